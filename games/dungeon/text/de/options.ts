import { CARD, type Card, ITEM, type Item, SPELL } from '../../content/index.ts';
import { barAt } from '../../rules/numbers.ts';
import type { About, OptionLabels } from '../catalogue.ts';
import { strideOf } from '../strides.ts';
import { cases, names as n } from './names.ts';

const face = ({ facing }: { facing: keyof typeof n.facings }): string => `Blick nach ${n.facings[facing]}`;

/** „Zombie 1 auf C4“ */
const someone = (id: string, { model, at }: About): string => {
  const one = model(id);
  return one === undefined ? n.model(id) : `${n.model(id)} auf ${at(one)}`;
};

function play({ card }: { card: Card }): string {
  const { kind, value } = CARD[card];
  const what = {
    extraCommands: value === 1 ? 'eine Figur mehr darf handeln' : `${value} Figuren mehr dürfen handeln`,
    doubleCommands: 'in diesem Zug doppelt so viele Befehle',
    raiseDead: `${value === 1 ? 'einmal' : `${value}-mal`} Totenerweckung ohne Befehl`,
    interrupt: value === 1 ? 'eine deiner Figuren handelt sofort' : `${value} deiner Figuren handeln sofort`,
  }[kind];
  return `${n.card(card)} spielen: ${what}`;
}

function used(item: Item): string {
  const { effect } = ITEM[item];
  switch (effect.type) {
    case 'heal':
      return `heilt ${n.wounds(effect.wounds)}`;
    case 'movement':
      return `in diesem Zug ${effect.by} Felder mehr`;
    case 'stone':
      return `Rüstung +${effect.by} bis zum nächsten Zug`;
    case 'noFreeStrikes':
      return 'in diesem Zug ohne freie Hiebe aus Frontbereichen lösen';
    case 'removesBones':
      return 'entfernt alle Knochen ringsum';
    case 'restoresFeat':
      return 'eine verbrauchte Heldentat wird wieder möglich';
    case 'crystal':
      return `${n.dice(effect.power)} mehr`;
    default:
      return 'einsetzen';
  }
}

function step({ x, y }: { x: number; y: number }, { view, at }: About): string {
  const { course, strikers, stoppers } = strideOf(view, x, y);
  const way = `${at([x, y])}${course === null ? '' : ` (${n.courses[course]})`}`;
  if (strikers.length > 0)
    return `Nach ${way} lösen: Vorher ${strikers.length === 1 ? `darf ${n.models(strikers)}` : `dürfen ${strikers.length} Gegner`} zuschlagen`;
  return stoppers.length > 0 ? `Schritt nach ${way}, dort aufgehalten` : `Schritt nach ${way}`;
}

const ward = ({ x, y }: { x: number; y: number }, { view, at, thing }: About): string => {
  const power = barAt(view, [x, y])?.ward ?? 0;
  return `${n.thing(thing([x, y]))} auf ${at([x, y])} (${n.ward(power)})`;
};

export const options: OptionLabels = {
  face: { face, auto: () => 'Alle zum nächsten Gegner oder zur nächsten Tür blicken lassen' },
  nextHero: {
    hero: ({ hero }, asking) => someone(hero, asking),
    pass: () => 'Einen anderen Spieler vorlassen',
    concede: () => 'Das Abenteuer aufgeben',
  },
  concede: { yes: () => 'Ja, aufgeben', no: () => 'Nein, weiterspielen' },
  interrupt: { play, wait: () => 'Nicht dazwischenfahren' },
  interruptModel: {
    command: ({ model }, asking) => someone(model, asking),
    done: () => 'Keine weitere Figur',
  },
  command: {
    command: ({ model }, asking) => `Befehl an ${someone(model, asking)}`,
    raise: () => 'Totenerweckung für einen Befehl',
    sceptre: () => 'Totenerweckung mit dem Knochenzepter, ohne Befehl',
    play,
    caveIn: () => 'Die Decke einstürzen lassen, einmal im Abenteuer',
    concede: () => 'Das Abenteuer aufgeben',
    done: () => 'Zug des Overlords beenden',
  },
  turn: {
    step,
    face,
    fight: ({ target }, asking) => `Kampf gegen ${someone(target, asking)}`,
    turnAndFight: ({ facing, target }, asking) =>
      `Nach ${n.facings[facing]} drehen und kämpfen: ${someone(target, asking)}`,
    order: ({ model, target }) => `${n.model(model)} kämpft gegen ${n.model(target)}`,
    force: ({ x, y }, { thing, at, view }) => {
      const lock = barAt(view, [x, y])?.lock ?? null;
      return `${cases.accusative(thing([x, y]))} auf ${at([x, y])} aufbrechen${lock === null ? '' : `: ${n.lockValues(lock)}`}`;
    },
    shoot: ({ target }, asking) => `Schuss auf ${someone(target, asking)}`,
    cast: ({ spell }) =>
      `${n.spell(spell)} wirken, ${SPELL[spell].kind === 'minor' ? 'nächste Runde' : 'in zwei Runden'} wieder bereit`,
    search: ({ x, y }, { thing, at }) => `${cases.accusative(thing([x, y]))} auf ${at([x, y])} durchsuchen`,
    pull: ({ x, y }, { at }) => `Den Hebel auf ${at([x, y])} ziehen`,
    leave: () => 'Das Verlies durch den Ausgang verlassen',
    feat: ({ feat }) => `Heldentat: ${n.feat(feat)}, statt eines normalen Zuges, einmal im Abenteuer`,
    use: ({ item }) => `${n.item(item)} benutzen: ${used(item)}`,
    useAt: ({ item, x, y }, asking) => `${n.item(item)} benutzen: ${ward({ x, y }, asking)}`,
    give: ({ item, hero }) => `${n.model(hero)} etwas anbieten: ${n.item(item)}`,
    take: ({ item, hero }) => `${n.model(hero)} um etwas bitten: ${n.item(item)}`,
    swap: ({ item, hero }) => `Mit ${n.model(hero)} tauschen: ${n.item(item)} gegen etwas anderes`,
    done: (_, { frame }) => (frame?.plan === 'turn' || frame === null ? 'Zug beenden' : 'Das ist alles'),
  },
  inReturn: { item: ({ item }) => n.item(item), withdraw: () => 'Doch nicht tauschen' },
  agree: { yes: () => 'Einverstanden', no: () => 'Ablehnen' },
  secondWind: { feat: ({ feat }) => n.feat(feat) },
  freeStrike: {
    strike: ({ model }, asking) => `${someone(model, asking)} schlägt zu`,
    pass: () => 'Einen anderen Spieler zuerst schlagen lassen',
    waive: () => 'Nicht mehr zuschlagen',
  },
  crystal: { use: ({ item }) => `${n.item(item)} ausgeben: ${used(item)}`, keep: () => 'Nichts ausgeben' },
  reroll: { yes: () => 'Münze ausgeben und neu würfeln', no: () => 'Die Würfel liegen lassen' },
  castAt: {
    model: ({ model }, asking) =>
      asking.frame?.model === model ? `${n.model(model)} selbst` : someone(model, asking),
    ward: (choice, asking) => ward(choice, asking),
    square: ({ x, y }, { at }) => `Feld ${at([x, y])}`,
  },
  summonAt: { square: ({ x, y }, { at }) => `Feld ${at([x, y])}` },
  raise: {
    bones: ({ x, y }, { at }) => `Die Knochen auf ${at([x, y])}`,
    done: () => 'Keine weiteren erwecken',
  },
  raiseAs: { minion: ({ minion }, { view }) => `${n.type(minion)} (${view.pool[minion] ?? 0} im Vorrat)` },
  placeFacing: { face },
  caveInAt: { square: ({ x, y }, { at }) => `Feld ${at([x, y])}` },
  bestow: { hero: ({ hero }) => n.model(hero) },
  reward: { hero: ({ hero }) => n.model(hero) },
};
