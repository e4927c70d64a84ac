import { LANGUAGES } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { GAMES } from './index.ts';

describe.each(GAMES.map((module) => [module.game.id, module] as const))('the options of %s', (_, module) => {
  it('stand somewhere when they are left alone, and can be said', () => {
    for (const { options } of module.presets) {
      const settled = module.settled?.(options) ?? {};
      expect(Object.keys(settled).length).toBeGreaterThan(0);
      expect(module.settled?.({ ...options, ...settled })).toEqual(settled);
      for (const [key, value] of Object.entries(settled))
        for (const language of LANGUAGES)
          if (typeof value === 'string')
            expect(module.words.settingValue(key, value, language), key).not.toBeNull();
    }
  });
});
