import { german } from '@skald/text';
import type { FeatureKind } from '../../documents/encounter/features.ts';
import type { Clearable } from '../../documents/encounter/fixes/fix.ts';
import type { NumberName } from '../../documents/encounter/fixes/numbers.ts';
import type { Words } from '../../documents/encounter/words.ts';
import { minus } from '../effects.ts';
import type { FixWords } from '../en/fixes.ts';
import * as lexicon from '../lexicon.ts';
import { squareLabel } from '../squares.ts';
import { encounter } from './encounter.ts';
import { names as n } from './names.ts';
import { notes } from './notes.ts';

/** Wen oder was man senkt und hebt. */
const numbers: Readonly<Record<NumberName, string>> = {
  difficulty: 'die Schwierigkeit',
  bonus: 'den Bonus des Gegenübers',
  baseline: 'den Zuschlag auf den Richtwert',
  successes: 'die Zahl der nötigen Erfolge',
  rolls: 'die Zahl der Würfe',
  attempts: 'die Zahl der Runden',
  dam: 'den Schaden',
  nuisance: 'den Schaden der Tiere',
  dice: 'die Zahl der Würfel',
  impairment: 'die Beeinträchtigung',
  status: 'den Verlust an Ansehen',
  stick: 'den Nachteil',
  carrot: 'den Vorteil',
  rounds: 'die Zahl der Runden',
  lost: 'die Schwierigkeit, den Weg zu finden,',
  grabbers: 'die Zahl der Fallen',
  feet: 'die Fallhöhe',
  ounces: 'die Unzen Silber',
  pieces: 'das Lügensilber',
  merchant: 'den Bonus des Händlers',
  invigoration: 'die Stärkung',
  goHome: 'den Bonus',
  cache: 'die Schwierigkeit, das Versteck zu finden,',
  award: 'die Siegpunkte',
  persons: 'den Platz in der Deckung',
  weird: 'den seltsamen Zauber',
  magic: 'den Zauber',
  targets: 'die Zahl der Getroffenen',
  paces: 'die Schritte',
  bait: 'die Runden, die man bleiben muss,',
};

const clearings: Readonly<Record<Clearable, string>> = {
  action: 'Lass den Versuch keine Handlung kosten',
  armorIgnoring: 'Lass Rüstung helfen',
  bait: 'Lass es keinen Köder sein',
  beginner: 'Lass es nicht für Anfänger sein',
  claims: 'Verlang nichts für dieses Gelände',
  condition: 'Lass es jeden treffen, ob er will oder nicht',
  extra: 'Erlaub keine weiteren Versuche',
  holds: 'Lass ihn niemanden festhalten',
  hunts: 'Lass ihn niemanden jagen',
  leadsTo: 'Lass einen Fehlschlag nirgendwohin führen',
  missile: 'Lass ihn nicht schießen',
  missiles: 'Lass keinen von ihnen schießen',
  multiple: 'Verlang nur einen einzigen Wurf',
  noMissiles: 'Verlang nichts dafür, dass niemand schießt',
  partOf: 'Lass es für sich stehen',
  repeats: 'Lass es nur einmal treffen',
  selfWilled: 'Lass ihm keinen eigenen Willen',
  serves: 'Lass den Wurf für das gelten, was da ist',
  until: 'Lass es bis zum Ende der Begegnung anhalten',
  spot: 'Lass es überall versuchen',
  start: 'Lass ihn anfangen, wo Platz ist',
  stunnable: 'Lass es sich nicht betäuben',
  terrain: 'Räum das Gelände leer',
  trapAtEnd: 'Lass am Ende nichts zuschlagen',
  trigger: 'Lass es durch nichts im Kampf auslösen',
  waives: 'Verzichte nicht darauf',
  withoutKit: 'Verlang nichts für die Ausrüstung',
  zone: 'Lass die Entfernung gleichgültig sein',
};

/** Wofür man Punkte verlangt. */
const features: Readonly<Record<FeatureKind, string>> = {
  barriers: 'die Hindernisse',
  cover: 'die Deckung',
  damaging: 'die gefährliche Stelle',
  decoys: 'die Lockvögel',
  hostages: 'die Geiseln',
  exits: 'die wenigen Auswege',
  levels: 'die Ebenen',
  obscured: 'das schlechte Licht',
  obstruction: 'die verstellte Schusslinie',
  slippery: 'den rutschigen Boden',
  slope: 'den Hang',
  tubeStrikers: 'die Röhrenschnapper',
  uneven: 'den unebenen Boden',
  weird: 'den seltsamen Zauber',
};

type Said = (words: Words) => string;
const quoted = (words: Words, said: Said): string => `„${said(words)}“`;
/** „ bei „Der Balken““ */
const within = (words: Words | null, said: Said): string =>
  words === null || said(words) === '' ? '' : ` bei ${quoted(words, said)}`;
const ability = (name: keyof typeof n.abilities | null): string =>
  name === null ? 'eine Eigenschaft' : n.abilities[name];

export const fixes: FixWords = {
  sentences: {
    lower: ({ what, from, to, of }, said) =>
      `Senk ${numbers[what]}${within(of, said)} von ${minus(from)} auf ${minus(to)}`,
    raise: ({ what, from, to, of }, said) =>
      `Heb ${numbers[what]}${within(of, said)} von ${minus(from)} auf ${minus(to)}`,
    takeOut: ({ name }, said) => `Nimm ${quoted(name, said)} heraus`,
    takeOutEffect: ({ effect, of }, said) =>
      `Nimm bei ${quoted(of, said)} heraus: ${lexicon.EFFECT_NAMES[effect].de}`,
    takeOutGain: ({ gain, of }, said) =>
      `Nimm bei ${quoted(of, said)} heraus: ${lexicon.GAIN_NAMES[gain].de}`,
    takeOutMethod: ({ ability: name }) => `Streich einen der Wege: ${ability(name)}`,
    takeOutRoll: ({ ability: name }) => `Streich einen der gleichzeitigen Würfe: ${ability(name)}`,
    takeOutPower: ({ power }) => `Streich eine Kraft: ${n.powers[power]}`,
    takeOutMagic: () => 'Nimm diesen Zauber weg',
    takeOutThing: ({ thing, count }) => `Nimm ${count} von der Karte: ${lexicon.THING_NAMES[thing].de[0]}`,
    takeOutZone: ({ zone }) => `Nimm von der Karte: ${lexicon.ZONE_NAMES[zone].de}`,
    takeOutTerrain: ({ feature }) => `Nimm ${features[feature]} von der Karte`,
    clear: ({ what, of }, said) => `${clearings[what]}${within(of, said)}`,
    type: ({ type, of }, said) => `Ändere die Art des Wurfs${within(of, said)}: ${encounter.items[type]({})}`,
    direction: ({ direction }) =>
      direction === 'front' ? 'Sag: Die Gefahr ist vorn' : 'Sag: Die Gefahr ist hinten',
    exposure: ({ exposure }) => (exposure === 'first' ? 'Sag: Es trifft einmal' : 'Sag: Es trifft jedes Mal'),
    characteristic: ({ characteristic }) => `Würfle mit ${n.characteristics[characteristic]}`,
    ability: ({ ability: name }) => `Würfle auf ${n.abilities[name]}`,
    hook: ({ hook }) => `Lass es ${notes.hooks[hook]} spielen`,
    kind: ({ kind }) => `Ändere die Art: ${notes.kinds[kind]}`,
    god: ({ god }) => `Weih den Schrein jemand anderem: ${n.gods[god]}`,
    category: ({ from, to, of }, said) =>
      `Ändere einen Schatz${within(of, said)} von Kategorie ${from} zu ${to}`,
    time: ({ from, to }) =>
      `Lass sie ${lexicon.HEALING_TIME_NAMES[to].de} ruhen statt ${lexicon.HEALING_TIME_NAMES[from].de}`,
    nature: ({ nature }) => `Mach etwas anderes daraus: ${lexicon.NATURE_NAMES[nature].de}`,
    opposed: ({ bonus }) => `Lass jemanden gegen den Helden würfeln, mit einem Bonus von ${bonus}`,
    side: () => 'Lass den Zauber nur Helden treffen',
    walled: () => 'Zieh ringsum Mauern',
    armed: () => 'Gib ihm etwas in die Hand',
    statistic: ({ statistic }) => `Lass diesen Wert, wie er üblich ist: ${n.statistics[statistic]}`,
    once: () => 'Lass es nur einmal wehtun',
    roll: ({ ability: name, difficulty }) => `Verlang einen Wurf: ${n.abilities[name]} gegen ${difficulty}`,
    end: ({ ability: name, difficulty }) =>
      `Lass es durch einen Wurf enden: ${n.abilities[name]} gegen ${difficulty}`,
    effect: ({ dam }) => `Lass es wehtun: Schaden ${dam}`,
    silver: ({ ounces, of }, said) =>
      `Leg ${german.several(ounces, 'Unze', 'Unzen')} Silber zu ${quoted(of, said)}`,
    threat: ({ name, from, to }, said) =>
      `Mach ${quoted(name, said)} ${n.threats[to]} statt ${n.threats[from]}`,
    foe: ({ name, foe }, said) => `Mach aus ${quoted(name, said)} einen anderen Gegner: ${n.kind(foe)}`,
    creature: ({ name, creature }, said) => `Mach aus ${quoted(name, said)} dein eigenes Wesen „${creature}“`,
    gallery: ({ creature, foe }) => `Schick statt „${creature}“ einen bekannten Gegner: ${n.kind(foe)}`,
    addFoe: ({ name, threat }, said) =>
      `Füg noch jemanden wie ${quoted(name, said)} hinzu, ${n.threats[threat]}`,
    someFoes: ({ names }, said) =>
      `Lass es nur diesen helfen: ${n.list(names.map((name) => quoted(name, said)))}`,
    handOver: ({ name }, said) => `Lass ${quoted(name, said)} die Geisel festhalten`,
    hold: () => 'Lass ihn eine Geisel festhalten, die da ist',
    unclaim: ({ feature }) => `Verlang nichts für ${features[feature]}`,
    claim: ({ feature, points }) => `Verlang ${n.points(points)} für ${features[feature]}`,
    waive: ({ item, params, of }, said) =>
      `Verzichte${within(of, said)} auf Punkte: ${encounter.items[item](params)}`,
    unwaive: ({ item, params, of }, said) =>
      `Verlang${within(of, said)} Punkte: ${encounter.items[item](params)}`,
    phase: ({ name, phase }, said) =>
      `Verleg ${quoted(name, said)}: ${lexicon.PHASE_NAMES[phase].de.charAt(0).toLowerCase()}${lexicon.PHASE_NAMES[phase].de.slice(1)}`,
    moveTo: ({ name, event }, said) => `Verleg ${quoted(name, said)} nach ${quoted(event, said)}`,
    square: (spot) => `Setz es auf ${squareLabel(spot)}`,
    pointTo: ({ name }, said) => `Lass es ${quoted(name, said)} meinen`,
    pointToFight: () => 'Lass es im nächsten Kampf der Initiative helfen',
    partOf: ({ name, of }, said) => `Mach ${quoted(name, said)} zu einem Teil von ${quoted(of, said)}`,
    rename: ({ to }) => `Nenn dieses hier „${to}“`,
    heroes: ({ heroes }) => `Richte es für ${german.several(heroes, 'Helden', 'Helden')} ein`,
    emptyMap: () => 'Nimm eine leere Karte',
    endFight: ({ name }, said) => `Lass bei ${quoted(name, said)} niemanden kämpfen`,
    grant: () => 'Die Gruppe ist einverstanden: Lass es gelten',
  },
  steps: (all) =>
    all.map((one, i) => (i === 0 ? one : one.charAt(0).toLowerCase() + one.slice(1))).join('; dann '),
};
