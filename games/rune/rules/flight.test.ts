import { describe, expect, it } from 'vitest';
import {
  CAUGHT_HP,
  type Fleeing,
  fleeTogether,
  isCaught,
  leaversOf,
  lostToPursuit,
  mayRobInstead,
  mustTake,
  piecesLost,
  pursuerOf,
  sparedOf,
} from './flight.ts';
import { loaded, lots } from './powers/testing.ts';

const fleeing = (sprint: number, hp: number, helpless = false): Fleeing => ({ sprint, hp, helpless });

describe('the flight of all heroes', () => {
  it('[RUN-RUN-81] is pursued by the fastest foe, and of several by the best Res', () => {
    const foes = [
      { id: 'slow', move: 5, res: 9 },
      { id: 'fast', move: 30, res: 2 },
      { id: 'faster', move: 30, res: 4 },
      { id: 'equal', move: 30, res: 4 },
    ];
    expect(pursuerOf(foes)?.id).toBe('faster');
    expect(pursuerOf(foes.toReversed())?.id).toBe('equal');
    expect(pursuerOf([])).toBeNull();
  });

  it.each([
    ['[RUN-RUN-81]', fleeing(9, 44), 9, false],
    ['[RUN-RUN-81] [RUN-RUN-82]', fleeing(4, 44), 12, true],
    ['[RUN-RUN-82]', fleeing(4, 19), 12, false],
    ['[RUN-RUN-82]', fleeing(4, 20), 12, true],
    ['[RUN-RULING-R58]', fleeing(4, 44, true), 12, false],
  ])('%s %j against %i is caught: %s', (_, one, pursuit, caught) => {
    expect(isCaught(one, pursuit)).toBe(caught);
  });

  it('[RUN-RUN-82] [RUN-RULING-R57] costs all but five hit points', () => {
    expect(CAUGHT_HP).toBe(5);
    expect(lostToPursuit(44)).toBe(39);
  });

  it('[RUN-RUN-83] [RUN-RULING-R56] or treasure, if the pursuer is crafty and there is any', () => {
    expect(mayRobInstead({ crafty: true }, 1)).toBe(true);
    expect(mayRobInstead({ crafty: true }, 0)).toBe(false);
    expect(mayRobInstead({ crafty: false }, 3)).toBe(false);
    expect(piecesLost(4, 12, 9)).toBe(3);
    expect(piecesLost(10, 12, 9)).toBe(1);
    expect(piecesLost(4, 12, 2)).toBe(2);
  });

  it('[RUN-RUN-83] leaves some of it by chance', () => {
    expect(sparedOf(['ring', 'helm', 'mead', 'gold'], 2, lots([4, 4], [1, 3]))).toEqual(['gold', 'ring']);
    expect(sparedOf(['ring'], 1, loaded())).toEqual([]);
  });

  it('[RUN-RUN-84] need not cost the runner’s own hero anything', () => {
    expect([mustTake(true), mustTake(false)]).toEqual([false, true]);
  });

  it('[RUN-RUN-85] goes through each way out one by one, through a wide one in twos', () => {
    const arrived = ['A', 'B', 'C', 'D'];
    expect(leaversOf(arrived, null)).toEqual(arrived);
    expect(leaversOf(arrived, [{ wide: false }, { wide: false }])).toEqual(['A', 'B']);
    expect(leaversOf(arrived, [{ wide: true }])).toEqual(['A', 'B']);
    expect(leaversOf(arrived, [{ wide: false }])).toEqual(['A']);
  });

  it('[RUN-RUN-80] [RUN-RUN-87] [RUN-RULING-R58] is one only if all who can act agree', () => {
    const yes = { able: true, agreed: true };
    const no = { able: true, agreed: false };
    const down = { able: false, agreed: false };
    expect([fleeTogether([yes, yes]), fleeTogether([yes, down]), fleeTogether([yes, no])]).toEqual([
      true,
      true,
      false,
    ]);
    expect(fleeTogether([down])).toBe(false);
  });
});
