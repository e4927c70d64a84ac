// The match of a table as it is in memory, and from when on what was told of it holds.

import { randomInt } from 'node:crypto';
import type { Match, MatchRecord } from '@skald/kernel';
import { isLight } from './beginning.ts';
import type { KeptTable, Write } from './kept.ts';
import { Marks } from './marks.ts';
import type { Loaded } from './matches.ts';
import { SHORT } from './replays.ts';

/** Moves between two snapshots: only a hall that crashed and comes back with other rules has need of the last one. */
const SNAPSHOT_EVERY = 10;
/** Where the first revision of a table in memory comes from: it is another one each time. */
const REVISIONS = 2 ** 47;

export class LiveMatch {
  readonly marks: Marks;
  readonly #kept: KeptTable;
  #match: Match | null = null;
  #asPlayed: MatchRecord | null = null;
  #revision = randomInt(REVISIONS);
  #snapshotAt: number;
  #isLight = true;

  constructor(kept: KeptTable, { match, asPlayed }: Loaded) {
    this.#kept = kept;
    this.hold(match, asPlayed);
    this.#snapshotAt = match?.moves ?? 0;
    this.marks = new Marks(this.#snapshotAt);
  }

  get match(): Match | null {
    return this.#match;
  }

  get asPlayed(): MatchRecord | null {
    return this.#asPlayed;
  }

  get revision(): number {
    return this.#revision;
  }

  get now(): { match: Match; moves: number; revision: number } | null {
    const match = this.#match;
    return match && { match, moves: match.moves, revision: this.#revision };
  }

  /** Whether it has gone on since it was last kept whole. */
  get ahead(): boolean {
    return this.#match !== null && this.#snapshotAt !== this.#match.moves;
  }

  hold(match: Match | null, asPlayed: MatchRecord | null = null): void {
    this.#match = match;
    this.#asPlayed = asPlayed;
    this.#isLight = isLight(this.#kept);
    this.spare();
  }

  /**
   * A short match is played again faster than copies are made at every wall. One that somebody made up may break off at
   * any choice, and what people brought takes long to begin with: what those go back to must be at hand.
   */
  spare(): void {
    if (this.#match)
      this.#match.sparing = this.#kept.start === undefined && this.#match.moves < SHORT && this.#isLight;
  }

  /** What was told before holds no more. */
  revise(): void {
    this.#revision += 1;
  }

  /** It is as the store has it. */
  reload({ match, asPlayed }: Loaded): void {
    this.hold(match, asPlayed);
    this.revise();
    this.#snapshotAt = this.#kept.moves;
    this.marks.renew(this.#kept.moves);
  }

  wentBack(match: Match): void {
    this.hold(match);
    this.revise();
    this.marks.renew(match.moves);
  }

  /** Whether it is time to keep it whole. */
  isDue({ moves }: Match): boolean {
    return moves - this.#snapshotAt >= SNAPSHOT_EVERY || this.#kept.status === 'over';
  }

  keptWhole(snapshot: Write['snapshot']): void {
    if (snapshot !== null) this.#snapshotAt = snapshot.seq;
  }
}

/** The moves from one of them on, as they are kept. */
export const movesFrom = (match: Match | null, before: number): Write['moves'] =>
  (match?.movesFrom(before) ?? []).map((move, i) => ({ seq: before + i, move }));
