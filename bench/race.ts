// Two at each table choose at random, as fast as they hear of the last choice; what came of it is counted.

import { setTimeout as pause } from 'node:timers/promises';
import type { Glimpse } from './glimpse.ts';

/** What came of it. */
export interface Traffic {
  readonly tables: number;
  readonly accepted: number;
  readonly seconds: number;
  /** Milliseconds from a choice sent to the other seat's news of it. */
  readonly p50: number;
  readonly p99: number;
  /** Choices whose news never reached the other seat, and gaps in the numbering of news. */
  readonly lost: number;
}

/** One of the two at a table. */
interface Player {
  /** Sends a choice; the host must accept it. */
  play(seat: number, option: string, at: number): void;
}

/** A table of two: whoever is asked chooses, and the other waits for the news. */
export class Table {
  readonly #race: Race;
  readonly #players: Player[] = [];
  /** The choice under way: by whom, after how many moves, since when. */
  #open: { by: number; at: number; since: number } | null = null;

  constructor(race: Race) {
    this.#race = race;
  }

  sit(player: Player): void {
    this.#players.push(player);
  }

  /** A player has heard how things stand. */
  hear(player: number, { moves, decisions }: Glimpse): void {
    const open = this.#open;
    if (open !== null && moves > open.at && player !== open.by) {
      this.#race.seen(performance.now() - open.since);
      this.#open = null;
    }
    this.#latest[player] = { moves, decisions };
    if (this.#open === null && this.#race.running) this.#choose();
  }
  readonly #latest: Glimpse[] = [];

  #choose(): void {
    const newest = Math.max(...this.#latest.map((one) => one?.moves ?? 0));
    for (const [by, news] of this.#latest.entries()) {
      const decision = news?.moves === newest && news.decisions.find(({ options }) => options.length > 0);
      if (!decision) continue;
      if (!this.#race.may()) return;
      const { id } = decision.options[Math.floor(Math.random() * decision.options.length)] as { id: string };
      this.#open = { by, at: newest, since: performance.now() };
      this.#players[by]?.play(decision.seat, id, newest);
      return;
    }
  }
}

/** How long it goes on: choices that do not count yet, then those that do, for so many seconds at most. */
export interface Course {
  readonly tables: number;
  readonly warmUp: number;
  readonly choices: number;
  readonly seconds: number;
}

/** Counts, and says when it is enough. */
export class Race {
  readonly #course: Course;
  readonly #latencies: number[] = [];
  #warmedUp = 0;
  #from = 0;
  running = false;
  sent = 0;

  constructor(course: Course) {
    this.#course = course;
  }

  get #done(): number {
    return this.#warmedUp + this.#latencies.length;
  }

  may(): boolean {
    if (!this.running || this.sent >= this.#course.warmUp + this.#course.choices) return false;
    this.sent += 1;
    return true;
  }

  seen(ms: number): void {
    if (this.#warmedUp === this.#course.warmUp) this.#latencies.push(ms);
    else if (++this.#warmedUp === this.#course.warmUp) this.#begin();
  }

  #begin(): void {
    this.#from = performance.now();
    console.log('warm');
  }

  async result(gaps: () => number): Promise<Traffic> {
    const { tables, choices, seconds } = this.#course;
    const isOver = (): boolean =>
      this.#latencies.length >= choices ||
      (this.#from > 0 && performance.now() > this.#from + seconds * 1000);
    while (!isOver()) await pause(5);
    const took = (performance.now() - this.#from) / 1000;
    const accepted = this.#latencies.length;
    this.running = false;
    // What is under way may still arrive.
    for (let i = 0; i < 1000 && this.#done < this.sent; i++) await pause(10);
    const sorted = this.#latencies.toSorted((a, b) => a - b);
    const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
    return {
      tables,
      accepted,
      seconds: took,
      p50: at(0.5),
      p99: at(0.99),
      lost: this.sent - this.#done + gaps(),
    };
  }
}
