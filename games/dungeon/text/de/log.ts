import type { EventOf } from '../../rules/events.ts';
import type { Mark } from '../../rules/state.ts';
import type { About, Log } from '../catalogue.ts';
import { sumLines } from '../sums.ts';
import { endings } from './endings.ts';
import { cases, names as n } from './names.ts';

const VERBS = { fight: 'kämpft gegen', shot: 'schießt auf', magic: 'greift magisch an:' } as const;

function attacked(event: EventOf<'attacked'>, { at, thing }: About): string {
  const { attacker, target, bar, kind, free, spell, attack, defence, armour, to } = event;
  const whom = target === null ? cases.accusative(thing(bar ?? to)) : n.model(target);
  const deed = free
    ? `${n.model(attacker)} führt einen freien Hieb gegen`
    : `${n.model(attacker)} ${VERBS[kind]}`;
  const how = spell === null ? '' : ` mit ${n.spell(spell)}`;
  const again = event.rerolled === null ? '' : `, neu geworfen von ${n.model(event.rerolled)}`;
  const sums = event.sums === null ? [] : sumLines(event.sums, event, 'de').map((sum) => ` ${sum}.`);
  return (
    `${deed} ${whom} (${at(to)})${how}: ${attack.join(' ')} gegen ` +
    `${defence.join(' ')}, Rüstung ${armour}${again}.${sums.join('')}`
  );
}

function hits({ pairs, discarded, hits: count }: EventOf<'hits'>): string {
  const said = pairs.map(({ attack, defence, hit }) => {
    if (defence === null) return `${attack} trifft auf nichts`;
    return hit ? `${attack} schlägt ${defence}` : `${defence} hält ${attack} auf`;
  });
  const lost =
    discarded.length === 0
      ? []
      : [
          `${n.list(discarded.map(String))} ${discarded.length === 1 ? 'kommt' : 'kommen'} nicht durch die Rüstung`,
        ];
  const parts = [...(said.length > 0 ? [said.join(', ')] : []), ...lost].join('; ');
  return `${parts === '' ? '' : `${parts}: `}${count === 0 ? 'kein Treffer' : n.hits(count)}.`;
}

const by = (id: string | null): string => (id === null ? '' : ` durch ${n.model(id)}`);
const hitBy = (id: string | null): string => (id === null ? '' : `, getroffen von ${n.model(id)}`);
const APPEARED = {
  start: 'steht',
  revealed: 'kommt in Sicht',
  raised: 'steht aus den Knochen auf',
  summoned: 'erscheint',
} as const;
const HEALED = {
  tough: 'ist zäh und erholt sich',
  item: 'trinkt und erholt sich',
  spell: 'wird geheilt',
} as const;
const marks = n.marks as Readonly<Record<string, string>>;
const MARKED: Readonly<Record<Mark['type'], string>> = {
  corroded: 'hat bis zum Rundenende weniger Rüstung',
  shielded: 'hat mehr Rüstung, bis der Zaubernde wieder zieht',
  hardened: 'hat bis zum nächsten Zug mehr Rüstung',
  stance: 'steht bis zum nächsten Zug wie Stein',
  guided: 'hat einen Würfel mehr beim nächsten Kampf oder Schuss dieser Runde',
  chilled: 'ist im nächsten Zug langsamer',
};
const has = (count: number): string => (count === 1 ? 'darf' : 'dürfen');

export const log: Log = {
  roll: () => null,
  began: ({ heroes, commands, deck }) =>
    `${n.models(heroes)} betreten das Verlies. Der Overlord hat ${n.commands(commands)} je Zug und ${n.cards(deck)}.`,
  appeared: ({ model, how, x, y, facing }, { at }) =>
    `${n.model(model)} ${APPEARED[how]}: ${at([x, y])}${how === 'start' ? '' : `, Blick nach ${n.facings[facing]}`}.`,
  faced: ({ model, facing }) => `${n.model(model)} blickt nach ${n.facings[facing]}.`,
  roundBegan: ({ round }) => `Runde ${round}.`,
  turnBegan: ({ model }) => `${n.model(model)} ist am Zug.`,
  turnEnded: () => null,
  overlordTurn: ({ commands }) => `Der Overlord ist am Zug: ${n.commands(commands)}.`,
  commanded: ({ model, interrupt }) =>
    interrupt ? `${n.model(model)} handelt dazwischen.` : `Der Overlord befiehlt: ${n.model(model)}.`,
  cardPlayed: ({ card }) => `Der Overlord spielt ${n.card(card)}.`,
  cardDrawn: ({ card }) => `Du ziehst ${n.card(card)}.`,
  drew: ({ cards, pile }) => `Der Overlord zieht ${n.cards(cards)}; ${pile} sind noch zu ziehen.`,
  pileEmpty: () => 'Der Overlord hat keine Karte mehr zu ziehen.',
  endOfRound: ({ round }) => `Ende der Runde ${round}.`,
  spellTurned: ({ model, spell, turned }) =>
    turned === 0
      ? `${n.model(model)}: ${n.spell(spell)} ist wieder bereit.`
      : `${n.model(model)}: ${n.spell(spell)} braucht noch eine Runde.`,
  effectEnded: ({ model, mark }) => `${marks[mark] ?? mark} auf ${n.model(model)} ist vorbei.`,
  healed: ({ model, wounds, by: how }) =>
    wounds === 0
      ? `${n.model(model)} hat keine Wunde zu verlieren.`
      : `${n.model(model)} ${HEALED[how]}: ${n.wounds(wounds)} weniger.`,
  mended: ({ model }) => `${n.model(model)} ist nicht mehr verletzt.`,
  chamberTurned: ({ open }) =>
    `Die Kammer dreht sich: Offen ist sie jetzt nach ${open === 'northSouth' ? 'Norden und Süden' : 'Osten und Westen'}.`,
  stepped: ({ model, from, path }, { at }) =>
    `${n.model(model)} geht von ${at(from)} nach ${path.map((place) => at(place)).join(', ')}.`,
  turned: ({ model, facing }) => `${n.model(model)} dreht sich nach ${n.facings[facing]}.`,
  stopped: ({ model, by: enemies, x, y }, { at }) =>
    `${n.model(model)} wird auf ${at([x, y])} von ${n.models(enemies)} aufgehalten.`,
  brokeAway: ({ model, x, y, strikers }, { at }) =>
    `${n.model(model)} löst sich nach ${at([x, y])}; ${n.models(strikers)} ${has(strikers.length)} zuschlagen.`,
  strikesAt: ({ model, strikers }) =>
    `${n.models(strikers)} ${has(strikers.length)} frei zuschlagen, auf ${n.model(model)}.`,
  waived: ({ models }) => `${n.models(models)} ${models.length === 1 ? 'schlägt' : 'schlagen'} nicht zu.`,
  left: ({ hero, x, y }, { at }) => `${n.model(hero)} verlässt auf ${at([x, y])} das Verlies.`,
  attacked,
  hits,
  unharmed: ({ model, hits: count }) =>
    count === 0 ? `${n.model(model)} bleibt unversehrt.` : `${n.model(model)} hält ${n.hits(count)} aus.`,
  wounded: ({ model, wounds, injured }) =>
    `${n.model(model)} wird verwundet: ${n.wounds(wounds)} von 5${injured ? ', verletzt' : ''}.`,
  woundIgnored: ({ model, item }) => `${n.item(item)} wendet die Wunde von ${n.model(model)} ab.`,
  crippled: ({ model, by: whom }) => `${n.model(model)} ist außer Gefecht${hitBy(whom)}.`,
  minionInjured: ({ model }) => `${n.model(model)} ist verletzt.`,
  boned: ({ model, x, y, by: whom }, { at }) =>
    `${n.model(model)} zerfällt auf ${at([x, y])} zu Knochen${hitBy(whom)}.`,
  destroyed: ({ model, x, y, by: whom }, { at }) =>
    `${n.model(model)} wird auf ${at([x, y])}${whom === null ? '' : ` von ${n.model(whom)}`} vernichtet.`,
  lockHeld: (place, { at, thing }) => `${n.theThing(thing(place))} auf ${at(place)} hält stand.`,
  lockBroken: ({ x, y, by: whom }, { at, thing }) =>
    `${n.model(whom)} bricht ${cases.accusative(thing([x, y]))} auf ${at([x, y])} auf.`,
  wardLowered: ({ x, y, from, to, by: whom }, { at, thing }) =>
    `Das Siegel an ${cases.dative(thing([x, y]))} auf ${at([x, y])} sinkt${by(whom)} von ${from} auf ${to}.`,
  doorOpened: (place, { at }) => `Die Tür auf ${at(place)} ist offen.`,
  weakSpotBroken: (place, { at }) => `Die Schwachstelle auf ${at(place)} ist durchbrochen.`,
  caveInCleared: (place, { at }) => `Der Einsturz auf ${at(place)} ist weggeräumt.`,
  chestOpened: ({ x, y, contents }, { at }) =>
    `Die Truhe auf ${at([x, y])} ist offen${contents.length === 0 ? ' und leer' : `: ${n.list(contents.map(n.item))}`}.`,
  revealed: ({ squares, bones }) =>
    `${n.squares(squares.length)} ${squares.length === 1 ? 'kommt' : 'kommen'} in Sicht${bones.length === 0 ? '' : `, mit ${bones.length} Knochenhaufen`}.`,
  searched: ({ hero, x, y, found }, { at, thing }) =>
    `${n.model(hero)} durchsucht ${cases.accusative(thing([x, y]))} auf ${at([x, y])} und findet ${found.length === 0 ? 'nichts' : n.list(found.map(n.item))}.`,
  gained: ({ hero, item }) => `${n.model(hero)} hat jetzt: ${n.item(item)}.`,
  lostToTheDark: ({ item }) => `${n.item(item)} nützt hier niemandem und geht verloren.`,
  dropped: ({ hero, item, x, y }, { at }) =>
    `${n.model(hero)} lässt auf ${at([x, y])} etwas fallen: ${n.item(item)}.`,
  pickedUp: ({ hero, item, x, y }, { at }) =>
    `${n.model(hero)} hebt auf ${at([x, y])} etwas auf: ${n.item(item)}.`,
  pulled: ({ hero, x, y, left }, { at }) =>
    `${n.model(hero)} zieht den Hebel auf ${at([x, y])}; ${left === 0 ? 'der Ausgang ist frei' : `es fehlen noch ${left}`}.`,
  cast: ({ model, spell, target, place }, { at }) => {
    const whom = target !== null ? ` auf ${n.model(target)}` : place !== null ? ` auf ${at(place)}` : '';
    return `${n.model(model)} wirkt ${n.spell(spell)}${whom}.`;
  },
  marked: ({ model, mark }) =>
    `${n.model(model)} ${(MARKED as Readonly<Record<string, string>>)[mark] ?? mark}.`,
  used: ({ model, item }) => `${n.model(model)} benutzt ${n.item(item)}.`,
  offered: ({ giver, taker, item, inReturn }) =>
    inReturn === null
      ? `${n.item(item)} soll von ${n.model(giver)} an ${n.model(taker)} gehen.`
      : `${n.model(giver)} bietet ${n.model(taker)} einen Tausch an: ${n.item(item)} gegen ${n.item(inReturn)}.`,
  traded: ({ giver, taker, item, inReturn }) =>
    inReturn === null
      ? `${n.item(item)} geht von ${n.model(giver)} an ${n.model(taker)}.`
      : `${n.model(giver)} und ${n.model(taker)} tauschen: ${n.item(item)} gegen ${n.item(inReturn)}.`,
  declined: ({ giver, taker, item, inReturn }) =>
    inReturn === null
      ? `${n.item(item)} geht nicht von ${n.model(giver)} an ${n.model(taker)}: abgelehnt.`
      : `${n.item(item)} wird nicht gegen ${n.item(inReturn)} getauscht: ${n.model(taker)} lehnt ab.`,
  bonesRemoved: ({ squares }, { at }) =>
    `Die Knochen auf ${n.list(squares.map((place) => at(place)))} sind fort.`,
  feat: ({ model, feat }) => `${n.model(model)} vollbringt eine Heldentat: ${n.feat(feat)}.`,
  featRestored: ({ model, feat }) => `${n.model(model)} kann wieder: ${n.feat(feat)}.`,
  raiseLost: ({ castings }) =>
    `${castings === 1 ? 'Eine Totenerweckung verfällt' : `${castings} Totenerweckungen verfallen`}: Es ist nichts mehr zu erwecken.`,
  caveIn: (place, { at }) => `Auf ${at(place)} stürzt die Decke ein.`,
  conceded: ({ side }) => (side === 'heroes' ? 'Die Helden geben auf.' : 'Der Overlord gibt auf.'),
  gameOver: ({ winner, ending }) =>
    `${endings[ending as keyof typeof endings]?.(winner) ?? ''} ${winner === 'heroes' ? 'Die Helden gewinnen.' : 'Der Overlord gewinnt.'}`.trim(),
  rewarded: ({ hero, item }) => `${n.model(hero)} bekommt für das nächste Abenteuer: ${n.item(item)}.`,
};
