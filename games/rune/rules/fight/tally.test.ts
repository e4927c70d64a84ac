import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { AnyFrame } from './agenda.ts';
import { settlement } from './reckoning.ts';
import type { Fighter } from './state.ts';
import { allDiceCast, play, type Scene } from './testing.ts';

const { ragnar: born } = READY_MADE;
/** He knows traps, too. */
const ragnar = { ...born, abilities: { ...born.abilities, awareness: 3, traps: 3 } };
afterEach(allDiceCast);

const WATER = { state: 'swimming', rounds: 1, rolled: false, rescuer: null, rope: null } as const;
const FIRE = { start: 6, round: 1, failed: 2, raging: false, by: null };

interface Case {
  readonly what: string;
  readonly frame: AnyFrame;
  readonly rule: string;
  readonly h0?: Partial<Fighter>;
  readonly map?: Scene['map'];
  /** What Ragnar adds to his die, and what he needs. */
  readonly adds: number;
  readonly difficulty: number;
  /** It pays as often as it is made. */
  readonly repeated?: true;
}

const SNARE: NonNullable<Scene['map']> = {
  objects: [{ id: 'snare', kind: 'grabber', area: [[10, 10, 1]], difficulty: 8, dam: 0 }],
};

/** Rolls of a fight that the notes ask for. */
const ROLLS: readonly Case[] = [
  {
    what: 'swims',
    frame: { step: 'swimming', fighter: 'h0', directed: false },
    rule: 'RUN-HAZ-DROWN-01',
    h0: { water: WATER },
    map: { zones: [{ kind: 'water', area: [[10, 10, 1]], surface: 'choppy', current: 'none' }] },
    adds: 4,
    difficulty: 4,
    repeated: true,
  },
  {
    what: 'smothers flames',
    frame: { step: 'smothering', fighter: 'h0' },
    rule: 'RUN-HAZ-FIRE-03',
    h0: { fire: FIRE },
    adds: 3,
    difficulty: 4 + 2,
  },
  {
    what: 'lands',
    frame: { step: 'plunging', fighter: 'h0', by: null, feet: 12 },
    rule: 'RUN-HAZ-FALL-01',
    adds: 3,
    difficulty: 6,
  },
  {
    what: 'sees a trap',
    frame: { step: 'springing', fighter: 'h0', trap: 'snare', by: null },
    rule: 'RUN-HAZ-GRAB-01',
    map: SNARE,
    adds: 2,
    difficulty: 6,
  },
  {
    what: 'frees himself',
    frame: { step: 'prying', by: 'h0', target: 'h0' },
    rule: 'RUN-HAZ-GRAB-02',
    h0: { caught: { trap: 'snare', difficulty: 8 } },
    adds: 5,
    difficulty: 8,
  },
];

const rolled = ({ frame, h0 = {}, map = {} }: Case, more: Partial<Fighter>, ...faces: number[]) =>
  play(
    { heroes: [ragnar], map, fighters: { h0: { x: 10, y: 10, ...h0, ...more } }, agenda: [frame] },
    ...faces,
  );
const successes = ({ state }: ReturnType<typeof play>) =>
  state.tally.filter(({ cause }) => cause === 'success').map(({ points }) => points);

describe('a hero who', () => {
  it.each(ROLLS)('[RUN-RULING-T57] [RUN-VP-21] $what gains three for each point by which he did', (roll) => {
    const needs = roll.difficulty - roll.adds;
    const made = rolled(roll, {}, needs + 2);
    expect(successes(made)).toEqual([6]);
    expect(made.told('scored').filter(({ cause }) => cause === 'success')).toMatchObject([
      { hero: 'h0', points: 6, rule: roll.rule },
    ]);
    expect(made.state.failures).toEqual([]);
  });

  it.each(ROLLS)(
    '[RUN-VP-22] [RUN-RULING-T57] $what is paid again only where it must be done again',
    (roll) => {
      const first = rolled(roll, {}, 9);
      const { made } = first.state.fighters[0] as Fighter;
      const again = rolled(roll, { made }, 9);
      expect(successes(again)).toEqual(roll.repeated ? successes(first) : []);
    },
  );

  it.each(ROLLS)('[RUN-RULING-T57] [RUN-VPR-07] does not — $what — pays whoever plays the foes', (roll) => {
    // A botch: −2.
    const { state } = rolled(roll, {}, 1, 2);
    expect(state.failures).toEqual([{ difficulty: roll.difficulty, result: roll.adds - 2 }]);
    const points = 3 * (roll.difficulty - (roll.adds - 2));
    expect(settlement(state)).toContainEqual(
      expect.objectContaining({ hero: null, cause: 'failures', points, rule: 'RUN-VPR-07' }),
    );
  });
});

it('[RUN-RULING-T57] nobody is paid where nothing but the ground asks for a roll', () => {
  const slips = play({ heroes: [ragnar], agenda: [{ step: 'slipping', fighter: 'h0' }] }, 9);
  const stays = play({ heroes: [ragnar], agenda: [{ step: 'shakingOff', fighter: 'h0' }] }, 9);
  for (const { state } of [slips, stays]) expect([state.tally, state.failures]).toEqual([[], []]);
});
