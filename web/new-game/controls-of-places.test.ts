import type { GameModule } from '@skald/games';
import { describe, expect, it } from 'vitest';
import { en } from '../words/en.ts';
import { type Control, controlOptions, firstControls, taking } from './controls-of-places.ts';

type First = 'human' | 'bot' | 'none';

const gameWith = (
  min: number,
  max: number,
  places: Record<string, First>,
  required: readonly string[] = [],
): GameModule =>
  ({
    game: { id: 'test', seats: { min, max } },
    places: Object.entries(places).map(([id, control]) => ({
      id,
      seat: id,
      control,
      ...(required.includes(id) ? { required: true } : {}),
    })),
  }) as unknown as GameModule;

const heroes = gameWith(1, 6, { beowulf: 'human', egil: 'none', ragnar: 'bot' });
const sides = gameWith(2, 2, { normans: 'human', vikings: 'bot' });
const crawl = gameWith(2, 5, { heroes: 'human', overlord: 'bot', more: 'none' }, ['heroes', 'overlord']);
const controls = (module: GameModule, id: string, online: boolean): Control[] =>
  controlOptions(module, id, online, en).map(([control]) => control);

describe('who plays a place', () => {
  it('may be nobody where fewer can play than there are places', () => {
    expect(controls(heroes, 'egil', false)).toEqual(['none', 'me', 'human', 'thrall', 'karl', 'jarl']);
    expect(controls(heroes, 'egil', true)).toEqual(['none', 'me', 'open', 'thrall', 'karl', 'jarl']);
  });

  it('must be somebody where all are needed', () => {
    expect(controls(sides, 'normans', false)).toEqual(['me', 'human', 'thrall', 'karl', 'jarl']);
  });

  it('must be somebody where there is no game without it', () => {
    expect(controls(crawl, 'overlord', false)).toEqual(['me', 'human', 'thrall', 'karl', 'jarl']);
    expect(controls(crawl, 'more', false)).toContain('none');
    const before = firstControls(crawl, false);
    expect(before).toEqual({ heroes: 'me', overlord: 'karl', more: 'none' });
    expect(taking(crawl, before, 'overlord', 'me', false)).toEqual({
      heroes: 'karl',
      overlord: 'me',
      more: 'none',
    });
    expect(taking(crawl, before, 'overlord', 'me', true)).toMatchObject({ heroes: 'open' });
  });

  it('is what the game proposes', () => {
    expect(firstControls(heroes, false)).toEqual({ beowulf: 'me', egil: 'none', ragnar: 'karl' });
    expect(firstControls(heroes, true)).toEqual({ beowulf: 'me', egil: 'none', ragnar: 'open' });
    expect(firstControls(sides, true)).toEqual({ normans: 'me', vikings: 'open' });
  });

  it('is somebody even where the game proposes nobody, if all are needed', () => {
    const silent = gameWith(2, 2, { first: 'none', second: 'none' });
    expect(firstControls(silent, false)).toEqual({ first: 'me', second: 'karl' });
  });

  it('gives up one seat for another online, and leaves it to whoever comes if it must be taken', () => {
    const before = firstControls(sides, true);
    expect(taking(sides, before, 'vikings', 'me', true)).toEqual({ normans: 'open', vikings: 'me' });
    const hero = firstControls(heroes, true);
    expect(taking(heroes, hero, 'egil', 'me', true)).toEqual({ beowulf: 'none', egil: 'me', ragnar: 'open' });
  });

  it('gives it to a bot on one device', () => {
    const before = firstControls(sides, false);
    expect(taking(sides, before, 'vikings', 'me', false)).toEqual({ normans: 'karl', vikings: 'me' });
  });
});
