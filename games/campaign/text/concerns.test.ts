import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../rules/events.ts';
import { NORMANS, VIKINGS } from '../rules/testing.ts';
import { concerns } from './concerns.ts';
import { landmarks } from './landmarks.ts';
import { sampleState } from './samples.ts';

const view = sampleState();
const drawn: GameEvent = { type: 'cardDrawn', seat: NORMANS, card: null };
const attacked: GameEvent = { type: 'attacked', army: 'v1', target: 'n1', hex: '5,3', from: '6,3' };
const pillaged: GameEvent = { type: 'pillaged', army: 'v1', hex: '6,3', count: 2 };

describe('what happens to a side', () => {
  it('weighs the more, the more it loses: a card, an attack, a village', () => {
    expect([drawn, attacked, pillaged].map((event) => concerns(event, view, NORMANS))).toEqual([1, 2, 3]);
  });

  it('is another thing for the other side', () => {
    expect([drawn, attacked, pillaged].map((event) => concerns(event, view, VIKINGS))).toEqual([null, 0, 2]);
    const destroyed: GameEvent = { type: 'destroyed', army: 'v2', how: 'battle', at: '4,7' };
    expect([NORMANS, VIKINGS].map((seat) => concerns(destroyed, view, seat))).toEqual([1, 3]);
  });

  it('is not a march of the enemy', () => {
    const march: GameEvent = { type: 'moved', army: 'v2', from: '4,7', to: '4,6', how: 'march' };
    expect(concerns(march, view, NORMANS)).toBeNull();
    expect(concerns({ type: 'turnEnded', turn: 3 }, view, VIKINGS)).toBeNull();
  });
});

describe('the landmarks of a line', () => {
  it('are hexes, and armies that are left', () => {
    const topics = landmarks(attacked, view, 'en').map(({ topic }) => topic);
    expect(topics).toEqual(expect.arrayContaining(['v1', 'n1', '5,3', '6,3']));
    const gone: GameEvent = { type: 'destroyed', army: 'n4', how: 'battle', at: null };
    expect(landmarks(gone, view, 'en')).toEqual([]);
  });
});
