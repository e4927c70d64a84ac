// The windows of a fight: what happens in it, and what it asks. Powers, gifts and marks name those that they listen to,
// and say there what comes of it. RUN-HOOK-31

import type { Weapon } from '../../content/weapons.ts';
import type { Bearer, Die, Field } from './bearer.ts';
import type { Check, Effect, Manner, Roll } from './effect.ts';

export type Score = 'init' | 'atk' | 'dfn' | 'dam' | 'soak';

export interface Attack {
  readonly attacker: Bearer;
  readonly defender: Bearer;
  readonly kind: 'melee' | 'missile' | 'thrown';
  readonly manner: Manner;
  /** Null: with what nature gave. */
  readonly weapon: Weapon | null;
}

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

/** By how much it hit. */
export interface Hit extends Attack {
  readonly margin: number;
}

/** Raw Damage before anything is soaked; what hurts may also be a trap or a hazard, which nobody strikes. */
interface Incoming {
  readonly victim: Bearer;
  readonly by: Bearer | null;
  readonly raw: number;
  readonly hit: Hit | null;
}

/** What happens, with what is known of it, and is answered with effects. */
interface Happenings {
  roundStarted: Nothing;
  /** `first`: of his actions in this round. */
  turnStarted: { readonly acting: Bearer; readonly first: boolean };
  /** An action is being spent; defending and free rolls are none. */
  ownAction: { readonly acting: Bearer; readonly action: string };
  attackDeclared: Attack;
  attackHit: Hit;
  damageIncoming: Incoming;
  /** After every hit, also one that was soaked whole. */
  damageTaken: Omit<Incoming, 'raw'> & { readonly lost: number };
  /** At no hit points, or at the fifth Wound. */
  dying: {
    readonly dying: Bearer;
    readonly by: Bearer | null;
    readonly lost: number;
    readonly fifthWound: boolean;
  };
  characterDied: { readonly dead: Bearer; readonly by: Bearer | null };
  /** Can act no more, or is held. */
  disabled: { readonly who: Bearer };
  /** Somebody goes where his feet take him. */
  moved: { readonly who: Bearer };
  roundEnded: Nothing;
  combatEnded: Nothing;
}

/** What is asked, as often as anybody wants to know. */
interface Queries {
  /** INIT, ATK, DFN, DAM or Soak of somebody; `attack` is null where nobody attacks. */
  scoreQuery: { readonly asked: Bearer; readonly score: Score; readonly attack: Attack | null };
  /** Any other roll of somebody, about somebody. */
  rollQuery: {
    readonly who: Bearer;
    readonly roll: Roll;
    readonly about: Bearer | null;
    readonly difficulty: number | null;
  };
  /** What one may do in one's turn. */
  ownWindow: { readonly acting: Bearer };
  /** Whom it may choose from, if not from its enemies. */
  preyQuery: { readonly chooser: Bearer };
  /** Whether it may have him whom it has chosen. */
  targetChosen: { readonly chooser: Bearer; readonly target: Bearer };
  /** What harm is worth, before it is written down. */
  worthQuery: {
    readonly dealer: Bearer;
    readonly victim: Bearer;
    readonly heroesMustHunt: boolean;
  };
  /** What counts as terrain for whoever runs. */
  encounterScored: Nothing;
}

interface Cited {
  readonly rule: string;
}

type Change = Cited &
  (
    | { readonly change: 'modify'; readonly by: number }
    /** The score counts as this, whatever else is added. */
    | { readonly change: 'fix'; readonly at: number }
  );

/** Something one may do on one's turn because of a power, a gift or a mark. */
export interface Offer extends Cited {
  readonly does: Deed;
  readonly target: string | null;
  /** An attack comes where any attack may; what costs nothing leaves all else to be done. */
  readonly costs: 'action' | 'attack' | 'nothing';
  readonly check: Check | null;
  /** What follows, if need be after its check. */
  readonly brings: readonly Effect[];
}

export const DEEDS = ['finish', 'leap', 'net', 'breakFree', 'overturn', 'charge', 'tend', 'chant'] as const;
export type Deed = (typeof DEEDS)[number];

interface Answers {
  scoreQuery: Change;
  rollQuery: Cited &
    (
      | { readonly change: 'modify'; readonly by: number }
      | { readonly change: 'raiseDifficulty'; readonly to: number }
    );
  ownWindow: Offer;
  /** These and nobody else, whichever side they are on. */
  preyQuery: Cited & { readonly all: readonly string[] };
  targetChosen: Cited & { readonly may: 'tradeTargets' | 'notTarget' };
  worthQuery: Cited & { readonly worth: 'nothing' };
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
