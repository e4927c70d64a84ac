import type { Driver } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type Area, distance } from '../content/index.ts';
import type { State } from './state.ts';
import { combatTurn, pieceOf, play, player, type Scene, whereIs } from './testing.ts';

const SEA = 'celtic-sea';

type Hero = Scene['heroes'][number];
const beowulf: Hero = { hero: 'beowulf', in: SEA, home: 'thule', luck: 0, glory: 9 };
const egil: Hero = { hero: 'egil', in: SEA, home: 'finmark', luck: 0, glory: 5 };

const fights = (game: Driver<State>) =>
  game.told('fought').map(({ attack, defence }) => ({ attack, defence }));

describe('Nied', () => {
  const nied = (rune: Hero['rune'] = null): Scene => ({
    heroes: [{ ...beowulf, rune }, egil],
    jarls: [{ jarl: 'kari', in: SEA, of: 0 }],
    monsters: [{ monster: 'atli', in: SEA }],
    agenda: combatTurn(0),
  });
  const attack = [`area:${SEA}`, 'attacker:beowulf', 'attacker:kari', 'target:atli', 'strike'];
  const lost = (game: Driver<State>) =>
    game.state.pieces.filter((one) => one.lostFrom === 3 && one.lostUntil === 3).map((one) => one.id);

  it('[AOH-SPELL-13, AOH-RULING-32] ends the battle without result, and all in the area lose the next turn', () => {
    const game = play(nied(), 4, 1).choose(...attack);
    expect(game.told('fought')).toEqual([]);
    expect(game.told('battleStopped')).toHaveLength(1);
    expect(lost(game)).toEqual(['beowulf', 'egil', 'kari']);
    expect(['beowulf', 'kari', 'atli'].map((id) => whereIs(game, id))).toEqual([SEA, SEA, SEA]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-32] lets a hero whom Sygil saved fight on alone', () => {
    // Nied works, Sygil saves: 5 − 2 without Kari, die 2.
    const game = play(nied('sygil'), 4, 1, 1, 2).choose(...attack);
    expect(game.told('leftBattle')).toMatchObject([{ counters: ['kari'] }]);
    expect(fights(game)).toEqual([{ attack: 5, defence: 2 }]);
    expect(lost(game)).toEqual(['egil', 'kari']);
    expect(game.left).toEqual([]);
  });
});

it('[AOH-RULING-32] Nied that takes nobody out of the battle is told of nobody', () => {
  const game = play(
    {
      heroes: [{ ...beowulf, rune: 'sygil' }, egil],
      monsters: [{ monster: 'atli', in: SEA }],
      agenda: combatTurn(0),
    },
    ...[4, 1, 1, 2],
  ).choose(`area:${SEA}`, 'target:atli', 'strike');
  expect(game.told('leftBattle')).toEqual([]);
  expect(pieceOf(game, 'egil').lostUntil).toBe(3);
  expect(fights(game)).toEqual([{ attack: 5, defence: 2 }]);
  expect(game.left).toEqual([]);
});

describe('Wynn', () => {
  const wynn = (more: Partial<Hero> = {}, rest: Partial<Scene> = {}): Scene => ({
    heroes: [{ ...beowulf, ...more }, egil],
    jarls: [
      { jarl: 'kari', in: SEA, of: 0 },
      { jarl: 'grettir', in: SEA, of: 0 },
      { jarl: 'ivar', in: SEA, of: 1 },
      { jarl: 'erik', in: SEA, faceUp: true },
    ],
    monsters: [{ monster: 'atli', in: SEA }],
    agenda: combatTurn(0),
    ...rest,
  });
  const classic = [`area:${SEA}`, 'attacker:beowulf', 'attacker:kari', 'ready', 'target:atli', 'strike'];
  const paths = (game: Driver<State>) =>
    Object.fromEntries(game.told('fled').map(({ counter, path }) => [counter, path as Area[]]));

  it('[AOH-SPELL-15, AOH-RULING-33] marches the attacker’s counters in the area home, each at full speed', () => {
    const game = play(wynn(), 5, 3).choose(...classic);
    const home = paths(game);
    // Beowulf 4, Kari 3, and Grettir 2 who took no part.
    expect(Object.keys(home)).toEqual(['beowulf', 'kari', 'grettir']);
    for (const [id, steps] of [
      ['beowulf', 4],
      ['kari', 3],
      ['grettir', 2],
    ] as const) {
      expect(home[id]).toHaveLength(steps + 1);
      expect(distance(whereIs(game, id) as Area, 'thule'), id).toBe(distance(SEA, 'thule') - steps);
    }
    expect(['egil', 'ivar', 'erik'].map((id) => whereIs(game, id))).toEqual([SEA, SEA, SEA]);
    expect(game.told('fought')).toEqual([]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-33] stops them at home', () => {
    const game = play(wynn({ home: 'cornwall' }), 5, 1).choose(...classic);
    expect(['beowulf', 'kari', 'grettir'].map((id) => whereIs(game, id))).toEqual([
      'cornwall',
      'cornwall',
      'cornwall',
    ]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-SPELL-16] forbids those it has moved any attack in this turn', () => {
    const game = play(wynn({ home: 'cornwall' }), 5, 1).choose(...classic, 'pass');
    // All three now stand in Cornwall, which could be won.
    expect(game.options()).toEqual(['done']);
    expect(pieceOf(game, 'grettir')).toMatchObject({ attacked: [], barred: true });
    expect(game.left).toEqual([]);
  });

  it('[AOH-SPELL-18, AOH-RULING-33] costs a hero who moves 2 glory', () => {
    const game = play(wynn(), 5, 1).choose(...classic);
    expect(game.told('gloryLost')).toMatchObject([{ seat: 0, amount: 2, why: 'flight' }]);
    expect([player(game, 0).glory, player(game, 1).glory]).toEqual([7, 5]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-33] costs a hero who is at home nothing but the battle', () => {
    const game = play(wynn({ home: SEA }), 5, 1).choose(...classic);
    expect(whereIs(game, 'beowulf')).toBe(SEA);
    expect(player(game, 0).glory).toBe(9);
    expect(game.told('battleStopped')).toHaveLength(1);
    expect(game.choose('pass').options()).toEqual(['done']);
    expect(game.left).toEqual([]);
  });

  it('[AMI-DIFF-14, AOH-RULING-34, AOH-SPELL-18] makes all heroes and jarls of all players flee (amended)', () => {
    const options = { ruleset: 'amended', godCheck: 'optional' } as const;
    // Ivar 2, Grettir 2, Kari 3, Egil 4 and Beowulf 4 random steps, always the first way.
    const game = play(wynn({}, { options }), 5, 1, ...Array(15).fill(1)).choose(`area:${SEA}`, 'target:atli');
    const fled = paths(game);
    expect(Object.keys(fled).sort()).toEqual(['beowulf', 'egil', 'grettir', 'ivar', 'kari']);
    const steps = { beowulf: 4, egil: 4, kari: 3, grettir: 2, ivar: 2 };
    for (const [id, count] of Object.entries(steps)) expect(fled[id], id).toHaveLength(count + 1);
    expect(whereIs(game, 'erik')).toBe(SEA);
    expect([player(game, 0).glory, player(game, 1).glory]).toEqual([7, 3]);
    expect(game.told('fought')).toEqual([]);
    expect(Object.keys(steps).every((id) => pieceOf(game, id).barred)).toBe(true);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-31] cast twice has no more effect than once', () => {
    const monsters = [{ monster: 'hedin', in: SEA }] as const;
    const game = play(wynn({}, { monsters }), 5, 1).choose(
      ...classic.map((id) => id.replace('atli', 'hedin')),
    );
    expect(game.told('spellCast')).toHaveLength(1);
    expect(player(game, 0).glory).toBe(7);
    expect(game.left).toEqual([]);
  });
});

describe('Yr', () => {
  const yr = (more: Partial<Hero> = {}, rest: Partial<Scene> = {}): Scene => ({
    heroes: [
      { ...beowulf, ...more },
      { ...egil, wounded: true },
      { ...egil, hero: 'ragnar', in: 'thule' },
    ],
    jarls: [
      { jarl: 'kari', in: SEA, of: 0, items: ['gram'], purse: 7 },
      { jarl: 'ivar', in: SEA, of: 1 },
      { jarl: 'erik', in: SEA, faceUp: true },
      { jarl: 'horsa', in: SEA },
    ],
    monsters: [
      { monster: 'atli', in: SEA },
      { monster: 'hauk', in: SEA },
    ],
    agenda: combatTurn(0),
    ...rest,
  });
  const classic = [`area:${SEA}`, 'attacker:beowulf', 'attacker:kari', 'target:atli', 'strike'];

  it('[AOH-SPELL-17, AOH-RULING-35] wounds all but monsters and face-down jarls, and rewards nobody', () => {
    // 5 − 2 without Kari, die 2: n.
    const game = play(yr(), 6, 1, 2).choose(...classic);
    expect(game.state.piles.jarls).toEqual(expect.arrayContaining(['kari', 'ivar', 'erik']));
    expect(['horsa', 'atli', 'hauk', 'beowulf'].map((id) => whereIs(game, id))).toEqual([SEA, SEA, SEA, SEA]);
    expect(player(game, 0).wounded).toBe(true);
    // Egil had a wound already; Ragnar is far away.
    expect([player(game, 1).status, player(game, 2).wounded]).toEqual(['dead', false]);
    expect(game.state.ground).toEqual([{ item: 'gram', area: SEA }]);
    expect(player(game, 0).hoard).toBe(0);
    expect(game.told('rewarded')).toEqual([]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-35] leaves a surviving hero in the battle (classic) or takes him out of it (amended)', () => {
    const stays = play(yr(), 6, 1, 2).choose(...classic);
    expect(fights(stays)).toEqual([{ attack: 5, defence: 2 }]);
    const options = { ruleset: 'amended', godCheck: 'optional' } as const;
    const leaves = play(yr({}, { options }), 6, 1).choose(`area:${SEA}`, 'target:atli');
    expect(player(leaves, 0).wounded).toBe(true);
    expect(leaves.told('battleStopped')).toHaveLength(1);
    expect([...stays.left, ...leaves.left]).toEqual([]);
  });

  it('[AOH-RULING-31] cast twice wounds twice, with a die of resistance for each', () => {
    const monsters = [{ monster: 'hedin', in: SEA }] as const;
    const attack = classic.map((id) => id.replace('atli', 'hedin'));
    const dead = play(yr({}, { monsters }), 6, 1, 6, 1).choose(...attack);
    expect(player(dead, 0).status).toBe('dead');
    // The second one resisted: one wound, and 5 − 4 at 4.
    const alive = play(yr({}, { monsters }), 6, 1, 6, 6, 4).choose(...attack);
    expect(player(alive, 0)).toMatchObject({ status: 'alive', wounded: true });
    expect([...dead.left, ...alive.left]).toEqual([]);
  });
});
