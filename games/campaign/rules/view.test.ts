import { type Event, Match, type Seat } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { rules } from './game.ts';
import type { State } from './state.ts';
import { movement, NORMANS, type Scene, scene, VIKINGS } from './testing.ts';
import { HIDDEN, UNKNOWN } from './view.ts';

const table: Scene = {
  normans: [
    { points: 5, in: '2,4' },
    { points: 4, in: '3,4', shown: true },
    { points: 1, in: '0,4', wasSmall: true },
    {},
  ],
  vikings: [
    { points: 6, in: '7,4' },
    { points: 2, in: 'ship', shown: true },
  ],
  options: { freeArmyCount: true },
  ship: '7,4',
  hands: [['scouts', 'ford'], ['ambush']],
  discard: ['initiative'],
  agenda: movement(NORMANS),
};

const viewOf = (seat: Seat | null, state: State = scene(table)): State =>
  rules.redact(structuredClone(state), seat);
const pointsOf = (view: State): number[] => view.armies.map(({ points }) => points);

function match(of: Scene): Match<State> {
  const position = { skald: 'position', game: rules.id, version: rules.version, state: scene(of) };
  const loaded = Match.load(rules as never, position, '3'.repeat(64));
  if ('refused' in loaded) throw new Error(JSON.stringify(loaded.refused));
  return loaded.ok as unknown as Match<State>;
}

describe('hidden', () => {
  it('[CAM-UNIT-06, CAM-RULING-03] are points of enemy armies that were not shown; a destroyed army has none to hide', () => {
    expect(pointsOf(viewOf(NORMANS))).toEqual([5, 4, 1, 0, HIDDEN, 2]);
    expect(pointsOf(viewOf(VIKINGS))).toEqual([HIDDEN, 4, HIDDEN, 0, 6, 2]);
    expect(pointsOf(viewOf(null))).toEqual([HIDDEN, 4, HIDDEN, 0, HIDDEN, 2]);
  });

  it('[CAM-RULING-03] is whether an enemy army was small', () => {
    const small = (seat: Seat | null) => viewOf(seat).armies.map(({ wasSmall }) => wasSmall);
    expect(small(NORMANS)[2]).toBe(true);
    expect(small(VIKINGS)).toEqual(Array(6).fill(false));
  });

  it('[CAM-RULING-21] are the other hand and the deck, but not how many cards they are', () => {
    expect(viewOf(NORMANS).hands).toEqual([['scouts', 'ford'], [UNKNOWN]]);
    expect(viewOf(VIKINGS).hands).toEqual([[UNKNOWN, UNKNOWN], ['ambush']]);
    expect(viewOf(null).hands).toEqual([[UNKNOWN, UNKNOWN], [UNKNOWN]]);
    for (const seat of [NORMANS, VIKINGS, null]) {
      expect(viewOf(seat).deck).toEqual(Array(6).fill(UNKNOWN));
      expect(viewOf(seat).discard).toEqual(['initiative']);
    }
  });
});

describe('open', () => {
  it('[CAM-RULING-03] is where armies are, that they exist, and what was lost for good', () => {
    const state = scene(table);
    for (const seat of [NORMANS, VIKINGS, null]) {
      const view = viewOf(seat, state);
      expect(view.armies.map(({ id, at }) => [id, at])).toEqual(state.armies.map(({ id, at }) => [id, at]));
      expect(view).toMatchObject({ lost: [5, 7], ship: state.ship, pillaged: [], order: [0, 1], turn: 2 });
    }
  });
});

describe('a view', () => {
  it('[CAM-RULING-03, CAM-RULING-21] differs from the truth in points, small armies, hands and deck, and in nothing else', () => {
    for (const seat of [NORMANS, VIKINGS, null]) {
      const truth = scene(table);
      const { armies, hands, deck, ...rest } = viewOf(seat, truth);
      const { armies: all, hands: held, deck: stack, ...open } = truth;
      expect(rest).toEqual(open);
      expect([deck.length, hands.map((hand) => hand.length)]).toEqual([
        stack.length,
        held.map((hand) => hand.length),
      ]);
      const known = armies.map((army, i) => ({
        ...army,
        points: all[i]?.points,
        wasSmall: all[i]?.wasSmall,
      }));
      expect(known).toEqual(all);
    }
  });
});

describe('the authority', () => {
  it('[CAM-UNIT-06] tells nobody how the other divides his points, before or after', () => {
    const made = Match.create(rules as never, {
      seats: ['normans', 'vikings'],
      options: {},
      seed: '7'.repeat(64),
    });
    if ('refused' in made) throw new Error(made.refused.code);
    const game = made.ok as unknown as Match<State>;
    const before = JSON.stringify([game.view(VIKINGS), game.eventsFor(VIKINGS), game.decisionsFor(VIKINGS)]);
    game.play(NORMANS, 'divide:6-5-4');
    // All that changes is that the Normans are not asked any more.
    const waiting = game.decisionsFor(VIKINGS);
    const now = [
      game.view(VIKINGS),
      game.eventsFor(VIKINGS),
      [{ seat: NORMANS, kind: 'divide', options: [] }, ...waiting],
    ];
    expect(JSON.stringify(now)).toBe(before);
    game.play(VIKINGS, 'divide:5-5-5');
    const known = JSON.stringify([game.view(VIKINGS).armies, game.eventsFor(VIKINGS)]);
    expect(known).not.toMatch(/"points":6|\[6,5,4\]/);
  });

  it('[CAM-RULING-03] says of an exchange who exchanged, and no more: not in the view, not in events', () => {
    const told = (give: string): string => {
      const game = match({
        normans: [
          { points: 5, in: '2,4' },
          { points: 4, in: '3,4' },
        ],
        agenda: movement(NORMANS),
      });
      game.play(NORMANS, 'exchange:n1:n2');
      game.play(NORMANS, give);
      return JSON.stringify([
        game.view(VIKINGS),
        game.eventsFor(VIKINGS),
        game.view(null),
        game.eventsFor(null),
      ]);
    };
    expect(told('give:1')).toBe(told('give:2'));
    expect(told('give:1')).toContain('"type":"exchanged"');
  });

  /** The first army stands beside an enemy, the second far off. */
  const facing: Scene = {
    normans: [
      { points: 5, in: '2,4' },
      { points: 4, in: '0,4' },
    ],
    vikings: [
      { points: 4, in: '3,4' },
      { points: 3, in: 'ship' },
    ],
    options: { battles: 'agree' },
    agenda: movement(NORMANS),
  };

  it('[CAM-RULING-03] shows both strengths when a battle begins', () => {
    const game = match(facing);
    expect(pointsOf(game.view(VIKINGS))).toEqual([HIDDEN, HIDDEN, 4, 3]);
    game.play(NORMANS, 'move:n1:3,4');
    for (const seat of [NORMANS, VIKINGS, null]) {
      const began = game.eventsFor(seat).filter(({ type }: Event) => type === 'battleBegan');
      expect(began).toMatchObject([{ points: [5, 4] }]);
    }
    expect(pointsOf(game.view(VIKINGS))).toEqual([5, HIDDEN, 4, 3]);
    expect(pointsOf(game.view(null))).toEqual([5, HIDDEN, 4, HIDDEN]);
  });

  it('lets nobody take back an attack that has shown who stood there', () => {
    const game = match(facing);
    game.play(NORMANS, 'move:n2:0,3');
    expect(game.mayUndo(NORMANS)).toBe(true);
    game.play(NORMANS, 'move:n1:3,4');
    expect(game.undo(NORMANS)).toMatchObject({ refused: { code: 'undo-secret' } });
  });

  it('lets nobody take back an attack that has shown a small army, whoever throws the dice', () => {
    const game = match({
      normans: [{ points: 5, in: '2,4' }],
      vikings: [
        { points: 1, in: '3,4' },
        { points: 3, in: 'ship' },
      ],
      options: { realDice: 'both' },
      agenda: movement(NORMANS),
    });
    game.play(NORMANS, 'move:n1:3,4');
    expect(game.decisions()).toMatchObject([{ seat: VIKINGS, kind: 'typeDie' }]);
    expect(game.mayUndo(NORMANS)).toBe(false);
  });

  it('lets a step into the hex of an empty ship be taken back, for it shows nothing', () => {
    const storm = (crew: string) => {
      const game = match({
        normans: [{ points: 5, in: '6,4' }],
        vikings: [
          { points: 1, in: crew },
          { points: 4, in: '-4,8' },
        ],
        ship: '7,4',
        agenda: movement(NORMANS),
      });
      game.play(NORMANS, 'move:n1:7,4');
      return game.mayUndo(NORMANS);
    };
    expect([storm('-3,8'), storm('ship')]).toEqual([true, false]);
  });

  it('[CAM-RULING-21] tells nobody but its owner which card was drawn', () => {
    const game = match({
      normans: [{ points: 6, in: '1,3' }],
      vikings: [
        { points: 2, in: '2,3' },
        { points: 3, in: 'ship' },
      ],
      agenda: movement(NORMANS),
    });
    game.loadDice([6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    game.play(NORMANS, 'move:n1:2,3');
    game.play(NORMANS, 'draw');
    expect(game.eventsFor(NORMANS).at(-1)).toMatchObject({ type: 'cardDrawn', card: 'scouts' });
    for (const seat of [VIKINGS, null]) {
      expect(game.eventsFor(seat).at(-1)).toMatchObject({ type: 'cardDrawn', card: null });
      expect(JSON.stringify(game.view(seat))).not.toContain('scouts');
    }
  });
});
