// Calls of many rolls, as they stand from one to the next. RUN-DIF-49 to -80, -170 to -174

import type { Share } from '../../content/design/rolls.ts';
import { successes } from '../../documents/encounter/order.ts';

/** Under way, or how it ended for the heroes. */
export type Course = 'on' | 'won' | 'lost';

/** So many successes between them, each for an action; failing costs no more than that. RUN-DIF-50, -51, -170 */
export interface ActionSink {
  readonly need: number;
  readonly have: number;
  /** What strikes if they are too late. RUN-DIF-52 */
  readonly trapAtEnd: boolean;
}

export const sunk = (sink: ActionSink, success: boolean): ActionSink => ({
  ...sink,
  have: Math.min(sink.need, sink.have + (success ? 1 : 0)),
});
export const courseOfSink = ({ need, have }: ActionSink, fightIsOver: boolean): Course =>
  have >= need ? 'won' : fightIsOver ? 'lost' : 'on';
/** No roll helps against it any more. RUN-DIF-170 */
export const strikesAtEnd = (sink: ActionSink): boolean => sink.trapAtEnd && sink.have < sink.need;

/** Somebody holds it off, round by round, until another ends it. RUN-DIF-55 to -57, -171 */
export function courseOfPanic(held: boolean, ended: boolean): Course {
  if (!held) return 'lost';
  return ended ? 'won' : 'on';
}

/** A fixed number of rounds. RUN-DIF-60, -172 */
export interface Endurance {
  readonly rounds: number;
  readonly passed: number;
  /** Who is still in it: all of them, or the one who does it for all. */
  readonly enduring: readonly string[];
  readonly forAll: boolean;
}

/** Who fails is out of it: by himself, or all with him. */
export const endured = (test: Endurance, failed: readonly string[]): Endurance => ({
  ...test,
  passed: test.passed + 1,
  enduring: test.forAll && failed.length > 0 ? [] : test.enduring.filter((hero) => !failed.includes(hero)),
});
export const isEndured = ({ rounds, passed, enduring }: Endurance): boolean =>
  passed >= rounds || enduring.length === 0;

/** So many successes of anybody in so many rounds. RUN-DIF-70, -71, -173, RUN-RULING-T68 */
export interface Countdown {
  readonly need: number;
  readonly have: number;
  /** Rounds that are left, the present one among them; null: until they have it. RUN-DIF-76 */
  readonly left: number | null;
}

export const countdown = (share: Share, heroes: number, attempts: number | null): Countdown => ({
  need: successes(share, heroes),
  have: 0,
  left: attempts,
});
export const countedDown = (count: Countdown, success: boolean): Countdown => ({
  ...count,
  have: count.have + (success ? 1 : 0),
});
export const roundPassed = (count: Countdown): Countdown => ({
  ...count,
  left: count.left === null ? null : count.left - 1,
});
/** Enough is enough at once. */
export const courseOfCountdown = ({ need, have, left }: Countdown): Course =>
  have >= need ? 'won' : left !== null && left <= 0 ? 'lost' : 'on';

/** Bout after bout of two. RUN-DIF-80, -174 */
export interface Scoreboard {
  readonly need: number;
  readonly hero: number;
  readonly opponent: number;
}

/** Equal is enough for the hero. RUN-DIF-10 */
export const bout = (board: Scoreboard, hero: number, opponent: number): Scoreboard =>
  hero >= opponent ? { ...board, hero: board.hero + 1 } : { ...board, opponent: board.opponent + 1 };
export const courseOfBouts = ({ need, hero, opponent }: Scoreboard): Course =>
  hero >= need ? 'won' : opponent >= need ? 'lost' : 'on';
