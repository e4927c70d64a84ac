// Games played by bots up to a moment that a test needs, as files a player could have saved. The same each time.

import { chooseOption } from '@skald/bots';
import { gameById } from '@skald/games';
import { type Asked, type Level, Match, type MatchRecord } from '@skald/kernel';

export const GAME = 'age-of-heroes';

interface Plan {
  readonly game?: string;
  readonly seats?: readonly unknown[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly level?: Level;
  /** Where to begin looking. */
  readonly seed?: number;
}

/** Mulberry32: small, and the same everywhere. */
function diceOf(seed: number): (sides: number) => number {
  let a = seed | 0;
  return (sides) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (((t ^ (t >>> 14)) >>> 0) % sides) + 1;
  };
}

/** A game among bots. `until` sees every moment of it; the record ends at the first that it wants, or with the game. */
function play(
  { game: id = GAME, seats = ['beowulf', 'ragnar'], options = {}, level = 'karl', seed = 1 }: Plan,
  until: (asked: readonly Asked[], match: Match) => boolean,
): Match {
  const random = diceOf(seed);
  const { game } = gameById(id)!;
  const made = Match.create(game, { seats, options, seed: seed.toString(16).padStart(64, '0') });
  if ('refused' in made) throw new Error(made.refused.code);
  const match = made.ok;
  while (match.result === null) {
    const asked = match.decisions();
    if (until(asked, match)) return match;
    const one = asked[0] as Asked;
    const decision = { ...one, options: one.options.map(({ choice }) => choice) };
    const { choice } = chooseOption(game, match.view(one.seat), decision, level, { ms: 20, random });
    match.play(one.seat, choice);
  }
  return match;
}

/** The first moment, over as many games as it takes, at which somebody is asked such a thing. */
export function momentWhere(wanted: (asked: Asked, match: Match) => boolean, plan: Plan = {}): MatchRecord {
  const { seed: first = 1 } = plan;
  for (let seed = first; seed < first + 40; seed++) {
    const match = play({ ...plan, seed }, (asked, now) => asked.some((one) => wanted(one, now)));
    if (match.result === null) return match.record();
  }
  throw new Error('No game comes to such a moment.');
}

/** A whole game, to the end. */
export const finishedGame = (plan: Omit<Plan, 'level'> = {}): MatchRecord => play(plan, () => false).record();

/** As `Save as a file` writes it; people in the given seats, bots in the others. */
export const fileOf = (
  record: MatchRecord,
  humans: readonly number[],
  names: readonly string[] = [],
  level: Level = 'thrall',
): string =>
  JSON.stringify({
    skald: 'game',
    controls: record.seats.map((_, seat) =>
      humans.includes(seat)
        ? { kind: 'human', name: names[seat] ?? '', level: null }
        : { kind: 'bot', name: '', level },
    ),
    record,
  });
