// Was zwischen zwei Begegnungen und daheim erzählt und gefragt wird.

import type { Purchase } from '../../documents/hero/lines.ts';
import type { Log, OptionLabels, Questions } from '../catalogue.ts';
import type { interludeQuestions as asked, interludeLog as english } from '../en/interlude.ts';
import { costIn, firstFound, hoardTold, sideText, thingAt, villageSilver } from '../interlude.ts';
import { itemName } from '../items/index.ts';
import { thingName } from '../things.ts';
import { names as n } from './names.ts';

const DIVISION = {
  even: 'so gleichmäßig, wie es geht',
  finders: 'jeder behält, was er gefunden hat',
  inTurn: 'einer nach dem anderen nimmt etwas',
} as const;

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
const LINES = { ...n.causes, ...n.settlings } as const;

function bought(purchase: Purchase): string {
  switch (purchase.kind) {
    case 'gift':
      return `erhält ${n.gift(purchase.gift)}`;
    case 'experience':
      return `ist besser geworden: ${n.abilities[purchase.ability]}`;
    case 'training':
      return `lernt ${n.abilities[purchase.ability]}`;
    case 'insurance':
      return 'ist gegen den Tod versichert';
    case 'curds':
      return 'hat Quark';
    case 'legendary':
      return `weckt ${thingName(purchase.item, 'de')}`;
    case 'horse':
      return 'hat jetzt ein Pferd';
    case 'horse-upgrade':
      return 'hat jetzt ein besseres Pferd';
    case 'deficit':
      return 'begleicht eine alte Schuld';
    case 'gear':
      return `hat etwas Neues: ${itemName(purchase.ware, 'de')}`;
  }
}

export const interludeLog: Pick<Log, keyof typeof english> = {
  reckoned: ({ hero, lines, score }, { who }) => {
    const name = hero === null ? 'Spielleitung' : who(hero);
    const told = lines.map(({ cause, points }) => `${LINES[cause]} ${signed(points)}`).join(', ');
    return lines.length === 0
      ? `${name}: nichts gewonnen, nichts verloren.`
      : `${name}: ${told}. Das macht ${n.points(score)}.`;
  },
  divided: ({ division }) => `Man einigt sich: ${DIVISION[division]}.`,
  disputed: ({ heroes, item }, { all }) => `${all(heroes)} wollen dasselbe: ${itemName(item, 'de')}.`,
  partsTaken: ({ heroes, item }, { all }) => `${all(heroes)} teilen sich: ${itemName(item, 'de')}.`,
  contested: ({ ability, totals, winner }, { who }) => {
    const rolled = totals.map(({ hero, total }) => `${who(hero)} ${total}`).join(', ');
    const end = winner === null ? 'Gleichstand, also noch einmal' : `${who(winner)} gewinnt`;
    return `Das entscheidet ${n.abilities[ability]} (${rolled}): ${end}.`;
  },
  challenged: ({ heroes, cap, target }, { all }) =>
    `${all(heroes)} gehen auf den Holm: Kein Hieb kostet mehr als ${cap}, und wer mehr als ${target} ausgeteilt hat, gewinnt.`,
  sawThrough: ({ hero, total, difficulty, success }, { who }) =>
    `${who(hero)} wiegt das Silber in der Hand (${total} gegen ${difficulty}): ${success ? 'Manches davon ist keines' : 'Alles sieht echt aus'}.`,
  improved: ({ hero, purchase, points }, { who }) =>
    `${who(hero)} ${bought(purchase)}, für ${n.points(points)}.`,
  haggled: ({ hero, total, against, ware, silver }, { who }) =>
    `${who(hero)} feilscht um ${itemName(ware, 'de')}, ${total} gegen ${against}: ${silver} Unzen Silber.`,
  tooDear: ({ hero, silver }, { who }) => `${who(hero)} hat keine ${silver} Unzen und verzichtet.`,
  bartered: ({ hero, to, gives, takes, agreed }, { who, toWhom }) =>
    `${who(hero)} bietet ${toWhom(to)} ${sideText(gives, 'de')} gegen ${sideText(takes, 'de')}: ${agreed ? 'abgemacht' : 'abgelehnt'}.`,
  leftBehind: ({ item }) => `Es bleibt zurück: ${itemName(item, 'de')}.`,
  helmed: ({ hero, helm }, { who }) =>
    helm === null
      ? `${who(hero)} nimmt den Helm ab.`
      : `${who(hero)} setzt einen Helm auf: ${n.gift(helm.gift)}.`,
  cameBack: ({ name }) => `Gegen den Tod versichert: Auf dem leeren Platz sitzt nun ${name}.`,
  gave: ({ hero, item }, { who }) => `${who(hero)} gibt dem Dorf ${itemName(item, 'de')}.`,
  wonSitting: ({ heroes }, { all }) =>
    heroes.length === 0
      ? 'Am meisten gewonnen hat jemand, der hier keinen lebenden Helden hat.'
      : `Am meisten gewonnen: ${all(heroes)}.`,
};

export const interludeQuestions: Pick<Questions, keyof typeof asked> = {
  division: ({ view }) =>
    `Wie teilt ihr, was gefunden wurde?\nWas die meisten wollen, wird den anderen vorgelegt. Sind nicht alle dafür, sagt jeder, was er will. ${hoardTold(view, 'de')}.`,
  assent: ({ view, frame }) =>
    `Einverstanden: ${frame === null ? 'so' : DIVISION[frame.division]}?\nSonst sagt jeder bei jedem Ding, ob er es will. ${hoardTold(view, 'de')}.`,
  wanting: ({ view }) => `Wer will ${firstFound(view, 'de')}?\nWas keiner will, behält, wer es gefunden hat.`,
  dispute: ({ view, frame, all }) =>
    `Wie wird das entschieden?\n${frame === null ? 'Mehrere' : all(frame.heroes)} wollen ${firstFound(view, 'de')}. Wer nicht nachgibt, würfelt darum, außer alle wollen teilen oder beide von zweien gehen auf den Holm.`,
  bustle: ({ frame }) =>
    ({
      after: 'Die Begegnung ist vorbei. Was tut ihr vor der nächsten?',
      before: 'Was tut ihr, bevor ihr auszieht?',
      home: 'Ihr seid daheim. Was macht ihr aus dem, was ihr habt?',
    })[frame?.occasion ?? 'after'],
  barter: ({ frame, who, toWhom }) =>
    frame === null
      ? 'Was wird geboten?'
      : `Was bietet ${who(frame.hero)} ${toWhom(frame.to)}?\nBisher ${sideText(frame.gives, 'de')} gegen ${sideText(frame.takes, 'de')}.`,
  deal: ({ frame, who, toWhom }) =>
    frame === null
      ? 'Abgemacht?'
      : `${who(frame.hero)} bietet ${toWhom(frame.to)} ${sideText(frame.gives, 'de')} und will ${sideText(frame.takes, 'de')}. Abgemacht?`,
  retry: ({ frame, who }) =>
    `Trinkt ${frame === null ? 'jemand' : who(frame.hero)} für einen weiteren Versuch?\nEs hat nicht gereicht. Ein Trank erlaubt noch einen.`,
  giveAway: ({ view }) =>
    `Was gebt ihr eurem Dorf?\nJede Unze, die gegeben wird, bringt einen Punkt, und gegeben ist gegeben. Bisher hat es ${villageSilver(view)} Unzen bekommen.`,
};

const give = (what: string): string => `${what} geben`;
const ask = (what: string): string => `${what} verlangen`;
const silver = (ounces: number): string => itemName({ kind: 'loot', form: 'silver', ounces }, 'de');

export const interludeOptions: Pick<OptionLabels, keyof typeof asked> = {
  division: {
    propose: ({ division }) =>
      ({
        even: 'So gleichmäßig, wie es geht',
        finders: 'Jeder behält, was er gefunden hat',
        inTurn: 'Einer nach dem anderen',
      })[division],
    claims: () => 'Ding für Ding',
  },
  assent: { accept: () => 'Einverstanden', refuse: () => 'Nein' },
  wanting: {
    want: ({ hero }, { who }) => `${who(hero)} will es`,
    leaveIt: () => 'Lassen',
  },
  dispute: {
    yield: () => 'Nachgeben',
    share: () => 'Gleichmäßig teilen',
    contest: ({ ability }) => `Darum würfeln: ${n.abilities[ability]}`,
    holmgang: () => 'Auf den Holm',
  },
  bustle: {
    learn: (act, { who, view }) =>
      `${who(act.hero)}: ${n.abilities[act.ability]} steigern (${n.points(costIn(view, act))})`,
    train: (act, { who, view }) =>
      `${who(act.hero)}: ${n.abilities[act.ability]} lernen (${n.points(costIn(view, act))})`,
    buyGift: (act, { who, view }) => `${who(act.hero)}: ${n.gift(act.gift)} (${n.points(costIn(view, act))})`,
    buyLevel: (act, { who, view }) =>
      `${who(act.hero)}: ${thingName(act.item, 'de')} wecken (${n.points(costIn(view, act))})`,
    insure: (act, { who, view }) =>
      `${who(act.hero)}: gegen den Tod versichern (${n.points(costIn(view, act))})`,
    buyHorse: (act, { who, view }) => `${who(act.hero)}: ein Pferd kaufen (${n.points(costIn(view, act))})`,
    improveHorse: (act, { who, view }) =>
      `${who(act.hero)}: ${thingName(act.upgrade, 'de')} (${n.points(costIn(view, act))})`,
    payDebt: ({ hero, points }, { who }) => `${who(hero)}: eine Schuld von ${n.points(points)} begleichen`,
    haggle: ({ hero, ware }, { who }) => `${who(hero)}: um ${thingName(ware, 'de')} feilschen`,
    barter: ({ hero, to }, { who, toWhom }) => `${who(hero)}: mit ${toWhom(to)} handeln`,
    drop: ({ hero, thing }, { who, view }) =>
      `${who(hero)}: ${thingAt(view, hero, thing, 'de')} zurücklassen`,
    wear: ({ hero, thing }, { who, view }) => `${who(hero)}: ${thingAt(view, hero, thing, 'de')} aufsetzen`,
    bare: ({ hero }, { who }) => `${who(hero)}: den Helm abnehmen`,
    goOn: () => 'Weiter',
  },
  barter: {
    give: ({ thing }, { view, frame }) =>
      give(frame === null ? `${thing}` : thingAt(view, frame.hero, thing, 'de')),
    giveSilver: ({ ounces }) => give(silver(ounces)),
    givePoints: ({ points }) => give(n.points(points)),
    ask: ({ thing }, { view, frame }) =>
      ask(frame === null ? `${thing}` : thingAt(view, frame.to, thing, 'de')),
    askSilver: ({ ounces }) => ask(silver(ounces)),
    askPoints: ({ points }) => ask(n.points(points)),
    offer: () => 'So anbieten',
    callOff: () => 'Sein lassen',
  },
  deal: {
    accept: () => 'Abgemacht',
    refuse: () => 'Nein',
    noMore: () => 'Nein, und keine Angebote mehr',
  },
  retry: { drink: () => 'Trinken', leaveIt: () => 'Lassen' },
  giveAway: {
    give: ({ hero, thing, ounces }, { who, view }) =>
      `${who(hero)}: ${ounces} Unzen geben (${thingAt(view, hero, thing, 'de')})`,
    giveAll: () => 'Alles geben',
    keep: () => 'Den Rest behalten',
  },
};
