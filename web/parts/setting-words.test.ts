import { GAMES, type GameModule } from '@skald/games';
import { describe, expect, it } from 'vitest';
import { en } from '../words/en.ts';
import { agreedIn, singleOptions, toldApartBy } from './setting-words.ts';

const moduleOf = (id: string): GameModule => GAMES.find(({ game }) => game.id === id)!;

describe('what is agreed at a table', () => {
  it('should name the ruleset, and of the single rules only those that differ from it', () => {
    const module = moduleOf('age-of-heroes');
    const [, amended] = module.presets;
    const plain = agreedIn(module, amended!.options, 'en', en.create);
    expect(plain).toEqual({ preset: module.words.preset('amended', 'en'), single: [] });
    const short = agreedIn(module, { ruleset: 'amended', turns: 5 }, 'en', en.create);
    expect(short.preset).toBe(plain.preset);
    expect(short.single).toEqual([[module.words.setting('turns', 'en'), expect.stringContaining('5')]]);
    const own = agreedIn(module, { ...amended!.options, runesAtWill: true }, 'en', en.create);
    expect(own.preset).toBe(plain.preset);
    expect(own.single.map(([name]) => name)).toEqual([module.words.setting('runesAtWill', 'en')]);
  });

  it.each(GAMES.map((module) => [module.game.id, module] as const))(
    'should be said of every preset of %s, as the hall keeps its options',
    (_, module) => {
      for (const { id, options } of module.presets) {
        const kept = module.game.schemas.options.parse(options) as Record<string, unknown>;
        const open = module.openOptions?.(kept) ?? kept;
        expect(agreedIn(module, open, 'de', en.create).preset).toBe(module.words.preset(id, 'de'));
      }
    },
  );
});

describe('the options of a new game', () => {
  it('should leave out what presets are told apart by, and offer what they name besides', () => {
    expect(toldApartBy(moduleOf('dungeon')).toSorted()).toEqual(['party', 'quest']);
    expect(singleOptions(moduleOf('dungeon')).map(({ key }) => key)).toContain('bossItems');
    expect(toldApartBy(moduleOf('age-of-heroes'))).toEqual(['ruleset']);
    expect(singleOptions(moduleOf('age-of-heroes')).map(({ key }) => key)).toContain('runesAtWill');
  });
});
