import { describe, expect, it } from 'vitest';
import { COGNOMENS, FEMALE_NAMES, fullName, MALE_NAMES, patronymic } from './names.ts';

describe('names', () => {
  it('[RUN-HERO-13] [RUN-HERO-14] [RUN-HERO-19] are 72 for men, 23 for women, and 23 to go with them', () => {
    for (const [names, count] of [
      [MALE_NAMES, 72],
      [FEMALE_NAMES, 23],
      [COGNOMENS, 23],
    ] as const) {
      expect(new Set(names).size).toBe(count);
      expect(names.toSorted()).toEqual([...names]);
    }
  });

  it.each([
    ['Thorkel', 'Thorkelsson', 'Thorkelsdottir'],
    ['Olaf', 'Olafsson', 'Olafsdottir'],
    ['Vilfus', 'Vilfusson', 'Vilfusdottir'],
  ])('[RUN-HERO-16] the child of %s is called %s or %s', (father, son, daughter) => {
    expect(patronymic(father, 'male')).toBe(son);
    expect(patronymic(father, 'female')).toBe(daughter);
  });

  it.each([
    ['Hrapp', 'Killer-', 'Killer-Hrapp'],
    ['Hrapp', 'The Black', 'Hrapp The Black'],
    ['Hrapp', '', 'Hrapp'],
  ])('[RUN-HERO-15] [RUN-HERO-17] %s and %j make %s', (name, cognomen, full) => {
    expect(fullName(name, cognomen)).toBe(full);
  });
});
