// What the parts of an encounter are called, as its designer picks them.

import type { Named } from '@skald/text';
import { type DeedName, type HealingTime, SKALD_GIFT } from '../../content/design/gains.ts';
import type { Share } from '../../content/design/rolls.ts';
import type { Effect, EffectOf } from '../../documents/encounter/effect-schema.ts';
import type { GainKind, GainOf } from '../../documents/encounter/gain-schema.ts';
import type { Against, Multiple } from '../../documents/encounter/roll-schema.ts';
import type { Element, Nature } from '../../documents/encounter/schema.ts';

export const NATURE_NAMES: Readonly<Record<Nature, Named>> = {
  trap: { en: 'Trap', de: 'Falle' },
  hazard: { en: 'Hazard', de: 'Naturgefahr' },
  gain: { en: 'Gain', de: 'Gewinn' },
  task: { en: 'Task', de: 'Aufgabe' },
  freestanding: { en: 'Freestanding roll', de: 'Freistehender Wurf' },
};

export const PHASE_NAMES: Readonly<Record<Element['phase'], Named>> = {
  before: { en: 'Before the fight', de: 'Vor dem Kampf' },
  during: { en: 'In the fight', de: 'Im Kampf' },
  after: { en: 'After the fight', de: 'Nach dem Kampf' },
};

export const AGAINST_NAMES: Readonly<Record<Against['kind'], Named>> = {
  difficulty: { en: 'A Difficulty', de: 'Eine Schwierigkeit' },
  opposed: { en: 'An opponent who rolls', de: 'Ein Gegenüber, das würfelt' },
  baseline: { en: 'A baseline of INIT, ATK or DFN', de: 'Ein Richtwert aus INI, ANG oder ABW' },
};

export const MULTIPLE_NAMES: Readonly<Record<Multiple['kind'], Named>> = {
  actionSink: { en: 'Action Sink', de: 'Verschlingt Handlungen' },
  panicButton: { en: 'Panic Button', de: 'Jede Runde ein Wurf' },
  endurance: { en: 'Endurance Test', de: 'Ausdauerprobe' },
  countdown: { en: 'Countdown', de: 'Wettlauf gegen die Zeit' },
  scoreboard: { en: 'Scoreboard', de: 'Punktewettstreit' },
};

export const SHARE_NAMES: Readonly<Record<Share, Named>> = {
  half: { en: 'half as many as heroes', de: 'halb so viele wie Helden' },
  all: { en: 'as many as heroes', de: 'so viele wie Helden' },
  oneAndHalf: { en: 'half as many again', de: 'anderthalbmal so viele' },
  double: { en: 'twice as many', de: 'doppelt so viele' },
};

export const EFFECT_NAMES: Readonly<Record<Effect['kind'], Named>> = {
  damage: { en: 'Damage', de: 'Schaden' },
  dice: { en: 'Dice of damage', de: 'Gewürfelter Schaden' },
  impairment: { en: 'Impairment', de: 'Beeinträchtigung' },
  stick: { en: 'Stick', de: 'Ein späterer Wurf wird schlechter' },
  foesStick: { en: 'Stick for foes', de: 'Gegner werden besser' },
  status: { en: 'Loss of status', de: 'Verlust an Ansehen' },
  equipment: { en: 'Equipment damage', de: 'Beschädigte Ausrüstung' },
  acid: { en: 'Acid', de: 'Säure' },
  ambush: { en: 'Ambush by foes', de: 'Hinterhalt der Gegner' },
  drowning: { en: 'Drowning', de: 'Ertrinken' },
  fall: { en: 'A fall', de: 'Ein Sturz' },
  fire: { en: 'Fire', de: 'Feuer' },
  lost: { en: 'Getting lost', de: 'Sich verirren' },
  grab: { en: 'Grabber trap', de: 'Fangfalle' },
  nuisance: { en: 'Nuisance animals', de: 'Lästige Tiere' },
};

export const OVER_NAMES: Readonly<Record<EffectOf<'damage'>['over'], Named>> = {
  once: { en: 'Once', de: 'Einmal' },
  recurring: { en: 'Recurring: the same every round', de: 'Wiederkehrend: jede Runde dasselbe' },
  escalating: { en: 'Escalating: 2 more every round', de: 'Steigend: jede Runde 2 mehr' },
};

export const GAIN_NAMES: Readonly<Record<GainKind, Named>> = {
  treasure: { en: 'Treasure', de: 'Schatz' },
  silver: { en: 'Silver', de: 'Silber' },
  liarsSilver: { en: 'Liar’s silver', de: 'Lügensilber' },
  ambush: { en: 'Ambush by heroes', de: 'Hinterhalt der Helden' },
  bargain: { en: 'Bargaining', de: 'Handel' },
  carrot: { en: 'Carrot', de: 'Ein späterer Wurf wird besser' },
  healing: { en: 'Healing', de: 'Zeit zu heilen' },
  invigoration: { en: 'Invigoration', de: 'Stärkung' },
  goHome: { en: 'Reason to go home', de: 'Grund heimzukehren' },
  lootCache: { en: 'Loot cache', de: 'Beuteversteck' },
  shrine: { en: 'Shrine', de: 'Schrein' },
  points: { en: 'Victory points', de: 'Siegpunkte' },
};

export const HEALING_TIME_NAMES: Readonly<Record<HealingTime, Named>> = {
  '1h': { en: 'one hour', de: 'eine Stunde' },
  '3h': { en: 'three hours', de: 'drei Stunden' },
  '12h': { en: 'twelve hours', de: 'zwölf Stunden' },
  '24h': { en: 'a day and a night', de: 'einen Tag und eine Nacht' },
  '3d': { en: 'three days', de: 'drei Tage' },
  '6d': { en: 'six days', de: 'sechs Tage' },
  '12d': { en: 'twelve days', de: 'zwölf Tage' },
  '24d': { en: 'twenty-four days', de: 'vierundzwanzig Tage' },
  unlimited: { en: 'as long as they like', de: 'so lange sie wollen' },
};

export const AWARD_NAMES: Readonly<Record<GainOf<'points'>['shared'], Named>> = {
  singular: {
    en: 'one does it, the others have half',
    de: 'einer tut es, die anderen bekommen die Hälfte',
  },
  mutual: { en: 'everybody who does it', de: 'jeder, der es tut' },
  doer: { en: 'only who does it', de: 'nur wer es tut' },
};

/** Deeds that everybody knows to be worth something. RUN-GAIN-91 */
export const KNOWN_DEED_NAMES: Readonly<Record<DeedName, Named>> = {
  mercy: { en: 'Mercy for the dying', de: 'Gnade für einen Sterbenden' },
  satire: { en: 'A mocking verse', de: 'Ein Spottvers' },
  refusal: { en: 'Refused food', de: 'Verschmähtes Mahl' },
  skaldGift: { en: 'Gifts for a skald', de: 'Gaben für einen Skalden' },
};

export const KNOWN_DEEDS: Readonly<Record<DeedName, Named>> = {
  mercy: {
    en: 'Give a dying Viking the quick death that he asks for.',
    de: 'Einem sterbenden Wikinger den schnellen Tod geben, um den er bittet.',
  },
  satire: {
    en: 'Shame a chieftain without honour in verse, to his face.',
    de: 'Einen ehrlosen Häuptling vor allen in Versen bloßstellen.',
  },
  refusal: {
    en: 'Refuse what outlanders serve, although it will cost you their favour.',
    de: 'Ablehnen, was Fremde auftischen, auch wenn es ihre Gunst kostet.',
  },
  skaldGift: {
    en: `Give the skald more than anybody else gives; it is worth ${SKALD_GIFT} points an ounce.`,
    de: `Dem Skalden mehr schenken als alle anderen; das bringt ${SKALD_GIFT} Punkte je Unze.`,
  },
};

export const TARGETING_NAMES: Readonly<Record<NonNullable<Element['targets']>['by'], Named>> = {
  choice: { en: 'by what heroes choose to do', de: 'durch das, was Helden tun' },
  chance: { en: 'by chance', de: 'durch das Los' },
  marchingOrder: { en: 'by marching order', de: 'nach der Marschordnung' },
  chart: { en: 'by the target chart', de: 'nach der Zieltafel' },
  initiative: { en: 'by Initiative', de: 'nach der Initiative' },
};

export const TRIGGER_NAMES: Readonly<Record<NonNullable<Element['trigger']>, Named>> = {
  disarmed: { en: 'somebody is disarmed', de: 'jemand entwaffnet wird' },
  fell: { en: 'somebody falls', de: 'jemand stürzt' },
  fellNotByTerrain: {
    en: 'somebody falls, but not by terrain',
    de: 'jemand stürzt, aber nicht durch das Gelände',
  },
  gift: { en: 'somebody uses a gift', de: 'jemand eine Gabe gebraucht' },
  berserk: { en: 'somebody goes berserk', de: 'jemand in Berserkerwut gerät' },
  shot: { en: 'a hero shoots or throws', de: 'ein Held schießt oder wirft' },
  foeDies: { en: 'a certain foe dies', de: 'ein bestimmter Gegner stirbt' },
  foeBotchesOrTriumphs: {
    en: 'a certain foe botches or triumphs',
    de: 'ein bestimmter Gegner patzt oder triumphiert',
  },
  else: {
    en: 'something else happens, as the notes say',
    de: 'etwas anderes geschieht, das die Notizen nennen',
  },
};

export const ELEMENT_TAG_NAMES: Readonly<Record<Element['tags'][number], Named>> = {
  heat: { en: 'heat', de: 'Hitze' },
  cold: { en: 'cold', de: 'Kälte' },
  water: { en: 'water', de: 'Wasser' },
  caustic: { en: 'caustic', de: 'ätzend' },
  poison: { en: 'poison', de: 'Gift' },
  disease: { en: 'disease', de: 'Krankheit' },
  magic: { en: 'magic', de: 'Magie' },
  mechanical: { en: 'mechanical', de: 'mechanisch' },
  animal: { en: 'animals', de: 'Tiere' },
  smoke: { en: 'smoke', de: 'Rauch' },
};
