import { BOARDS, CARDS, EDITORS, PICTURES } from '@skald/games/boards';
import { MODULES } from '@skald/games/modules';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, type Loaded, loadGame, titleOf, titleWhileLoading } from './games.ts';

describe('the title of a game', () => {
  it('is known before the game has come, in the language of the reader', () => {
    expect(titleWhileLoading(undefined, 'campaign', {}, 'en')).toBe('Normans and Vikings');
    expect(titleWhileLoading(undefined, 'campaign', {}, 'de')).toBe('Normannen und Wikinger');
  });

  it('has its story as soon as the game is there', async () => {
    const module = await MODULES.dungeon?.();
    const loaded = { module, board: {} } as Loaded;
    const options = { quest: 4 };
    expect(titleWhileLoading(loaded, 'dungeon', options, 'en')).toMatch(/^Dungeon: ./);
  });

  it('has the title of what somebody made for it', async () => {
    for (const [game, kind] of [
      ['dungeon', 'quest'],
      ['campaign', 'map'],
    ] as const) {
      const module = await MODULES[game]?.();
      const { option, samples, words } = module?.documents?.[kind] ?? {};
      if (module === undefined || option === undefined || samples === undefined) throw new Error(game);
      const title = words?.title(samples[1], 'de');
      expect(titleOf(module, { [option]: samples[1] }, 'de')).toBe(`${module.words.title('de')}: ${title}`);
      expect(titleOf(module, { [option]: null }, 'de')).toBe(module.words.title('de'));
    }
  });

  it('is what a game calls itself that is not in this house', () => {
    expect(titleWhileLoading(null, 'chess', {}, 'en')).toBe('chess');
  });
});

/** What every ordinary object has, though nobody put it there. */
const INHERITED = ['__proto__', ...Object.getOwnPropertyNames(Object.prototype)];

describe('a name that is not of a game', () => {
  it.each(INHERITED)('finds nothing: %s', async (name) => {
    for (const list of [MODULES, BOARDS, CARDS, PICTURES, EDITORS, ...Object.values(EDITORS)])
      expect((list as Readonly<Record<string, unknown>>)[name]).toBeUndefined();
    expect(GAME_IDS).not.toContain(name);
    expect(await loadGame(name)).toBeNull();
    expect(titleWhileLoading(null, name, {}, 'de')).toBe(name);
  });
});
