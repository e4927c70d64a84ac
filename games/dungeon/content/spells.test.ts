import { describe, expect, it } from 'vitest';
import { modelFacts } from './cards.ts';
import { MINOR_SPELLS_PER_ACTION, QUARTER_TURNS, RANGES } from './measures.ts';
import { BOSSES, isBoss } from './models.ts';
import { MOST_CRYSTALS, SPELL, SPELLS } from './spells.ts';

const one = { type: 'attack', area: 'one', summons: null };

describe('spells', () => {
  it.each([
    ['[DUN-SPELLCARD-01]', 'burn', 'danor', 'major', 'long', true, { ...one, dice: 5 }],
    ['[DUN-SPELLCARD-02]', 'flamebolt', 'danor', 'minor', 'long', true, { ...one, dice: 3 }],
    ['[DUN-SPELLCARD-03]', 'break-ward', 'danor', 'minor', 'adjacent', false, { type: 'lowerWard', by: 1 }],
    ['[DUN-SPELLCARD-04]', 'sunder-ward', 'danor', 'major', 'short', true, { type: 'lowerWard', by: 3 }],
    ['[DUN-SPELLCARD-05]', 'corrode', 'danor', 'minor', 'long', true, { type: 'lowerArmour', by: 1 }],
    ['[DUN-SPELLCARD-06]', 'brisk-work', 'danor', 'minor', 'short', false, { type: 'moveHero', squares: 3 }],
    [
      '[DUN-SPELLCARD-07]',
      'crystallise',
      'danor',
      'minor',
      'caster',
      false,
      { type: 'crystal', table: [1, 1, 1, 2, 2, 3].map((power) => `energy-crystal-${power}`) },
    ],
    [
      '[DUN-SPELLCARD-08]',
      'mend-flesh',
      'danor',
      'major',
      'short',
      false,
      { type: 'heal', wounds: 1, minions: false },
    ],
    ['[DUN-SPELLCARD-09]', 'aegis', 'danor', 'minor', 'short', true, { type: 'raiseArmour', by: 1 }],
    ['[DUN-SPELLCARD-10]', 'firestorm', 'danor', 'major', 'long', true, { ...one, dice: 3, area: 'splash' }],
    ['[DUN-SPELLCARD-11]', 'guiding-light', 'danor', 'minor', 'short', true, { type: 'bonusDice', dice: 1 }],
    ['[DUN-SPELLCARD-12]', 'black-bolt', 'mortibris hoggar', 'minor', 'long', true, { ...one, dice: 3 }],
    [
      '[DUN-SPELLCARD-13]',
      'bleed',
      'mortibris hoggar',
      'major',
      'long',
      true,
      { ...one, dice: 3, summons: 'zombie' },
    ],
    [
      '[DUN-SPELLCARD-14]',
      'faithful-in-death',
      'mortibris elshara',
      'major',
      'short',
      false,
      { type: 'summon', minion: 'ghost' },
    ],
    [
      '[DUN-SPELLCARD-15]',
      'grave-chill',
      'elshara',
      'minor',
      'long',
      true,
      { type: 'slow', by: 2, least: 1 },
    ],
    [
      '[DUN-SPELLCARD-16]',
      'deathly-wail',
      'elshara',
      'major',
      'short',
      false,
      { ...one, dice: 2, area: 'allInRange' },
    ],
    [
      '[DUN-SPELLCARD-17]',
      'knit-bone',
      'mortibris hoggar',
      'major',
      'short',
      false,
      { type: 'heal', wounds: 1, minions: true },
    ],
    [
      '[DUN-SPELLCARD-18]',
      'you-are-in-my-power',
      'mortibris',
      'major',
      'short',
      true,
      { type: 'command', squares: 3 },
    ],
  ] as const)('%s %s', (_, id, casters, kind, range, sight, effect) => {
    expect(SPELL[id]).toMatchObject({ id, casters: casters.split(' '), kind, range, sight, effect });
  });

  it('are eighteen, and Bosses have those they can cast', () => {
    expect(SPELLS).toHaveLength(18);
    for (const boss of BOSSES) {
      const castable = SPELLS.filter((spell) => SPELL[spell].casters.includes(boss));
      expect([...modelFacts(boss).spells].sort()).toEqual([...castable].sort());
    }
    expect(SPELLS.filter((spell) => SPELL[spell].casters.every(isBoss))).toHaveLength(7);
  });

  it('[DUN-SPELL-03] are Major or Minor', () => {
    expect(new Set(SPELLS.map((spell) => SPELL[spell].kind))).toEqual(new Set(['major', 'minor']));
    expect([QUARTER_TURNS.minor, QUARTER_TURNS.major, MINOR_SPELLS_PER_ACTION]).toEqual([1, 2, 2]);
  });

  it('[DUN-SPELL-09] reach Long, Short, Adjacent, or the Caster', () => {
    expect(RANGES).toEqual(['long', 'short', 'adjacent', 'caster']);
    expect(new Set(SPELLS.map((spell) => SPELL[spell].range))).toEqual(new Set(RANGES));
  });

  it('leave a Hero with two crystals at most', () => {
    expect(MOST_CRYSTALS).toBe(2);
  });
});
