// Games played by bots up to a moment that a test needs, as files a player could have saved. The same each time.

import { chooseOption, type Level } from '@skald/bots';
import { gameById } from '@skald/games';
import { type Asked, Match, type MatchRecord } from '@skald/kernel';

export const GAME = 'age-of-heroes';
const { game } = gameById(GAME)!;

interface Plan {
  readonly seats?: readonly string[];
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

/** The first moment, over as many games as it takes, at which somebody is asked such a thing. */
export function momentWhere(
  wanted: (asked: Asked, match: Match) => boolean,
  { seats = ['beowulf', 'ragnar'], options = {}, level = 'karl', seed: first = 1 }: Plan = {},
): MatchRecord {
  for (let seed = first; seed < first + 40; seed++) {
    const random = diceOf(seed);
    const made = Match.create(game, { seats, options, seed: seed.toString(16).padStart(64, '0') });
    if ('refused' in made) throw new Error(made.refused.code);
    const match = made.ok;
    while (match.result === null) {
      const asked = match.decisions();
      if (asked.some((one) => wanted(one, match))) return match.record();
      const one = asked[0] as Asked;
      const decision = { ...one, options: one.options.map(({ choice }) => choice) };
      const { choice } = chooseOption(game, match.view(one.seat), decision, level, { ms: 20, random });
      match.play(one.seat, choice);
    }
  }
  throw new Error('No game comes to such a moment.');
}

/** A whole game, to the end. */
export function finishedGame({
  seats = ['beowulf', 'ragnar'],
  options = {},
  seed = 1,
}: Plan = {}): MatchRecord {
  const random = diceOf(seed);
  const made = Match.create(game, { seats, options, seed: seed.toString(16).padStart(64, '0') });
  if ('refused' in made) throw new Error(made.refused.code);
  const match = made.ok;
  while (match.result === null) {
    const one = match.decisions()[0] as Asked;
    const decision = { ...one, options: one.options.map(({ choice }) => choice) };
    const { choice } = chooseOption(game, match.view(one.seat), decision, 'karl', { ms: 20, random });
    match.play(one.seat, choice);
  }
  return match.record();
}

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
