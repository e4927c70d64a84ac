import { mayKnow, type Seat } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import type { Card } from '../content/index.ts';
import type { AnyFrame } from './agenda.ts';
import { army, NORMANS, play, type Scene, type Soldiers, VIKINGS } from './testing.ts';

const TURN: AnyFrame[] = [{ step: 'turn' }];
const far = ['-4,9', '-4,8', '-3,7', '-3,8', '-3,9'];

/** Normans and Vikings with armies of so many points; 0 is destroyed. */
const opening = (
  normans: readonly number[],
  vikings: readonly number[],
  more: Partial<Scene> = {},
): Scene => {
  const soldiers = (points: number, at: string): Soldiers => (points === 0 ? {} : { points, in: at });
  return {
    normans: normans.map((points, i) => soldiers(points, far[i] as string)),
    vikings: vikings.map((points) => soldiers(points, 'ship')),
    agenda: TURN,
    ...more,
  };
};

const FULL = [5, 5, 5];
const vikingsHold = (...cards: Card[]): Partial<Scene> => ({ hands: [[], cards] });

describe('initiative', () => {
  it('[CAM-TURN-01, CAM-TURN-05] is rolled by both as the turn opens; the higher moves first, without a choice', () => {
    const game = play(opening(FULL, FULL), 2, 5);
    expect(game.told('turnBegan')).toMatchObject([{ turn: 3, of: 24 }]);
    expect(game.told('initiativeRolled')).toMatchObject([{ dice: [2, 5] }]);
    expect(game.state.order).toEqual([VIKINGS, NORMANS]);
    expect([game.kind, game.asked]).toEqual(['command', [VIKINGS]]);
    expect(game.left).toEqual([]);
  });

  it.each([
    [[5, 5, 2], 1],
    [[5, 5, 1], 1],
    [[6, 2, 2], 2],
    [[6, 3, 3], 0],
  ])('[CAM-TURN-02] is lowered by one for each army of two points or fewer: %j by %i', (armies, weak) => {
    const game = play(opening(armies, FULL), 6, 1);
    expect(game.told('initiativeResult')[0]).toMatchObject({ seat: NORMANS, die: 6, weak, result: 6 - weak });
    expect(game.left).toEqual([]);
  });

  it('[CAM-TURN-03] is lowered by one for each army that was destroyed', () => {
    const game = play(opening([6, 0, 0], FULL), 6, 1);
    expect(game.told('initiativeResult')[0]).toMatchObject({ weak: 2, result: 4 });
    expect(game.left).toEqual([]);
  });

  it('[CAM-TURN-04] adds both reductions up: three weak or destroyed armies make −3', () => {
    const game = play(opening([2, 1, 0], FULL), 4, 2);
    expect(game.told('initiativeResult')).toMatchObject([
      { seat: NORMANS, weak: 3, result: 1 },
      { seat: VIKINGS, weak: 0, result: 2 },
    ]);
    expect(game.state.order).toEqual([VIKINGS, NORMANS]);
    expect(game.left).toEqual([]);
  });

  it('[CAM-VEC-04] 5 with armies of 4, 2 and one destroyed loses to 4 with 5, 5 and 3', () => {
    const game = play(opening([5, 5, 3], [4, 2, 0]), 4, 5);
    expect(game.told('initiativeResult')).toMatchObject([{ result: 4 }, { result: 3 }]);
    expect(game.state.order).toEqual([NORMANS, VIKINGS]);
    expect(game.left).toEqual([]);
  });

  it('[CAM-VEC-05, CAM-CARD-09] the same with the card is 6 against 4', () => {
    const game = play(opening([5, 5, 3], [4, 2, 0], vikingsHold('initiative')), 4, 5);
    expect([game.kind, game.asked]).toEqual(['initiativeCards', [VIKINGS]]);
    game.choose('commit:1');
    expect(game.told('initiativeResult')).toMatchObject([{ result: 4 }, { bonus: 3, result: 6 }]);
    expect(game.state.order).toEqual([VIKINGS, NORMANS]);
    expect(game.state.discard).toEqual(['initiative']);
    expect(game.left).toEqual([]);
  });

  it('[CAM-VEC-06, CAM-RULING-04] is rolled again by both on a tie', () => {
    const game = play(opening(FULL, FULL), 3, 3, 2, 6);
    expect(game.told('initiativeTied')).toHaveLength(1);
    expect(game.state.order).toEqual([VIKINGS, NORMANS]);
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-04, CAM-RULING-21] keeps modifiers and cards through every tie', () => {
    // 3 + 3 − 1 against 5; then 1 + 3 − 1 against 2.
    const game = play(opening(FULL, [5, 5, 2], vikingsHold('initiative')), 5, 3, 2, 1).choose('commit:1');
    expect(game.told('initiativeResult').map(({ result }) => result)).toEqual([5, 5, 2, 3]);
    expect(game.state.discard).toEqual(['initiative']);
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-04] counts an army dissolved by an exchange as destroyed', () => {
    const game = play(
      { ...opening(FULL, [2, 3, 5]), agenda: [...TURN, { step: 'command', seat: VIKINGS }] },
      1,
      6,
    );
    game.choose('exchange:v1:v2', 'give:2', 'done');
    expect(army(game, 'v1')).toMatchObject({ points: 0, at: null });
    expect(game.told('initiativeResult')[1]).toMatchObject({ weak: 1 });
    expect(game.left).toEqual([]);
  });
});

describe('Initiative cards', () => {
  it('[CAM-RULING-21] may be played two at once for +6', () => {
    const game = play(opening(FULL, FULL, vikingsHold('initiative', 'initiative')), 6, 1);
    expect(game.options()).toEqual(['commit:0', 'commit:1', 'commit:2']);
    game.choose('commit:2');
    expect(game.told('initiativeResult')[1]).toMatchObject({ bonus: 6, result: 7 });
    expect(game.state.hands[VIKINGS]).toEqual([]);
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-21] are committed by both in secret before the dice, then shown', () => {
    const hands = [['initiative'], ['initiative']] as const;
    const game = play(opening(FULL, FULL, { hands }), 1, 1, 6, 2);
    expect(game.asked).toEqual([NORMANS, VIKINGS]);
    game.chooseAs(VIKINGS, 'commit:1');
    expect([game.told('initiativePlayed'), game.told('roll')]).toEqual([[], []]);
    game.chooseAs(NORMANS, 'commit:1');
    expect(game.told('initiativePlayed')).toMatchObject([
      { seat: NORMANS, cards: 1 },
      { seat: VIKINGS, cards: 1 },
    ]);
    expect(game.left).toEqual([]);
  });

  it('[CAM-CARD-01, CAM-RULING-21] may be kept for another turn, and nobody learns from the question who has one', () => {
    const game = play(opening(FULL, FULL, vikingsHold('initiative')), 4, 1).choose('commit:0');
    expect(game.told('initiativeResult')[1]).toMatchObject({ bonus: 0, result: 1 });
    expect(game.state.hands[VIKINGS]).toEqual(['initiative']);
    const without = play(opening(FULL, FULL, vikingsHold('scouts')), 4, 1);
    expect([without.kind, without.options()]).toEqual(['initiativeCards', ['commit:0']]);
    expect(without.choose('commit:0').left).toEqual([]);
    expect(game.left).toEqual([]);
  });
});

describe('what the dice say of armies', () => {
  it('[CAM-VEC-07] two points weaken the roll but are not small', () => {
    const game = play(
      {
        normans: [{ points: 2, in: '2,4' }],
        vikings: [
          { points: 2, in: '3,4' },
          { points: 5, in: 'ship' },
        ],
        agenda: TURN,
      },
      6,
      1,
    );
    expect(game.told('initiativeResult')).toMatchObject([{ weak: 1 }, { weak: 1 }]);
    // It may attack, and it need not go anywhere.
    expect(game.options()).toContain('move:n1:3,4');
    expect(game.options()).toContain('done');
    expect(game.left).toEqual([]);
  });

  it('[CAM-VEC-08] one point weakens the roll and is small', () => {
    const game = play(
      {
        normans: [
          { points: 1, in: '3,3' },
          { points: 5, in: '-4,9' },
        ],
        vikings: [
          { points: 2, in: '4,2' },
          { points: 5, in: 'ship' },
        ],
        agenda: TURN,
      },
      6,
      1,
    );
    expect(game.told('initiativeResult')[0]).toMatchObject({ weak: 1 });
    expect(game.options().filter((id) => id.startsWith('move:n1'))).toEqual(['move:n1:2,4']);
    expect(game.options()).not.toContain('done');
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-03] are told to their owner alone', () => {
    const game = play(opening([2, 5, 5], FULL), 6, 1);
    const heard = (seat: Seat | null) =>
      game
        .told('initiativeResult')
        .filter((event) => mayKnow(event, seat))
        .map((event) => event.seat);
    expect([heard(NORMANS), heard(VIKINGS), heard(null)]).toEqual([[NORMANS], [VIKINGS], []]);
    expect(game.left).toEqual([]);
  });
});

describe('the order of a turn', () => {
  it('[CAM-TURN-06, CAM-TURN-08] one moves all his armies, then the other; then a new roll', () => {
    const game = play(opening(FULL, FULL), 2, 5, 6, 1);
    expect(game.asked).toEqual([VIKINGS]);
    game.choose('sail:8,4', 'done');
    expect(game.asked).toEqual([NORMANS]);
    game.choose('move:n1:-3,9', 'move:n2:-4,9');
    expect(game.asked).toEqual([NORMANS]);
    game.choose('done');
    expect(game.told('turnEnded')).toMatchObject([{ turn: 3 }]);
    expect(game.state.turn).toBe(4);
    expect(game.told('initiativeRolled')).toHaveLength(2);
    expect(game.state.order).toEqual([NORMANS, VIKINGS]);
    expect(game.left).toEqual([]);
  });

  it('[CAM-TURN-07, CAM-BATTLE-11] a battle is fought at once, and then the movement goes on', () => {
    const game = play(
      {
        normans: [
          { points: 2, in: '2,4' },
          { points: 3, in: '-4,9' },
        ],
        vikings: [
          { points: 2, in: '3,4' },
          { points: 5, in: 'ship' },
        ],
        agenda: [{ step: 'command', seat: NORMANS }],
      },
      ...[6, 6, 1, 1],
      ...[1, 1],
    );
    game.choose('move:n1:3,4');
    expect(game.told('battleWon')).toMatchObject([{ winner: 'attacker' }]);
    game.choose('decline');
    expect([game.kind, game.asked]).toEqual(['command', [NORMANS]]);
    expect(game.options()).toContain('move:n2:-3,9');
    expect(game.left).toEqual([]);
  });
});
