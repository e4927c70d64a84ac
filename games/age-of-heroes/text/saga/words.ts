// What a language must be able to tell. Phrases of one list say the same thing; the voice picks among them.

import type { Phrases } from '@skald/text';
import type {
  Area,
  CounterId,
  God,
  Item,
  Land,
  MonsterId,
  Result,
  Rune,
  Spell,
  Sword,
} from '../../content/index.ts';

/** Somebody in a sentence, by name or, where it is clear who is meant, by pronoun. */
export interface Person {
  readonly name: string;
  /** As the subject. */
  readonly who: string;
  /** As the direct object. */
  readonly whom: string;
  /** As the one to whom something is given or happens. */
  readonly toWhom: string;
  /** “his” or “her” for the same sentence; in German the bare stem. */
  readonly his: string;
}

export interface Journey {
  readonly travellers: readonly CounterId[];
  readonly from: Area;
  readonly to: Area;
  /** The most telling area in between, a sea if there was one. */
  readonly via: Area | null;
}

export interface Attack {
  readonly attackers: readonly CounterId[];
  /** As the event names them: counters, `jarl-7` and `land`. */
  readonly targets: readonly string[];
  readonly area: Area;
}

interface TravelWords {
  /** Over land, over sea, and a single step. */
  readonly byLand: Phrases<Journey>;
  readonly bySea: Phrases<Journey>;
  readonly nearby: Phrases<Journey>;
  /** Jarls who went without their hero. */
  readonly jarls: Phrases<{ lord: Person; moves: readonly { id: CounterId; to: Area }[] }>;
  readonly rode: Phrases<{ rider: Person; riders: readonly CounterId[] }>;
  readonly faxiGone: Phrases<null>;
  readonly handedOver: Phrases<{ hero: Person; jarls: readonly CounterId[]; marks: number }>;
  readonly took: Phrases<{ who: Person; items: readonly Item[]; area: Area }>;
  readonly lent: Phrases<{ giver: CounterId; taker: CounterId; item: Item | null }>;
  readonly traded: Phrases<{ who: Person; dragon: MonsterId; item: Item | null; marks: number }>;
}

interface FightWords {
  readonly onLand: Phrases<Attack>;
  readonly onMonsters: Phrases<Attack>;
  readonly onStranger: Phrases<Attack>;
  readonly onPeople: Phrases<Attack>;
  readonly onAll: Phrases<Attack>;
  readonly turnedUp: Phrases<{ jarls: readonly CounterId[] }>;
  readonly cameToHelp: Phrases<{ helpers: readonly CounterId[] }>;
  readonly noSpell: Phrases<{ caster: MonsterId }>;
  readonly spell: Readonly<Record<Spell, Phrases<{ caster: MonsterId; area: Area }>>>;
  readonly spellFailed: Phrases<{ hero: Person; spell: Spell }>;
  readonly sygilRested: Phrases<{ hero: Person }>;
  readonly sygilSaved: Phrases<{ hero: Person }>;
  readonly iced: Phrases<{ area: Land; lord: Person | null }>;
  readonly turnLost: Phrases<{ who: readonly CounterId[] }>;
  readonly leftBattle: Phrases<{ who: readonly CounterId[] }>;
  readonly luck: Phrases<{ hero: Person; points: number }>;
  readonly godHelped: Phrases<{ god: God; hero: Person }>;
  readonly godHindered: Phrases<{ god: God; hero: Person }>;
  readonly godWatched: Phrases<{ god: God }>;
  readonly stopped: Phrases<{ area: Area }>;
  /** How the fight went, without yet naming who fell. */
  readonly fought: Readonly<Record<Result, Phrases<null>>>;
  /** The weaker side won; the stronger side lost. */
  readonly againstOdds: Phrases<null>;
  readonly landHeld: Phrases<{ area: Area }>;
  readonly flightTurned: Phrases<{ hero: Person }>;
}

interface AftermathWords {
  readonly recruited: Phrases<{ hero: Person; jarl: CounterId }>;
  readonly slain: Phrases<{ dead: readonly CounterId[] }>;
  readonly heroDied: Readonly<
    Record<
      'battle' | 'spell' | 'storm' | 'frey',
      Phrases<{ name: string; his: string; area: Area; by: string | null }>
    >
  >;
  readonly heroWounded: Phrases<{ hero: Person }>;
  readonly drivenOff: Phrases<{ who: readonly CounterId[] }>;
  readonly freyHealed: Phrases<{ hero: Person }>;
  readonly worship: Phrases<{ hero: Person }>;
  readonly fled: Phrases<{ who: readonly CounterId[]; to: Area }>;
  readonly stuck: Phrases<{ who: readonly CounterId[] }>;
  readonly shamed: Phrases<{ hero: Person; glory: number }>;
  readonly mourned: Phrases<{ hero: Person }>;
  readonly landWon: Phrases<{ hero: Person; area: Land }>;
  readonly landTaken: Phrases<{ hero: Person; area: Land; from: string }>;
  readonly glory: Phrases<{ hero: Person; glory: number }>;
  readonly gotLuck: Phrases<{ hero: Person; luck: number }>;
  readonly purse: Phrases<{ hero: Person; from: CounterId; marks: number }>;
  readonly spoils: Phrases<{ who: Person; dragon: MonsterId; item: Item | null; marks: number }>;
  readonly dropped: Phrases<{ item: Item; area: Area }>;
  readonly rune: Phrases<{ hero: Person; rune: Rune }>;
  readonly noticed: Phrases<{ hero: Person; god: God }>;
  readonly frey: Phrases<{ maidens: number }>;
  readonly njord: Readonly<
    Record<'aid' | 'gold' | 'loss' | 'storm', Phrases<{ hero: Person; marks: number }>>
  >;
  readonly loki: Readonly<Record<'gave' | 'took', Phrases<{ hero: Person }>>>;
}

interface YearWords {
  readonly taxes: Phrases<{ paid: readonly { name: string; marks: number }[] }>;
  readonly landLost: Phrases<{ name: string; areas: readonly Land[] }>;
  readonly healed: Phrases<{ hero: Person }>;
  readonly monsters: Phrases<{ seen: readonly { id: MonsterId; area: Land }[] }>;
  readonly jarls: Phrases<{ areas: readonly Land[] }>;
  readonly withdrew: Phrases<{ name: string }>;
  readonly restarted: Phrases<{ name: string; area: Area; sword: Sword | null }>;
  readonly transferred: Phrases<{ name: string; dead: string }>;
  readonly released: Phrases<{ jarls: readonly CounterId[] }>;
}

interface FrameWords {
  title(heroes: readonly string[]): string;
  readonly prologue: string;
  readonly epilogue: string;
  /** The heading of a chapter that covers these turns. */
  chapter(from: number, to: number, heading: string): string;
  readonly headings: {
    readonly heroDied: Phrases<{ name: string }>;
    readonly slain: Phrases<{ id: CounterId }>;
    readonly landWon: Phrases<{ name: string; area: Land }>;
    readonly recruited: Phrases<{ id: CounterId }>;
    readonly noticed: Phrases<{ god: God }>;
    readonly battle: Phrases<{ area: Area }>;
    readonly quiet: Phrases<null>;
  };
  readonly opening: Phrases<{ heroes: number }>;
  readonly introduce: Phrases<{ hero: Person; home: Area; sword: Sword | null }>;
  readonly contested: Phrases<{ name: string }>;
  readonly closing: Phrases<{ turns: number }>;
  readonly turn: Phrases<{ turn: number; last: boolean }>;
  /** A turn without journeys or battles. */
  readonly nothing: Phrases<{ turn: number }>;
  readonly ended: Phrases<{ turns: number }>;
  readonly scored: Phrases<{ name: string; his: string; final: number; hoard: number; jarls: number }>;
  readonly valhalla: Phrases<{ names: readonly string[] }>;
  readonly nobodyInValhalla: Phrases<null>;
  readonly winner: Phrases<{ name: string; final: number | null }>;
  readonly winners: Phrases<{ names: readonly string[] }>;
  readonly unfinished: Phrases<null>;
}

export interface SagaWords extends FrameWords {
  person(id: CounterId | null, name: string, pronoun: boolean): Person;
  readonly travel: TravelWords;
  readonly battle: FightWords & AftermathWords;
  readonly year: YearWords;
}
export type { AftermathWords, FightWords, FrameWords, TravelWords, YearWords };
