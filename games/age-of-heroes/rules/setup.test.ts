import { Driver, fuzz } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import {
  type GameOptions,
  HEROES,
  JARLS,
  MONSTERS,
  resolveOptions,
  SWORDS,
  TREASURES,
} from '../content/index.ts';
import { rules } from './game.ts';
import { begin, type SeatWish } from './setup.ts';
import type { State } from './state.ts';
import { combatTurn, pieceOf, play, player, whereIs } from './testing.ts';

const RULESETS = ['classic', 'amended'] as const;
type Ruleset = (typeof RULESETS)[number];

const start = (wishes: readonly SeatWish[], ruleset: Ruleset, ...faces: number[]): Driver<State> =>
  startWith(wishes, { ruleset }, ...faces);

function startWith(wishes: readonly SeatWish[], options: GameOptions, ...faces: number[]): Driver<State> {
  const begun = begin(wishes, resolveOptions(options));
  if ('refused' in begun) throw new Error(begun.refused.code);
  return new Driver(rules as never, begun.ok, faces);
}

const ones = (count: number): number[] => Array<number>(count).fill(1);

/**
 * Set-up with ones wherever possible: every draw takes the first of its pile (so the monsters are dragons),
 * all stand in Finmark, and seat 0 has precedence. The last of a pile is drawn without a die.
 */
const firstOfAll = (players: number): number[] => [
  ...ones(Math.min(players, 5)),
  ...ones(players * 3 + Math.min(players, 3)),
  ...ones(players * 3),
  ...ones(players * 2),
  ...(players > 1 ? [6, 5, 4, 3, 2, 1].slice(0, players) : []),
];

/**
 * Beowulf draws Gram, Ragnar Tyrfing; Hauk in Rhineland, Fafnir with the Mail Coat in Wessex; Ivar and Kari
 * in Wessex; Beowulf in Wessex, Ragnar in Thule.
 */
const TWO = [
  [3, 5],
  [21, 3, 5, 2, 4, 4, 4],
  [12, 4, 4, 12, 4, 4],
  [4, 4, 6, 3],
  [6, 1],
].flat();
const two = (ruleset: Ruleset) => start(['beowulf', 'ragnar'], ruleset, ...TWO);

describe('players', () => {
  it('[AOH-COMP-01] seats two to six players with one hero each, and no seventh', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const game = start(HEROES.slice(0, seats), 'classic', ...firstOfAll(seats));
      const heroes = game.state.pieces.filter(({ owner }) => owner !== null);
      expect(heroes.map(({ id, owner }) => [id, owner])).toEqual(
        HEROES.slice(0, seats).map((hero, seat) => [hero, seat]),
      );
      expect(game.left).toEqual([]);
    }
    expect(begin(Array(7).fill(null), resolveOptions({ ruleset: 'classic' }))).toHaveProperty('refused');
    expect(rules.seats.max).toBe(6);
  });

  it('[AMI-UI-01, AMI-UI-03] lets every set of heroes take part that has one to six of them, and no empty one', () => {
    for (let set = 0; set < 2 ** HEROES.length; set++) {
      const heroes = HEROES.filter((_, i) => set & (1 << i));
      for (const ruleset of RULESETS) {
        const begun = begin(heroes, resolveOptions({ ruleset }));
        if (set === 0) expect(begun).toMatchObject({ refused: { code: 'wrong-number-of-seats' } });
        else {
          const game = start(heroes, ruleset, ...firstOfAll(heroes.length));
          expect(game.state.players.map(({ hero }) => hero)).toEqual(heroes);
        }
      }
    }
  });

  it.each(RULESETS)('[AMI-DIFF-34, AMI-UI-04] plays a game with one hero alone to its end: %s', (ruleset) => {
    const solo = { seats: ['beowulf'], options: { ruleset } };
    expect(fuzz(rules as never, { games: 3, seed: 34, setUp: () => solo })).toBeGreaterThan(20);
  });

  it.each(RULESETS)(
    '[AMI-UI-05] ends a game in which only computers choose, and one in which only people do: %s',
    (ruleset) => {
      const all = { seats: [...HEROES], options: { ruleset } };
      expect(fuzz(rules as never, { games: 1, seed: 5, setUp: () => all })).toBeGreaterThan(100);

      const far = [
        [3, 5],
        [21, 1, 1, 21, 1, 1],
        [1, 1, 1, 1, 1, 1],
        [4, 4, 6, 3],
        [6, 1],
      ].flat();
      const people = startWith(['beowulf', 'ragnar'], { ruleset, turns: 1 }, ...far);
      people.choose(...(ruleset === 'classic' ? ['done', 'done'] : ['stop', 'stop']), 'done', 'done');
      expect(rules.result(people.state)?.winners).toEqual([0, 1]);
    },
  );
});

describe('the choice of heroes', () => {
  it('[AOH-SETUP-02] gives each player the hero of his choice and offers no hero twice', () => {
    const game = start(['egil', null], 'classic', ...firstOfAll(2));
    expect(game.kind).toBe('chooseHero');
    expect(game.asked).toEqual([1]);
    expect(game.options()).toEqual(
      ['beowulf', 'brunhild', 'ragnar', 'siegfried', 'starkad'].map((hero) => `hero:${hero}`),
    );
    game.choose('hero:starkad');
    expect(game.state.players.map(({ hero }) => hero)).toEqual(['egil', 'starkad']);
    expect(game.left).toEqual([]);
  });

  it.each(RULESETS)(
    '[AOH-SETUP-03, AOH-RULING-13, AMI-DIFF-28] lets dice decide between players who want the same hero, and rolls ties again: %s',
    (ruleset) => {
      const game = start([null, null, null], ruleset, 4, 6, 6, 2, 5, ...firstOfAll(3));
      for (const seat of [0, 1, 2]) game.chooseAs(seat, 'hero:ragnar');
      expect(game.told('heroContested')).toMatchObject([{ hero: 'ragnar', seats: [0, 1, 2], winner: 2 }]);
      expect(game.asked).toEqual([0, 1]);
      expect(game.options(0)).not.toContain('hero:ragnar');
      game.chooseAs(0, 'hero:egil').chooseAs(1, 'hero:beowulf');
      expect(game.state.players.map(({ hero }) => hero)).toEqual(['egil', 'beowulf', 'ragnar']);
      expect(game.left).toEqual([]);
    },
  );

  it('[AOH-RULING-13] asks those who lost their heroes again in the order of their seats', () => {
    // Seat 1 wins Beowulf from 3, seat 2 Starkad from 0.
    const game = start([null, null, null, null], 'classic', 6, 1, 1, 6);
    for (const seat of [1, 3]) game.chooseAs(seat, 'hero:beowulf');
    for (const seat of [0, 2]) game.chooseAs(seat, 'hero:starkad');
    expect(game.told('heroContested')).toMatchObject([{ winner: 1 }, { winner: 2 }]);
    expect(game.asked).toEqual([0, 3]);
  });
});

describe('counters', () => {
  it('[AOH-SETUP-01] begins with four piles and the heroes apart from them', () => {
    const game = start([null, null], 'classic');
    const { piles, pieces } = game.state;
    expect(pieces).toEqual([]);
    expect(piles.monsters.toSorted()).toEqual(MONSTERS.toSorted());
    expect(piles.jarls.toSorted()).toEqual(JARLS.toSorted());
    expect(piles.swords.toSorted()).toEqual(SWORDS.toSorted());
    expect(piles.treasures.toSorted()).toEqual(TREASURES.toSorted());
    const view = rules.redact(structuredClone(game.state), 0);
    expect(new Set([...view.piles.jarls, ...view.piles.treasures])).toEqual(new Set(['unknown']));
  });

  it('[AOH-SETUP-04] deals each hero a sword drawn from the pile by a die', () => {
    const game = two('classic');
    expect(pieceOf(game, 'beowulf').items).toEqual(['gram']);
    expect(pieceOf(game, 'ragnar').items).toEqual(['tyrfing']);
    expect(game.told('roll').filter(({ for: what }) => what === 'sword')).toMatchObject([
      { sides: 6, face: 3 },
      { sides: 5, face: 5 },
    ]);
  });

  it('[AOH-SETUP-05] takes the swords that nobody drew out of the game', () => {
    const { state } = two('classic');
    expect(state.piles.swords).toEqual([]);
    expect(state.gone.toSorted()).toEqual(['balmung', 'dragvendill', 'hrunting', 'lovi']);
  });

  it.each([1, 2, 3, 4, 5, 6])(
    '[AOH-SETUP-06, AOH-SETUP-09] places as many monsters and as many jarls as there are players: %i',
    (players) => {
      const game = start(HEROES.slice(0, players), 'classic', ...firstOfAll(players));
      expect(game.told('monsterPlaced')).toHaveLength(players);
      expect(game.told('jarlPlaced')).toHaveLength(players);
      expect(game.state.piles.monsters).toEqual(MONSTERS.slice(players));
      expect(game.state.piles.jarls).toEqual(JARLS.slice(players));
      expect(game.left).toEqual([]);
    },
  );

  it('[AOH-SETUP-07] finds every area by two dice in order: first 3, then 5 is Rhineland', () => {
    const game = two('classic');
    expect(game.told('monsterPlaced')[0]).toMatchObject({ monster: 'hauk', area: 'rhineland' });
    expect(whereIs(game, 'kari')).toBe('wessex');
    expect(whereIs(game, 'ragnar')).toBe('thule');
    expect(game.left).toEqual([]);
  });

  it('[AOH-SETUP-08, AOH-SETUP-09] places monsters face up and jarls face down, known to nobody', () => {
    const game = two('classic');
    expect(game.state.pieces.map(({ id, faceUp }) => [id, faceUp])).toEqual([
      ['hauk', true],
      ['fafnir', true],
      ['ivar', false],
      ['kari', false],
      ['beowulf', true],
      ['ragnar', true],
    ]);
    for (const seat of [0, 1, null]) {
      const view = rules.redact(structuredClone(game.state), seat);
      expect(view.pieces.slice(2, 4).map(({ id }) => id)).toEqual(['jarl-1', 'jarl-2']);
    }
    expect(game.told('roll').filter(({ for: what }) => what === 'jarl')).toMatchObject([
      { only: [] },
      { only: [] },
    ]);
  });

  it('[AOH-SETUP-10, AOH-RULING-12] lets jarls, monsters and heroes share an area', () => {
    const game = start(['beowulf', 'ragnar'], 'classic', ...firstOfAll(2));
    const here = game.state.pieces.filter(({ area }) => area === 'finmark').map(({ id }) => id);
    expect(here).toEqual(['aludreng', 'fafnir', 'amleth', 'bjarki', 'beowulf', 'ragnar']);
    expect(game.state.players.map(({ home }) => home)).toEqual(['finmark', 'finmark']);
  });

  it('[AOH-SETUP-14] gives a dragon its hoard when it is placed', () => {
    const game = two('classic');
    expect(game.state.hoards).toEqual([{ dragon: 'fafnir', treasure: 'mail-coat', marks: 0 }]);
    expect(game.state.piles.treasures).not.toContain('mail-coat');
  });
});

describe('heroes', () => {
  it('[AOH-SETUP-11] starts a hero where the dice say and keeps that area as his home when he leaves it', () => {
    const game = two('classic');
    expect(game.state.players.map(({ home }) => home)).toEqual(['wessex', 'thule']);
    game.choose('counter:beowulf', 'step:mercia', 'step:northumberland', 'stop', 'done');
    expect(whereIs(game, 'beowulf')).toBe('northumberland');
    expect(player(game, 0).home).toBe('wessex');
  });

  it.each(RULESETS)('[AOH-SETUP-12] starts each hero with 3 luck, 0 glory and 0 wealth: %s', (ruleset) => {
    for (const one of two(ruleset).state.players) expect(one).toMatchObject({ luck: 3, glory: 0, hoard: 0 });
  });

  const battle = (having: { glory?: number; luck?: number; hoard?: number }, ...faces: number[]) =>
    play(
      {
        heroes: [{ hero: 'beowulf', in: 'wessex', home: 'cornwall', luck: 0, ...having }],
        monsters: [{ monster: 'hauk', in: 'wessex' }],
        agenda: combatTurn(0),
      },
      ...faces,
    ).choose('area:wessex', 'target:hauk', 'strike');

  it('[AOH-SETUP-13] takes what there is when a hero loses more than he has', () => {
    const fled = battle({ glory: 1 }, 4).choose('pass', 'done');
    expect(fled.told('gloryLost')).toMatchObject([{ amount: 1 }]);
    expect(player(fled, 0).glory).toBe(0);

    const lokis = battle({}, 5, 1, 2, 1).choose('roll', 'done');
    expect(player(lokis, 0).luck).toBe(0);

    const njords = battle({ hoard: 2 }, 5, 1, 3, 5, 6).choose('roll', 'done');
    expect(player(njords, 0).hoard).toBe(0);

    const jarls = play(
      {
        heroes: [{ hero: 'beowulf', in: 'thule', luck: 1, glory: 1 }],
        jarls: [{ jarl: 'kari', in: 'wessex', of: 0 }],
        monsters: [{ monster: 'hauk', in: 'wessex' }],
        agenda: combatTurn(0),
      },
      1,
    ).choose('area:wessex', 'target:hauk', 'strike', 'luck:0', 'luck', 'done');
    expect(player(jarls, 0)).toMatchObject({ luck: 0, glory: 1 });
    for (const game of [fled, lokis, njords, jarls]) expect(game.left).toEqual([]);
  });
});
