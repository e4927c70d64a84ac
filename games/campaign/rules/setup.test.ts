import { type Event, Match, mayKnow, type Seat } from '@skald/kernel';
import { drive } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ALL_POINTS, DECK, distance, divisions, GARROCK, geographyOf } from '../content/index.ts';
import { rules } from './game.ts';
import { begin } from './setup.ts';
import type { State } from './state.ts';
import { army, NORMANS, VIKINGS } from './testing.ts';

const CASTLE = '2,4';

const started = (
  options: object = {},
  seats: readonly string[] = ['normans', 'vikings'],
  ...faces: number[]
) => {
  const begun = rules.begin(seats, rules.schemas.options.parse(options));
  if ('refused' in begun) throw new Error(begun.refused.code);
  return drive<State>(rules as never, begun.ok, faces);
};

const points = (game: ReturnType<typeof started>, side: 'n' | 'v'): number[] =>
  game.state.armies.filter(({ id }) => id[0] === side).map((one) => one.points);

const refusal = (option: string, options: object = {}): string => {
  const made = Match.create(rules as never, {
    seats: ['normans', 'vikings'],
    options,
    seed: '1'.repeat(64),
  });
  if ('refused' in made) throw new Error(made.refused.code);
  const done = made.ok.play(VIKINGS, option);
  return 'refused' in done ? done.refused.code : 'accepted';
};

describe('the players', () => {
  it('[CAM-UNIT-01] are two, one a side, in any order of seats', () => {
    expect(rules.seats).toEqual({ min: 2, max: 2 });
    expect(started({}, ['vikings', 'normans']).state.sides).toEqual(['vikings', 'normans']);
    expect(begin(['vikings', 'vikings'], rules.schemas.options.parse({}) as never)).toEqual({
      refused: { code: 'one-player-a-side', params: {} },
    });
    expect(rules.schemas.seat.safeParse('saxons').success).toBe(false);
  });
});

it('a campaign over a map of one’s own does not begin without one', () => {
  const given = rules.schemas.options.parse({ map: 'own' }) as never;
  expect(begin(['normans', 'vikings'], given)).toEqual({ refused: { code: 'no-own-map', params: {} } });
});

describe('the division of points', () => {
  it('[CAM-UNIT-02, CAM-UNIT-03] is made by both before anything else: all fifteen, into their own armies', () => {
    const game = started();
    expect([game.kind, game.asked]).toEqual(['divide', [NORMANS, VIKINGS]]);
    for (const seat of [NORMANS, VIKINGS])
      for (const id of game.options(seat)) {
        const parts = id.split(':')[1]?.split('-').map(Number) ?? [];
        expect(parts.reduce((sum, n) => sum + n, 0)).toBe(ALL_POINTS);
      }
    game.chooseAs(NORMANS, 'divide:6-5-4').chooseAs(VIKINGS, 'divide:3-6-6');
    expect([points(game, 'n'), points(game, 'v')]).toEqual([
      [6, 5, 4],
      [3, 6, 6],
    ]);
  });

  it('[CAM-UNIT-04, CAM-UNIT-05] gives no army more than 6 or fewer than 3', () => {
    for (const count of [3, 4, 5])
      for (const parts of divisions(count)) {
        expect(Math.max(...parts)).toBeLessThanOrEqual(6);
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(3);
      }
    expect(started().options(0)).toHaveLength(10);
  });

  it.each(['6-6-3', '6-5-4', '5-5-5'])('[CAM-VEC-01] may be %s', (parts) => {
    expect(refusal(`divide:${parts}`)).toBe('accepted');
  });

  it.each([
    ['7-5-3', 'army-too-big'],
    ['6-6-2', 'army-too-small'],
    ['5-5-4', 'wrong-sum'],
    ['6-4-4', 'wrong-sum'],
  ])('[CAM-VEC-02] may not be %s: %s', (parts, code) => {
    expect(refusal(`divide:${parts}`)).toBe(code);
  });

  it.each([
    ['4-4-4-3', 'accepted'],
    ['3-3-3-3-3', 'accepted'],
    ['3-3-3-2-2-2', 'army-count'],
  ])('[CAM-VEC-03] with a free number of armies: %s is %s', (parts, code) => {
    expect(refusal(`divide:${parts}`, { freeArmyCount: true })).toBe(code);
  });

  it('[CAM-RULING-03] makes three armies a side, unless their number is free: then three to five', () => {
    expect(refusal('divide:4-4-4-3')).toBe('army-count');
    const counts = (options: object) =>
      new Set(
        started(options)
          .options(VIKINGS)
          .map((id) => id.split('-').length),
      );
    expect(counts({})).toEqual(new Set([3]));
    expect(counts({ freeArmyCount: true })).toEqual(new Set([3, 4, 5]));
    const game = started({ freeArmyCount: true });
    game.chooseAs(NORMANS, 'divide:3-3-3-3-3').chooseAs(VIKINGS, 'divide:6-5-4');
    expect([points(game, 'n').length, points(game, 'v').length]).toEqual([5, 3]);
  });

  it('[CAM-UNIT-06, CAM-RULING-03] is known to its owner alone; the others see that armies exist', () => {
    const game = started();
    game.chooseAs(NORMANS, 'divide:6-5-4').chooseAs(VIKINGS, 'divide:3-6-6');
    const seen = (seat: Seat | null) => {
      const view = rules.redact(structuredClone(game.state), seat);
      return view.armies.map((one) => one.points);
    };
    expect(seen(NORMANS)).toEqual([6, 5, 4, -1, -1, -1]);
    expect(seen(VIKINGS)).toEqual([-1, -1, -1, 3, 6, 6]);
    expect(seen(null)).toEqual([-1, -1, -1, -1, -1, -1]);
    const heard = (seat: Seat | null, type: string) =>
      (game.events as Event[]).filter((event) => event.type === type && mayKnow(event, seat));
    expect(heard(NORMANS, 'divided')).toMatchObject([{ seat: NORMANS, points: [6, 5, 4] }]);
    expect(heard(NORMANS, 'mustered')).toMatchObject([{ seat: VIKINGS, armies: ['v1', 'v2', 'v3'] }]);
    expect(heard(null, 'divided')).toEqual([]);
    expect(heard(null, 'mustered')).toHaveLength(2);
  });
});

describe('the first places', () => {
  const divided = (...faces: number[]) =>
    started({}, ['normans', 'vikings'], ...faces)
      .chooseAs(NORMANS, 'divide:5-5-5')
      .chooseAs(VIKINGS, 'divide:5-5-5');

  it('[CAM-RULING-05] of the Vikings are all aboard, at the ship’s start', () => {
    const game = divided();
    expect(game.state.ship.at).toBe(GARROCK.shipStart);
    expect(['v1', 'v2', 'v3'].map((id) => army(game, id as 'v1').at)).toEqual(['ship', 'ship', 'ship']);
  });

  it('[CAM-RULING-05] of the Normans are the castle and other land within two hexes of it, on either bank', () => {
    const game = divided(1, 2);
    expect([game.kind, game.asked]).toEqual(['place', [NORMANS]]);
    const near = geographyOf(GARROCK).land.filter((hex) => distance(hex, CASTLE) <= 2);
    expect(game.options()).toEqual(near.map((hex) => `place:n1:${hex}`));
    expect(near).toContain('4,4');
    expect(near).toHaveLength(19);
    game.choose('place:n1:4,4');
    expect(game.options()).not.toContain('place:n2:4,4');
    game.choose('place:n2:2,3');
    expect(game.options()).toEqual([`place:n3:${CASTLE}`]);
    game.choose(`place:n3:${CASTLE}`);
    expect(['n1', 'n2', 'n3'].map((id) => army(game, id as 'n1').at)).toEqual(['4,4', '2,3', CASTLE]);
    expect(game.state.turn).toBe(1);
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-05] are free for the last when the castle is held already', () => {
    const game = divided().choose(`place:n1:${CASTLE}`, 'place:n2:3,4');
    expect(game.options()).toHaveLength(17);
    expect(game.options()).not.toContain(`place:n3:${CASTLE}`);
  });
});

describe('the deck', () => {
  it('[CAM-RULING-41] is whole, and nobody holds a card', () => {
    const { deck, hands, discard } = started().state;
    expect([...deck].sort()).toEqual([...DECK].sort());
    expect([hands, discard]).toEqual([[[], []], []]);
  });

  it('[CAM-CARD-03, CAM-VEC-33] has ten cards, five tactical and five strategic', () => {
    const count = (card: string): number => started().state.deck.filter((one) => one === card).length;
    expect(started().state.deck).toHaveLength(10);
    expect(['scouts', 'localKnowledge', 'ambush'].map(count)).toEqual([2, 2, 1]);
    expect(['initiative', 'ford', 'forcedMarch'].map(count)).toEqual([2, 2, 1]);
  });
});
