import { afterEach, describe, expect, it } from 'vitest';
import { HEROES, modelFacts, WOUND_TRACK } from '../content/index.ts';
import { fightWith } from './attack.ts';
import { isInjured, model } from './models.ts';
import { numbersOf } from './numbers.ts';
import { allDiceCast, modelOf, play, type Scene, scene, whereIs } from './testing.ts';

afterEach(allDiceCast);

/** Orlaf beside a Minion that looks at him. */
const against = (letter: string, id: string, more: object = {}): Scene => ({
  map: ['#####', `#.${letter}.#`, '#.O.#', '#...#', '#####'],
  models: { [id]: { facing: 'S', ...more } },
  turn: 'orlaf',
});

/** Five dice that score so many Hits against two dice that show 1, whatever the Armour. */
const hits = (n: number): number[] => [...[6, 6, 6, 6, 6].fill(1, n), 1, 1];

const struck = (letter: string, id: string, n: number, more: object = {}) =>
  play(against(letter, id, more), ...hits(n)).choose(`fight:${id}`);

describe('a Minion', () => {
  const skeleton = 'skeleton-warrior-1';

  it('[DUN-DMG-01] suffers what its table says for the Hits of that one attack', () => {
    // A Hit in another attack is another first Hit.
    const twice = play({
      map: ['#####', '#Rs.#', '#.O.#', '#...#', '#####'],
      models: { [skeleton]: { facing: 'S' }, rordin: { facing: 'E' } },
      agenda: [{ step: 'heroTurn', seat: 1, hero: 'rordin' }],
      turn: 'orlaf',
    });
    twice.load(6, 1, 1, 1, 1, 1, 1).choose(`fight:${skeleton}`);
    twice.load(6, 1, 1, 1, 1, 1).choose(`fight:${skeleton}`);
    expect(twice.told('hits').map(({ hits: n }) => n)).toEqual([1, 1]);
    expect(whereIs(twice, skeleton)).toEqual([2, 1]);
  });

  it('[DUN-DMG-02] a Skeleton shrugs off one Hit', () => {
    const game = struck('s', skeleton, 1);
    expect(whereIs(game, skeleton)).toEqual([2, 1]);
    expect(game.told('unharmed')).toMatchObject([{ model: skeleton, hits: 1 }]);
  });

  it('[DUN-DMG-03] a Skeleton becomes a Pile of Bones in its square with two', () => {
    const game = struck('s', skeleton, 2);
    expect(whereIs(game, skeleton)).toBeNull();
    expect(game.state.bones).toEqual([{ x: 2, y: 1, piles: 1 }]);
  });

  it('[DUN-DMG-04] a Skeleton is gone with three', () => {
    const game = struck('s', skeleton, 3);
    expect(whereIs(game, skeleton)).toBeNull();
    expect(game.state.bones).toEqual([]);
  });

  it.each([
    ['s', 'skeleton-warrior-1', ['stands', 'bones', 'gone', 'gone']],
    ['a', 'skeleton-archer-1', ['stands', 'bones', 'gone', 'gone']],
    ['z', 'zombie-1', ['stands', 'stands', 'gone', 'gone']],
    ['y', 'armoured-zombie-1', ['stands', 'stands', 'gone', 'gone']],
    ['g', 'ghost-1', ['stands', 'gone', 'gone', 'gone']],
  ])(
    '[DUN-VEC-16, DUN-MINION-03, DUN-MINION-06] %s suffers 1, 2, 3 and 4 Hits as its table says',
    (letter, id, fates) => {
      const seen = [1, 2, 3, 4].map((n) => {
        const game = struck(letter, id, n);
        if (whereIs(game, id) !== null) return 'stands';
        return game.state.bones.length > 0 ? 'bones' : 'gone';
      });
      expect(seen).toEqual(fates);
    },
  );

  it('[DUN-DMG-11] is never Injured, unless its table says so', () => {
    const state = scene(against('s', skeleton));
    expect(isInjured(state, model(state, skeleton))).toBe(false);
    const game = play(
      { map: ['######', '#.TT.#', '#.TT.#', '#.O..#', '######'], models: {}, turn: 'orlaf' },
      ...[6, 6, 1, 1, 1],
      ...[1, 1, 1, 1],
    ).choose('fight:zombie-troll-1');
    expect(isInjured(game.state, modelOf(game, 'zombie-troll-1'))).toBe(true);
  });

  it('[DUN-RULING-47] rolls one die less while it has the counter', () => {
    const state = scene({
      map: ['######', '#.TT.#', '#.TT.#', '#.O..#', '######'],
      models: { 'zombie-troll-1': { facing: 'S', injured: true } },
    });
    expect(numbersOf(state, fightWith('zombie-troll-1', { target: 'orlaf' }))).toMatchObject({
      attack: 4,
      attackerModifiers: ['injured'],
    });
  });

  it('[DUN-MINION-07] a Troll falls to a second counter or to four Hits at once, and leaves no bones', () => {
    const hall = { map: ['######', '#.TT.#', '#.TT.#', '#.O..#', '######'], turn: 'orlaf' };
    const fists = [1, 1, 1, 1];
    const second = play(
      { ...hall, models: { 'zombie-troll-1': { injured: true } } },
      6,
      6,
      6,
      1,
      1,
      ...fists.slice(1),
    );
    second.choose('fight:zombie-troll-1');
    expect(whereIs(second, 'zombie-troll-1')).toBeNull();
    const four = play(hall, 6, 6, 6, 6, 1, ...fists).choose('fight:zombie-troll-1');
    expect(whereIs(four, 'zombie-troll-1')).toBeNull();
    expect([...second.state.bones, ...four.state.bones]).toEqual([]);
  });
});

describe('a Hero or Boss', () => {
  /** A Zombie before a Hero, who looks at it. */
  const assault = (letter: string, wounds: number): Scene => ({
    map: ['#####', '#.z.#', `#.${letter}.#`, '#...#', '#####'],
    models: { 'zombie-1': { facing: 'S' }, [letter === 'R' ? 'rordin' : 'orlaf']: { wounds } },
    turn: 'zombie-1',
  });

  it('[DUN-DMG-05, DUN-VEC-15] suffers one wound an attack, however many Hits', () => {
    const game = play({
      map: ['######', '#.TT.#', '#.TT.#', '#.O..#', '######'],
      models: { 'zombie-troll-1': { facing: 'S' } },
      turn: 'zombie-troll-1',
    });
    game.load(6, 6, 6, 6, 6, 1, 1, 1, 1).choose('fight:orlaf');
    expect(game.told('hits')).toMatchObject([{ hits: 5 }]);
    expect(modelOf(game, 'orlaf').wounds).toBe(1);
  });

  it('[DUN-DMG-06] adds up its wounds', () => {
    const game = play(assault('O', 2), 6, 1, 1, 1, 1, 1, 1).choose('fight:orlaf');
    expect(modelOf(game, 'orlaf').wounds).toBe(3);
    expect(game.told('wounded')).toMatchObject([
      { model: 'orlaf', wounds: 3, injured: true, by: 'zombie-1' },
    ]);
  });

  it('[DUN-DMG-07, DUN-DMG-08] marks them from the left, and is Injured when only red spaces are left', () => {
    const injured = (wounds: number): boolean => {
      const state = scene(assault('O', wounds));
      return isInjured(state, model(state, 'orlaf'));
    };
    expect([0, 1, 2, 3, 4].map(injured)).toEqual([false, false, false, true, true]);
  });

  it('[DUN-DMG-09, DUN-VEC-13] is Injured sooner or later: Madriga by two wounds, Rordin not', () => {
    const state = scene({
      map: ['####', '#RM#', '####'],
      models: { rordin: { wounds: 2 }, madriga: { wounds: 2 } },
    });
    expect(isInjured(state, model(state, 'madriga'))).toBe(true);
    expect(isInjured(state, model(state, 'rordin'))).toBe(false);
    expect(new Set(HEROES.map((hero) => modelFacts(hero).injuredFrom)).size).toBeGreaterThan(1);
  });

  it('[DUN-DMG-10] loses no die by wounds alone', () => {
    const state = scene(assault('O', 2));
    expect(numbersOf(state, fightWith('orlaf', { target: 'zombie-1' })).attack).toBe(5);
  });

  it('[DUN-DMG-12] fights on with four wounds', () => {
    const game = play(assault('O', 3), 6, 1, 1, 1, 1, 1).choose('fight:orlaf');
    expect(modelOf(game, 'orlaf').wounds).toBe(4);
    expect(game.state.winner).toBeNull();
  });

  it('[DUN-DMG-13, DUN-VEC-14, DUN-INV-02] is Crippled by the fifth, and out of the game', () => {
    const game = play({ ...assault('O', 4), map: ['#####', '#.z.#', '#.OR#', '#...#', '#####'] });
    game.load(6, 6, 1, 1, 1, 1).choose('fight:orlaf');
    expect(whereIs(game, 'orlaf')).toBeNull();
    expect(game.told('crippled')).toMatchObject([{ model: 'orlaf', by: 'zombie-1', x: 2, y: 2 }]);
    expect(game.state.gone).toEqual([{ hero: 'orlaf', how: 'crippled', items: [] }]);
    expect(WOUND_TRACK).toBe(5);
  });

  it('[DUN-DMG-14, DUN-END-03] loses the adventure for all by that, as most adventures say', () => {
    const crippled = (rule: 'one' | 'all') => {
      const victory = {
        heroes: [{ type: 'allLeave' as const }],
        crippled: rule,
        deckOut: 'overlordWins' as const,
      };
      const map = ['#####', '#.z.#', '#.OR#', '#...#', '#####'];
      const game = play({ ...assault('O', 4), map, quest: { victory } }, 6, 6, 1, 1, 1, 1);
      return game.choose('fight:orlaf').state.winner;
    };
    expect(crippled('one')).toBe('overlord');
    expect(crippled('all')).toBeNull();
  });

  it('[DUN-RULING-30] is removed at once; objects stay in its square for whoever enters it', () => {
    const victory = {
      heroes: [{ type: 'allLeave' as const }],
      crippled: 'all' as const,
      deckOut: 'nothing' as const,
    };
    const game = play({
      map: ['#####', '#.z.#', '#.O.#', '#.R.#', '#####'],
      quest: { victory },
      models: {
        'zombie-1': { facing: 'S' },
        orlaf: { wounds: 4, items: ['healing-potion', 'book'] },
        rordin: { facing: 'N' },
      },
      agenda: [{ step: 'heroTurn', seat: 1, hero: 'rordin' }],
      turn: 'zombie-1',
    });
    game.load(6, 6, 1, 1, 1, 1).choose('fight:orlaf');
    expect(game.state.ground).toEqual([{ item: 'book', x: 2, y: 2 }]);
    expect(game.state.gone).toEqual([{ hero: 'orlaf', how: 'crippled', items: ['healing-potion'] }]);
    game.choose('step:2:2');
    expect(modelOf(game, 'rordin').items).toEqual(['book']);
    expect(game.state.ground).toEqual([]);
    expect(game.told('pickedUp')).toMatchObject([{ hero: 'rordin', item: 'book', x: 2, y: 2 }]);
  });
});

describe('[DUN-RULING-31] Piles of Bones', () => {
  it('lie upon each other', () => {
    const game = play(
      { ...against('s', 'skeleton-warrior-1'), state: { bones: [{ x: 2, y: 1, piles: 1 }] } },
      ...hits(2),
    ).choose('fight:skeleton-warrior-1');
    expect(game.state.bones).toEqual([{ x: 2, y: 1, piles: 2 }]);
  });

  it('stay when what stood on them is removed', () => {
    const game = play(
      { ...against('s', 'skeleton-warrior-1'), state: { bones: [{ x: 2, y: 1, piles: 2 }] } },
      ...hits(3),
    ).choose('fight:skeleton-warrior-1');
    expect(game.state.bones).toEqual([{ x: 2, y: 1, piles: 2 }]);
  });
});
