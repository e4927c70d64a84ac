import { copyOf, type Decision, FastDice, viewOf } from '@skald/kernel';
import { walk } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import { campaign as game } from '../index.ts';
import type { State } from '../rules/state.ts';
import { NORMANS, type Scene, scene, VIKINGS } from '../rules/testing.ts';

const GAMES = 12;
/** Seeds far apart: the first face of fast dice follows the seed. */
const SPREAD = 0x9e37_79b1;

/** Every second answer is sensible, so that games come far, the others are not, so that they come everywhere. */
function pick(state: State, decision: Decision, roll: (sides: number) => number): number {
  const weights = game.sense.weigh(state, decision);
  if (roll(2) === 1) return weights.indexOf(Math.max(...weights));
  const any = roll(weights.length) - 1;
  return game.sense.givesUp?.(decision.options[any] as never) ? 0 : any;
}

function everywhere(look: (state: State, decision: Decision) => void): void {
  for (let i = 1; i <= GAMES; i++)
    walk(game, {
      seats: i % 2 === 0 ? ['normans', 'vikings'] : ['vikings', 'normans'],
      options: { freeArmyCount: i % 3 === 0, battles: i % 4 === 0 ? 'table' : 'agree' },
      seed: i * SPREAD,
      look,
      pick,
    });
}

describe('imagine', () => {
  const dice = new FastDice(0x1a2b_3c4d);
  const random = (sides: number): number => dice.roll(sides);

  it('fills a view to a sound truth that looks the same, for both seats and for spectators', () => {
    let differ = 0;
    everywhere((state) => {
      for (const seat of [0, 1, null]) {
        const view = viewOf(game, state, seat);
        const truth = game.sense.imagine(copyOf(game, view), seat, random);
        expect(game.faults(truth)).toEqual([]);
        const options = { ...view.options, battles: 'quick', realDice: 'nobody' };
        expect(viewOf(game, truth, seat)).toEqual({ ...view, options });
        if (truth.armies.some(({ points }, i) => points !== state.armies[i]?.points)) differ += 1;
      }
    });
    expect(differ).toBeGreaterThan(100);
  });
});

describe('likely', () => {
  const points = (state: State): string => state.armies.map((army) => army.points).join(' ');
  const view = scene({
    normans: [
      { points: 6, in: '4,4' },
      { points: 3, in: '2,4' },
      { points: 6, in: '3,2' },
    ],
    vikings: [
      { points: 3, in: '6,3' },
      { points: 6, in: 'ship' },
      { points: 6, in: '6,1' },
    ],
    ship: '9,4',
  });
  const chance = (seat: number, ...imagined: number[]): number => {
    const hidden = game.redact(copyOf(game, view), seat);
    const truth = copyOf(game, hidden);
    let next = 0;
    for (const army of truth.armies) if (army.points < 0) army.points = imagined[next++] as number;
    return game.sense.likely?.(truth, hidden, seat) as number;
  };

  it('thinks that an enemy has strong armies and a weak one at home', () => {
    expect(points(game.redact(copyOf(game, view), VIKINGS))).toBe('-1 -1 -1 3 6 6');
    // The second Norman army stands in the castle, the second Viking army is alone aboard.
    for (const seat of [VIKINGS, NORMANS]) {
      expect(chance(seat, 6, 3, 6)).toBe(1);
      expect(chance(seat, 6, 4, 5)).toBeLessThan(0.5);
      expect(chance(seat, 5, 5, 5)).toBeLessThan(chance(seat, 6, 4, 5));
      expect(chance(seat, 3, 6, 6)).toBeLessThan(chance(seat, 6, 3, 6));
    }
  });

  it('has nothing to guess where all but one army have been seen', () => {
    const seen = copyOf(game, view);
    for (const army of seen.armies.slice(1)) army.shown = true;
    const hidden = game.redact(copyOf(game, seen), VIKINGS);
    expect(hidden.armies.filter((army) => army.points < 0)).toHaveLength(1);
    expect(game.sense.likely?.(seen, hidden, VIKINGS)).toBe(1);
  });
});

describe('weigh', () => {
  it('has an opinion on every option of every question', () => {
    const kinds = new Set<string>();
    everywhere((state, decision) => {
      kinds.add(decision.kind);
      const weights = game.sense.weigh(state, decision);
      expect(weights).toHaveLength(decision.options.length);
      expect(weights.every(Number.isFinite)).toBe(true);
    });
    expect([...kinds]).toEqual(expect.arrayContaining(['divide', 'place', 'command', 'tactics', 'winner']));
  });
});

describe('assess', () => {
  it('knows the winner when it is over', () => {
    expect(game.sense.assess(scene({ state: { ended: { winner: 1, how: 'rout' } } }))).toEqual([0, 1]);
  });

  it('has learnt who is ahead', () => {
    const agenda: Scene['agenda'] = [{ step: 'command', seat: NORMANS }];
    const far: Scene = {
      normans: [{ points: 3, in: '2,4' }],
      vikings: [
        { points: 6, in: '6,3' },
        { points: 6, in: 'ship' },
      ],
      ship: '9,4',
      agenda,
    };
    const nearly = scene({
      ...far,
      state: { pillaged: ['6,1', '4,7', '1,6'], turn: 10, order: [VIKINGS, NORMANS] },
    });
    expect(game.sense.assess(nearly)[VIKINGS]).toBeGreaterThan(0.9);
    const beset = scene({
      ...far,
      normans: [
        { points: 6, in: '5,3' },
        { points: 6, in: '6,2' },
      ],
      vikings: [{ points: 2, in: '6,3' }],
      state: { turn: 20, order: [VIKINGS, NORMANS] },
    });
    expect(game.sense.assess(beset)[VIKINGS]).toBeLessThan(0.1);
  });

  it('shares one chance between the sides', () => {
    everywhere((state) => {
      const chances = game.sense.assess(state);
      expect((chances[0] as number) + (chances[1] as number)).toBeCloseTo(1);
    });
  });
});
