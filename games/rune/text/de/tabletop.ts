// Ein Kampf am eigenen Tisch, und Gelände, das beansprucht wird.

import type { OptionLabels, Questions } from '../catalogue.ts';
import type { tabletopQuestions as asked, TabletopWords, tabletopLog as told } from '../en/tabletop.ts';
import { featureName } from '../features.ts';
import { thingAt } from '../interlude.ts';
import { heroesOf } from '../runner.ts';
import { offeredAt } from '../sitting.ts';
import { accountText, lineIn, onField, toAssert, toObject } from '../tabletop.ts';
import { names as n } from './names.ts';

export const tabletopLog: typeof told = {
  venueAgreed: ({ keeper }, { all, view }) => {
    if (keeper === null) return 'Dieser Kampf wird hier ausgetragen.';
    const heroes = heroesOf(view, keeper);
    const who = heroes.length === 0 ? 'wer leitet' : `wer ${all(heroes, 'accusative')} spielt`;
    return `Dieser Kampf wird am eigenen Tisch ausgetragen; Buch führt, ${who}.`;
  },
  accountReviewed: ({ objecting }) =>
    objecting.length === 0
      ? 'Alle sind sich einig: So war es.'
      : 'Nicht alle sind sich einig: Es wird neu eingetragen.',
  playedOut: ({ rounds }) => `Gekämpft wurde am eigenen Tisch, ${n.rounds(rounds)} lang.`,
  terrainClaimed: ({ feature }, { view }) => `Wer leitet, beansprucht: ${featureName(view, feature, 'de')}.`,
  objected: ({ feature }, { view }) => `Bestritten: ${featureName(view, feature, 'de')}.`,
  claimDecided: ({ feature, counts }, { view }) =>
    `${featureName(view, feature, 'de')}: ${counts ? 'zählt' : 'zählt nicht'}.`,
};

const HELD = {
  heroes: 'die Helden behaupteten das Feld',
  foes: 'die Gegner behaupteten das Feld',
  night: 'es wurde Nacht, als beide noch standen',
  nobody: 'niemand stand mehr',
} as const;
const WON = {
  heroes: 'Die Helden',
  foes: 'Die Gegner',
  night: 'Keine Seite: Es wurde Nacht, als beide noch standen',
  nobody: 'Niemand stand mehr',
} as const;
const FATES = {
  stands: 'steht noch',
  fled: 'ist davongekommen',
  lies: 'liegt lebend da',
  dead: 'ist tot',
} as const;

const part: TabletopWords['part'] = (view, entry, who) => {
  switch (entry.act) {
    case 'won':
      return HELD[entry.side];
    case 'fought':
      return n.rounds(entry.rounds);
    case 'foe':
    case 'hero':
      return FATES[entry.fate];
    case 'slew':
      return `erschlagen: ${who(entry.hero)}`;
    case 'dealt':
      return entry.hp === 0 ? '' : `${who(entry.hero)} ${entry.hp}`;
    case 'left':
      return `noch ${n.hitPoints(entry.hp)}`;
    case 'wounds':
      return entry.count === 0 ? '' : n.wounds(entry.count);
    case 'suffered':
      return entry.hp === 0 ? '' : `insgesamt ${entry.hp} verloren`;
    case 'brink':
      return entry.was ? 'fast am Boden' : '';
    case 'drank':
      return entry.doses === 0 ? '' : `${thingAt(view, entry.hero, entry.thing, 'de')} ×${entry.doses}`;
    case 'captive':
      return `${who(entry.extra)}: ${CAPTIVITIES[entry.fate]}${entry.by === 'nobody' ? '' : ` (${who(entry.by)})`}`;
    case 'did':
      return entry.by === 'nobody' ? '' : `${offeredAt(view, entry.offer, 'de')} (${who(entry.by)})`;
    case 'moved':
      return entry.did ? featureName(view, onField(view, entry.feature), 'de') : '';
  }
};
const CAPTIVITIES = { held: 'noch gefangen', freed: 'befreit', slain: 'getötet' } as const;

/** Neben dem Brett. */
export const tabletopWords: TabletopWords = {
  part,
  fight: 'Der Kampf',
  others: 'Was sonst noch geschah',
  won: 'Das Feld behauptet haben',
  fought: 'Runden',
  fate: 'Am Ende',
  slew: 'Todesstoß',
  dealt: (who) => `${who} nahm`,
  left: 'Lebenspunkte übrig',
  suffered: 'Insgesamt verloren',
  wounds: 'Wunden',
  drank: 'Getrunken',
  brink: 'war irgendwann fast am Boden',
  less: 'weniger',
  more: 'mehr',
  bounds: {
    dealtMost: 'Mehr nicht: Das ist alles, was da war.',
    dealtAlive: 'Mehr nicht: Wer lebt, hat noch etwas übrig.',
    dealtLeast: 'Mindestens 1: Wer den Todesstoß führt, hat getroffen.',
    sufferedLeast: 'Weniger nicht: So viel fehlt.',
    sufferedMost: 'Mehr nicht: Über seine Lebenspunkte hinaus wird niemand geheilt.',
    leftMost: 'Mehr nicht: So viele hat er höchstens.',
    woundsMost: 'Mehr nicht: Mit vier Wunden läge er am Boden.',
    foughtMost: 'Mehr nicht: Dann ist es Nacht.',
  },
  sheets: 'Werte der Gegner und Tafel der Tapferkeit',
  tally: 'Maß',
  threshold: 'Wunde ab',
  submit: 'Allen zeigen',
  account: 'Was eingetragen wurde',
};

const REVIEW =
  'Sagen das alle, folgen daraus Punkte und Wunden. Sonst wird es neu eingetragen, ausgehend von dem, was jetzt dasteht.';

export const tabletopQuestions: Pick<Questions, keyof typeof asked> = {
  venue: () =>
    'Wo spielt ihr diesen Kampf?\nAm eigenen Tisch nehmt ihr eigene Figuren und Würfel; danach trägt jemand ein, was dabei herauskam, und alle sagen, ob es so war.',
  account: ({ view, frame, who, whom, toWhom }) => {
    const line = lineIn(view, frame);
    switch (line?.act) {
      case 'won':
        return 'Wer hat am Ende das Feld behauptet?\nDies ist der Bericht vom Kampf an eurem Tisch. Alle sehen ihn, bevor er zählt.';
      case 'fought':
        return 'Wie viele Runden waren es?';
      case 'foe':
        return `Was wurde aus ${toWhom(line.foe)}?`;
      case 'slew':
        return `Wer hat ${whom(line.foe)} erschlagen?\nDer Todesstoß bringt die halbe Macht des Gegners.`;
      case 'dealt':
        return `Wie viele Lebenspunkte hat ${who(line.hero)} ${toWhom(line.foe)} genommen?\nNach Abzug der Rüstung, und nicht mehr, als da waren.`;
      case 'hero':
        return `Was wurde aus ${toWhom(line.hero)}?`;
      case 'left':
        return `Wie viele Lebenspunkte hat ${who(line.hero)} jetzt?`;
      case 'wounds':
        return `Wie viele Wunden hat ${who(line.hero)} jetzt?`;
      case 'suffered':
        return `Wie viele Lebenspunkte hat ${who(line.hero)} insgesamt verloren?\nJeder kostet einen Punkt, auch wenn er wieder geheilt wurde.`;
      case 'brink':
        return `War ${who(line.hero)} irgendwann fast am Boden?\nMit ${view.rulings.almostDown} Lebenspunkten oder weniger, oder mit vier Wunden. Das bringt Punkte für den, der leitet.`;
      case 'drank':
        return `Wie viel hat ${who(line.hero)} getrunken?`;
      case 'captive':
        return `Was wurde aus ${toWhom(line.extra)}?`;
      case 'did':
        return 'Wer hat getan, was es dort zu tun gab?\nWas einen Wurf kostet, wird gleich gewürfelt.';
      case 'moved':
        return 'Hat es einen Helden zu irgendetwas bewogen?\nSolches Gelände bringt Punkte für den, der leitet.';
      default:
        return 'Was kam bei dem Kampf an eurem Tisch heraus?';
    }
  },
  review: (asking) =>
    `War es so?\n${[...accountText(asking.view, asking.frame?.entries ?? [], asking, tabletopWords), REVIEW].join(' ')}`,
  assertion: () =>
    'Beanspruchst du Gelände oder eine Falle, die die Regel nicht gefunden hat?\nSie muss einen Helden zu etwas bewogen haben. Die anderen können es bestreiten.',
  objection: () =>
    'Hat etwas von dem, was dem, der leitet, Punkte bringt, keinen Helden bewogen?\nWas du bestreitest, kommt zur Abstimmung: Wer leitet, zählt doppelt und entscheidet bei Gleichstand.',
};

export const tabletopOptions: Pick<OptionLabels, keyof typeof asked> = {
  venue: {
    here: () => 'Hier',
    table: () => 'An unserem Tisch; jemand anders trägt ein, was herauskommt',
    keep: () => 'An unserem Tisch; ich trage ein, was herauskommt',
  },
  account: {
    won: ({ side }) => WON[side],
    fought: ({ rounds }) => n.rounds(rounds),
    foe: ({ foe, fate }, { who }) => `${who(foe)} ${FATES[fate]}`,
    slew: ({ hero }, { who }) => who(hero),
    dealt: ({ hp }) => n.hitPoints(hp),
    hero: ({ hero, fate }, { who }) => `${who(hero)} ${FATES[fate]}`,
    left: ({ hp }) => n.hitPoints(hp),
    wounds: ({ count }) => (count === 0 ? 'keine' : n.wounds(count)),
    suffered: ({ hp }) => n.hitPoints(hp),
    brink: ({ was }) => (was ? 'Ja' : 'Nein'),
    drank: ({ hero, thing, doses }, { view }) =>
      `${thingAt(view, hero, thing, 'de')}: ${doses === 0 ? 'nichts davon' : `${doses} davon`}`,
    captive: ({ fate, by }, { toWhom }) => {
      if (fate === 'held') return 'noch gefangen';
      const done = fate === 'freed' ? 'befreit' : 'getötet';
      return by === 'nobody' ? `${done}, von keinem Helden` : `${done} von ${toWhom(by)}`;
    },
    did: ({ offer, by }, { view, who }) =>
      `${offeredAt(view, offer, 'de')}: ${by === 'nobody' ? 'niemand' : who(by)}`,
    moved: ({ feature, did }, { view }) =>
      `${featureName(view, onField(view, feature), 'de')}: ${did ? 'ja' : 'nein'}`,
    asBefore: () => 'Alles Übrige so, wie es vorher eingetragen war',
  },
  review: { stands: () => 'So war es', amend: () => 'So war es nicht' },
  assertion: {
    assert: ({ feature }, { view }) => featureName(view, toAssert(view, feature), 'de'),
    enough: () => 'Nichts weiter',
  },
  objection: {
    object: ({ feature }, { view }) => `${featureName(view, toObject(view, feature), 'de')} bestreiten`,
    grant: () => 'Nichts: Es darf zählen',
  },
};
