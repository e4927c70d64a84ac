// The contract of powers: each names the windows of a fight that it listens to, and says there what comes of it. Marks
// listen in the same way, and gifts can. A fight opens a window, hears everybody, and does what they say. RUN-HOOK-31

import type { Power, Tag } from '../../content/powers.ts';
import type { Weapon } from '../../content/weapons.ts';
import type { Mark, MarkKind } from './mark.ts';

/** A die of so many sides. */
export type Die = (sides: number) => number;

type Side = 'heroes' | 'foes';

/** Whoever may have powers or marks, as far as they look at anybody. */
export interface Bearer {
  readonly id: string;
  readonly side: Side;
  readonly tags: readonly Tag[];
  readonly hp: number;
  readonly maxHp: number;
  readonly woundThreshold: number;
  /** Of a foe; what a hero rolls instead depends on the roll. */
  readonly res: number;
  readonly dam: number;
  /** What the body soaks by itself, and what its armor adds. */
  readonly soak: { readonly body: number; readonly armor: number };
  readonly powers: readonly Power[];
  readonly marks: readonly Mark[];
}

type Score = 'init' | 'atk' | 'dfn' | 'dam' | 'soak' | 'gift';

/** What a power makes of an attack; a blow is an attack like any other. */
export type Manner = 'blow' | 'leap' | 'net' | 'bite' | 'grab' | 'charge';

export interface Attack {
  readonly attacker: Bearer;
  readonly defender: Bearer;
  readonly kind: 'melee' | 'missile' | 'thrown';
  readonly manner: Manner;
  /** Null: with what nature gave. */
  readonly weapon: Weapon | null;
}

interface Moment {
  readonly round: number;
  readonly dice: Die;
  readonly present: readonly Bearer[];
}

/** Somebody else, as whoever is on turn sees him. */
interface Other {
  readonly id: string;
  readonly side: Side;
  readonly tags: readonly Tag[];
  readonly marks: readonly Mark[];
  readonly paces: number;
  /** A straight way that nothing bars. */
  readonly straight: boolean;
  /** Whoever is on turn has attacked him before, in this fight. */
  readonly attackedBefore: boolean;
}

interface Hit extends Moment, Attack {
  /** By how much it hit. */
  readonly margin: number;
}

/** What each window knows. */
export interface Windows {
  roundStarted: Moment;
  turnStarted: Moment & { readonly acting: Bearer; readonly others: readonly Other[] };
  /** An action has been spent; defending and free rolls are none. */
  ownAction: Moment & { readonly acting: Bearer; readonly action: string };
  beforeRoll: Moment & { readonly about: Bearer; readonly roll: string; readonly difficulty: number };
  scoreQuery: Moment & {
    readonly asked: Bearer;
    readonly score: Score;
    /** Null where nobody attacks. */
    readonly attack: Attack | null;
  };
  targetChosen: Moment & { readonly chooser: Bearer; readonly target: Bearer };
  attackDeclared: Moment & Attack;
  attackHit: Hit;
  /** Before anything is soaked; what hurts may also be a trap or a hazard, which nobody strikes. */
  damageIncoming: Moment & {
    readonly victim: Bearer;
    readonly hit: Hit | null;
  };
  /** After every hit, also one that was soaked whole. */
  damageTaken: Moment & { readonly victim: Bearer; readonly hit: Hit | null; readonly lost: number };
  /** What it is worth, before it is written down. */
  damageDealt: Moment & {
    readonly dealer: Bearer;
    readonly victim: Bearer;
    readonly heroesMustHunt: boolean;
  };
  /** At no hit points, or at the fifth Wound. */
  dying: Moment & {
    readonly dying: Bearer;
    readonly by: Bearer | null;
    readonly lost: number;
    readonly fifthWound: boolean;
  };
  characterDied: Moment & { readonly dead: Bearer; readonly by: Bearer | null };
  combatEnded: Moment;
  encounterScored: Moment;
}
export type Window = keyof Windows;

/** Something one may do on one's turn because of a power or a mark. */
interface Offer {
  readonly does: 'finish' | 'leap' | 'net' | 'breakFree' | 'overturn' | 'charge' | 'tend' | 'chant';
  readonly target: string | null;
  /** Whether it takes the action. */
  readonly costs: 'action' | 'nothing';
  readonly check: Check | null;
  /** What follows, if need be after its check. */
  readonly brings: readonly Effect[];
  /** How far, where it moves one. */
  readonly paces?: number;
}

/** What is rolled: a Difficulty, or somebody's die against it. */
interface Check {
  readonly who: string;
  readonly roll: 'Str' | 'healer' | 'engagement' | 'waking';
  readonly against: { readonly difficulty: number } | { readonly opponent: string; readonly bonus: number };
}

interface Cited {
  readonly rule: string;
}

/** What a fight does when it is told. */
export type Effect = Cited &
  (
    | { readonly effect: 'modify'; readonly who: string; readonly score: Score; readonly by: number }
    /** The score counts as this, whatever else is added. */
    | { readonly effect: 'fix'; readonly who: string; readonly score: Score; readonly at: number }
    | { readonly effect: 'raiseDifficulty'; readonly to: number }
    /** Raw Damage; Wounds and all that follow. */
    | { readonly effect: 'damage'; readonly who: string; readonly raw: number; readonly by: string }
    /** Of the damage that comes: armor does not help, or nothing is left of it. */
    | { readonly effect: 'ignoreArmor' }
    | { readonly effect: 'noDamage' }
    | { readonly effect: 'heal'; readonly who: string; readonly hp: number }
    /** In place of any mark of the same kind. */
    | { readonly effect: 'attach'; readonly who: string; readonly mark: Mark }
    | { readonly effect: 'detach'; readonly who: string; readonly mark: MarkKind }
    | { readonly effect: 'offer'; readonly who: string; readonly offer: Offer }
    | { readonly effect: 'manner'; readonly who: string; readonly manner: Manner }
    | { readonly effect: 'check'; readonly check: Check; readonly success: readonly Effect[] }
    /** One of eight directions, from north with the sun. RUN-RULING-C02 */
    | {
        readonly effect: 'throw';
        readonly who: string;
        readonly what: 'hero' | 'object';
        readonly direction: number;
        readonly paces: number;
      }
    /** Does not die of it. */
    | { readonly effect: 'survive'; readonly who: string }
    /** Dies at once, and for good. */
    | { readonly effect: 'die'; readonly who: string; readonly credit: readonly string[] }
    | { readonly effect: 'cannotAttack'; readonly who: string }
    | { readonly effect: 'stripped'; readonly who: string }
    | { readonly effect: 'unscored' }
    | { readonly effect: 'mayTradeTargets'; readonly who: string }
    | { readonly effect: 'mayTarget'; readonly who: string; readonly all: readonly string[] }
    | { readonly effect: 'feature'; readonly of: string }
    | {
        readonly effect: 'rolled';
        readonly who: string;
        readonly faces: readonly number[];
        readonly total: number;
      }
  );

/** How a source answers in each window it listens to, for whoever bears it. */
export type Listener<S> = {
  readonly [W in Window]?: (source: S, owner: Bearer, moment: Windows[W]) => readonly Effect[];
};
export type PowerRule<K extends Power['kind']> = Listener<Extract<Power, { readonly kind: K }>>;
export type MarkRule<K extends MarkKind> = Listener<Extract<Mark, { readonly kind: K }>>;
