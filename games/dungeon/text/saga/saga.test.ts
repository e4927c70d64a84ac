import { LANGUAGES } from '@skald/text';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { ALL_EVENTS, sampleState } from '../testing.ts';
import { saga } from './index.ts';

const at = { x: 2, y: 2 } as const;
const round = (number: number): GameEvent => ({ type: 'roundBegan', round: number });
const felled = (model: string, by: string): GameEvent => ({
  type: 'destroyed',
  model,
  modelType: model.startsWith('zombie') ? 'zombie' : 'skeleton-archer',
  by,
  ...at,
});
const over = (winner: State['winner'], ending: State['ending']): State =>
  Object.assign(sampleState(), { winner, ending, phase: 'over', round: 3 });

describe('the saga of an adventure', () => {
  it('has a title, a prologue with the story, chapters by door, and an epilogue', () => {
    const told = saga(
      [
        round(1),
        { type: 'lockBroken', x: 6, y: 2, lock: 'L2', by: 'orlaf' },
        { type: 'doorOpened', x: 6, y: 2, by: 'orlaf' },
        { type: 'revealed', squares: [[7, 2]], bones: [] },
        { type: 'appeared', model: 'zombie-1', modelType: 'zombie', ...at, facing: 'N', how: 'revealed' },
        round(2),
      ],
      over('heroes', 'goal'),
      'en',
    );
    expect([...told.matchAll(/^#+ .+$/gm)].map(([heading]) => heading)).toEqual([
      '# Sketch',
      '## How it began',
      '## In the first room',
      '## Behind the first door',
      '## How it ended',
    ]);
    expect(told).toContain('A trial.');
    expect(told).toContain('Done.');
    expect(told.indexOf('Zombie')).toBeGreaterThan(told.indexOf('Behind the first door'));
  });
  it('tells deeds of one hand in one round together, in the right forms', () => {
    const events = [
      round(1),
      felled('zombie-1', 'orlaf'),
      felled('zombie-2', 'orlaf'),
      felled('skeleton-archer-1', 'orlaf'),
    ];
    expect(saga(events, over('heroes', 'goal'), 'en')).toContain('two Zombies and a Skeleton Archer');
    expect(saga(events, over('heroes', 'goal'), 'de')).toContain('zwei Zombies und einen Skelettschützen');
  });
  it('keeps the aftermath for a victory, and says when the end is still to come', () => {
    expect(saga([], over('overlord', 'crippled'), 'en')).not.toContain('Done.');
    expect(saga([], sampleState(), 'de')).toContain('noch nicht erzählt');
  });
  it('tells a round when it is over', () => {
    const events = [round(1), felled('zombie-1', 'orlaf')];
    expect(saga(events, sampleState(), 'en')).not.toContain('Zombie');
    expect(saga([...events, round(2)], sampleState(), 'en')).toContain('Zombie');
  });
  it('does not say the same twice in a row', () => {
    const rounds = [1, 2, 3, 4, 5, 6].flatMap((number) => [round(number), felled('zombie-1', 'rordin')]);
    for (const language of LANGUAGES) {
      const told = saga(rounds, over('heroes', 'goal'), language).match(/[^.]*Zombie[^.]*\./g) ?? [];
      expect(told).toHaveLength(6);
      expect(new Set(told).size).toBe(6);
    }
  });
  it('can tell of everything there is, and never of cards', () => {
    for (const language of LANGUAGES) {
      const told = saga([round(1), ...ALL_EVENTS], over('heroes', 'goal'), language);
      expect(told).not.toMatch(/undefined|null|NaN|\[object| {2}|Double Commands|Doppelte Befehle/);
      expect(told).toMatch(language === 'en' ? /Healing Potion/ : /Heiltrank/);
    }
  });
});
