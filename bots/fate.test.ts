import { describe, expect, it } from 'vitest';
import { FatedDice } from './fate.ts';

const rolls = (dice: FatedDice, deed: string): number[] => {
  dice.about(deed);
  return Array.from({ length: 8 }, () => dice.roll(6));
};

describe('dice that know what they are rolled for', () => {
  it('fall the same for the same deed, whatever was done before', () => {
    const [one, other] = [new FatedDice(7), new FatedDice(7)];
    rolls(one, 'step:3:4');
    rolls(one, 'fight:zombie-1');
    expect(rolls(one, 'fight:orlaf')).toEqual(rolls(other, 'fight:orlaf'));
  });

  it('fall anew when a deed is done again', () => {
    const dice = new FatedDice(7);
    expect(rolls(dice, 'fight:orlaf')).not.toEqual(rolls(dice, 'fight:orlaf'));
  });

  it('fall differently for other deeds and in other rounds', () => {
    expect(rolls(new FatedDice(7), 'fight:orlaf')).not.toEqual(rolls(new FatedDice(7), 'fight:danor'));
    expect(rolls(new FatedDice(7), 'fight:orlaf')).not.toEqual(rolls(new FatedDice(8), 'fight:orlaf'));
  });

  it('show every face about equally often', () => {
    const faces = Array.from({ length: 6000 }, (_, seed) => {
      const dice = new FatedDice(seed);
      dice.about('fight:orlaf');
      return dice.roll(6);
    });
    for (let face = 1; face <= 6; face++) {
      const count = faces.filter((each) => each === face).length;
      expect(count).toBeGreaterThan(850);
      expect(count).toBeLessThan(1150);
    }
  });
});
