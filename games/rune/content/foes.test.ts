import { describe, expect, it } from 'vitest';
import { FOE, FOES, type Foe } from './foes.ts';
import { CREATURE_POWERS, POWER, powersMix } from './powers.ts';

const tagged = (tag: string): Foe[] => FOES.filter((id) => (FOE[id].tags as readonly string[]).includes(tag));

describe('what foes can do besides striking', () => {
  it('[RUN-FOELIST-SARK-AMEN.1] [RUN-FOELIST-GOBLIN-LEADER.1] [RUN-FOELIST-LAND-CRAB] is named for ten types, and no other', () => {
    const powers = FOES.flatMap((id) =>
      FOE[id].powers.length === 0 ? [] : [[id, FOE[id].powers.map(({ kind }) => kind)]],
    );
    expect(Object.fromEntries(powers)).toEqual({
      dishonored: ['undead'],
      'sark-amen': ['undead', 'leaping'],
      'dwarf-medic': ['barbNet'],
      'beetle-werk': ['crushing'],
      'goblin-leader': ['landmark'],
      'goblin-vegetarian': ['stunning'],
      'land-crab-small': ['freezing', 'camouflage', 'unscored'],
      'land-crab-large': ['freezing', 'camouflage', 'unscored'],
      'tube-striker': ['tentacles', 'unscored'],
      wendol: ['charging'],
    });
  });

  it('[RUN-RULING-F45] [RUN-FOELIST-MEGA-DWARF] the armaments of a mega-dwarf are none of it', () => {
    expect(FOE['mega-dwarf'].powers).toEqual([]);
  });

  it('[RUN-FOELIST-TUBE-STRIKER.12] [RUN-FOELIST-TUBE-STRIKER.5] a tube-striker has four tentacles and stays', () => {
    expect(FOE['tube-striker'].powers).toContainEqual(
      expect.objectContaining({ kind: 'tentacles', count: 4 }),
    );
    expect(FOE['tube-striker'].move).toBe(0);
  });

  it('[RUN-RULING-F25] [RUN-RULING-F27] a Mix is for powers or for an Adjust', () => {
    const parts = FOES.map((id) => [id, powersMix(FOE[id].powers), FOE[id].adjustMix] as const);
    expect(parts.filter(([, powers, adjust]) => powers + adjust !== 0)).toEqual([
      ['dishonored', 5, 0],
      ['sark-amen', 8, 0],
      ['dwarf-clan-champion', 0, 3],
      ['beetle-werk', 0, 2],
      ['spider-werk', 0, 3],
      ['mecha-dwarf', 0, 3],
    ]);
  });

  it('[RUN-RULING-F27] [RUN-CREATE-13] is offered to own creatures as far as it costs pillagers nothing', () => {
    expect(powersMix(CREATURE_POWERS.map((kind) => POWER[kind]))).toBe(8);
    expect(CREATURE_POWERS).not.toContain('landmark');
    expect(CREATURE_POWERS).not.toContain('unscored');
  });
});

describe('whom foes are taken for', () => {
  it('[RUN-RULING-G78] men, the dead, things that were made, and monsters', () => {
    expect(tagged('human')).toEqual(['dark-viking']);
    expect(tagged('undead')).toEqual(['dishonored', 'sark-amen']);
    expect(tagged('craftwerk')).toEqual([
      'beetle-werk',
      'centi-werk',
      'spider-werk',
      'mecha-dwarf',
      'mega-dwarf',
    ]);
    expect(tagged('monstrous')).toHaveLength(31 - 1 - 2 - 5);
    expect(tagged('goblin')).toHaveLength(9);
    expect(tagged('wendol')).toEqual(['wendol']);
    expect([tagged('dwarf').length, tagged('elf').length]).toEqual([6, 2]);
  });

  it('[RUN-FOELIST-DARK-VIKING.1] a Dark Viking may be of any category', () => {
    expect(FOE['dark-viking'].maxThreat).toBe('terrifying');
  });

  it('[RUN-FOELIST-BEETLE-WERK.2] [RUN-FOELIST-CENTI-WERK.3] simple craftwerks never choose, made dwarves may', () => {
    const may = (id: Foe) => FOE[id].maySelfWill;
    expect([may('beetle-werk'), may('centi-werk'), may('mecha-dwarf'), may('mega-dwarf')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
