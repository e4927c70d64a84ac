import { mayKnow, type Seat } from '@skald/kernel';
import type { Driver } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type Card, DECK } from '../content/index.ts';
import type { State } from './state.ts';
import { army, movement, NORMANS, play, type Scene, type Soldiers, VIKINGS } from './testing.ts';

const misses = (dice: number): number[] => Array<number>(dice).fill(1);
const hits = (dice: number): number[] => Array<number>(dice).fill(6);

/** Normans attack Vikings, somebody of each being elsewhere. */
const attack = (from: Soldiers, to: Soldiers, more: Partial<Scene> = {}): Scene => ({
  normans: [from, { points: 4, in: '-4,9' }],
  vikings: [to, { points: 4, in: '-4,8' }],
  agenda: movement(NORMANS),
  ...more,
});

const fight = (of: Scene, ...faces: number[]): Driver<State> =>
  play(of, ...faces).choose(`move:n1:${of.vikings?.[0]?.in}`);

/** 2,3 from 1,3: grass all around, the retreat leads to 3,3 and 4,3. */
const FIELD = [{ in: '1,3' }, { in: '2,3' }] as const;
const grass = (normans: number, vikings: number, more: Partial<Scene> = {}): Scene =>
  attack({ ...FIELD[0], points: normans }, { ...FIELD[1], points: vikings }, more);

const TABLE = { battles: 'table', oneEntry: true } as const;
/** The same on a table, so that any result can be entered. Two dice for one piece of terrain. */
function reported(
  of: Scene,
  winner: string,
  lost: readonly [number, number],
  ...faces: number[]
): Driver<State> {
  const game = fight({ ...of, options: { ...TABLE, ...of.options } }, 1, 4, ...faces);
  game.choose(`winner:${winner}`, `lost:${lost[0]}`, `lost:${lost[1]}`);
  return game.chooseAs(NORMANS, 'confirm').chooseAs(VIKINGS, 'confirm');
}

describe('saving throws', () => {
  it('[CAM-BATTLE-03, CAM-RULING-29] are made for every point destroyed, one die each, without asking', () => {
    const game = fight(grass(4, 2), ...[6, 6, 1, 1], ...[6, 1], ...[1], ...[1, 1]);
    expect(game.told('saves')).toMatchObject([
      { army: 'n1', dice: [1] },
      { army: 'v1', dice: [1, 1] },
    ]);
    expect(game.left).toEqual([]);
  });

  it('[CAM-BATTLE-04, CAM-VEC-18] winner, 3 of 5 lost, dice 2 4 6: two saved, the army has 4', () => {
    const game = reported(grass(5, 3), 'attacker', [3, 0], ...[2, 4, 6]);
    expect(game.told('saves')).toMatchObject([{ army: 'n1', needs: 4, saved: 2, left: 4 }]);
    expect(army(game, 'n1').points).toBe(4);
    expect(game.left).toEqual([]);
  });

  it('[CAM-BATTLE-05, CAM-VEC-19] loser, 4 of 4 lost, dice 4 5 3 6: two saved, the army has 2 and retreats two hexes', () => {
    const game = reported(grass(5, 4), 'attacker', [0, 4], ...[4, 5, 3, 6]);
    expect(game.told('saves')).toMatchObject([{ army: 'v1', needs: 5, saved: 2, left: 2 }]);
    expect(army(game, 'v1')).toMatchObject({ points: 2, at: '4,3' });
    expect(game.left).toEqual([]);
  });

  it('[CAM-BATTLE-06] give a point back to the army it came from, and what is not saved is lost for good', () => {
    const game = reported(grass(4, 4), 'attacker', [2, 3], ...[4, 1], ...[6, 1, 1]);
    expect([army(game, 'n1').points, army(game, 'v1').points]).toEqual([3, 2]);
    expect([army(game, 'n2').points, army(game, 'v2').points]).toEqual([4, 4]);
    // 7 and 7 were lost before.
    expect(game.state.lost).toEqual([7 + 1, 7 + 2]);
    expect(game.left).toEqual([]);
  });
});

describe('the loser', () => {
  it('[CAM-BATTLE-07, CAM-BATTLE-08, CAM-BATTLE-09] retreats at once, two hexes, away from the attacker', () => {
    const game = fight(grass(6, 2), ...misses(8), ...misses(8), ...misses(8));
    expect(game.told('battleWon')).toMatchObject([{ winner: 'attacker' }]);
    expect(game.told('moved').slice(0, 2)).toMatchObject([
      { army: 'v1', from: '2,3', to: '3,3', how: 'retreat' },
      { army: 'v1', from: '3,3', to: '4,3', how: 'retreat' },
    ]);
    expect(army(game, 'v1').at).toBe('4,3');
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-32] leaves the hex to a winning attacker, and a winning defender where he is', () => {
    const won = fight(grass(6, 2), ...misses(8), ...misses(8), ...misses(8)).choose('decline');
    expect(army(won, 'n1').at).toBe('2,3');
    const lost = fight(grass(2, 6), ...misses(8), ...misses(8), ...misses(8)).choose('decline');
    expect(army(lost, 'v1').at).toBe('2,3');
    expect([...won.left, ...lost.left]).toEqual([]);
  });

  it('[CAM-VEC-21, CAM-RULING-16] as attacker from 1,4 into 2,4 goes back to 1,4, then 0,4', () => {
    const game = fight(
      attack({ points: 2, in: '1,4' }, { points: 6, in: '2,4' }),
      ...misses(8),
      ...misses(8),
      ...misses(8),
    );
    expect(game.told('moved')).toMatchObject([
      { army: 'n1', from: '2,4', to: '1,4', how: 'retreat' },
      { army: 'n1', from: '1,4', to: '0,4', how: 'retreat' },
    ]);
    expect(army(game, 'n1').at).toBe('0,4');
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-16] as attacker over a river goes back over it without a roll', () => {
    const game = fight(
      attack({ points: 2, in: '3,4' }, { points: 6, in: '4,4' }),
      4,
      ...misses(8),
      ...misses(8),
      ...misses(8),
    );
    expect(army(game, 'n1').at).toBe('2,4');
    expect(game.told('forded')).toHaveLength(1);
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-16] who landed from the ship returns aboard, and that is all', () => {
    const of: Scene = {
      normans: [{ points: 6, in: '6,4' }],
      vikings: [
        { points: 2, in: 'ship' },
        { points: 4, in: '-4,8' },
      ],
      ship: '7,4',
      agenda: movement(VIKINGS),
    };
    const game = play(of, ...misses(8), ...misses(8), ...misses(8)).choose('land:v1:6,4');
    expect(army(game, 'v1').at).toBe('ship');
    expect(game.told('moved')).toMatchObject([{ army: 'v1', from: '6,4', to: 'ship', how: 'retreat' }]);
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-16] goes left or right, as its owner likes, where the straight way is closed', () => {
    const friend = { points: 3, in: '3,3' };
    const of = grass(6, 2, { vikings: [{ ...FIELD[1], points: 2 }, friend] });
    const game = fight(of, ...misses(8), ...misses(8), ...misses(8));
    expect([game.kind, game.asked]).toEqual(['sidestep', [VIKINGS]]);
    // North-east and south-east of 2,3.
    expect(game.options()).toEqual(['step:3,2', 'step:2,4']);
    game.choose('step:3,2');
    // The line stays east.
    expect(army(game, 'v1').at).toBe('4,2');
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-16] goes to the only side that is open without being asked', () => {
    const of = attack({ points: 6, in: '6,4' }, { points: 2, in: '7,3' });
    const game = fight(of, ...misses(8), ...misses(8), ...misses(8));
    // North-east of 7,3, and to the right of that, is the sea: left to 7,2, and in the same way to 7,1.
    expect(game.told('moved').slice(0, 2)).toMatchObject([{ to: '7,2' }, { to: '7,1' }]);
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-16] stops after one hex when only the second step is impossible', () => {
    const of = attack({ points: 6, in: '6,0' }, { points: 2, in: '7,0' });
    const game = fight(of, ...misses(8), ...misses(8), ...misses(8));
    // East to 8,0; east of it and south-east are sea, north-east is off the map.
    expect(army(game, 'v1').at).toBe('8,0');
    expect(game.told('destroyed')).toEqual([]);
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-16] is destroyed when the first step is impossible, with all it has', () => {
    const game = fight(
      attack({ points: 6, in: '6,4' }, { points: 2, in: '7,4' }),
      ...misses(8),
      ...misses(8),
      ...misses(8),
    );
    expect(army(game, 'v1')).toMatchObject({ points: 0, at: null });
    expect(game.state.lost[VIKINGS]).toBe(9 + 2);
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-16] with nothing left is simply destroyed', () => {
    const game = fight(grass(6, 2), ...hits(6), ...misses(2), ...misses(2));
    expect(game.told('destroyed')).toMatchObject([{ army: 'v1', how: 'battle', at: '2,3' }]);
    const attacker = fight(grass(2, 6), ...misses(2), ...hits(6), ...misses(2));
    expect(attacker.told('destroyed')).toMatchObject([{ army: 'n1', how: 'battle', at: '1,3' }]);
    expect(attacker.told('moved')).toEqual([]);
    expect([...game.left, ...attacker.left]).toEqual([]);
  });

  it('[CAM-RULING-16, CAM-RIVER-05, CAM-VEC-20] fords on 5: defender of 2,4 driven east to 3,4, then 4,4', () => {
    const of: Scene = {
      normans: [
        { points: 2, in: '2,4' },
        { points: 4, in: '-4,9' },
      ],
      vikings: [{ points: 6, in: '1,4' }],
      agenda: movement(VIKINGS),
    };
    const battle = [...misses(8), ...misses(8), ...misses(8)];
    const over = play(of, ...battle, 5).choose('move:v1:2,4');
    expect(army(over, 'n1').at).toBe('4,4');
    const back = play(of, ...battle, 4).choose('move:v1:2,4');
    expect(army(back, 'n1').at).toBe('3,4');
    expect([back.kind, back.asked, back.options()]).toEqual([
      'sidestep',
      [NORMANS],
      ['step:4,3', 'step:3,5'],
    ]);
    expect(army(back.choose('step:4,3'), 'n1').at).toBe('4,3');
    expect([...over.left, ...back.left]).toEqual([]);
  });

  it('[CAM-RULING-16] rolls once for each edge it tries', () => {
    // Driven north-east from 3,5: 4,4 and, to the right, 4,5 lie over the river; to the left is 3,4.
    const of = attack(
      { points: 6, in: '2,6' },
      { points: 2, in: '3,5' },
      {
        normans: [
          { points: 6, in: '2,6' },
          { points: 4, in: '3,4' },
        ],
      },
    );
    const battle = [...misses(8), ...misses(8), ...misses(8)];
    const dead = fight(of, ...battle, 4, 4);
    expect(dead.told('forded').map(({ to, ok }) => [to, ok])).toEqual([
      ['4,4', false],
      ['4,5', false],
    ]);
    expect(dead.told('destroyed')).toMatchObject([{ army: 'v1', how: 'retreat' }]);
    const right = fight(of, ...battle, 4, 5);
    // Then north-east of 4,5: 5,4.
    expect(army(right, 'v1').at).toBe('5,4');
    expect([...dead.left, ...right.left]).toEqual([]);
  });

  it('[CAM-RULING-16, CAM-RULING-21] fords with the card instead of the roll', () => {
    const of: Scene = {
      normans: [
        { points: 2, in: '2,4' },
        { points: 4, in: '-4,9' },
      ],
      vikings: [{ points: 6, in: '1,4' }],
      hands: [['ford'], []],
      agenda: movement(VIKINGS),
    };
    const game = play(of, ...misses(8), ...misses(8), ...misses(8)).choose('move:v1:2,4', 'ready');
    expect([game.kind, game.asked]).toEqual(['fordOrCard', [NORMANS]]);
    expect(army(game.choose('ford'), 'n1').at).toBe('4,4');
    expect(game.state.discard).toEqual(['ford']);
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-16] disturbs nobody it ends beside, and keeps its own move', () => {
    const of = grass(6, 2, {
      normans: [
        { points: 6, in: '1,3' },
        { points: 4, in: '4,4' },
      ],
      agenda: [...movement(VIKINGS), ...movement(NORMANS)],
    });
    const game = fight(of, ...misses(8), ...misses(8), ...misses(8)).choose('decline', 'done');
    expect(army(game, 'n2')).toMatchObject({ fought: false, stirred: false });
    expect(game.options()).toContain('move:v1:4,2');
    expect(game.left).toEqual([]);
  });
});

describe('armies in ruins', () => {
  it('[CAM-RULING-30] a winner of one point stays where he is, and must go home from his next move on', () => {
    const of = grass(2, 6, { agenda: [...movement(VIKINGS), ...movement(NORMANS)] });
    const game = reported(of, 'defender', [0, 5], ...misses(5)).choose('decline', 'done');
    expect(army(game, 'v1')).toMatchObject({ points: 1, at: '2,3' });
    expect([game.asked, game.options().includes('done')]).toEqual([[VIKINGS], false]);
    const attacker = reported(grass(2, 6), 'attacker', [1, 0], 1).choose('decline');
    expect(army(attacker, 'n1')).toMatchObject({ points: 1, at: '2,3', moved: true });
    expect(attacker.options()).toContain('done');
    expect([...game.left, ...attacker.left]).toEqual([]);
  });

  it('[CAM-RULING-31] both with nothing left are destroyed; the winner still draws, and the hex is empty', () => {
    const game = fight(grass(2, 2), ...hits(4), ...misses(4));
    expect(game.told('destroyed').map((event) => event.army)).toEqual(['n1', 'v1']);
    expect([game.kind, game.asked]).toEqual(['bonusCard', [VIKINGS]]);
    expect(game.state.armies.some(({ at }) => at === '2,3')).toBe(false);
    expect(game.left).toEqual([]);
  });
});

describe('the bonus card', () => {
  const won = (more: Partial<Scene>, ...faces: number[]): Driver<State> =>
    fight(grass(6, 2, more), ...hits(6), ...misses(2), ...misses(2), ...faces);

  it('[CAM-BATTLE-10, CAM-CARD-01] may be drawn by the winner, who keeps it', () => {
    const game = won({}, 4);
    expect([game.kind, game.asked, game.options()]).toEqual(['bonusCard', [NORMANS], ['draw', 'decline']]);
    game.choose('draw');
    expect(game.state.hands).toEqual([[DECK[3]], []]);
    expect(game.state.deck).toHaveLength(9);
    expect(game.left).toEqual([]);
  });

  it('[CAM-BATTLE-10, CAM-RULING-21] may be declined', () => {
    const game = won({}).choose('decline');
    expect(game.state.hands).toEqual([[], []]);
    expect(game.kind).toBe('command');
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-21] is known to its owner alone', () => {
    const game = won({}, 4).choose('draw');
    const heard = (seat: Seat | null) =>
      game
        .told('cardDrawn')
        .filter((event) => mayKnow(event, seat))
        .map(({ card }) => card);
    expect([heard(NORMANS), heard(VIKINGS), heard(null)]).toEqual([[DECK[3]], [null], [null]]);
    const die = game.told('roll').filter((event) => event.for === 'card');
    expect(die).toMatchObject([{ only: [NORMANS] }]);
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-21] comes from the discards when the deck is empty', () => {
    const discard: Card[] = ['scouts', 'ford'];
    const mine = [...DECK];
    for (const card of discard) mine.splice(mine.indexOf(card), 1);
    const game = won({ discard, hands: [mine, []] }, 2);
    game.choose('ready', 'draw');
    expect(game.told('reshuffled')).toMatchObject([{ cards: 2 }]);
    expect(game.state).toMatchObject({ deck: ['scouts'], discard: [] });
    expect(game.state.hands[NORMANS]).toEqual([...mine, 'ford']);
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-21] is not offered when every card is in a hand: hands have no limit', () => {
    const game = won({ hands: [[...DECK], []] }).choose('ready');
    expect(game.kind).toBe('command');
    expect(game.left).toEqual([]);
  });

  it('[CAM-BATTLE-10] goes to the defender when he wins', () => {
    const game = fight(grass(2, 6), ...misses(2), ...hits(6), ...misses(2));
    expect([game.kind, game.asked]).toEqual(['bonusCard', [VIKINGS]]);
    expect(game.left).toEqual([]);
  });
});
