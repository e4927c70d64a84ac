import { afterEach, describe, expect, it } from 'vitest';
import { addedTo, allDiceCast, armedWith, FOE, legendary, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('Blinding Armor', () => {
  const scene = armedWith(legendary({ 'blinding-armor': 6 }), { foes: [{ statistics: FOE }] });
  /** Against 0 + 6 the foe adds its Res of 2. */
  const strikes = (f0: object, ...faces: number[]) =>
    play(
      { ...scene, fighters: { ...scene.fighters, f0: { x: 12, y: 10, ...f0 } }, turn: 'f0' },
      ...faces,
    ).choose('strike:h0:0:plain', 'stand');

  it('[RUN-ITEM-BLINDING] [RUN-RULING-R20] dazzles whoever hits it by what he falls short of, for as many rounds as its level', () => {
    expect(one(strikes({}, 9, 4, 2), 'f0').marks).toMatchObject([
      { kind: 'gift', gift: 'blinding-armor', n: 2, until: 6 },
    ]);
    expect(one(strikes({}, 9, 4, 4), 'f0').marks).toEqual([]);
    expect(one(strikes({}, 2, 6), 'f0').marks).toEqual([]);
  });

  it('[RUN-ITEM-BLINDING] adds both up, and spoils ATK and DFN as long as it lasts', () => {
    const { marks } = one(strikes({}, 9, 4, 2), 'f0');
    const again = strikes({ marks }, 9, 2, 3);
    expect(addedTo(again, 'attack')).toMatchObject({ 'blinding-armor': -2 });
    expect(one(again, 'f0').marks).toMatchObject([{ n: 3, until: 12 }]);
    const fighters = { ...scene.fighters, f0: { x: 12, y: 10, marks } };
    const answered = play({ ...scene, fighters, turn: 'h0' }, 9, 4).choose('strike:f0:0:plain', 'stand');
    expect(addedTo(answered, 'defence')).toMatchObject({ 'blinding-armor': -2 });
    // His own blow he sees as well as ever.
    expect(addedTo(answered, 'attack')).not.toHaveProperty('blinding-armor');
  });
});
