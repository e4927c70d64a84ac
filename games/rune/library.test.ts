import { describe, expect, it } from 'vitest';
import { ADVENTURE_NAMES } from './content/library.ts';
import { rune as game } from './index.ts';
import { withAdventure } from './library.ts';
import { rune as module } from './module.ts';
import type { State } from './rules/fight/state.ts';
import { STOLEN_RUNE } from './text/stolen-rune/editions.ts';

const SEATS = [['ragnar'], ['gunnhild']] as const;
const begun = (options: object): State => {
  const made = game.begin(
    SEATS.map((seat) => [...seat]),
    options,
  );
  if ('refused' in made) throw new Error(made.refused.code);
  return made.ok;
};

describe('an adventure by its name', () => {
  it('is taken from the shelf as it begins, in the edition that was named', () => {
    const names = (state: State) => state.sitting?.encounters.map(({ name }) => name);
    expect(names(begun({ adventure: 'stolen-rune' }))).toEqual(
      STOLEN_RUNE.balanced.encounters.map(({ encounter }) => encounter.name),
    );
    const foes = (state: State) => state.sitting?.encounters[0]?.events[2]?.combat?.foes.length;
    expect([
      foes(begun({ adventure: 'stolen-rune' })),
      foes(begun({ adventure: 'stolen-rune-printed' })),
    ]).toEqual([9, 6]);
    expect(begun({ adventure: 'stolen-rune' }).sitting?.of).toBe(7);
  });

  it('is the same for the same number, and made for as many as set out', () => {
    const made = (seed: number) => begun({ adventure: 'generated', seed }).sitting?.encounters;
    expect(made(3)).toEqual(made(3));
    expect(made(4)).not.toEqual(made(3));
    expect(made(3)?.[0]?.group.heroes).toBe(2);
  });

  it('stands behind a document of one’s own, and is nothing where nobody names one', () => {
    const own = STOLEN_RUNE.printed;
    const seats = SEATS.map((seat) => [...seat]);
    expect(withAdventure(seats, { sitting: own, adventure: 'generated' }).sitting).toBe(own);
    expect(withAdventure(seats, {})).toEqual({});
    expect(begun({}).sitting).toBeUndefined();
  });

  it('is offered beside fights, with a number of its own that nobody reads', () => {
    for (const name of ADVENTURE_NAMES) {
      const preset = module.presets.find(({ id }) => id === name);
      expect(preset?.options).toEqual({ adventure: name });
      expect(module.words.story({ adventure: name }, 'de')).toBe(module.words.preset(name, 'de'));
    }
    const drawn = module.drawn({ adventure: 'generated' }, () => 0.5);
    expect(drawn).toEqual({ adventure: 'generated', seed: 50_000 });
    expect(module.drawn({ adventure: 'generated', seed: 3 }, () => 0.5)).toEqual({
      adventure: 'generated',
      seed: 3,
    });
    expect(module.drawn({ preset: 'duel' }, () => 0.5)).toEqual({ preset: 'duel' });
    expect(module.openOptions(drawn)).toEqual({ adventure: 'generated' });
  });
});
