// Wie sich ein Teil einer Begegnung am Tisch abspielt, in schlichten Sätzen.

import { german } from '@skald/text';
import type { EffectOf } from '../../documents/encounter/effect-schema.ts';
import type { RunningWords, Told } from '../en/running.ts';

const { several, signed, percent } = german;
const quoted = (text: string): string => `„${text}“`;

const suffering =
  (who: string, one = true) =>
  (what: string) =>
    `${who} ${one ? 'erleidet' : 'erleiden'} ${what}.`;
const winning =
  (who: string, one = true) =>
  (what: string) =>
    `${who} ${one ? 'erhält' : 'erhalten'} ${what}.`;

const over = ({ over, end }: EffectOf<'damage'> | EffectOf<'dice'>, told: Told): string =>
  over === 'once'
    ? end === null
      ? ''
      : told.end
    : `${over === 'recurring' ? ', jede Runde wieder' : ', jede Runde 2 mehr'}${told.end}`;
const soak = (ignoring: boolean): string => (ignoring ? ', gegen den keine Rüstung hilft' : '');

const heroes = (n: number): string => (n === 1 ? 'einen Helden' : `${n} Helden`);
const rounds = (n: number): string => several(n, 'Runde', 'Runden');
const successes = (n: number): string => several(n, 'Erfolg', 'Erfolge');

export const running: RunningWords = {
  quoted,
  either: (ways) =>
    ways.length < 2 ? (ways[0] ?? 'noch nichts') : `${ways.slice(0, -1).join(', ')} oder ${ways.at(-1)}`,
  list: german.list,
  luck: 'Glück',
  allFoes: 'alle',
  engagement: 'Gerangel',
  difficulty: (what, difficulty) => `${what} gegen ${difficulty}`,
  opposed: (what, who, bonus) =>
    `${what} gegen den Wurf eines anderen (${who === '' ? '' : `${who}, `}Bonus ${signed(bonus)})`,
  baseline: (score, by) =>
    by === 0 ? `${score} gegen den Richtwert` : `${score} gegen den Richtwert ${signed(by)}`,
  atOnce: (rolls) => rolls.join(' und zugleich auf '),
  rolls: {
    standard: (what) => `Alle würfeln auf ${what}.`,
    singular: (what) => `Ein Held, den sie bestimmen, würfelt auf ${what}.`,
    noFault: (what) => `Wer will, würfelt auf ${what}; ein einziger Erfolg genügt.`,
    rush: (what) => `Ein Held würfelt auf ${what}: wer zuerst kommt.`,
    scramble: (what) => `Wer will, würfelt auf ${what}, jeder für sich.`,
    dogpile: (what) => `Wer will, würfelt auf ${what}, und allen, die es tun, muss es gelingen.`,
    weakLink: (what) => `Alle würfeln auf ${what}.`,
    lineOfDoom: (what) => `Alle würfeln der Marschordnung nach auf ${what}.`,
    domino: (what) => `Alle würfeln der Marschordnung nach auf ${what}.`,
    doer: (what) => `Wer es tut, würfelt auf ${what}.`,
  },
  suffer: {
    standard: suffering('Wer scheitert,'),
    singular: (what) => `Scheitert er, erleiden alle Helden ${what}.`,
    noFault: (what) => `Gelingt es niemandem, erleiden alle Helden ${what}.`,
    rush: (what) => `Scheitert er, erleidet er allein ${what}.`,
    scramble: suffering('Wer es versucht und scheitert,'),
    dogpile: (what) => `Scheitert einer von ihnen oder versucht es niemand, erleiden alle Helden ${what}.`,
    weakLink: (what) => `Scheitert auch nur einer, erleiden alle Helden ${what}.`,
    doomFront: suffering('Die Gefahr liegt vorn: Der Hinterste, der scheitert, und alle vor ihm', false),
    doomRear: suffering('Die Gefahr liegt hinten: Der Vorderste, der scheitert, und alle hinter ihm', false),
    dominoFront: suffering(
      'Wer scheitert, lässt den Nächsten vor ihm noch einmal würfeln; alle, denen ihr letzter Wurf misslang,',
      false,
    ),
    dominoRear: suffering(
      'Wer scheitert, lässt den Nächsten hinter ihm noch einmal würfeln; alle, denen ihr letzter Wurf misslang,',
      false,
    ),
    doer: suffering('Wer scheitert,'),
    met: suffering('Wen es trifft, der'),
    together: (what) => `Reicht es nicht, erleiden alle Helden ${what}.`,
    held: (what) => `Beim ersten Misslingen erleiden alle Helden ${what}.`,
  },
  win: {
    standard: winning('Wem es gelingt, der'),
    singular: (what) => `Gelingt es ihm, erhalten alle Helden ${what}.`,
    noFault: (what) => `Dann erhalten alle Helden ${what}.`,
    rush: (what) => `Gelingt es ihm, erhält er allein ${what}.`,
    scramble: winning('Wem es gelingt, der'),
    dogpile: (what) => `Dann erhalten alle Helden ${what}.`,
    weakLink: (what) => `Scheitert niemand, erhalten alle Helden ${what}.`,
    doomFront: winning('Wer verschont bleibt,'),
    doomRear: winning('Wer verschont bleibt,'),
    dominoFront: winning('Wem sein letzter Wurf gelang, der'),
    dominoRear: winning('Wem sein letzter Wurf gelang, der'),
    doer: winning('Wem es gelingt, der'),
    met: winning('Wer das tut,'),
    together: (what) => `Reicht es, erhalten alle Helden ${what}.`,
    held: (what) => `Halten sie bis zum Ende durch, erhalten alle Helden ${what}.`,
  },
  idle: {
    task: 'Weiter hängt nichts daran.',
    freestanding: 'Gelingen bringt Siegpunkte, Scheitern kostet nichts.',
  },
  phases: { before: 'Vor dem Kampf.', during: 'Im Kampf.', after: 'Nach dem Kampf.' },
  trigger: (when) => `Es geht los, wenn ${when}.`,
  condition: (what) =>
    what === ''
      ? 'Helden können es bleiben lassen.'
      : `Helden können es bleiben lassen. Damit fängt es an: ${quoted(what)}`,
  exposure: { first: 'Es schlägt nur beim ersten Mal zu.', remains: 'Es schlägt jedes Mal zu.' },
  exhausted: (most) => `Nach ${most === 1 ? 'einem Mal' : `${most} Malen`} ist es erschöpft.`,
  how: (what) => `Gewürfelt wird dafür nicht: ${quoted(what)}`,
  partOf: (trap) => `Es gehört zu ${quoted(trap)}.`,
  bait: (n) => `Es liegt, wo es wehtut: Wer es will, bleibt ${rounds(n)} lang dort.`,
  multiple: {
    actionSink: (sink) =>
      `Gemeinsam brauchen sie ${successes(sink.successes)}${sink.trapAtEnd ? ', bevor der Kampf endet' : ''}; jeder Versuch kostet eine Handlung, und mehr kostet das Scheitern nicht.`,
    panicButton: (end) => `Jede Runde muss es einem gelingen${end}.`,
    endurance: (rolls) => `Es sind ${rolls} solche Würfe, einer je Runde, und ein Scheitern genügt.`,
    countdown: (needed, attempts) =>
      `Gemeinsam brauchen sie ${successes(needed)} in ${rounds(attempts)}; in jeder dürfen es alle versuchen.`,
    scoreboard: (needed) => `Wer zuerst ${needed} solche Würfe gewinnt, hat gewonnen.`,
  },
  endedBy: (what) => `, bis jemand dem ein Ende macht (${what})`,
  endedTogether: (what, needed) => `, bis sie dem gemeinsam ein Ende machen (${what}, ${successes(needed)})`,
  untilEnd: 'bis zum Ende der Begegnung',
  untilBegins: (name) => `bis ${quoted(name)} beginnt`,
  action: 'Ein Versuch kostet eine Handlung.',
  withoutKit: 'Ausrüstung ist nicht nötig.',
  defies: (god) => `Was einen Helden mit ${god} verbindet, kommt zur Schwierigkeit hinzu.`,
  cares: {
    growth: (god) => `${god} hütet, was wächst.`,
    unrest: (god) => `${god} ist gegen Untote und gegen alles, was von Loki kommt.`,
    mischief: (god) => `${god} steht ehrlichen und hilfreichen Taten im Weg.`,
    wind: (god) => `${god} hasst Hitze und stehende Luft.`,
    knowledge: (god) => `${god} will wissen: Karten, Namen und Geheimnisse.`,
    courage: (god) => `${god} will tollkühnen Mut und verzeiht keinen Rückzug.`,
    suffering: (god) => `${god} ehrt, wer leidet und in eine Falle geht.`,
    hunt: (god) => `${god} will, dass Wild gejagt wird.`,
  },
  extra: (extra) =>
    extra === 'unlimited'
      ? 'Man darf es versuchen, sooft man will.'
      : `Man darf es noch ${['', 'einmal', 'zweimal'][extra] ?? `${extra}-mal`} versuchen.`,
  leadsTo: (name) => `Wer scheitert, hat es danach mit ${quoted(name)} zu tun.`,
  spot: (square) => `Versuchen kann es nur, wer auf ${square} steht.`,
  serves: (roll, effects) => `Die Art des Wurfs (${roll}) gilt nur hierfür: ${effects}.`,
  targets: (most, by) => `Es trifft höchstens ${heroes(most)}, ${by}.`,
  repeats: (most, by, end) => `Jede Runde trifft es ${heroes(most)}, ${by}${end}.`,
  zone: {
    danger: (paces, square) =>
      `Im Umkreis von ${paces} Schritt um ${square} wird der Wurf schwerer, um 1 für je 10 Schritt, die man näher steht.`,
    safety: (paces, square) =>
      `Im Umkreis von ${paces} Schritt um ${square} wird der Wurf leichter, um 1 für je 10 Schritt, die man näher steht.`,
  },
  effects: {
    damage: (effect, told) =>
      `Schaden von ${effect.dam} und dem, was am Wurf fehlte${soak(effect.armorIgnoring)}${over(effect, told)}`,
    dice: (effect, told) =>
      `${effect.dice === 1 ? 'einen Würfel' : `${effect.dice} Würfel`} Schaden und dazu, was am Wurf fehlte${soak(effect.armorIgnoring)}${over(effect, told)}`,
    impairment: ({ points }, { only, until }) =>
      `eine Beeinträchtigung von ${points}${only === '' ? '' : ` (nur ${only})`} ${until}`,
    stick: ({ by, rounds: n }, { name }) =>
      `einen Abzug von ${by} auf einen späteren Wurf (${name})${n === 1 ? '' : `, ${n} Runden lang`}`,
    foesStick: ({ by, rounds: n, fights, score: _ }, { only, name }) =>
      `einen Vorteil der Gegner (${name}): ${only} ${signed(by)}, ${n === 1 ? 'eine Runde' : `${n} Runden`} lang ${fights === 1 ? 'im nächsten Kampf' : 'in jedem der nächsten beiden Kämpfe'}`,
    status: ({ points }) =>
      `einen Verlust von ${several(points, 'Siegpunkt', 'Siegpunkten')} dieser Begegnung, den Preis fürs Zurückweichen`,
    equipment: () => 'Schaden an allem, was er bei sich hat',
    acid: ({ dam, deep }, { end, only }) =>
      `Säure: jede Runde Schaden ${dam}, gegen den keine Rüstung hilft, und Schaden an der Ausrüstung${deep === null ? '' : `, in tiefem Wasser (${only})`}${end}`,
    ambush: () => 'einen Hinterhalt der Gegner: drei Runden mit immer kleineren Abzügen',
    drowning: (_, { only }) => `tiefes Wasser (${only})`,
    fall: (_, { only }) => only,
    fire: ({ raging, water, within = false }) =>
      `${raging ? 'ein tosendes Feuer: Schaden 12, jede Runde 2 mehr' : 'Flammen: Kleider können brennen, mit Schaden 6, jede Runde 2 mehr'}${within ? '; alles hier brennt, und wer nicht am Ausgang steht, muss erst dorthin' : ''}${water === null ? '' : `; ${water} Schritt weiter ist Wasser`}`,
    lost: ({ difficulty }) =>
      `den Verlust des Weges: Würfe auf Karten zeichnen gegen ${difficulty}, bis er gefunden ist, dann alle auf Tapferkeit und Schleichen`,
    grab: ({ dam, traps }, { end }) =>
      `einen festen Griff${dam === 0 ? '' : ` und Schaden ${dam}`}${end}; es gibt ${several(traps, 'solche Falle', 'solche Fallen')}`,
    nuisance: ({ dam }) =>
      `Getier, das jede Runde ${dam} Schaden tut, und Würfe auf Tapferkeit, um es auszuhalten`,
  },
  fall: (feet, good, bad, landing) =>
    good === 0 && bad === 0
      ? `einen Sturz von ${feet} Fuß, der niemandem schadet`
      : `einen Sturz von ${feet} Fuß: Schaden ${good}, oder ${bad}, wenn ein Wurf auf Springen gegen ${landing} misslingt`,
  swim: (difficulty) => `jede Runde Schwimmen gegen ${difficulty}, sonst geht man unter`,
  gains: {
    treasure: ({ category }) => `einen Schatz der Güte ${category}`,
    silver: ({ ounces }) => `${several(ounces, 'Unze', 'Unzen')} Silber`,
    liarsSilver: ({ pieces }) => `${pieces} Stück Lügensilber, das weniger als nichts wert ist`,
    ambush: () => 'einen Hinterhalt gegen die Gegner: für sie drei Runden mit immer kleineren Abzügen',
    bargain: ({ bonus, stock }, { name }) =>
      `eine Gelegenheit zum Handel: Der Händler hat beim Feilschen ${signed(bonus)}${stock.length === 0 ? '' : ` und verkauft außer Gewöhnlichem dies: ${name}`}`,
    carrot: ({ by, rounds: n, for: helped }, { name }) =>
      'score' in helped
        ? `${name} ${signed(by)}, ${n === 1 ? 'eine Runde' : `${n} Runden`} lang im nächsten Kampf`
        : `${signed(by)} auf einen späteren Wurf (${name})${n === 1 ? '' : `, ${n} Runden lang`}`,
    healing: (_, { name }) => `Ruhe, um zu heilen: ${name}`,
    invigoration: ({ points }, { only, until }) =>
      `eine Stärkung von ${points}${only === '' ? '' : ` (nur ${only})`} ${until}`,
    goHome: ({ bonus }) => `einen Grund heimzukehren: ${signed(bonus)} auf den Wurf eines jeden auf Kunde`,
    lootCache: ({ difficulty }) => `ein Versteck für Beute, wiederzufinden gegen ${difficulty}`,
    shrine: (_, { name }) => `einen Schrein (${name})`,
    points: ({ award }, { name, only }) =>
      `${award === 'variable' ? 'Siegpunkte, so viele die Tat wert ist' : several(award, 'Siegpunkt', 'Siegpunkte')} (${only})${name === '' ? '' : ` für dies: ${quoted(name.replace(/\.$/, ''))}`}`,
  },
  buffness: (number, bonus) => `Es ist der ${number}. Wurf der Begegnung, darum haben alle ${signed(bonus)}.`,
  odds: {
    score: (score, chance) => `Aussicht mit einem Wert von ${score}: ${percent(chance)}.`,
    baseline: (chance) => `Aussicht für den, der selbst am Richtwert steht: ${percent(chance)}.`,
    roster: (least, most) =>
      least === most
        ? `Aussicht für jeden dieser Helden: ${percent(least)}.`
        : `Aussichten dieser Helden: ${percent(least)} bis ${percent(most)}.`,
    within: (tries, chance) => `In ${tries} Versuchen: ${percent(chance)}.`,
    any: (chance) => `Dass es einem gelingt: ${percent(chance)}.`,
    all: (chance) => `Dass niemand scheitert: ${percent(chance)}.`,
    held: (n, chance) => `Durchzuhalten, ${rounds(n)} lang: ${percent(chance)}.`,
    made: (chance) => `Dass es reicht: ${percent(chance)}.`,
    won: (chance) => `Dass der Held gewinnt: ${percent(chance)}.`,
    tries: (average) => `Das kostet im Mittel ${average.toFixed(1).replace('.', ',')} Handlungen.`,
  },
};
