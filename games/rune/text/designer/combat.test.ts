import { describe, expect, it } from 'vitest';
import { CREATURE_SAMPLES } from '../../documents/creature/samples.ts';
import { combatWords, mixChange, mixText, numberedName, typeName, typeWords } from './combat.ts';

const own = { creatures: [...CREATURE_SAMPLES] };

describe('what foes are called on their form', () => {
  it('[RUN-CEVENT-12] by their type in both languages, own creatures by their name', () => {
    expect(typeWords('dark-viking', own)).toEqual({ en: 'Dark Viking', de: 'Dunkelwikinger' });
    expect(typeWords('troll', own)).toBe('Troll');
    expect(typeName({ creature: 2 }, own, 'de')).toBe('Garmr');
    expect(typeName({ creature: 7 }, own, 'en')).toBe('nobody who is known');
  });

  it('a number takes the place of another, and never makes a name too long', () => {
    expect(numberedName('Troll 2', 3)).toBe('Troll 3');
    expect(numberedName('Troll 2', 0)).toBe('Troll');
    expect(numberedName({ en: 'Giant', de: 'Riese 4' }, 2)).toEqual({ en: 'Giant 2', de: 'Riese 2' });
    expect(numberedName('x'.repeat(60), 12)).toBe(`${'x'.repeat(57)} 12`);
  });

  it('[RUN-CEVENT-03] [RUN-CREATE-10] a Mix is told in heroes, with its sign where it is a change', () => {
    expect(mixText(13, 'en')).toBe('1.3');
    expect(mixText(40, 'de')).toBe('4');
    expect(mixText(1 / 3, 'de')).toBe('0,03');
    expect(mixChange(5, 'en')).toBe('+0.5');
    expect(mixChange(-1, 'de')).toBe('−0,1');
    expect(mixChange(0, 'en')).toBe('0');
  });

  it('[RUN-CEVENT-24] what would be right is told as a number or a range', () => {
    expect(combatWords('en').remedy('weak', 8, 9)).toBe('8 to 9 weak');
    expect(combatWords('de').remedy('superior', 2, 2)).toBe('2 × überlegen');
  });
});
