// What was decided where the rulebook says two things or none, as it stands in tables and texts.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ABILITY } from '../content/abilities.ts';
import { BASELINE, baselineCost } from '../content/design/rolls.ts';
import { FOE } from '../content/foes.ts';
import { WEAPON, WEAPONS } from '../content/weapons.ts';
import { check } from '../documents/encounter/check/index.ts';
import { ENCOUNTER_SAMPLES } from '../documents/encounter/samples.ts';
import { EncounterSchema } from '../documents/encounter/schema.ts';
import { encounter, event, gain, linesOf, roll, trap } from '../documents/encounter/testing.ts';
import { REVIVAL_DIFFICULTY } from '../rules/healing.ts';
import { forms as german } from './de/forms.ts';
import { forms as english } from './en/forms.ts';
import { guide } from './index.ts';

const all = ['**/*.ts', '**/*.tsx'].flatMap((pattern) =>
  globSync(pattern, {
    cwd: join(import.meta.dirname, '..'),
    exclude: ['**/node_modules/**', '**/*.test.ts'],
  }),
);
/** Every word of the game's own files. */
const words = all.map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'));
const naming = (word: RegExp): string[] => words.flatMap((text) => text.match(word) ?? []);

describe('a table that was printed wrong', () => {
  it('[RUN-RULING-R34] a point above the baseline costs ten, one above it too, from two below to eight above', () => {
    const costs = Array.from({ length: 11 }, (_, i) => baselineCost(BASELINE.least + i));
    expect(costs).toEqual([-20, -10, 0, 10, 20, 30, 40, 50, 60, 70, 80]);
    expect(BASELINE.least + costs.length - 1).toBe(BASELINE.most);
  });

  it('[RUN-RULING-R36] whoever is invigorated at one thing alone is priced for Invigoration, which is credited', () => {
    const priced = linesOf(
      encounter([
        event({
          elements: [
            gain([{ kind: 'invigoration', points: 1, only: { on: 'ability', ability: 'dodge' } }]),
            trap(roll('dodge', 6), [{ kind: 'damage', dam: 1 }]),
          ],
        }),
      ]),
    );
    const codes = priced.map(([code]) => code);
    expect(codes).toContain('invigoration');
    expect(codes).not.toContain('impairment');
    expect(priced.find(([code]) => code === 'invigoration')?.[1]).toBeLessThan(0);
  });

  it('[RUN-RULING-R37] foes are headlong or crafty, and have hands or claws, by the table of their icons', () => {
    const all = Object.values(FOE);
    expect(new Set(all.map(({ temper }) => temper))).toEqual(new Set(['headlong', 'crafty']));
    expect(new Set(all.map(({ weapon }) => weapon))).toEqual(new Set(['handheld', 'natural']));
    expect([FOE['goblin-warrior'], FOE['goblin-shaman']].map(({ temper }) => temper)).toEqual([
      'crafty',
      'crafty',
    ]);
  });

  it('[RUN-RULING-R39] weapons whose rows are missing there have a row each', () => {
    const missing = [
      'shortsword',
      'sling',
      'spear',
      'throwing-axe',
      'throwing-knives',
      'viking-axe',
      'viking-broadsword',
      'war-maul',
      'whip',
    ] as const;
    expect(WEAPONS).toEqual(expect.arrayContaining([...missing]));
    for (const id of missing) {
      const { load, dam, ability } = WEAPON[id];
      expect([typeof load, typeof dam, typeof ability]).toEqual(['number', 'number', 'string']);
    }
  });

  it('[RUN-RULING-R54] Bravery rests on Stamina and Demeanor on Communication, whatever the sheet says', () => {
    expect([ABILITY.bravery.governing, ABILITY.demeanor.governing]).toEqual([['Sta'], ['Com']]);
  });

  it('[RUN-RULING-R40] of what is told of official words elsewhere nothing but this is in force: Sprint is primary, an axe or spear to throw is one piece, and the dying are brought back against 12', () => {
    expect(ABILITY.sprint.category).toBe('primary');
    expect((['throwing-axe', 'throwing-spear'] as const).map((id) => WEAPON[id].pieces)).toEqual([1, 1]);
    expect(REVIVAL_DIFFICULTY).toBe(12);
  });
});

describe('what is told', () => {
  it('[RUN-RULING-R64] of karls and of Niflheim, in one spelling', () => {
    expect(naming(/\bcarls?\b/giu)).toEqual([]);
    expect(naming(/nifleheim/giu)).toEqual([]);
    expect(naming(/niflheim/iu)).not.toEqual([]);
    expect(naming(/\bkarl\b/iu)).not.toEqual([]);
  });

  it('[RUN-RULING-R65] of no nation as a joke, and of no torture', () => {
    expect(naming(/blood.?eagle|blutadler|blutaar/giu)).toEqual([]);
    expect(naming(/\b(?:frenchm[ae]n|saxons?|irishm[ae]n|franzosen?|sachsen|iren)\b/giu)).toEqual([]);
  });

  it.each(['en', 'de'] as const)(
    '[RUN-RULING-R55] in %s, what one looks up at a table is made of the tables that the game plays by',
    (language) => {
      const text = guide(language);
      // A row for each weapon, with the numbers that a fight uses.
      const axe = WEAPON['viking-axe'];
      const row = text.split('\n').find((line) => /^\| (?:Viking axe|Wikingeraxt)/iu.test(line)) ?? '';
      expect(row).toContain(`${axe.dam}`);
      expect(row).toContain(`${axe.atk}`);
    },
  );

  it('[RUN-HAZ-AMBUSH-10] whoever designs an ambush reads what a low Difficulty means, on either side', () => {
    expect(english.effectHints.ambush).toMatch(/Awareness.*low Difficulty.*poor hiding place or careless/u);
    expect(english.gainHints.ambush).toMatch(/Stealth.*low Difficulty.*good hiding place or sleepy/u);
    expect(german.effectHints.ambush).toMatch(/Wachsamkeit.*niedrige Schwierigkeit.*schlechtes Versteck/u);
    expect(german.gainHints.ambush).toMatch(/Schleichen.*niedrige Schwierigkeit.*gutes Versteck/u);
  });
});

describe('an encounter that goes to another group', () => {
  it('[RUN-RUN-93] is a file that says the same there, and is checked anew by whoever gets it', () => {
    for (const sample of ENCOUNTER_SAMPLES) {
      const sent = EncounterSchema.parse(JSON.parse(JSON.stringify(sample)));
      expect(sent).toEqual(sample);
      expect(check(sent)).toEqual(check(sample));
    }
    const [, toll] = ENCOUNTER_SAMPLES;
    const greedy = {
      ...toll!,
      events: [...toll!.events, event({ elements: [gain([{ kind: 'silver', ounces: 99 }])] })],
    };
    expect(check(EncounterSchema.parse(greedy)).length).toBeGreaterThan(check(toll!).length);
  });
});
