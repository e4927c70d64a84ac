import { Match } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { rules } from './game.ts';
import { OUTCOMES } from './odds.ts';
import { attackerWins, PLAIN } from './quick.ts';
import { movement, NORMANS, type Scene, scene, VIKINGS } from './testing.ts';

function match(of: Scene) {
  const position = { skald: 'position', game: rules.id, version: rules.version, state: scene(of) };
  const loaded = Match.load(rules as never, position, '3'.repeat(64));
  if ('refused' in loaded) throw new Error(JSON.stringify(loaded.refused));
  return loaded.ok;
}

type Odds = Record<string, number> | null;

function oddsIn(game: Match, option: string, seat: number): Odds {
  const found = game.odds(seat, option);
  if ('refused' in found) throw new Error(JSON.stringify(found.refused));
  if (found.ok.chances === null) return null;
  const { chances } = found.ok;
  expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
  for (const { outcome } of chances) expect(OUTCOMES).toContain(outcome);
  return Object.fromEntries(chances.map(({ outcome, chance }) => [outcome, Number(chance.toFixed(4))]));
}

const odds = (of: Scene, option: string, seat = NORMANS): Odds => oddsIn(match(of), option, seat);

const known = { points: 4, in: '2,3', shown: true };
const field = (viking: object, more: Partial<Scene> = {}): Scene => ({
  normans: [{ points: 5, in: '1,3' }],
  vikings: [
    { ...known, ...viking },
    { points: 3, in: 'ship' },
  ],
  agenda: movement(NORMANS),
  ...more,
});
const win = (attacker: number, defender: number, hampered = 0): number =>
  Number(
    attackerWins({ ...PLAIN, attacker, defender, hampered: { attacker: hampered, defender: 0 } }).toFixed(4),
  );

describe('the chances', () => {
  it('of a ford are even; with the card there is nothing to fear, and on dry land nothing to say', () => {
    const of: Scene = {
      normans: [{ points: 5, in: '3,4' }],
      hands: [['ford'], []],
      agenda: movement(NORMANS),
    };
    expect(odds(of, 'move:n1:4,4')).toEqual({ forded: 0.5, stays: 0.5 });
    expect(odds(of, 'ford:n1:4,4:move')).toBeNull();
    expect(odds(of, 'move:n1:3,3')).toBeNull();
    expect(odds(of, 'done')).toBeNull();
  });

  it('[CAM-RULING-20] of an attack on an army whose strength is known', () => {
    expect(odds(field({}), 'move:n1:2,3')).toEqual({ attackerWins: 0.7251, defenderWins: 0.2749 });
    expect(win(5, 4)).toBe(0.7251);
    expect(odds(field({ shown: false }), 'move:n1:2,3')).toBeNull();
    expect(odds(field({}, { options: { battles: 'table' } }), 'move:n1:2,3')).toBeNull();
  });

  it('of an attack over the river: the ford first, then a hampered battle', () => {
    const over = field({ in: '4,4' }, { normans: [{ points: 5, in: '3,4' }], hands: [['ford'], []] });
    const chance = win(5, 4, 1);
    expect(odds(over, 'move:n1:4,4')).toEqual({
      stays: 0.5,
      attackerWins: Number(
        (
          attackerWins({ ...PLAIN, attacker: 5, defender: 4, hampered: { attacker: 1, defender: 0 } }) / 2
        ).toFixed(4),
      ),
      defenderWins: expect.closeTo((1 - chance) / 2, 3),
    });
    expect(odds(over, 'ford:n1:4,4:move')?.attackerWins).toBe(chance);
  });

  it('of an attack on a small army: where it can run', () => {
    const small = field({ points: 1, in: '3,4' }, { normans: [{ points: 5, in: '2,4' }] });
    // East: a ford, 1/3. North-east: a ford at the second step, 1/3. South-east: free.
    expect(odds(small, 'move:n1:3,4')).toEqual({ fled: 0.5556, destroyed: 0.4444 });
    const corner = field({ points: 1, in: '0,0' }, { normans: [{ points: 5, in: '1,0' }] });
    expect(odds(corner, 'move:n1:0,0')).toEqual({ destroyed: 1 });
    // Nobody runs through an enemy, or ends beside a friend: west of 2,3 lie 1,3 and 0,3.
    const ran = (normans: string[], friends: string[]): number | undefined => {
      const others = (hexes: string[]) => hexes.map((hex) => ({ points: 3, in: hex }));
      const vikings = [{ ...known, points: 1 }, ...others(friends)];
      const of = { vikings, normans: [{ points: 5, in: '3,3' }, ...others(normans)] };
      return odds(field({}, of), 'move:n1:2,3')?.fled;
    };
    expect(ran([], [])).toBe(1);
    expect(ran(['1,3'], [])).toBe(0.6667);
    expect(ran(['0,3'], [])).toBe(0.6667);
    expect(ran([], ['1,3'])).toBe(1);
    expect(ran([], ['0,3'])).toBe(0.6667);
    // The ship at 7,4 saves whoever reaches it.
    const shore = field({ points: 1, in: '6,4' }, { normans: [{ points: 5, in: '5,4' }], ship: '7,4' });
    expect(odds(shore, 'move:n1:6,4')?.fled).toBeGreaterThanOrEqual(0.3333);
  });

  it('[CAM-RULING-20] before tactical cards are played, with each of them', () => {
    const game = match(field({ shown: false }, { hands: [['scouts', 'ambush'], []] }));
    game.play(NORMANS, 'move:n1:2,3');
    const terms = { ...PLAIN, attacker: 5, defender: 4 };
    expect(oddsIn(game, 'ready', NORMANS)?.attackerWins).toBe(win(5, 4));
    const scouts = attackerWins({ ...terms, scouts: 'attacker' });
    expect(oddsIn(game, 'play:scouts', NORMANS)?.attackerWins).toBe(Number(scouts.toFixed(4)));
    game.play(NORMANS, 'play:scouts');
    const both = attackerWins({ ...terms, scouts: 'attacker', ambush: 'attacker' });
    expect(oddsIn(game, 'play:ambush', NORMANS)?.attackerWins).toBe(Number(both.toFixed(4)));
    expect(both).toBeGreaterThan(scouts);
    expect(scouts).toBeGreaterThan(win(5, 4));
  });

  it('when it is settled how to fight: of the quick battle, not of the table', () => {
    const game = match(field({ shown: false }, { options: { battles: 'agree' } }));
    game.play(NORMANS, 'move:n1:2,3');
    expect(oddsIn(game, 'quick', VIKINGS)?.attackerWins).toBe(win(5, 4));
    expect(oddsIn(game, 'table', VIKINGS)).toBeNull();
  });

  it('of who defends the ship, once the attacker is known', () => {
    const ship = (shown: boolean): Scene => ({
      normans: [{ points: 5, in: '6,4', shown }],
      vikings: [{ points: 4, in: 'ship' }],
      ship: '7,4',
      agenda: [...movement(NORMANS), { step: 'defendShip', seat: VIKINGS, attacker: 'n1', hex: '7,4' }],
    });
    expect(odds(ship(true), 'defend:v1', VIKINGS)?.attackerWins).toBe(win(5, 4));
    expect(odds(ship(false), 'defend:v1', VIKINGS)).toBeNull();
  });

  it('of a ford in flight and in retreat are one in three', () => {
    const flight = match({
      normans: [
        { points: 1, in: '3,4' },
        { points: 5, in: '-4,9' },
      ],
      vikings: [{ points: 5, in: '2,4' }],
      hands: [['ford'], []],
      agenda: movement(VIKINGS),
    });
    flight.loadDice([1]);
    flight.play(VIKINGS, 'move:v1:3,4');
    expect(oddsIn(flight, 'roll', NORMANS)).toEqual({ forded: 0.3333, destroyed: 0.6667 });
    expect(Object.keys(oddsIn(flight, 'roll', NORMANS) ?? {})).toEqual(['forded', 'destroyed']);
    expect(oddsIn(flight, 'ford', NORMANS)).toEqual({ forded: 1 });
    // Driven north-east from 3,5 with the straight way taken: to the right lies the river.
    const retreat = match({
      normans: [
        { points: 6, in: '2,6' },
        { points: 2, in: '4,4' },
      ],
      vikings: [
        { points: 2, in: '3,5' },
        { points: 5, in: 'ship' },
      ],
      agenda: movement(NORMANS),
    });
    retreat.loadDice(Array<number>(24).fill(1));
    retreat.play(NORMANS, 'move:n1:3,5');
    expect(oddsIn(retreat, 'step:4,5', VIKINGS)).toEqual({ forded: 0.3333, turnedBack: 0.6667 });
    expect(oddsIn(retreat, 'step:3,4', VIKINGS)).toBeNull();
  });

  // Counted out face by face, apart from the rules: five against four.
  it.each([
    ['on a mountain', '1,1', '0,1', 0.5478],
    ['over a bridge', '4,2', '5,2', 0.5478],
    ['on plain ground', '1,3', '2,3', 0.7251],
    ['in a castle that Vikings hold', '2,3', '2,4', 0.7251],
  ])('[CAM-RULING-20] of five who attack four %s', (_where, from, to, chance) => {
    const of = field({ in: to }, { normans: [{ points: 5, in: from }] });
    expect(odds(of, `move:n1:${to}`)).toEqual({
      attackerWins: chance,
      defenderWins: Number((1 - chance).toFixed(4)),
    });
  });

  it('[CAM-RULING-20] of five Vikings who attack four Normans in their castle', () => {
    const of: Scene = {
      normans: [
        { points: 4, in: '2,4', shown: true },
        { points: 3, in: '-4,9' },
      ],
      vikings: [{ points: 5, in: '2,3' }],
      agenda: movement(VIKINGS),
    };
    expect(odds(of, 'move:v1:2,4', VIKINGS)?.defenderWins).toBe(0.5658);
  });

  it.each([
    ['scouts', 'attacker', 0.8589],
    ['ambush', 'attacker', 0.7977],
    ['localKnowledge', 'attacker', 0.8456],
    ['scouts', 'defender', 0.5829],
    ['ambush', 'defender', 0.6212],
    ['localKnowledge', 'defender', 0.5478],
  ] as const)('[CAM-RULING-20] of five against four with %s in the hand of the %s', (card, role, chance) => {
    const attacks = role === 'attacker';
    const game = match(field({ shown: false }, { hands: attacks ? [[card], []] : [[], [card]] }));
    game.play(NORMANS, 'move:n1:2,3');
    const seat = attacks ? NORMANS : VIKINGS;
    expect(oddsIn(game, `play:${card}`, seat)?.attackerWins).toBe(chance);
    expect(oddsIn(game, 'ready', seat)?.attackerWins).toBe(0.7251);
  });

  it('of landing and boarding over the river are even, and with the card there is nothing to fear', () => {
    const of = (at: string): Scene => ({
      vikings: [
        { points: 4, in: at },
        { points: 3, in: 'ship' },
      ],
      ship: '6,5',
      hands: [[], ['ford']],
      agenda: movement(VIKINGS),
    });
    expect(odds(of('ship'), 'land:v1:5,6', VIKINGS)).toEqual({ forded: 0.5, stays: 0.5 });
    expect(odds(of('5,6'), 'board:v1', VIKINGS)).toEqual({ forded: 0.5, stays: 0.5 });
    expect(odds(of('5,6'), 'ford:v1:6,5:board', VIKINGS)).toBeNull();
    expect(odds(of('ship'), 'land:v1:6,4', VIKINGS)).toBeNull();
  });

  it('[CAM-RULING-08, CAM-RULING-20] of a landing on an army in the ship’s own hex: it comes from the sea, over no river', () => {
    const landing: Scene = {
      normans: [
        { points: 4, in: '6,5', shown: true },
        { points: 3, in: '-4,9' },
      ],
      vikings: [{ points: 5, in: 'ship' }],
      ship: '6,5',
      agenda: movement(VIKINGS),
    };
    expect(odds(landing, 'land:v1:6,5', VIKINGS)).toEqual({ attackerWins: 0.7251, defenderWins: 0.2749 });
  });

  it('are told with what one hopes for first', () => {
    const outcomes = (of: Scene, option: string) => Object.keys(odds(of, option) ?? {});
    expect(outcomes(field({}), 'move:n1:2,3')).toEqual(['attackerWins', 'defenderWins']);
    const over = field({ in: '4,4' }, { normans: [{ points: 5, in: '3,4' }] });
    expect(outcomes(over, 'move:n1:4,4')).toEqual(['attackerWins', 'defenderWins', 'stays']);
    const dry = field({}, { normans: [{ points: 5, in: '3,4' }] });
    expect(outcomes(dry, 'move:n1:4,4')).toEqual(['forded', 'stays']);
    const small = field({ points: 1, in: '3,4' }, { normans: [{ points: 5, in: '2,4' }] });
    expect(outcomes(small, 'move:n1:3,4')).toEqual(['fled', 'destroyed']);
  });

  it('of an attack on a small army over the river: half of them stay, the rest is thirds', () => {
    // From 3,4 east into 4,4: then 5,4 and 6,4, 5,3 and 6,2, 4,5 and 4,6 behind the river: 1 + 1 + 1/3 of three.
    const of = field(
      { points: 1, in: '4,4' },
      { normans: [{ points: 5, in: '3,4' }], hands: [['ford'], []] },
    );
    expect(odds(of, 'move:n1:4,4')).toEqual({ stays: 0.5, fled: 0.3889, destroyed: 0.1111 });
    expect(odds(of, 'ford:n1:4,4:move')).toEqual({ fled: 0.7778, destroyed: 0.2222 });
  });

  it('of a flight at the shore: the ship saves whoever passes it, an enemy on the way or the sea nobody', () => {
    const shore = (ship: string, more: object[] = []): Odds =>
      odds(
        field(
          { points: 1, in: '6,4' },
          { normans: [{ points: 5, in: '5,4' }, ...(more as { points: number; in: string }[])], ship },
        ),
        'move:n1:6,4',
      );
    // East 7,4, then the sea; north-east 7,3, then the sea; south-east 6,5, then the sea.
    expect(shore('9,4')).toEqual({ destroyed: 1 });
    expect(shore('7,4')).toEqual({ fled: 0.3333, destroyed: 0.6667 });
    expect(shore('7,3')).toEqual({ fled: 0.3333, destroyed: 0.6667 });
    expect(shore('7,4', [{ points: 3, in: '7,4' }])).toEqual({ destroyed: 1 });
  });
});
