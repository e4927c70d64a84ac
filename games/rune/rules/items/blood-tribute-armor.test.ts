import { afterEach, describe, expect, it } from 'vitest';
import { addedTo, allDiceCast, armedWith, FOE, legendary, one, optionsOf, play } from './testing.ts';

afterEach(allDiceCast);

describe('Blood Tribute Armor', () => {
  const scene = armedWith(legendary({ 'blood-tribute-armor': 3 }), { foes: [{ statistics: FOE }] });
  const PROT = 'gift:blood-tribute-armor:prot';

  it('[RUN-ITEM-BLOODTRIBUTE] gives its level to one roll for ten hit points', () => {
    const fed = play({ ...scene, turn: 'h0' }, 9, 4).choose('strike:f0:0:plain', 'stand', 'use');
    expect(one(fed, 'h0').hp).toBe(67);
    expect(addedTo(fed, 'attack')).toMatchObject({ 'blood-tribute-armor': 3 });
    expect(one(fed, 'h0').marks).toEqual([]);
    const kept = play({ ...scene, turn: 'h0' }, 9, 4).choose('strike:f0:0:plain', 'stand', 'pass');
    expect(one(kept, 'h0').hp).toBe(77);
  });

  it('[RUN-ITEM-BLOODTRIBUTE] gives a point of Prot for four, as often as he likes', () => {
    const fed = play({ ...scene, turn: 'h0' }).choose(PROT, PROT);
    expect(one(fed, 'h0')).toMatchObject({ hp: 69, marks: [{ kind: 'gift', n: 2 }] });
    const { marks } = one(fed, 'h0');
    const fighters = { ...scene.fighters, h0: { x: 10, y: 10, marks } };
    const struck = play({ ...scene, fighters, turn: 'f0' }, 9, 4).choose(
      'strike:h0:0:plain',
      'stand',
      'pass',
    );
    // 8, less 2.
    expect(one(struck, 'h0').hp).toBe(77 - 6);
  });

  it('[RUN-ITEM-BLOODTRIBUTE] takes nobody’s last blood', () => {
    const fighters = { ...scene.fighters, h0: { x: 10, y: 10, hp: 4 } };
    expect(optionsOf(play({ ...scene, fighters, turn: 'h0' }), 'gift')).toEqual([]);
  });
});
