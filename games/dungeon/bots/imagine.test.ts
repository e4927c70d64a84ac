import { copyOf, type Decision, FastDice, type Seat, viewOf } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { dungeon as game } from '../index.ts';
import type { State } from '../rules/state.ts';
import { scene } from '../rules/testing.ts';
import { everywhere } from './testing.ts';

const dice = new FastDice(0x1a2b_3c4d);
const random = (sides: number): number => dice.roll(sides);
const seenBy = (state: State, seat: Seat | null): State => viewOf(game, state, seat);

describe('what bots know', () => {
  const kinds = new Set<string>();
  const moments: { state: State; decision: Decision }[] = [];
  let visits = 0;
  everywhere((state, decision) => {
    if (kinds.has(decision.kind) && visits++ % 9 !== 0) return;
    kinds.add(decision.kind);
    moments.push({ state: copyOf(game, state), decision });
  });

  it('fills a view to a truth that looks the same, for every seat and for spectators', () => {
    let differ = 0;
    for (const { state } of moments)
      for (const seat of [...state.seats.keys(), null]) {
        const view = seenBy(state, seat);
        const truth = game.sense.imagine(copyOf(game, view), seat, random);
        // Whether a quest that ends where sight ends can be won is no matter of the state.
        expect(game.faults(truth).filter((fault) => !fault.startsWith('the quest'))).toEqual([]);
        expect(seenBy(truth, seat)).toEqual(view);
        if (String(truth.overlord.hand) !== String(state.overlord.hand)) differ += 1;
      }
    expect(differ).toBeGreaterThan(50);
  });

  it('leaves the Overlord what he knows', () => {
    for (const { state } of moments) {
      const seat = state.seats.indexOf('overlord');
      expect(game.sense.imagine(seenBy(state, seat), seat, random)).toEqual(state);
    }
  });

  it('has an opinion on every option of every question, and never gives up', () => {
    for (const { state, decision } of moments) {
      const weights = game.sense.weigh(state, decision);
      expect(weights).toHaveLength(decision.options.length);
      expect(weights.every(Number.isFinite)).toBe(true);
      const best = decision.options[weights.indexOf(Math.max(...weights))];
      expect(game.sense.givesUp?.(best as never)).toBe(false);
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'face',
        'nextHero',
        'turn',
        'command',
        'raise',
        'freeStrike',
        'castAt',
        'interrupt',
      ]),
    );
  });

  it('thinks the same of two truths that a Hero cannot tell apart', () => {
    for (const { state, decision } of moments) {
      if (decision.seat === state.seats.indexOf('overlord') || decision.kind === 'crystal') continue;
      const one = game.sense.imagine(seenBy(state, decision.seat), decision.seat, () => 1);
      const other = copyOf(game, state);
      other.overlord.hand = state.overlord.unseen.slice(0, state.overlord.hand.length);
      other.overlord.unseen = [
        ...state.overlord.unseen.slice(state.overlord.hand.length),
        ...state.overlord.hand,
      ];
      const two = game.sense.imagine(seenBy(other, decision.seat), decision.seat, () => 1);
      expect(game.sense.weigh(two, decision)).toEqual(game.sense.weigh(one, decision));
    }
  });

  it('gives all Heroes one chance and the Overlord the rest', () => {
    for (const { state } of moments) {
      const chances = game.sense.assess(state);
      const overlord = chances[state.seats.indexOf('overlord')] as number;
      for (const [seat, role] of state.seats.entries())
        if (role !== 'overlord') expect(chances[seat]).toBeCloseTo(1 - overlord);
    }
  });

  it('knows the winner when it is over', () => {
    const map = ['#####', '#O.s#', '#####'];
    expect(game.sense.assess(scene({ map, state: { winner: 'overlord' } }))).toEqual([1, 0]);
    expect(game.sense.assess(scene({ map, state: { winner: 'heroes' } }))).toEqual([0, 1]);
  });
});
