// What a language must be able to say to tell a fight.

import type { Phrases } from '@skald/text';

/** One or several who fight, in every form that a sentence may need. */
export interface Person {
  readonly who: string;
  readonly whom: string;
  readonly toWhom: string;
  readonly whose: string;
  /** “he”, “him”, “his”; „er“, „ihn“, „sein“. */
  readonly he: string;
  readonly him: string;
  readonly his: string;
  readonly several: boolean;
}

/** “with the Viking axe” */
interface Armed {
  readonly by: string;
}
interface Deed {
  readonly one: Person;
}
interface Between extends Deed {
  readonly other: Person;
}
interface Coming {
  readonly heroes: Person;
  readonly foes: Person;
}

export interface SagaWords {
  readonly prologue: string;
  readonly first: string;
  readonly epilogue: string;
  /** A chapter is called after whoever died in the one before. */
  readonly after: Phrases<Deed>;

  readonly setOut: Phrases<Coming>;
  readonly round: Phrases<object>;
  readonly quiet: Phrases<object>;

  readonly slew: Phrases<Between & Armed>;
  readonly hurt: Phrases<Between & Armed>;
  readonly hurtBadly: Phrases<Between & Armed>;
  readonly missed: Phrases<Between & Armed>;
  readonly shotDead: Phrases<Between>;
  readonly shot: Phrases<Between>;
  readonly shotWide: Phrases<Between>;
  /** Of a hero, whom others hurt. */
  readonly bled: Phrases<Between>;
  readonly bledBadly: Phrases<Between>;
  readonly strayed: Phrases<Between>;
  readonly scorched: Phrases<Deed>;

  readonly shoved: Phrases<Between>;
  readonly plunged: Phrases<Between>;
  readonly held: Phrases<Between>;
  readonly brokeFree: Phrases<Deed>;
  readonly stumbled: Phrases<Deed>;
  readonly fled: Phrases<Deed>;

  readonly tumbled: Phrases<Deed>;
  readonly trapped: Phrases<Deed>;
  readonly ablaze: Phrases<Deed>;
  readonly smothered: Phrases<Deed>;
  readonly sinking: Phrases<Deed>;
  readonly rescued: Phrases<Between>;
  readonly pried: Phrases<Between>;

  readonly undying: Phrases<Deed>;
  readonly roseAgain: Phrases<Deed>;
  readonly finished: Phrases<Between>;
  readonly netted: Phrases<Deed>;
  readonly froze: Phrases<Deed>;
  readonly sang: Phrases<Deed>;
  readonly bounded: Phrases<Deed>;
  readonly hurled: Phrases<Between>;

  readonly fell: Phrases<Between>;
  readonly sank: Phrases<Deed>;
  readonly senseless: Phrases<Deed>;
  readonly broken: Phrases<Deed>;
  readonly died: Phrases<Deed>;
  readonly treated: Phrases<Between>;
  readonly treatedHimself: Phrases<Deed>;
  readonly treatedInVain: Phrases<Between>;

  readonly endings: Readonly<Record<'heroes' | 'foes' | 'nobody' | 'night', Phrases<Coming>>>;
  /** How a holmgang ended: for whom, or for nobody. */
  readonly duels: {
    readonly won: Phrases<Deed>;
    readonly leftRing: Phrases<Deed>;
    readonly drawn: Phrases<object>;
  };
  /** Whose name was on everybody's lips. */
  readonly fame: Phrases<Deed>;
  readonly mourned: Phrases<Deed>;
  readonly untold: Phrases<object>;
}

interface Named {
  /** As the notes call it. */
  readonly name: string;
}
interface Things extends Deed {
  readonly things: string;
}

/** What it takes besides to tell a whole sitting. */
export interface SittingSagaWords {
  title(heroes: Person): string;
  chapter(number: number): string;
  /** Stands before what nobody knew at the time. */
  readonly truth: string;
  readonly setOut: Phrases<Deed>;
  /** All of so many who set out. */
  all(count: number): Person;
  readonly firstPlace: Phrases<{ readonly title: string }>;
  readonly place: Phrases<{ readonly title: string }>;
  readonly nothing: Phrases<object>;
  readonly trialWon: Phrases<Deed & Named>;
  readonly trialLost: Phrases<Deed & Named>;
  readonly trialOfBoth: Phrases<Named & { readonly won: Person; readonly lost: Person }>;
  readonly dared: Phrases<Deed & { readonly what: string }>;
  readonly paid: Phrases<Deed>;
  readonly paidMuch: Phrases<Deed>;
  readonly found: Phrases<Things>;
  readonly rested: Phrases<object>;
  readonly met: Phrases<Coming>;
  readonly fightEnds: Readonly<Record<'heroes' | 'foes' | 'nobody', Phrases<Coming>>>;
  readonly gained: Phrases<Deed & { readonly points: string }>;
  readonly noGain: Phrases<object>;
  readonly share: Phrases<Things>;
  /** Several, and each of them the same. */
  readonly shareAlike: Phrases<Things>;
  readonly home: Phrases<Deed>;
  readonly nobodyHome: Phrases<object>;
}
