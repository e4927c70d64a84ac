import { afterEach, describe, expect, it } from 'vitest';
import { allDiceCast, armedWith, legendary, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('Einherjar’s Armor', () => {
  const after = (hp: number) => {
    const scene = armedWith(legendary({ 'einherjars-armor': 3 }));
    const fighters = { ...scene.fighters, h0: { x: 10, y: 10, hp } };
    return one(play({ ...scene, fighters, agenda: [{ step: 'endRound' }] }), 'h0').hp;
  };

  it('[RUN-ITEM-EINHERJAR] [RUN-ITEM-LEG-07] gives back a hit point a level at the end of each round, and none that he has', () => {
    expect([40, 75, 77].map(after)).toEqual([43, 77, 77]);
  });
});
