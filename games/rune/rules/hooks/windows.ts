// The windows of a fight: what happens in it, and what it asks. Powers, gifts and marks name those that they listen to,
// and say there what comes of it. RUN-HOOK-31

import type { Spot } from '../../content/battle-map.ts';
import type { Boon } from '../../content/boons.ts';
import type { Weapon } from '../../content/weapons.ts';
import type { Bearer, Die, Field } from './bearer.ts';
import type { Check, Effect, Element, Manner, Nature, Peril, Roll } from './effect.ts';
import type { Mark, Score } from './mark.ts';

/** What every window knows. */
export interface Moment {
  readonly round: number;
  readonly present: readonly Bearer[];
  readonly field: Field;
  /** For dice of foes, where something happens; nothing is rolled to answer a question. */
  readonly dice: Die;
}

/** Nothing else is to be known. */
type Nothing = Readonly<Record<never, never>>;

export interface Attack {
  readonly attacker: Bearer;
  readonly defender: Bearer;
  readonly kind: 'melee' | 'missile' | 'thrown';
  readonly manner: Manner;
  /** Null: with what nature gave. */
  readonly weapon: Weapon | null;
  /** The way to fight that it is, by its place on the attacker's sheet. */
  readonly form: number;
  /** Of his own turn, or in somebody else's. */
  readonly occasion: 'own' | 'opportunity' | 'careful' | 'riposte' | 'counter';
  readonly berserk: boolean;
  /** Paces of a charge; 0 where it is none. */
  readonly charge: number;
  /** The defender is set to receive it. RUN-RULING-G82 */
  readonly braced: boolean;
  /** He had waited for his opportunity. */
  readonly waited: boolean;
  /** The gift that it is made with. */
  readonly gift: Boon | null;
}

/** By how much it hit. */
export interface Hit extends Attack {
  readonly margin: number;
}

/** Raw Damage before anything is soaked. */
interface Incoming {
  readonly victim: Bearer;
  /** Whose doing it is. */
  readonly by: Bearer | null;
  readonly raw: number;
  /** Whether armor helps. */
  readonly armor: boolean;
  /** Null where somebody strikes, or a gift does. */
  readonly nature: Nature | null;
  readonly element: Element | null;
  /** By how much a roll against it failed; null where there was none. */
  readonly missing: number | null;
  readonly hit: Hit | null;
}

/** One that is about to be made, or has just been. */
interface Rolling {
  readonly who: Bearer;
  readonly roll: 'initiative' | 'attack' | 'defence' | 'dodge' | Roll;
  /** What it is about. */
  readonly attack: Attack | null;
}

/** What happens, with what is known of it, and is answered with effects. */
interface Happenings {
  roundStarted: Nothing;
  /** `first`: of his actions in this round. */
  turnStarted: { readonly acting: Bearer; readonly first: boolean };
  /** An action is being spent; defending and free rolls are none. */
  ownAction: { readonly acting: Bearer; readonly action: string };
  /** `lacked`: an Ability that he does not have. */
  beforeRoll: Rolling & { readonly lacked: boolean };
  /** A die of his has fallen, and it was not enough. */
  dieRolled: Rolling & { readonly total: number; readonly against: number; readonly botched: boolean };
  /** `missing`: what it fell short by; 0 or less where it was enough. */
  rollResolved: Rolling & {
    readonly missing: number;
    readonly botched: boolean;
    readonly perils: readonly Peril[];
    /** The gift that it is made for. */
    readonly gift: Boon | null;
  };
  attackDeclared: Attack;
  attackHit: Hit;
  attackMissed: Hit;
  /** By a roll, not by standing still. */
  missileDodged: Attack;
  /** It was meant for the defender, and hits somebody else. */
  strayHit: Attack & { readonly struck: Bearer; readonly raw: number };
  damageIncoming: Incoming;
  /** After all is soaked, and before anything is lost. */
  damageAboutToApply: Incoming & { readonly lost: number };
  /** After every hit, also one that was soaked whole: dealt, taken, wounded. `taken`: what there was to lose. */
  damageTaken: Omit<Incoming, 'raw' | 'element' | 'missing'> & {
    readonly lost: number;
    readonly taken: number;
    readonly wounds: number;
    readonly killed: boolean;
  };
  /**
   * He begins to die, at no hit points or at the fifth Wound; `hopeless`: nobody could bring him back. `wounds`: those
   * that he had before.
   */
  dying: {
    readonly dying: Bearer;
    readonly by: Bearer | null;
    readonly lost: number;
    readonly wounds: number;
    readonly fifthWound: boolean;
    readonly hopeless: boolean;
  };
  characterDied: { readonly dead: Bearer; readonly by: Bearer | null };
  /** Can act no more, or is held. */
  disabled: { readonly who: Bearer };
  /** Somebody goes where his feet take him. */
  moved: { readonly who: Bearer };
  engagementDeclared: { readonly by: Bearer; readonly target: Bearer };
  /** `started`: whether the winner had begun it. `gains`: he stands better for it, or has kept the other from it. */
  engagementResolved: {
    readonly winner: Bearer;
    readonly loser: Bearer;
    readonly started: boolean;
    readonly gains: boolean;
  };
  /** Somebody turns to run, alone or with all others, or backs away; he has not moved yet. */
  fleeDeclared: { readonly who: Bearer; readonly how: 'flee' | 'withdraw' | 'together' };
  /** He stands in an exit through which no more may leave in this round. */
  exitBarred: { readonly who: Bearer };
  /** For nothing: at somebody who passes, or in answer to a blow. */
  freeAttackOffered: {
    readonly by: Bearer;
    readonly target: Bearer;
    readonly occasion: 'opportunity' | 'riposte' | 'counter';
  };
  /** What he held is struck or wrested from him, and lies where he stands. */
  disarmed: { readonly who: Bearer; readonly by: Bearer };
  /** A trap was made harmless; or a barrier, cover or whatever bars a way was shifted or brought down. */
  trapDisarmed: { readonly by: Bearer };
  terrainChanged: { readonly by: Bearer };
  healDeclared: { readonly healer: Bearer; readonly patient: Bearer };
  /** Hit points that were really restored; `revived`: from dying. */
  healResolved: {
    readonly healer: Bearer;
    readonly patient: Bearer;
    readonly restored: number;
    readonly revived: boolean;
  };
  roundEnded: Nothing;
  /** Of his own will, or by a gift. */
  combatLeft: { readonly who: Bearer };
  combatEnded: Nothing;
  /** Before the points of an encounter are counted; those who have left it hear it, too. */
  encounterEnded: { readonly who: Bearer };
  /** What had its time is over. */
  effectEnded: { readonly who: Bearer; readonly mark: Mark };
  giftUsed: { readonly who: Bearer; readonly gift: Boon };
  /** A gift is about to bring him victory points: they can still be made fewer. RUN-GIFTRULE-VP-04 */
  giftAward: { readonly who: Bearer; readonly gift: Boon; readonly points: number };
  /** So is a roll of the notes. RUN-ITEM-MANTLE */
  noteAward: { readonly who: Bearer; readonly points: number };
}

/** What is asked, as often as anybody wants to know. */
interface Queries {
  /** A score of somebody; `attack` is null where nobody attacks. `bare`: of Soak, where armor does not help. */
  scoreQuery: {
    readonly asked: Bearer;
    readonly score: Score;
    readonly attack: Attack | null;
    readonly bare?: boolean;
  };
  /** Any other roll of somebody, about somebody, or with a gift; also of a score to fight with, where the notes ask for it. */
  rollQuery: {
    readonly who: Bearer;
    readonly roll: Roll | 'initiative' | 'attack' | 'defence';
    readonly about: Bearer | null;
    readonly gift: Boon | null;
    readonly perils: readonly Peril[];
    /** What a roll of the notes would keep away, or bring. */
    readonly brings?: 'impairment' | 'invigoration' | null;
    readonly difficulty: number | null;
  };
  /** The total of somebody's Initiative. */
  initiativeQuery: { readonly who: Bearer; readonly total: number };
  /** Engagement rolls in a round. */
  engagementQuery: { readonly who: Bearer };
  /** A fall, and damage that grows from round to round. */
  fallQuery: { readonly who: Bearer };
  escalationQuery: { readonly who: Bearer };
  /** Whether both hands are alike to somebody. */
  handQuery: { readonly who: Bearer };
  /** Whether exits hold somebody back when others have filled them. */
  exitQuery: { readonly who: Bearer };
  /** How long somebody waits between treatments. */
  healIntervalQuery: { readonly patient: Bearer };
  /** What one may do in one's turn. */
  ownWindow: { readonly acting: Bearer };
  /** Whom it may choose from, if not from its enemies. */
  preyQuery: { readonly chooser: Bearer };
  /** Whether it may have him whom it has chosen; `others`: how many else there are. */
  targetChosen: {
    readonly chooser: Bearer;
    readonly target: Bearer;
    readonly kind: 'melee' | 'missile';
    readonly others: number;
  };
  /** Whether it may trade whom it has chosen for another's. */
  tradeQuery: { readonly chooser: Bearer; readonly target: Bearer };
  /** What harm is worth, before it is written down. */
  worthQuery: {
    readonly dealer: Bearer;
    readonly victim: Bearer;
    readonly heroesMustHunt: boolean;
  };
  /** Victory points that somebody is to lose for striking a hero, or for the dead. RUN-VP-35, -41 */
  deductionQuery: {
    readonly who: Bearer;
    readonly of: 'heroStruck' | 'maw';
    readonly points: number;
  };
  /** Victory points for a roll of the notes: his own if he made it, else those of whoever runs. RUN-VP-21, RUN-VPR-07 */
  noteQuery: {
    readonly who: Bearer;
    readonly ability: string | null;
    readonly made: boolean;
    readonly points: number;
  };
  /** Whether what the ground made him do pays whoever runs. RUN-VPR-09 */
  groundQuery: { readonly who: Bearer };
  /** What counts as terrain for whoever runs. */
  encounterScored: Nothing;
}

interface Cited {
  readonly rule: string;
}

interface Modify extends Cited {
  readonly change: 'modify';
  readonly by: number;
}

/** Something one may do on one's turn because of a power, a gift or a mark. */
export interface Offer extends Cited {
  readonly does: Deed | Boon;
  readonly target: string | null;
  /** Which of several things, where a gift can do them. */
  readonly what?: string;
  /** An attack comes where any attack may, a raid takes the moves before and after it, too; what costs nothing leaves all else to be done. RUN-GIFTRULE-ACT-01 */
  readonly costs: 'action' | 'attack' | 'raid' | 'round' | 'nothing';
  readonly check: Check | null;
  /** What follows, if need be after its check. */
  readonly brings: readonly Effect[];
  /** A rune power that is at work lets him do it: it is not used anew, and its weapon has to be in hand. */
  readonly again?: true;
  /** At a price: it is used only when the other agrees, and nothing is lost if he does not. RUN-HOOK-58 */
  readonly price?: number;
  /** Where it would take hold: a board shows that before. */
  readonly area?: () => readonly Spot[];
}

export const DEEDS = [
  'finish',
  'leap',
  'net',
  'breakFree',
  'overturn',
  'charge',
  'tend',
  'chant',
  'dress',
] as const;
export type Deed = (typeof DEEDS)[number];

interface Answers {
  scoreQuery:
    | Modify
    /** The score itself is another, and all else is added to it. RUN-HOOK-21 */
    | (Cited & { readonly change: 'base'; readonly at: number })
    /** The score counts as this, whatever else is added. */
    | (Cited & { readonly change: 'fix'; readonly at: number });
  rollQuery: Modify | (Cited & { readonly change: 'raiseDifficulty'; readonly to: number });
  /** `extraFrom`: further actions are counted from so much less. */
  initiativeQuery: Modify | (Cited & { readonly change: 'extraFrom'; readonly less: number });
  engagementQuery: Modify;
  /** Rows of the table, or rounds until it grows. */
  fallQuery: Modify;
  escalationQuery: Modify;
  handQuery: Cited;
  exitQuery: Cited;
  /** Rows of the chart that he waits less. */
  healIntervalQuery: Modify;
  ownWindow: Offer;
  /** These and nobody else, whichever side they are on. */
  preyQuery: Cited & { readonly all: readonly string[] };
  /** Not at all, or only if it rolls so much with Res; what a failure leaves on it. RUN-HOOK-13 */
  targetChosen: Cited &
    (
      | { readonly may: 'notTarget' }
      | {
          readonly may: 'ifItRolls';
          readonly difficulty: number;
          readonly gift: Boon;
          readonly failed?: Mark;
        }
    );
  tradeQuery: Cited;
  /** Nothing at all, or so many times as much. RUN-GIFTRULE-VP-02 */
  worthQuery: Cited & ({ readonly worth: 'nothing' } | { readonly worth: 'times'; readonly factor: number });
  /** Points that he is spared. */
  deductionQuery: Modify;
  /** Points more, or fewer. */
  noteQuery: Modify;
  /** It does not. */
  groundQuery: Cited;
  encounterScored: Cited & { readonly feature: string };
}

export interface Windows extends Happenings, Queries {}
export type Window = keyof Windows;
export type Happening = keyof Happenings;
export type Query = keyof Queries;

/** What may be said in a window. */
export type Said<W extends Window> = W extends Query ? Answers[W] : Effect;

/** How a source answers in each window it listens to, for whoever bears it. */
export type Listener<S> = {
  readonly [W in Window]?: (source: S, owner: Bearer, moment: Moment & Windows[W]) => readonly Said<W>[];
};
