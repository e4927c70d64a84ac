// What a language must be able to tell. Phrases of one list say the same thing; the voice picks among them.

import type { Phrases } from '@skald/text';
import type { ArmyId, Field, Side, TacticalCard } from '../../content/index.ts';
import type { EventOf } from '../../rules/events.ts';
import type { Ground } from './ground.ts';

/** Somebody in a sentence. */
export interface Person {
  readonly name: string;
  /** The name with the byname, where somebody is introduced or mourned; then as an object, direct and indirect. */
  readonly full: string;
  readonly whom: string;
  readonly toWhom: string;
  readonly he: string;
  /** In German the bare stem. */
  readonly his: string;
  readonly side: Side;
}

/** Where something is, in a sentence. */
export interface Whereabouts {
  readonly at: string;
  readonly to: string;
  readonly from: string;
}

export interface March {
  readonly who: Person;
  readonly from: Whereabouts;
  readonly to: Whereabouts;
}

interface FrameWords {
  person(id: ArmyId): Person;
  place(ground: Ground): Whereabouts;
  title(land: string): string;
  readonly prologue: string;
  readonly epilogue: string;
  /** The heading of a chapter that covers these days. */
  chapter(from: number, to: number, heading: string): string;
  readonly headings: {
    readonly castle: Phrases<{ castle: string }>;
    readonly ship: Phrases<null>;
    readonly destroyed: Phrases<{ who: Person }>;
    readonly pillaged: Phrases<{ village: string }>;
    readonly siege: Phrases<{ who: Person; castle: string }>;
    readonly battle: Phrases<{ place: Whereabouts }>;
    readonly chase: Phrases<{ who: Person }>;
    readonly landed: Phrases<{ who: Person }>;
    readonly sailed: Phrases<null>;
    readonly quiet: Phrases<null>;
  };
  readonly opening: Phrases<{ land: string; castle: string; villages: readonly string[] }>;
  readonly normans: Phrases<{ lords: readonly Person[] }>;
  readonly vikings: Phrases<{ chiefs: readonly Person[] }>;
  readonly garrison: Phrases<{
    holder: Person;
    castle: string;
    others: readonly (March & { who: Person })[];
  }>;
  readonly waiting: Phrases<{ sea: Whereabouts }>;
  readonly day: Phrases<{ day: number; last: boolean }>;
  /** A day on which nobody stirred. */
  readonly quietDay: Phrases<{ day: number }>;
  readonly initiative: Phrases<{ side: Side }>;
  readonly tied: Phrases<{ side: Side }>;
  readonly unfinished: Phrases<null>;
}

interface TravelWords {
  readonly marched: Phrases<March>;
  /** Several at once. */
  readonly marchedAll: Phrases<{ marches: readonly March[] }>;
  /** To another place that has the same name. */
  readonly shifted: Phrases<March>;
  readonly overBridge: Phrases<March & { bridge: string }>;
  readonly forded: Phrases<March & { known: boolean }>;
  readonly stuck: Phrases<{ who: Person; to: Whereabouts }>;
  readonly twoStages: Phrases<March>;
  readonly sailed: Phrases<{ to: Whereabouts; aboard: readonly Person[] }>;
  readonly alongshore: Phrases<{ to: Whereabouts; aboard: readonly Person[] }>;
  readonly landed: Phrases<{ landings: readonly March[] }>;
  readonly boarded: Phrases<{ who: readonly Person[] }>;
  readonly exchanged: Phrases<{ one: Person; other: Person }>;
  readonly dissolved: Phrases<{ who: Person }>;
  readonly stayed: Phrases<{ side: Side }>;
}

/** An attack as it begins. */
export interface Onset {
  readonly attacker: Person;
  readonly defender: Person;
  readonly from: Whereabouts;
  readonly place: Whereabouts;
}

interface BattleWords {
  readonly attack: Phrases<Onset>;
  readonly landingAttack: Phrases<Onset>;
  readonly riverAttack: Phrases<Onset>;
  readonly shipAttack: Phrases<Onset>;
  readonly castleAttack: Phrases<Onset & { castle: string }>;
  readonly strengths: Phrases<{ attacker: Person; defender: Person; points: readonly [number, number] }>;
  readonly cards: Readonly<Record<TacticalCard, Phrases<{ who: Person; enemy: Person }>>>;
  readonly onTable: Phrases<{ field: Field }>;
  readonly disputed: Phrases<null>;
  /** How it went. */
  readonly quickly: Phrases<{ winner: Person; loser: Person }>;
  readonly hard: Phrases<{ winner: Person; loser: Person }>;
  readonly againstOdds: Phrases<{ winner: Person; loser: Person }>;
  readonly draw: Phrases<{ attacker: Person; defender: Person }>;
  readonly losses: Phrases<{ who: Person; lost: number; saved: number; left: number }>;
  readonly unhurt: Phrases<{ who: Person }>;
  readonly wipedOut: Phrases<{ who: Person; place: Whereabouts }>;
  readonly retreated: Phrases<{ who: Person; to: Whereabouts }>;
  readonly backAboard: Phrases<{ who: Person }>;
  readonly cornered: Phrases<{ who: Person }>;
  readonly wentBack: Phrases<{ who: Person; to: Whereabouts }>;
  readonly tookField: Phrases<{ who: Person; place: Whereabouts }>;
  readonly heldField: Phrases<{ who: Person; place: Whereabouts }>;
  readonly putToSea: Phrases<{ to: Whereabouts }>;
  readonly beach: Phrases<{ who: Person; place: Whereabouts; crew: boolean }>;
  readonly spoils: Phrases<{ side: Side }>;
  /** A small army is attacked. */
  readonly chase: Phrases<Onset>;
  readonly fled: Phrases<{ who: Person; to: Whereabouts }>;
  readonly fledAboard: Phrases<{ who: Person }>;
  readonly fledInVain: Phrases<{ who: Person }>;
  readonly drowned: Phrases<{ who: Person }>;
  readonly lostWithShip: Phrases<{ who: readonly Person[] }>;
}

interface EndWords {
  readonly pillaged: Phrases<{ who: Person; village: string; count: number }>;
  readonly besieged: Phrases<{ who: Person; castle: string; left: number }>;
  readonly castleBurnt: Phrases<{ who: Person; castle: string }>;
  readonly shipBurnt: Phrases<{ who: Person; place: Whereabouts }>;
  readonly over: Readonly<
    Record<EventOf<'campaignOver'>['how'], Phrases<{ winner: Side; loser: Side; land: string; days: number }>>
  >;
  readonly survivors: Phrases<{ left: readonly { who: Person; points: number }[] }>;
  readonly burntVillages: Phrases<{ villages: readonly string[] }>;
  readonly noVillages: Phrases<null>;
  readonly lastWord: Readonly<Record<Side, Phrases<{ land: string }>>>;
}

export interface SagaWords extends FrameWords {
  readonly travel: TravelWords;
  readonly battle: BattleWords;
  readonly end: EndWords;
}
export type { BattleWords, EndWords, FrameWords, TravelWords };
