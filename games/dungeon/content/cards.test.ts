import { describe, expect, it } from 'vitest';
import { ABILITIES, ETHEREAL_ARMOUR, TOUGH_FROM } from './abilities.ts';
import { modelFacts } from './cards.ts';
import { FEAT, FEATS } from './feats.ts';
import { damageOf } from './minions.ts';
import { BOSSES, HEROES, isBoss, isHero, isMinion, MINIONS, type ModelType } from './models.ts';

/** Movement, Combat Dice, Armour, Shooting Dice, Injured from. */
const values = (id: ModelType, legendary = false) => {
  const { movement, combat, armour, shooting, injuredFrom } = modelFacts(id, legendary);
  return [movement, combat, armour, shooting, injuredFrom];
};

/** What differs between a Hero and its legend. */
const legend = (id: ModelType) => {
  const before = Object.entries(modelFacts(id));
  const after = modelFacts(id, true);
  return Object.fromEntries(
    before
      .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(after[key as keyof typeof after]))
      .map(([key]) => [key, after[key as keyof typeof after]]),
  );
};

describe('Heroes', () => {
  it.each([
    ['[DUN-HEROCARD-01]', 'orlaf', [7, 5, 2, null, 3], []],
    ['[DUN-HEROCARD-02]', 'rordin', [6, 4, 4, null, 3], []],
    ['[DUN-HEROCARD-03]', 'madriga', [8, 3, 2, 4, 2], []],
    ['[DUN-HEROCARD-04]', 'danor', [7, 2, 2, null, 2], ['spellcaster']],
  ] as const)('%s %s: Movement, Combat, Armour, Shooting, Injured from %j', (_, id, row, abilities) => {
    expect(values(id)).toEqual(row);
    expect(modelFacts(id)).toMatchObject({ abilities, kind: 'hero', size: 1, damage: null });
  });

  it.each([
    ['[DUN-HEROCARD-05]', 'orlaf', 'whirlwind', { type: 'fightAround', locks: true }],
    ['[DUN-HEROCARD-06]', 'rordin', 'stone-stance', { type: 'stance', armour: 5 }],
    ['[DUN-HEROCARD-07]', 'madriga', 'arrow-storm', { type: 'shots', shots: 3 }],
    ['[DUN-HEROCARD-08]', 'danor', 'focus', { type: 'majorSpells', spells: 2 }],
  ] as const)('%s %s has the Feat %s', (_, id, feat, effect) => {
    expect(modelFacts(id).feats).toEqual([feat]);
    expect(FEAT[feat]).toMatchObject({ effect });
  });

  it.each([
    ['[DUN-HEROCARD-09]', 'orlaf', { armour: 3 }, 'frenzy', { type: 'moveAndFights', fights: 2 }],
    [
      '[DUN-HEROCARD-10]',
      'rordin',
      { combat: 5, abilities: ['tough'] },
      'hammer-rush',
      { type: 'rush', squares: 4, bonus: 1 },
    ],
    ['[DUN-HEROCARD-11]', 'madriga', { shooting: 5 }, 'light-step', { type: 'unhinderedMove' }],
    ['[DUN-HEROCARD-12]', 'danor', { combat: 3 }, 'rekindle', { type: 'rekindle' }],
  ] as const)('%s %s as a legend has %j and the Feat %s', (_, id, change, feat, effect) => {
    expect(legend(id)).toEqual({ ...change, feats: [...modelFacts(id).feats, feat] });
    expect(FEAT[feat].effect).toEqual(effect);
  });

  it('[DUN-SETUP-17] all have Movement, Combat Dice and Armour', () => {
    for (const hero of HEROES) {
      const { movement, combat, armour } = modelFacts(hero);
      expect(Math.min(movement, combat, armour)).toBeGreaterThan(0);
    }
  });
});

describe('Bosses', () => {
  it.each([
    [
      '[DUN-BOSS-01]',
      'mortibris',
      [6, 3, 2, null, 3],
      1,
      ['spellcaster'],
      ['black-bolt', 'bleed', 'faithful-in-death', 'knit-bone', 'you-are-in-my-power'],
      'rise-all-of-you',
      { type: 'raise', piles: 3 },
    ],
    [
      '[DUN-BOSS-02]',
      'grund',
      [5, 5, 4, null, 4],
      1,
      ['tough'],
      [],
      'the-king-commands',
      { type: 'command', minion: 'dwarf-revenant', models: 3, range: 'long' },
    ],
    [
      '[DUN-BOSS-03]',
      'elshara',
      [7, 3, 3, null, 3],
      1,
      ['ethereal', 'spellcaster'],
      ['deathly-wail', 'faithful-in-death', 'grave-chill'],
      'last-breath',
      { type: 'attackHeroes', dice: 3, range: 'short' },
    ],
    [
      '[DUN-BOSS-04]',
      'hoggar',
      [5, 5, 3, null, 3],
      2,
      ['large', 'tough', 'spellcaster'],
      ['bleed', 'knit-bone', 'black-bolt'],
      'ground-slam',
      { type: 'fightAround', locks: false },
    ],
  ] as const)('%s %s: %j', (_, id, row, size, abilities, spells, feat, effect) => {
    expect(values(id)).toEqual(row);
    expect(modelFacts(id)).toMatchObject({
      size,
      abilities,
      spells,
      feats: [feat],
      kind: 'boss',
      damage: null,
    });
    expect(FEAT[feat].effect).toEqual(effect);
  });
});

describe('Minions', () => {
  it.each([
    ['[DUN-MINION-01]', 'skeleton-warrior', [5, 2, 2, null], 1, [], 'none bones removed removed'],
    ['[DUN-MINION-02]', 'skeleton-archer', [5, 2, 1, 3], 1, [], 'none bones removed removed'],
    ['[DUN-MINION-03]', 'zombie', [4, 2, 1, null], 1, [], 'none none removed removed'],
    ['[DUN-MINION-04]', 'armoured-zombie', [4, 2, 3, null], 1, [], 'none none removed removed'],
    ['[DUN-MINION-05]', 'dwarf-revenant', [5, 3, 4, null], 1, [], 'none bones removed removed'],
    ['[DUN-MINION-06]', 'ghost', [6, 2, 4, null], 1, ['ethereal'], 'none removed removed removed'],
    ['[DUN-MINION-07]', 'zombie-troll', [5, 5, 2, null], 2, ['large'], 'none injured injured removed'],
  ] as const)('%s %s: %j', (_, id, row, size, abilities, damage) => {
    expect(values(id)).toEqual([...row, null]);
    expect(modelFacts(id)).toMatchObject({ size, abilities, kind: 'minion', feats: [], spells: [] });
    expect([1, 2, 3, 4].map((hits) => damageOf(id, hits)).join(' ')).toBe(damage);
  });

  it('suffer nothing from no Hit, and the worst from many', () => {
    expect([damageOf('zombie', 0), damageOf('zombie', 9)]).toEqual(['none', 'removed']);
  });

  it('[DUN-VEC-16] skeletons fall to bones at two Hits and vanish at three', () => {
    const results = [1, 2, 3, 4].map((hits) => damageOf('skeleton-warrior', hits));
    expect(results).toEqual(['none', 'bones', 'removed', 'removed']);
  });
});

describe('models', () => {
  it('[DUN-SETUP-19] are Heroes, Bosses or Minions', () => {
    for (const id of [...HEROES, ...BOSSES, ...MINIONS]) {
      expect([isHero(id), isBoss(id), isMinion(id)].filter(Boolean)).toHaveLength(1);
      expect(modelFacts(id).kind).toBe(isHero(id) ? 'hero' : isBoss(id) ? 'boss' : 'minion');
    }
  });

  it('[DUN-SETUP-18] have Shooting Dice only if they can shoot', () => {
    const shooters = [...HEROES, ...BOSSES, ...MINIONS].filter((id) => modelFacts(id).shooting !== null);
    expect(shooters).toEqual(['madriga', 'skeleton-archer']);
  });

  it('own every Feat, each once', () => {
    const owned = [...HEROES, ...BOSSES].flatMap((id) => modelFacts(id, true).feats);
    expect([...owned].sort()).toEqual([...FEATS].sort());
  });
});

describe('abilities', () => {
  const having = (ability: (typeof ABILITIES)[number]) =>
    [...HEROES, ...BOSSES, ...MINIONS].filter((id) => modelFacts(id, true).abilities.includes(ability));

  it('[DUN-ABIL-01] Tough heals on a 6', () => {
    expect(TOUGH_FROM).toBe(6);
    expect(having('tough')).toEqual(['rordin', 'grund', 'hoggar']);
  });

  it('[DUN-ABIL-02] Ethereal is no armour against magic', () => {
    expect(ETHEREAL_ARMOUR).toBe(1);
    expect(having('ethereal')).toEqual(['elshara', 'ghost']);
  });

  it('[DUN-ABIL-03] Large is what stands on two by two squares', () => {
    expect(having('large')).toEqual(['hoggar', 'zombie-troll']);
    for (const id of [...HEROES, ...BOSSES, ...MINIONS]) {
      expect(modelFacts(id).size === 2).toBe(modelFacts(id).abilities.includes('large'));
    }
  });

  it('[DUN-RULING-43] are four, and each belongs to somebody', () => {
    expect(ABILITIES).toEqual(['tough', 'ethereal', 'large', 'spellcaster']);
    for (const ability of ABILITIES) expect(having(ability).length).toBeGreaterThan(0);
  });

  it('[DUN-ABIL-04] Spellcaster is who has spells', () => {
    expect(having('spellcaster')).toEqual(['danor', 'mortibris', 'elshara', 'hoggar']);
    for (const boss of BOSSES)
      expect(modelFacts(boss).spells.length > 0).toBe(having('spellcaster').includes(boss));
  });
});
