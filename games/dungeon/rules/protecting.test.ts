import { afterEach, describe, expect, it } from 'vitest';
import type { Goal, Quest } from '../content/index.ts';
import { explain } from './explain.ts';
import { rules } from './game.ts';
import { allDiceCast, endOfRound, HERO_SEAT, OVERLORD_SEAT, optionsOf, play, type Scene } from './testing.ts';

afterEach(allDiceCast);

const SHUT: Goal = { type: 'protect', at: [3, 1] };

function shrine(goals: Goal[] = [SHUT, { type: 'holdOut', rounds: 3 }], more: Partial<Quest> = {}): Scene {
  return {
    map: ['#######', '#..c.c#', '#.Oz..#', '#..c..#', '#######'],
    quest: {
      chests: [
        { at: [3, 1], lock: 'L1', contents: [] },
        { at: [5, 1], lock: 'L1', contents: [] },
        { at: [3, 3], lock: 'L1', contents: [] },
      ],
      victory: { heroes: goals, crippled: 'one', deckOut: 'overlordWins' },
      ...more,
    },
  };
}

describe('[DUN-RULING-49] a chest that the Heroes are to protect', () => {
  it('is fought by the Overlord’s models as Heroes fight locks, and its fall is their defeat', () => {
    const zombie = { ...shrine(), turn: 'zombie-1' };
    expect(optionsOf(play(zombie), 'force')).toEqual(['force:3:1']);
    const held = play(zombie, 1, 1, 6, 6).choose('force:3:1');
    expect(held.state).toMatchObject({ winner: null, opened: [] });
    const broken = play(zombie, 6, 6, 1, 1).choose('force:3:1');
    expect(broken.state).toMatchObject({ winner: 'overlord', ending: 'broken', opened: [[3, 1]] });
    expect(broken.asked).toEqual([]);
  });

  it('is theirs alone: no Hero opens it, and of other chests all is as ever', () => {
    const orlaf = { ...shrine(), turn: 'orlaf' };
    expect(optionsOf(play({ ...orlaf, models: { orlaf: { x: 2 } } }), 'force')).toEqual([]);
    const others = [
      { at: 'force:5:1', stand: { x: 5, y: 2, facing: 'N' as const } },
      { at: 'force:3:3', stand: { x: 2, y: 3, facing: 'E' as const } },
    ];
    for (const { at, stand } of others) {
      expect(optionsOf(play({ ...orlaf, models: { orlaf: stand } }), 'force')).toEqual([at]);
      const foe = { ...shrine(), turn: 'zombie-1', models: { 'zombie-1': stand } };
      expect(optionsOf(play(foe), 'force')).toEqual([]);
    }
  });

  it('is spared by a Whirlwind', () => {
    const whirl = (goals?: Goal[]): string[] =>
      optionsOf(play({ ...shrine(goals), turn: 'orlaf' }).choose('feat:whirlwind'), 'force');
    expect(whirl()).toEqual(['force:3:3']);
    expect(whirl([{ type: 'destroyAll' }])).toEqual(['force:3:1', 'force:3:3']);
  });

  it('gives nothing to whoever breaks it', () => {
    const full = shrine(undefined, {
      chests: [
        { at: [3, 1], lock: 'L1', contents: ['lucky-coin'] },
        { at: [5, 1], lock: 'L1', contents: [] },
        { at: [3, 3], lock: 'L1', contents: [] },
      ],
    });
    const game = play({ ...full, turn: 'zombie-1' }, 6, 6, 1, 1).choose('force:3:1');
    expect(game.state.models.map(({ items }) => items)).toEqual([[], []]);
  });

  it('ends nothing by itself: another goal must be reached while it is shut, or the deck runs out', () => {
    const after = (scene: Scene, round: number, opened: [number, number][], ...dice: number[]) =>
      play({ ...scene, state: { round, opened }, agenda: endOfRound() }, ...dice).state;
    const card = 1;
    expect(after(shrine([SHUT]), 3, [], card).winner).toBeNull();
    expect(after(shrine(), 2, [], card).winner).toBeNull();
    expect(after(shrine(), 3, [])).toMatchObject({ winner: 'heroes', ending: 'goal' });
    expect(after(shrine(), 3, [[3, 1]])).toMatchObject({ winner: 'overlord', ending: 'broken' });
    // Other chests may be as open as they like.
    const both: [number, number][] = [
      [5, 1],
      [3, 3],
    ];
    expect(after(shrine(), 3, both).winner).toBe('heroes');
    const last: Scene = {
      ...shrine([SHUT], {
        overlord: { type: 'necromancer', commands: 1, deck: 3, pool: {} },
        victory: { heroes: [SHUT], crippled: 'one', deckOut: 'heroesWin' },
      }),
      hand: ['interrupt-1', 'interrupt-1', 'interrupt-1'],
    };
    expect(after(last, 3, [])).toMatchObject({ winner: 'heroes', ending: 'deckOut' });
  });

  it('is told of where it cannot be opened', () => {
    const why = (turn: string, x: number, y: number, seat: number) => {
      const { state } = play({ ...shrine(), turn });
      return explain(rules.redact(structuredClone(state), seat), seat, { act: 'force', x, y })?.code;
    };
    expect(why('orlaf', 3, 1, HERO_SEAT)).toBe('you-guard-it');
    expect(why('zombie-1', 3, 3, OVERLORD_SEAT)).toBe('only-heroes-open');
  });

  it('stays unknown to the Heroes where they have not looked, though no sound quest hides it', () => {
    const hidden: Scene = {
      map: ['#######', '#..#c.#', '#.O1z.#', '#..#..#', '#######'],
      quest: {
        chests: [{ at: [4, 1], lock: 'L1', contents: [] }],
        victory: { heroes: [{ type: 'protect', at: [4, 1] }], crippled: 'one', deckOut: 'heroesWin' },
      },
    };
    const { state } = play(hidden);
    const goalOf = (seat: number) =>
      (rules.redact(structuredClone(state), seat).options.quest as Quest).victory.heroes[0];
    expect(goalOf(OVERLORD_SEAT)).toEqual({ type: 'protect', at: [4, 1] });
    expect(goalOf(HERO_SEAT)).toEqual({ type: 'protect', at: [0, 0] });
  });
});
