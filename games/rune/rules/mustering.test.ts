import { FastDice } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { THEME_NAMES } from '../content/fights.ts';
import { FOE, type Foe } from '../content/foes.ts';
import { statistics, type Threat } from '../content/threats.ts';
import { checkMix, type Opponent } from '../documents/encounter/mix.ts';
import { distanceFrom, mustered, opponent, rebalanced, suiting, THEMES, threatsOf } from './mustering.ts';
import { fight, foe, times } from './testing-foes.ts';

const seeded = (seed: number) => {
  const dice = new FastDice(seed);
  return (sides: number) => dice.roll(sides);
};

describe('foes by theme or chance', () => {
  it.each(THEME_NAMES)(
    '[RUN-CEVENT-05] [RUN-CEVENT-07] [RUN-CEVENT-13] of %s are a legal fight for two to eight heroes',
    (theme) => {
      for (let heroes = 2; heroes <= 8; heroes++)
        for (let seed = 1; seed <= 10; seed++) {
          const foes = mustered(theme, heroes, seeded(seed));
          expect(foes).not.toBeNull();
          expect(checkMix([fight(foes ?? [])], heroes)).toEqual([]);
          expect(foes?.length).toBeLessThanOrEqual(18);
          for (const { kind } of foes ?? []) expect(THEMES[theme].map((id) => FOE[id])).toContain(kind);
        }
    },
  );

  it('[RUN-CEVENT-05] are what the dice say', () => {
    expect(mustered('any', 5, seeded(3))).toEqual(mustered('any', 5, seeded(3)));
    // The first that fits is a Dark Viking at his worst, and four heroes need no more.
    expect(mustered('vikings', 4, () => 1)).toEqual([opponent('dark-viking', 'terrifying')]);
    const kinds = Array.from({ length: 30 }, (_, seed) => mustered('any', 4, seeded(seed + 1))?.[0]?.kind);
    expect(new Set(kinds).size).toBeGreaterThan(8);
  });

  it('[RUN-CEVENT-05] are none where so few cannot be a match', () => {
    expect(mustered('elves', 5, seeded(1), 1)).toBeNull();
    expect(mustered('elves', 4, seeded(1), 1)).toHaveLength(1);
    expect(mustered('goblins', 4, seeded(1), 2)).toHaveLength(2);
  });

  it('[RUN-CEVENT-07] [RUN-CEVENT-13] are of the categories that their type and the heroes allow', () => {
    expect(threatsOf(FOE.troll, 3)[0]).toBe('exceptional');
    expect(threatsOf(FOE.troll, 4)[0]).toBe('terrifying');
    expect(threatsOf(FOE['rock-goblin'], 8)).toEqual(['inferior', 'weak', 'pitiful']);
  });

  it('keep their own company, and tube-strikers none', () => {
    expect(THEMES.any).toHaveLength(30);
    expect(THEMES.dwarves).toHaveLength(11);
    expect([
      ...THEMES.vikings,
      ...THEMES.dwarves,
      ...THEMES.elves,
      ...THEMES.goblins,
      ...THEMES.monsters,
    ]).toHaveLength(30);
  });
});

describe('more or fewer heroes than expected', () => {
  const edited = (foes: readonly Opponent[], heroes: number) => {
    const found = rebalanced(foes, heroes);
    if (found !== null) expect(checkMix([fight(found.foes)], heroes)).toEqual([]);
    return found?.edits ?? null;
  };

  it.each<[string, readonly Opponent[], number, number]>([
    ['nothing is to be changed', times(8, foe('rock-goblin', 'inferior')), 6, 0],
    ['one goblin fewer', times(8, foe('rock-goblin', 'inferior')), 5, 1],
    ['another category', [foe('troll', 'exceptional')], 2, 1],
    ['one more of a kind', [foe('troll', 'exceptional')], 5, 1],
    ['two more', [foe('rock-goblin', 'inferior'), foe('rock-goblin', 'inferior')], 3, 2],
    ['the Terrifying cannot stay', [foe('troll', 'terrifying')], 3, 1],
  ])('[RUN-CEVENT-11] [RUN-RULING-F40] %s', (_, foes, heroes, edits) => {
    expect(edited(foes, heroes)).toBe(edits);
  });

  it('[RUN-RULING-F40] keep every foe as it was but those', () => {
    const foes = [foe('troll', 'superior', { selfWilled: true }), ...times(3, foe('dwarf-laborer', 'equal'))];
    const { foes: after = [] } = rebalanced(foes, 5) ?? {};
    expect(after[0]).toEqual(foes[0]);
    expect(after.filter((one) => one === foes[1])).toHaveLength(2);
  });

  it('[RUN-RULING-F40] the Maximum Threat stays', () => {
    const threats = (rebalanced([foe('goblin-leader', 'weak')], 4)?.foes ?? []).map(
      ({ threat }): Threat => threat,
    );
    expect(threats.length).toBeGreaterThan(6);
    expect(threats.every((threat) => threat === 'weak' || threat === 'pitiful')).toBe(true);
  });

  it('[RUN-CEVENT-11] makes a match of sixty, as many as a designer may name, as of a few', () => {
    const crowd = Array.from({ length: 60 }, (_, i) =>
      foe(i % 2 === 0 ? 'rock-goblin' : 'dark-viking', i % 3 === 0 ? 'pitiful' : 'equal'),
    );
    expect(edited(crowd, 8)).toBeGreaterThan(30);
  });

  it('[RUN-CEVENT-11] cannot be met by nobody', () => {
    expect(rebalanced([], 4)).toBeNull();
  });
});

describe('who suits these heroes', () => {
  it('[RUN-FOE-32] are types whose benchmark is near their INIT, ATK and DFN', () => {
    const tally = statistics([8, 10, 7, 99, 6, 52, 3]);
    expect(distanceFrom(tally, { benchmark: 12 })).toBeCloseTo(12 - 25 / 3, 9);
    const best: Foe[] = suiting(tally).slice(0, 4);
    expect(best.every((id) => FOE[id].benchmark === 8)).toBe(true);
    expect(suiting(tally).at(-1)).toBe('mega-dwarf');
    expect(suiting(tally, 'elves')).toEqual(['elf-mischief-maker', 'elf-courtier']);
  });
});
