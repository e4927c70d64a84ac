import { gameById } from '@skald/games';
import type { Event, GameState } from '@skald/kernel';
import { Match } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { EVERYTHING, found } from './log-filter.ts';
import { headingOf, type Reader, roundsOf, tell, weightiest } from './rounds.ts';

const module = gameById('age-of-heroes')!;
const begun = Match.create(module.game, {
  seats: ['beowulf', 'ragnar'],
  options: {},
  seed: '1'.padStart(64, '0'),
});
if ('refused' in begun) throw new Error(begun.refused.code);
const view = begun.ok.view(0) as GameState;
const reader: Reader = { module, view, language: 'en' };

const turn = (number: number): Event => ({ type: 'turnBegan', turn: number, of: 20 }) as Event;
const event = (type: string, more: object): Event => ({ type, ...more });
const lost = event('gloryLost', { seat: 0, amount: 2, why: 'flight' });
const landLost = event('landLost', { seat: 0, area: 'wessex' });
const taxed = event('taxed', { seat: 0, area: 'wessex', marks: 3, jarl: null });
const healed = event('healed', { seat: 1, how: 'rest' });
const roll = event('roll', { sides: 6, face: 3, for: 'combat' });
const EVENTS = [healed, turn(1), taxed, roll, turn(2), lost, healed, landLost];

describe('the events of a game', () => {
  it('come by rounds, after whatever came before the first', () => {
    expect(
      roundsOf(EVENTS, module).map(({ from, to, opening, events }) => [
        from,
        to,
        opening?.type,
        events.length,
      ]),
    ).toEqual([
      [0, 1, undefined, 1],
      [1, 4, 'turnBegan', 2],
      [4, 8, 'turnBegan', 3],
    ]);
  });

  it('come from any of them on, under the round they belong to', () => {
    const [first, ...others] = roundsOf(EVENTS, module, 3);
    expect(first).toMatchObject({ from: 3, to: 4, opening: EVENTS[1], events: [roll] });
    expect(others).toHaveLength(1);
    expect(headingOf(EVENTS[1] as Event, reader)).toBe('Turn 1 of 20');
    expect(roundsOf(EVENTS, module, EVENTS.length)).toEqual([]);
  });

  it('are told with their landmarks, but for dice', () => {
    expect(tell(roll, reader)).toBeNull();
    expect(tell(landLost, reader)?.line).toContainEqual({ text: 'Wessex', topic: 'wessex' });
  });
});

describe('what concerns a seat', () => {
  const types = (seat: number, most: number) =>
    weightiest(EVENTS, seat, reader, most).map((told) => told.event.type);

  it('is told by weight, and in the order in which it came', () => {
    expect(types(0, 9)).toEqual(['taxed', 'gloryLost', 'landLost']);
    expect(types(0, 2)).toEqual(['gloryLost', 'landLost']);
    expect(types(0, 1)).toEqual(['landLost']);
  });

  it('is the newest among equals', () => {
    expect(weightiest([healed, healed], 1, reader, 1)).toHaveLength(1);
    expect(types(1, 1)).toEqual(['healed']);
  });

  it('is found in the log, as words are', () => {
    const rounds = roundsOf(EVENTS, module);
    const lines = (filter: Partial<typeof EVERYTHING>) =>
      found(rounds, { ...EVERYTHING, ...filter }, reader).map(({ events }) => events);
    expect(lines({})).toHaveLength(3);
    expect(lines({ seat: 1 })).toEqual([[healed], [healed]]);
    expect(lines({ text: ' WESSEX ' })).toEqual([[taxed], [landLost]]);
    expect(lines({ seat: 1, text: 'wessex' })).toEqual([]);
  });
});
