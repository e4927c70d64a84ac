import { viewOf } from '@skald/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { gain, roll, trap } from '../documents/encounter/testing.ts';
import { rules } from '../rules/fight/game.ts';
import type { State } from '../rules/fight/state.ts';
import { allDiceCast } from '../rules/fight/testing.ts';
import { holding } from '../rules/sitting/testing.ts';
import { sitRunBy } from '../rules/sitting/testing-round.ts';
import { deedIn } from './runner.ts';

afterEach(allDiceCast);

const SECOND = { seat: 1, own: true } as const;
const purse = gain([{ kind: 'silver', ounces: 1 }], null, { how: 'Take the purse.' });
const wall = trap(roll('climb', 6, { id: 'r', type: 'noFault' }), [{ kind: 'damage', dam: 9 }], {
  name: 'A wall',
});

describe('the question about a hero in another’s hands', () => {
  const asked = (driver: ReturnType<typeof sitRunBy>, seat: number | null) =>
    deedIn(viewOf(rules as never, driver.state, seat) as unknown as State, 'en');

  it('[RUN-RUN-15] says to whoever runs, and to nobody else, what the hero is about to try', () => {
    const driver = sitRunBy([SECOND], holding(purse)).choose('touch:h1:0');
    expect([1, 0, null].map((seat) => asked(driver, seat))).toEqual(['Take the purse.', null, null]);
  });

  it('names the roll for which he volunteers', () => {
    const driver = sitRunBy([SECOND], holding(wall)).choose('goOn');
    driver.chooseAs(0, 'leaveIt').chooseAs(0, 'roll');
    expect(asked(driver, 1)).toBe('A wall');
  });
});
