// The time that passes while nobody fights, and rune powers that wake by it. RUN-GAIN-45, RUN-GIFTRULE-RUNE-04, RUN-RULING-G09

import { isAwake } from '../../content/recharge.ts';
import { isHero } from '../fight/fighters.ts';
import type { Fighter, State } from '../fight/state.ts';
import { levelOf } from '../fight/using.ts';

/** Between fights a power that sleeps counts the minutes that it has slept, below 0; in the last fight it slept none. */
export const asleepAfter = ({ asleep }: Pick<Fighter, 'asleep'>): Fighter['asleep'] =>
  asleep.map(({ gift, since }) => ({ gift, since: Math.min(0, since) }));

export function passTime(state: State, minutes: number): void {
  for (const one of state.fighters) {
    if (one.asleep.length === 0 || !isHero(one)) continue;
    one.asleep = one.asleep.flatMap(({ gift, since }) => {
      const slept = minutes - since;
      return isAwake(levelOf(state, one, gift), { minutes: slept, rounds: 0 })
        ? []
        : [{ gift, since: -slept }];
    });
  }
}
