import { describe, expect, it } from 'vitest';
import {
  AMENDED,
  CLASSIC,
  GameOptionsSchema,
  type Options,
  OptionsSchema,
  resolveOptions,
  SETTLED_LATER,
} from './options.ts';

// Section 18 of the rules and three of the rulings: option, classic value, amended value.
const DIFFERENCES: readonly (readonly [keyof Options, unknown, unknown])[] = [
  ['lending', true, false],
  ['fleeing', 'directed', 'winnerMoves'],
  ['luckCap', null, 9],
  ['luckReveal', 'simultaneous', 'sequential'],
  ['areaByArea', true, false],
  ['crt', 'table', 'sum'],
  ['recruitBlind', false, true],
  ['freeMoveOrder', true, false],
  ['faxiRiders', 'any', 'holder'],
  ['freyWorship', true, false],
  ['njordAidWhen', 'nextSeaMove', 'nextTurn'],
  ['attacksPerCounter', 'once', 'oncePerTarget'],
  ['attackGrouping', 'chosen', 'wholeRegion'],
  ['wynn', 'marchHome', 'flee'],
  ['luckScope', 'any', 'combatDie'],
  ['hruntingOptional', true, false],
  ['restartKeepsSword', true, false],
  ['njordSix', 'deadly', 'forbidden'],
  ['godCheck', 'optional', 'automatic'],
  ['hiddenTreasures', true, false],
  ['yrSurvivorsFight', true, false],
  ['attackAfterFlight', true, false],
  ['recruitsAttackAtOnce', false, true],
];

const resolve = (given: object) => resolveOptions(GameOptionsSchema.parse(given));

describe('options', () => {
  it('[AOH-RULING-01] are those of the classic ruleset unless another is named', () => {
    expect(resolve({})).toEqual(CLASSIC);
    expect(resolve({ ruleset: 'classic' })).toEqual(CLASSIC);
    expect(resolve({ ruleset: 'amended' })).toEqual(AMENDED);
    expect(GameOptionsSchema.safeParse({ ruleset: 'custom' }).success).toBe(false);
  });

  it.each(DIFFERENCES)(
    '[AOH-RULING-01] set %s to %s in classic and %s in amended',
    (key, classic, amended) => {
      expect(CLASSIC[key]).toBe(classic);
      expect(AMENDED[key]).toBe(amended);
    },
  );

  it.each(DIFFERENCES)('[AOH-RULING-01] let %s be set alone', (key, classic, amended) => {
    expect(resolve({ [key]: amended })).toEqual({ ...CLASSIC, [key]: amended });
    expect(resolve({ ruleset: 'amended', [key]: classic })).toEqual({ ...AMENDED, [key]: classic });
  });

  it('are twenty turns in both rulesets, and 1 to 99 if wished', () => {
    expect([CLASSIC.turns, AMENDED.turns]).toEqual([20, 20]);
    expect(resolve({ turns: 99 }).turns).toBe(99);
    for (const turns of [0, 100, 2.5]) expect(GameOptionsSchema.safeParse({ turns }).success).toBe(false);
  });

  it('are all named in the table above, but for the number of turns and what was settled later', () => {
    const keys = [...DIFFERENCES.map(([key]) => key), 'turns'];
    expect(Object.keys(OptionsSchema.shape)).toEqual([...keys, ...Object.keys(SETTLED_LATER.classic)]);
    expect(Object.keys(CLASSIC)).toEqual(keys);
    expect(Object.keys(AMENDED)).toEqual(keys);
  });

  it('[AMI-DIFF-35, AOH-RULING-62, AOH-RULING-72] name what was settled later where a game begins, and only there', () => {
    expect(SETTLED_LATER.classic).toEqual({ runesAtWill: true, lossesMustHurt: true });
    expect(SETTLED_LATER.amended).toEqual({ runesAtWill: false, lossesMustHurt: true });
    for (const ruleset of ['classic', 'amended'] as const)
      expect(resolve({ ruleset, ...SETTLED_LATER[ruleset] })).toEqual({
        ...(ruleset === 'classic' ? CLASSIC : AMENDED),
        ...SETTLED_LATER[ruleset],
      });
    // A record of an earlier game names neither, and its state holds neither.
    expect(resolve({})).not.toHaveProperty('runesAtWill');
    expect(resolve({ ruleset: 'amended' })).not.toHaveProperty('lossesMustHurt');
  });

  it('are valid in both presets', () => {
    expect(OptionsSchema.parse(CLASSIC)).toEqual(CLASSIC);
    expect(OptionsSchema.parse(AMENDED)).toEqual(AMENDED);
  });

  it('cap luck at 0 to 99, or not at all', () => {
    expect(resolve({ ruleset: 'amended', luckCap: null }).luckCap).toBeNull();
    expect(resolve({ luckCap: 0 }).luckCap).toBe(0);
    for (const luckCap of [-1, 100, 1.5]) {
      expect(GameOptionsSchema.safeParse({ luckCap }).success).toBe(false);
    }
  });

  it('are refused if unknown, misspelt or incomplete', () => {
    expect(GameOptionsSchema.safeParse({ lend: true }).success).toBe(false);
    expect(GameOptionsSchema.safeParse({ wynn: 'march' }).success).toBe(false);
    expect(OptionsSchema.safeParse({ ...CLASSIC, ruleset: 'classic' }).success).toBe(false);
    expect(OptionsSchema.safeParse({ turns: 20 }).success).toBe(false);
  });

  it('keep the preset where an option is given as undefined', () => {
    expect(resolve({ lending: undefined })).toEqual(CLASSIC);
  });
});
