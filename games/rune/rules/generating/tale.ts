// What whoever makes an encounter must be told in words: the facts are made here, and the words come with the request.

import type { Theme } from '../../content/fights.ts';
import type { Foe } from '../../content/foes.ts';
import type { PrizeThing, TrialThing } from '../../content/generating/prizes.ts';
import type { Scene } from '../../content/generating/scenes.ts';
import type { TrapThing } from '../../content/generating/traps.ts';
import type { QuickGround } from '../../content/quick/combat.ts';
import type { Prize, QuickFeat } from '../../content/quick/prizes.ts';
import type { QuickTrap } from '../../content/quick/traps.ts';

export interface Bilingual {
  readonly en: string;
  readonly de: string;
}

/** Something that heroes meet: what it is called, what they see of it, and what they find out. */
export interface ThingTale {
  readonly name: Bilingual;
  readonly sight: Bilingual;
  readonly closer: Bilingual;
}

/** A place of an event: what it is called, where it is, and how it is come upon. */
export interface PlaceTale {
  readonly title: Bilingual;
  readonly location: Bilingual;
  readonly opening: Bilingual;
}

/** On the way, farther in, and where it comes to blows. */
export type Stage = 'approach' | 'inner' | 'battle';

/** With what somebody does to be struck by it, or to be rid of it again. */
export interface TrapTale extends ThingTale {
  readonly act?: Bilingual;
}

/** With what one does to have it, where no roll is asked for. */
export interface PrizeTale extends ThingTale {
  readonly how: Bilingual;
}

/** Who leads, and who is with him: “two trolls, one giant”. */
export interface Leader {
  readonly name: string;
  readonly band: Bilingual;
}

/** What an encounter is about, and what was behind it. */
export interface Frame {
  readonly concept: (leader: Leader) => Bilingual;
  readonly background: (leader: Leader) => Bilingual;
}

type Told = readonly ((leader: Leader) => Bilingual)[];

/** All words from which an encounter is told. */
export interface Tale {
  readonly places: Readonly<Record<Scene, Readonly<Record<Stage, readonly PlaceTale[]>>>>;
  readonly traps: Readonly<Record<TrapThing, TrapTale>>;
  readonly prizes: Readonly<Record<PrizeThing, PrizeTale>>;
  readonly trials: Readonly<Record<TrialThing, ThingTale>>;
  readonly alarm: ThingTale;
  readonly ambush: ThingTale;
  readonly hoards: readonly PrizeTale[];
  readonly purses: readonly PrizeTale[];
  readonly leaders: Readonly<Record<Theme, readonly string[]>>;
  readonly names: Told;
  readonly frames: readonly Frame[];
  readonly stands: Told;
  readonly tactics: Told;
  /** Of an event without a fight: what is in the way, and what there is to win. */
  readonly summary: (names: readonly Bilingual[]) => Bilingual;
  readonly foe: (foe: Foe) => Bilingual;
  /** “two trolls, one giant” */
  readonly band: (foes: readonly Foe[]) => Bilingual;
}

/** What runs through an adventure. RUN-ADV-10, -11, -13 */
export interface PlotTale {
  readonly name: Bilingual;
  readonly outline: Bilingual;
  readonly setup: Bilingual;
  readonly development: Bilingual;
  readonly climax: Bilingual;
  readonly goal: Bilingual;
}

export interface AdventureTale extends Tale {
  readonly adventures: readonly Bilingual[];
  readonly plots: readonly ((villain: string) => PlotTale)[];
  /** Who takes the villain's place, should he fall before his time. RUN-ADV-12 */
  readonly succeeds: (villain: string, heir: string) => Bilingual;
}

export interface QuickTale {
  readonly name: (foes: Foe | 'other') => Bilingual;
  readonly concept: Bilingual;
  readonly places: Readonly<Record<Scene, Readonly<Record<Stage, readonly PlaceTale[]>>>>;
  readonly summary: (names: readonly Bilingual[]) => Bilingual;
  readonly traps: Readonly<Record<QuickTrap, ThingTale>>;
  readonly feats: Readonly<Record<QuickFeat, ThingTale & { readonly opponent?: Bilingual }>>;
  /** What there is to win, what one does for it where no roll is asked for, and what else comes with it. */
  readonly prizes: Readonly<
    Record<Prize, { readonly name: Bilingual; readonly how: Bilingual; readonly more: readonly Bilingual[] }>
  >;
  readonly grounds: Readonly<Record<QuickGround, Bilingual>>;
  readonly hiding: ThingTale;
  readonly spoils: { readonly name: Bilingual; readonly how: Bilingual };
  /** What comes to whoever has won this. */
  readonly follows: (won: Bilingual) => Bilingual;
  readonly foes: (foe: Foe | 'other') => Bilingual;
  readonly foesStand: (foe: Foe | 'other', several: boolean) => Bilingual;
  /** Something in no gallery; a creature has one name for all readers. */
  readonly creature: { readonly name: string; readonly description: string; readonly trait: string };
}
