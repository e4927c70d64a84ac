import { type Choice, type Decision, decisionOf, type Game, optionId } from '@skald/kernel';
import type { Driver } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import { READY_MADE } from '../documents/hero/ready-made.ts';
import { rune } from '../index.ts';
import { strikeProspect } from '../rules/fight/odds.ts';
import type { Fighter, State } from '../rules/fight/state.ts';
import { FOES_SEAT, play, type Scene } from '../rules/fight/testing.ts';
import { luck, outlook } from './outlook.ts';

const { ragnar, gunnhild } = READY_MADE;
const MIDDLING = { init: 5, atk: 6, dfn: 6, dam: 10, soak: 6, hp: 50, res: 5 };

/** Ragnar's turn; whoever plays Gunnhild has a seat of his own. */
const RIVAL = 2;
const fight = ({ gunnhild: her, tally = [], ...scene }: Scene & Told = {}): Driver<State> =>
  play({
    heroes: [ragnar, gunnhild],
    foes: [{ statistics: MIDDLING, selfWilled: true }],
    fighters: { h0: { x: 10, y: 10 }, h1: { x: 12, y: 12, seat: RIVAL, ...her }, f0: { x: 12, y: 10 } },
    state: { seats: [['h0'], 'foes', ['h1']], tally: [...tally] },
    turn: 'h0',
    ...scene,
  });

interface Told {
  readonly gunnhild?: Partial<Fighter>;
  readonly tally?: State['tally'];
}
const DEAD = { hp: 0, condition: 'dead' } as const;

const asks = ({ state }: Driver<State>, seat: number): Decision =>
  decisionOf(rune as unknown as Game<State>, state, seat) as Decision;

const option = (driver: Driver<State>, id: string, seat = 0): Choice => {
  const found = asks(driver, seat).options.find((one) => optionId(one) === id);
  if (found === undefined) throw new RangeError(`no option ${id}`);
  return found;
};

const hopes = (driver: Driver<State>, of = 0): number | null => outlook(driver.state, of, asks(driver, 0));

describe('what a search compares', () => {
  it('is told when one’s turn begins, and not in that of somebody else', () => {
    expect(hopes(fight())).not.toBeNull();
    expect(hopes(fight(), RIVAL)).toBeNull();
  });

  it('is told at once to whoever has no turn to come', () => {
    expect(hopes(fight({ gunnhild: DEAD }), RIVAL)).toBeLessThan(-50);
  });

  it('is told at once between fights', () => {
    const { state } = fight();
    expect(outlook(state, RIVAL, { seat: 0, kind: 'room', options: [] })).toBe(0);
  });

  it('[RUN-VP-11] [RUN-VP-30] counts points won and lost one by one, and those of rivals against one', () => {
    const plain = hopes(fight()) as number;
    const with10 = (hero: string, cause: 'damage' | 'suffered'): number =>
      (hopes(fight({ tally: [{ hero, cause, of: 'f0', points: 10 }] })) as number) - plain;
    expect(with10('h0', 'damage')).toBeGreaterThan(5);
    expect(with10('h0', 'suffered')).toBeLessThan(-5);
    expect(with10('h1', 'damage')).toBeCloseTo(-5);
  });

  it('[RUN-VP-41] counts the dead, whom everybody pays for', () => {
    expect(hopes(fight({ gunnhild: DEAD }))).toBeLessThan((hopes(fight()) as number) - 20);
  });
});

describe('what of an attack was luck', () => {
  it('is what it brought over what its odds promise', () => {
    const driver = fight();
    const strike = option(driver, 'strike:f0:0:plain');
    const { state } = driver;
    const told = luck(state, 0, strike);
    const { lost, kill } = strikeProspect(state, state.agenda.at(-1) as never, strike as never);
    const after = (points: number): State => ({
      ...state,
      tally: [{ hero: 'h0', cause: 'damage', of: 'f0', points }],
    });
    const none = told?.by(state) as number;
    expect(none).toBeLessThanOrEqual(-lost - kill);
    expect(told?.by(after(30))).toBeCloseTo(none + 30);
  });

  it('is nothing where nobody is attacked', () => {
    const driver = fight();
    expect(luck(driver.state, 0, { act: 'done' })).toBeNull();
  });

  it('[RUN-VPR-04] to whoever plays foes is a hero almost down', () => {
    const driver = fight({ turn: 'f0' });
    const { state } = driver;
    const strike = asks(driver, FOES_SEAT).options.find(({ act }) => act === 'strike') as Choice;
    const told = luck(state, FOES_SEAT, strike);
    const before = told?.by(state) as number;
    expect(told?.by({ ...state, almostDown: ['h0'] })).toBeGreaterThan(before + 50);
  });
});
