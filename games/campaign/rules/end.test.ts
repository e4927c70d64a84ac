import { Match } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import type { Hex } from '../content/index.ts';
import type { AnyFrame } from './agenda.ts';
import { rules } from './game.ts';
import { army, movement, NORMANS, play, type Scene, type Soldiers, scene, VIKINGS } from './testing.ts';

const CASTLE = '2,4';
const RAVENSEY = '6,3';
const OTHERS: Hex[] = ['0,2', '1,6', '-2,7'];
const CREW: Soldiers = { points: 4, in: 'ship' };

/** The Vikings move, then the turn ends. The next begins with 6 against 1: the Normans are first. */
const turnOf = (seat: number): AnyFrame[] => [{ step: 'endOfTurn' }, ...movement(seat)];
const raid = (raider: Soldiers, more: Partial<Scene> = {}): Scene => ({
  vikings: [raider, CREW],
  agenda: turnOf(VIKINGS),
  ...more,
});

describe('pillaging', () => {
  it('[CAM-PILLAGE-01, CAM-RULING-13] takes a whole turn in the village', () => {
    const game = play(raid({ points: 3, in: RAVENSEY }), 6, 1).choose('done');
    expect(game.told('pillaged')).toMatchObject([{ army: 'v1', hex: RAVENSEY, count: 1 }]);
    expect(game.state.pillaged).toEqual([RAVENSEY]);
    // The turn of arrival is none.
    const arriving = play(raid({ points: 3, in: '6,4' }), 6, 1).choose(`move:v1:${RAVENSEY}`, 'done');
    expect(arriving.state.pillaged).toEqual([]);
    expect([...game.left, ...arriving.left]).toEqual([]);
  });

  it('[CAM-VEC-22] enters 6,3 in turn 4, is left alone in turn 5: pillaged at the end of turn 5', () => {
    const game = play(raid({ points: 3, in: '6,4' }, { state: { turn: 4 } }), 6, 1, 6, 1);
    game.choose(`move:v1:${RAVENSEY}`, 'done');
    expect([game.state.turn, game.state.pillaged]).toEqual([5, []]);
    game.choose('done', 'done');
    expect([game.state.turn, game.state.pillaged]).toEqual([6, [RAVENSEY]]);
    expect(game.left).toEqual([]);
  });

  it('[CAM-VEC-23, CAM-PILLAGE-02] attacked there and victorious: not in turn 5, but in turn 6', () => {
    const misses = (dice: number): number[] => Array<number>(dice).fill(1);
    const of = raid(
      { points: 6, in: RAVENSEY },
      {
        normans: [
          { points: 2, in: '6,4' },
          { points: 4, in: '-4,9' },
        ],
        agenda: [{ step: 'endOfTurn' }, ...movement(VIKINGS), ...movement(NORMANS)],
        state: { turn: 5 },
      },
    );
    const game = play(of, ...misses(8), ...misses(8), ...misses(8), 6, 1, 6, 1);
    game.choose(`move:n1:${RAVENSEY}`, 'decline', 'done', 'done');
    expect([game.state.turn, game.state.pillaged]).toEqual([6, []]);
    game.choose('done', 'done');
    expect(game.state.pillaged).toEqual([RAVENSEY]);
    expect(game.left).toEqual([]);
  });

  it.each([
    ['attacked', { fought: true }],
    ['left and came back', { stirred: true }],
    ['was small when the turn began', { wasSmall: true }],
    ['was elsewhere when the turn began', { stood: '6,4' }],
  ])('[CAM-RULING-13] fails an army that %s', (_what, details) => {
    const game = play(raid({ points: 3, in: RAVENSEY, ...details }), 6, 1).choose('done');
    expect(game.state.pillaged).toEqual([]);
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-13] fails an army that goes out and comes back by a Forced March', () => {
    const hands: Scene['hands'] = [[], ['forcedMarch']];
    const game = play(raid({ points: 3, in: RAVENSEY }, { hands }), 6, 1);
    game.choose('march:v1', 'move:v1:6,4', `move:v1:${RAVENSEY}`, 'done');
    expect(army(game, 'v1')).toMatchObject({ at: RAVENSEY, stood: RAVENSEY, points: 3 });
    expect(game.state).toMatchObject({ turn: 3, pillaged: [] });
    // Nor one that only went out of it.
    const left = play(raid({ points: 3, in: RAVENSEY }), 6, 1).choose('move:v1:6,4', 'done');
    expect(left.state.pillaged).toEqual([]);
    expect([...game.left, ...left.left]).toEqual([]);
  });

  it('[CAM-RULING-13] fails an army that attacks out of the village and comes back from a draw', () => {
    const of = raid(
      { points: 3, in: RAVENSEY },
      {
        options: { battles: 'table', oneEntry: true },
        normans: [
          { points: 3, in: '6,4' },
          { points: 4, in: '-4,9' },
        ],
      },
    );
    const game = play(of, 1, 5, 6, 1).choose('move:v1:6,4', 'winner:draw', 'lost:0', 'lost:0');
    game.chooseAs(NORMANS, 'confirm').chooseAs(VIKINGS, 'confirm').choose('done');
    expect(army(game, 'v1').at).toBe(RAVENSEY);
    expect(game.state).toMatchObject({ turn: 3, pillaged: [] });
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-13] is not disturbed by an exchange or a failed ford', () => {
    const partner = { points: 3, in: '6,4' };
    const exchanged = play(
      { ...raid({ points: 3, in: RAVENSEY }), vikings: [{ points: 3, in: RAVENSEY }, partner] },
      6,
      1,
    );
    exchanged.choose('exchange:v1:v2', 'give:-1', 'done');
    expect(exchanged.state.pillaged).toEqual([RAVENSEY]);
    // Saltwick has water to its west.
    const forded = play(raid({ points: 3, in: '6,1' }), 3, 6, 1).choose('move:v1:5,1', 'done');
    expect(forded.state.pillaged).toEqual(['6,1']);
    expect([...exchanged.left, ...forded.left]).toEqual([]);
  });

  it('[CAM-RULING-13] is refused an army that an exchange has filled up or emptied in this turn', () => {
    const two = (one: number, other: number): Scene => ({
      ...raid({}),
      vikings: [{ points: one, in: RAVENSEY, wasSmall: one < 2 }, { points: other, in: '6,4' }, CREW],
    });
    const filled = play(two(1, 4), 6, 1).choose('exchange:v2:v1', 'give:2', 'done');
    expect(army(filled, 'v1').points).toBe(3);
    const emptied = play(two(3, 3), 6, 1).choose('exchange:v1:v2', 'give:2', 'done');
    expect(army(emptied, 'v1').points).toBe(1);
    expect([filled.state.pillaged, emptied.state.pillaged]).toEqual([[], []]);
    expect([...filled.left, ...emptied.left]).toEqual([]);
  });

  it('[CAM-RULING-13] happens once to a village, and never by Normans', () => {
    const again = play(raid({ points: 3, in: RAVENSEY }, { state: { pillaged: [RAVENSEY] } }), 6, 1).choose(
      'done',
    );
    expect([again.told('pillaged'), again.state.pillaged]).toEqual([[], [RAVENSEY]]);
    const normans = [{ points: 5, in: RAVENSEY }];
    const ours = play({ normans, agenda: turnOf(NORMANS) }, 6, 1).choose('done');
    expect(ours.state.pillaged).toEqual([]);
    expect([...again.left, ...ours.left]).toEqual([]);
  });

  it('[CAM-VEC-07, CAM-RULING-15] is within the power of two points, not of one', () => {
    const two = play(raid({ points: 2, in: RAVENSEY }), 6, 1).choose('done');
    expect(two.state.pillaged).toEqual([RAVENSEY]);
    const one = play(raid({ points: 1, in: RAVENSEY, wasSmall: true }, { ship: '8,3', state: {} }), 6, 1);
    one.choose('move:v1:7,3', 'done');
    expect(one.state.pillaged).toEqual([]);
    expect([...two.left, ...one.left]).toEqual([]);
  });

  it('[CAM-PILLAGE-03, CAM-WIN-01] of four villages wins the campaign', () => {
    const three = play(
      raid({ points: 3, in: RAVENSEY }, { state: { pillaged: OTHERS.slice(1) } }),
      6,
      1,
    ).choose('done');
    expect(three.state.ended).toBeNull();
    const four = play(raid({ points: 3, in: RAVENSEY }, { state: { pillaged: OTHERS } })).choose('done');
    expect(four.state.ended).toEqual({ winner: VIKINGS, how: 'pillage' });
    expect(rules.result(four.state)).toEqual({
      winners: [VIKINGS],
      standings: [
        { seat: VIKINGS, score: 1 },
        { seat: NORMANS, score: 0 },
      ],
    });
    expect(three.left).toEqual([]);
  });
});

describe('the castle', () => {
  const siege = (details: Partial<Soldiers> = {}, more: Partial<Scene> = {}): Scene =>
    raid({ points: 3, in: CASTLE, ...details }, more);

  it('[CAM-WIN-02, CAM-RULING-12] falls when a Viking army has held it for two full turns', () => {
    const game = play(siege(), 6, 1).choose('done');
    expect(game.told('besieged')).toMatchObject([{ army: 'v1', turns: 1, of: 2 }]);
    game.choose('done', 'done');
    expect(game.told('castleDestroyed')).toMatchObject([{ army: 'v1' }]);
    expect(game.state.ended).toEqual({ winner: VIKINGS, how: 'castle' });
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-12] is entered like any other hex, and the turn of arrival does not count', () => {
    const game = play(raid({ points: 3, in: '1,4' }), 6, 1).choose(`move:v1:${CASTLE}`, 'done');
    expect(game.told('besieged')).toEqual([]);
    expect(army(game, 'v1')).toMatchObject({ at: CASTLE, siege: 0 });
    expect(game.left).toEqual([]);
  });

  it.each([
    ['fought', { fought: true }],
    ['moved', { stirred: true }],
    ['was small', { wasSmall: true }],
    ['is small', { points: 1 }],
  ])('[CAM-RULING-12] starts anew when the army %s', (_what, details) => {
    const game = play(siege({ siege: 1, moved: true, ...details }), 6, 1).choose('done');
    expect(game.state.ended).toBeNull();
    expect(army(game, 'v1').siege).toBe(0);
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-12] takes as many turns as was agreed', () => {
    const quick = play(siege({}, { options: { castleTurns: 1 } })).choose('done');
    expect(quick.state.ended).toEqual({ winner: VIKINGS, how: 'castle' });
    const slow = play(siege({ siege: 1 }, { options: { castleTurns: 3 } }), 6, 1).choose('done');
    expect(slow.state.ended).toBeNull();
    expect(slow.left).toEqual([]);
  });
});

describe('the ship', () => {
  const beached = (details: Partial<Soldiers> = {}, more: Partial<Scene> = {}): Scene => ({
    normans: [{ points: 3, in: '7,4', ...details }],
    vikings: [{ points: 6, in: '-4,8' }],
    ship: '7,4',
    agenda: turnOf(NORMANS),
    ...more,
  });

  it('[CAM-VEC-29, CAM-RULING-11, CAM-WIN-04, CAM-SHIP-07] burns when Normans stood by it for a whole turn and nobody is aboard', () => {
    const game = play(beached({}, { state: { turn: 7 } })).choose('done');
    expect(game.told('shipDestroyed')).toMatchObject([{ army: 'n1', hex: '7,4' }]);
    expect(game.state).toMatchObject({
      turn: 7,
      ship: { at: null },
      ended: { winner: NORMANS, how: 'ship' },
    });
  });

  it.each([
    ['came only in this turn', { stood: '6,4' }, {}],
    ['went away and came back', { stirred: true }, {}],
    ['fought', { fought: true }, {}],
    ['is small', { points: 1, moved: true }, {}],
    ['was small', { wasSmall: true }, {}],
    ['has Vikings aboard before it', {}, { vikings: [CREW] }],
    ['stands elsewhere', { in: '6,4' }, {}],
  ])('[CAM-RULING-11] does not burn when the army %s', (_what, details, more) => {
    const game = play(beached(details, more), 6, 1).choose('done');
    expect(game.state.ended).toBeNull();
    expect(game.state.ship.at).toBe('7,4');
    expect(game.left).toEqual([]);
  });
});

describe('the end', () => {
  it('[CAM-VEC-30, CAM-RULING-25] of ship and fourth village in one turn is the Normans’', () => {
    const game = play({
      normans: [{ points: 3, in: '7,4' }],
      vikings: [
        { points: 6, in: RAVENSEY },
        { points: 3, in: CASTLE, siege: 1 },
      ],
      ship: '7,4',
      agenda: turnOf(NORMANS),
      state: { pillaged: OTHERS },
    }).choose('done');
    expect(game.state.ended).toEqual({ winner: NORMANS, how: 'ship' });
  });

  it('[CAM-RULING-25] of castle and villages is the castle’s, of villages and the last turn the villages’', () => {
    const both = play({
      vikings: [
        { points: 6, in: RAVENSEY },
        { points: 3, in: CASTLE, siege: 1 },
      ],
      agenda: turnOf(NORMANS),
      state: { pillaged: OTHERS },
    }).choose('done');
    expect(both.state.ended?.how).toBe('castle');
    const late = play(raid({ points: 3, in: RAVENSEY }, { state: { pillaged: OTHERS, turn: 24 } })).choose(
      'done',
    );
    expect(late.state.ended?.how).toBe('pillage');
  });

  const misses = (dice: number): number[] => Array<number>(dice).fill(1);

  it('[CAM-VEC-35, CAM-WIN-03, CAM-RULING-23, CAM-RULING-25] comes with the rout: Vikings with 1, 1 and one destroyed after a battle', () => {
    const of: Scene = {
      normans: [{ points: 6, in: '1,3' }],
      vikings: [{ points: 2, in: '2,3' }, { points: 1, in: 'ship' }, {}],
      agenda: movement(NORMANS),
    };
    const game = play(of, ...[6, 1, 1, 1, 1, 1], ...misses(2), ...misses(7), ...misses(7), 1).choose(
      'move:n1:2,3',
    );
    expect(['v1', 'v2', 'v3'].map((id) => army(game, id as 'v1').points)).toEqual([1, 1, 0]);
    expect(game.state.ended).toEqual({ winner: NORMANS, how: 'rout' });
    // Nobody is asked about a card any more.
    expect(game.kind).toBeNull();
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-24, CAM-RULING-25] comes at once when no Norman army is left, after a battle or a flight', () => {
    const of: Scene = {
      normans: [{ points: 2, in: '2,3' }],
      vikings: [{ points: 6, in: '1,3' }],
      agenda: movement(VIKINGS),
    };
    const battle = play(of, ...Array<number>(6).fill(6), ...misses(2), ...misses(2)).choose('move:v1:2,3');
    expect(battle.state.ended).toEqual({ winner: VIKINGS, how: 'wipedOut' });
    const flight = play(
      { ...of, normans: [{ points: 1, in: '0,0' }], vikings: [{ points: 6, in: '1,0' }] },
      1,
    );
    flight.choose('move:v1:0,0');
    expect(flight.state.ended).toEqual({ winner: VIKINGS, how: 'wipedOut' });
    expect([...battle.left, ...flight.left]).toEqual([]);
  });

  it('[CAM-RULING-26] comes with the last turn: the Normans have kept their land', () => {
    const last = (turn: number, turnLimit?: number): Scene =>
      raid(CREW, { state: { turn }, options: turnLimit === undefined ? {} : { turnLimit } });
    expect(play(last(24)).choose('done').state.ended).toEqual({ winner: NORMANS, how: 'turnLimit' });
    const early = play(last(23), 6, 1).choose('done');
    expect(early.state.ended).toBeNull();
    expect(play(last(8, 8)).choose('done').state.ended?.how).toBe('turnLimit');
    const endless = play(last(24, 0), 6, 1).choose('done');
    expect([endless.state.ended, endless.state.turn]).toEqual([null, 25]);
    expect([...early.left, ...endless.left]).toEqual([]);
  });

  it.each([NORMANS, VIKINGS])('[CAM-RULING-27] comes when seat %i concedes: the other wins', (seat) => {
    const game = play({ agenda: movement(seat) }).choose('concede');
    expect(game.state.ended).toEqual({ winner: 1 - seat, how: 'surrender' });
  });

  it('is not taken back: by then everybody has seen all strengths', () => {
    const state = scene({ agenda: movement(NORMANS) });
    const position = { skald: 'position', game: rules.id, version: rules.version, state };
    const loaded = Match.load(rules as never, position, '3'.repeat(64));
    if ('refused' in loaded) throw new Error(loaded.refused.code);
    loaded.ok.play(NORMANS, 'concede');
    expect(loaded.ok.mayUndo(NORMANS)).toBe(false);
  });

  it('[CAM-RULING-03] shows all strengths', () => {
    const game = play({ agenda: movement(NORMANS) }).choose('concede');
    expect(game.told('revealed')).toMatchObject([
      {
        armies: [
          { army: 'n1', points: 6 },
          { army: 'v1', points: 6 },
        ],
      },
    ]);
    const view = rules.redact(structuredClone(game.state), null);
    expect(view.armies.map(({ points }) => points)).toEqual([6, 6]);
  });
});
