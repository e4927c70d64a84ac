import { afterEach, describe, expect, it } from 'vitest';
import { allDiceCast, armedWith, FOE, legendary, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('Spitting Armor', () => {
  /** Four levels are a Divine Connection of 4; the foe adds its Res of 2. */
  const strikes = (...faces: number[]) => {
    const scene = armedWith(legendary({ 'spitting-armor': 4 }), { foes: [{ statistics: FOE }] });
    return one(play({ ...scene, turn: 'f0' }, ...faces).choose('strike:h0:0:plain', 'stand'), 'f0');
  };

  it('[RUN-ITEM-SPITTING] [RUN-RULING-R20] spits at whoever hurts its wearer, three a level, through any armor', () => {
    // The die 1 is botched: −2 + 2 is less than 4.
    expect(strikes(9, 4, 1, 2).hp).toBe(50 - 12);
  });

  it('[RUN-ITEM-SPITTING] misses whoever is quick enough, and minds no blow that did not hurt', () => {
    expect(strikes(9, 4, 2).hp).toBe(50);
    expect(strikes(4, 6).hp).toBe(50);
  });
});
