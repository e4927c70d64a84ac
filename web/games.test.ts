import { MODULES } from '@skald/games/modules';
import { describe, expect, it } from 'vitest';
import { type Loaded, titleWhileLoading } from './games.ts';

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

  it('is what a game calls itself that is not in this house', () => {
    expect(titleWhileLoading(null, 'chess', {}, 'en')).toBe('chess');
  });
});
