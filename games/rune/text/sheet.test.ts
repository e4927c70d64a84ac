import { describe, expect, it } from 'vitest';
import { ABILITIES } from '../content/abilities.ts';
import { GODS } from '../content/gods.ts';
import { grown } from '../documents/hero/builds/index.ts';
import { SHEET_WORDS, sheetOf } from './sheet.ts';
import { sheetText } from './sheet-text.ts';

const hero = { ...grown('ragnar', 1000), armor: 'chain-mail' as const };
const {
  standing,
  characteristics,
  numbers,
  tracks,
  attacks,
  abilities,
  gear,
  load,
  worn,
  connections,
  gifts,
} = sheetOf(hero, 'en');
const labels = (of: readonly (readonly [string, string])[]): string[] => of.map(([label]) => label);

describe('the form of a hero', () => {
  it('[RUN-RUN-100] has his standing, his Characteristics, his numbers and tracks', () => {
    expect(labels(standing)).toEqual(['Wins', 'Victory points gained', 'spent', 'to spend', 'owed']);
    expect(characteristics).toHaveLength(8);
    expect(labels(numbers)).toEqual(
      expect.arrayContaining([
        'Hit points',
        'Wound Threshold',
        'Soak',
        'Response',
        'Full move',
        'Decrease by load',
      ]),
    );
    expect(tracks.map(({ label, boxes }) => [label, boxes[0]])).toEqual([
      ['Wounds', '−1'],
      ['Impairment', '−1'],
      ['Invigoration', '+1'],
    ]);
  });

  it('[RUN-RUN-100] has every attack, bare hands, what is no fight, and all Abilities with what governs them', () => {
    expect(attacks.head.slice(1, 5)).toEqual(['INIT', 'ATK', 'DFN', 'DAM']);
    expect(attacks.rows.map(([weapon]) => weapon)).toEqual(
      expect.arrayContaining(['Fists', 'Anything else than fighting']),
    );
    const rows = abilities.flatMap((set) => set.rows);
    expect(rows).toHaveLength(ABILITIES.length);
    expect(rows.find(([name]) => name === 'Climb')?.[3]).toBe('Str');
    expect(rows.find(([name]) => name === 'Awareness')?.[3]).toBe('Per');
  });

  it('[RUN-RUN-100] has weapons and armor with their Load, gifts by level, and a Connection to each of thirteen gods', () => {
    expect(gear.head).toEqual(['Gear', 'Load']);
    expect(gear.rows).toContainEqual(['Chain mail', '2.5']);
    expect(worn).toBe('Chain mail: Prot 7, INIT −5');
    expect(load).toMatch(/^Load \d/);
    expect(gifts.length).toBeGreaterThan(0);
    expect(GODS).toHaveLength(13);
    expect(connections).toHaveLength(GODS.length);
    expect([SHEET_WORDS.en.silver, SHEET_WORDS.en.loot]).toEqual(['Silver', 'Loot']);
  });

  it('says the same as plain text', () => {
    const text = sheetText(hero, 'de');
    expect(text).toMatch(/Fertigkeit +Wert +Wurf +mit\n/);
    expect(text).toContain('Schutz 7, INI −5');
  });
});
