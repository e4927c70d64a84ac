// States, scores and manners of a fight.

import type { Named } from '@skald/text';
import type { PowerKind } from '../../content/powers.ts';
import type { Threat } from '../../content/threats.ts';
import type { Gait } from '../../rules/fight/agenda.ts';
import type { Manner } from '../../rules/fight/choices.ts';
import type { Hold, OwnPart, Settling, Verdict } from '../../rules/fight/conditions.ts';
import type { Fighter } from '../../rules/fight/state.ts';
import type { MarkKind } from '../../rules/hooks/mark.ts';
import type { Cause } from '../../rules/scoring.ts';
import { MARK_NAMES, POWER_NAMES } from './powers.ts';

export const CONDITION_NAMES: Readonly<Record<Fighter['condition'], Named>> = {
  able: { en: 'able to fight', de: 'kampffähig' },
  unconscious: { en: 'unconscious', de: 'bewusstlos' },
  incapacitated: { en: 'incapacitated', de: 'kampfunfähig' },
  dying: { en: 'dying', de: 'sterbend' },
  dead: { en: 'dead', de: 'tot' },
  out: { en: 'gone from the field', de: 'nicht mehr auf dem Feld' },
};

export const STANCE_NAMES: Readonly<Record<Exclude<Fighter['stance'], 'none'>, Named>> = {
  holding: { en: 'holding ground', de: 'hält stand' },
  weaving: { en: 'ducking and weaving', de: 'duckt sich weg' },
};

export const MOVEMENT_NAMES: Readonly<Record<Exclude<Fighter['movement'], 'none'>, Named>> = {
  moved: { en: 'has moved', de: 'hat sich bewegt' },
  withdrawing: { en: 'withdrawing', de: 'weicht zurück' },
  fleeing: { en: 'fleeing', de: 'flieht' },
  reckless: { en: 'running recklessly', de: 'rennt blindlings' },
};

export const HOLD_NAMES: Readonly<Record<Hold, Named>> = {
  hold: { en: 'held', de: 'festgehalten' },
  pin: { en: 'pinned', de: 'niedergedrückt' },
};

/** What the field does to somebody. */
export const PLIGHT_NAMES: Readonly<
  Record<'tangled' | 'caught' | 'fire' | 'harried' | NonNullable<Fighter['water']>['state'], Named>
> = {
  tangled: { en: 'tangled up', de: 'verknäuelt' },
  caught: { en: 'in a trap', de: 'in einer Falle' },
  fire: { en: 'burning', de: 'in Flammen' },
  harried: { en: 'running from animals', de: 'auf der Flucht vor Tieren' },
  swimming: { en: 'swimming', de: 'schwimmt' },
  drowning: { en: 'drowning', de: 'ertrinkt' },
};

export const CAUSE_NAMES: Readonly<Record<Cause, Named>> = {
  damage: { en: 'damage', de: 'Schaden' },
  deathBlow: { en: 'the death blow', de: 'Todesstoß' },
  success: { en: 'success', de: 'Erfolg' },
  award: { en: 'an award', de: 'Belohnung' },
  gift: { en: 'a gift', de: 'Göttergabe' },
  suffered: { en: 'damage suffered', de: 'erlittener Schaden' },
  statusLoss: { en: 'loss of status', de: 'Ansehensverlust' },
  heroStruck: { en: 'a hero struck', de: 'Hieb gegen einen Helden' },
};

/** What the end adds and takes off. */
export const SETTLING_NAMES: Readonly<Record<Settling, Named>> = {
  died: { en: 'dead heroes score nothing', de: 'Tote zählen nichts' },
  slewHero: { en: 'a hero slain', de: 'ein Held erschlagen' },
  maw: { en: 'Valhalla’s gaping maw', de: 'Walhallas gähnender Schlund' },
  loot: { en: 'loot brought home', de: 'heimgebrachte Beute' },
  atLeastNothing: { en: 'never below nothing', de: 'nie weniger als nichts' },
  fee: { en: 'for playing the foes', de: 'für das Spielen der Gegner' },
  almostDown: { en: 'heroes almost down', de: 'Helden fast am Boden' },
  failures: { en: 'rolls that failed', de: 'misslungene Würfe' },
  terrain: { en: 'terrain in play', de: 'Gelände im Spiel' },
  dead: { en: 'dead heroes', de: 'tote Helden' },
  sloth: { en: 'half of it for sloth', de: 'die Hälfte für Trägheit' },
  deficit: { en: 'an old debt', de: 'eine alte Schuld' },
  share: { en: 'half of what the own hero made', de: 'die Hälfte vom eigenen Helden' },
  trifecta: { en: 'the trifecta', de: 'alle drei auf einmal' },
  proxy: { en: 'half of what the hero in his care made', de: 'die Hälfte vom anvertrauten Helden' },
};

/** What decides a holmgang. */
export const VERDICT_NAMES: Readonly<Record<Verdict, Named>> = {
  blows: { en: 'blows dealt', de: 'ausgeteilte Hiebe' },
  leftRing: { en: 'a foot outside the ring', de: 'ein Fuß außerhalb des Rings' },
  beaten: { en: 'unfit to fight on', de: 'kampfunfähig' },
  night: { en: 'nightfall', de: 'Einbruch der Nacht' },
};

export const THREAT_NAMES: Readonly<Record<Threat, Named>> = {
  terrifying: { en: 'terrifying', de: 'furchtbar' },
  exceptional: { en: 'exceptional', de: 'außergewöhnlich' },
  superior: { en: 'superior', de: 'überlegen' },
  equal: { en: 'equal', de: 'ebenbürtig' },
  inferior: { en: 'inferior', de: 'unterlegen' },
  weak: { en: 'weak', de: 'schwach' },
  pitiful: { en: 'pitiful', de: 'jämmerlich' },
};

/** How a blow is struck. */
export const MANNER_NAMES: Readonly<Record<Exclude<Manner, 'plain'>, Named>> = {
  holding: { en: 'hold ground', de: 'standhalten' },
  weaving: { en: 'duck and weave', de: 'wegducken' },
  berserk: { en: 'berserk', de: 'berserk' },
};

/** How one goes. */
export const GAIT_NAMES: Readonly<Record<Gait, Named>> = {
  walk: { en: 'half move', de: 'halbe Bewegung' },
  seize: { en: 'full move', de: 'ganze Bewegung' },
  withdraw: { en: 'withdrawal', de: 'Rückzug' },
  flee: { en: 'flight', de: 'Flucht' },
  rush: { en: 'reckless run', de: 'blinder Lauf' },
};

/** What the numbers of a sheet are made of, besides Characteristics, Abilities and gifts. */
type SheetPart = 'weapon' | 'armor' | 'encumbrance' | 'lacking' | 'start' | 'bought' | 'foe';

/** What is added to a die; the scores that come with a weapon go by its name. */
export const PART_NAMES: Readonly<Record<'die' | OwnPart | PowerKind | MarkKind | SheetPart, Named>> = {
  ...POWER_NAMES,
  ...MARK_NAMES,
  die: { en: 'die', de: 'Würfel' },
  atk: { en: 'Attack', de: 'Angriff' },
  dfn: { en: 'Defence', de: 'Abwehr' },
  berserk: { en: 'Defence, berserk', de: 'Abwehr, berserk' },
  holding: { en: 'hold ground', de: 'Standhalten' },
  weaving: { en: 'duck and weave', de: 'Wegducken' },
  withdrawing: { en: 'withdrawing', de: 'Zurückweichen' },
  charge: { en: 'charge', de: 'Ansturm' },
  braced: { en: 'braced', de: 'gestemmter Schaft' },
  highGround: { en: 'high ground', de: 'höherer Stand' },
  barrier: { en: 'barrier', de: 'Hindernis' },
  crowd: { en: 'several enemies', de: 'mehrere Gegner' },
  pastAlly: { en: 'past an ally', de: 'am Gefährten vorbei' },
  fallen: { en: 'on the ground', de: 'am Boden' },
  impairment: { en: 'Impairment', de: 'Beeinträchtigung' },
  cover: { en: 'cover', de: 'Deckung' },
  movement: { en: 'movement of the target', de: 'Bewegung des Ziels' },
  shield: { en: 'shield', de: 'Schild' },
  standing: { en: 'standing still', de: 'steht still' },
  helpless: { en: 'helpless', de: 'hilflos' },
  dodge: { en: 'Dodge', de: 'Ausweichen' },
  dark: { en: 'hardly any light', de: 'kaum Licht' },
  weird: { en: 'weird magic', de: 'seltsame Magie' },
  caught: { en: 'caught in a trap', de: 'in einer Falle' },
  wind: { en: 'wind', de: 'Wind' },
  surprise: { en: 'taken by surprise', de: 'überrumpelt' },
  mounted: { en: 'on horseback', de: 'zu Pferde' },
  decoys: { en: 'others in the way', de: 'andere im Weg' },
  offHand: { en: 'in the other hand', de: 'in der anderen Hand' },
  distracted: { en: 'distracted', de: 'abgelenkt' },
  pestered: { en: 'animals', de: 'Tiere' },
  leap: { en: 'jump from above', de: 'Sprung von oben' },
  // Of the numbers on a sheet.
  weapon: { en: 'weapon', de: 'Waffe' },
  armor: { en: 'armor', de: 'Rüstung' },
  encumbrance: { en: 'load', de: 'Last' },
  lacking: { en: 'untrained', de: 'ungeübt' },
  start: { en: 'Strength and Stamina', de: 'Stärke und Ausdauer' },
  bought: { en: 'bought', de: 'gekauft' },
  foe: { en: 'own score', de: 'eigener Wert' },
};
