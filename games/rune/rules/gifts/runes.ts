// What rune powers have in common. RUN-GIFTRULE-RUNE

import type { Weapon } from '../../content/weapons.ts';
import type { Bearer, Held } from '../hooks/bearer.ts';
import type { Effect } from '../hooks/effect.ts';
import { isBeyondHarm } from '../hooks/mark.ts';
import type { Attack, Listener } from '../hooks/windows.ts';
import { attach, lastOf, note, offer, rolls } from './gift.ts';

/** In his turn and for nothing his weapon goes to work, for so many rounds by its level. RUN-GIFTRULE-ACT-02 */
export const wakes =
  (rounds: (level: number) => number): NonNullable<Listener<Held>['ownWindow']> =>
  (held, owner, { acting, round }) =>
    acting.id === owner.id
      ? [
          offer(held, 'nothing', [
            attach(held, owner.id, note(held, owner, { until: lastOf(rounds(held.level), round) })),
          ]),
        ]
      : [];

export const asItsLevel = (level: number): number => level;
/** RUN-RULING-G04 */
export const halfItsLevelAndOne = (level: number): number => 1 + Math.floor(level / 2);

/** Whether he strikes with this weapon itself, not with what another gift makes of it. */
export const isWith = (weapon: Weapon, owner: Bearer, attack: Attack | null): attack is Attack =>
  attack?.attacker.id === owner.id && attack.weapon === weapon && attack.gift === null;

/** Its Res against how well he knows great weapons, and what comes of it if that is not enough. RUN-RULING-G13 */
export const unlessResisted = (
  held: Held,
  owner: Bearer,
  { id, res }: Bearer,
  brings: readonly Effect[],
): Effect =>
  rolls(
    held,
    {
      who: id,
      roll: 'gift',
      plus: res,
      against: { difficulty: owner.rating('great-weapon') },
      gift: held.gift,
    },
    [],
    brings,
  );

/** Enemies whom anything can be done to. */
export const preyOf = (owner: Bearer, present: readonly Bearer[]): Bearer[] =>
  present.filter(({ side, marks }) => side !== owner.side && !isBeyondHarm(marks));

/** What lasts for some rounds is for whoever is in a fight already. */
export const whenFighting =
  (worth: number) =>
  ({ attacked }: Bearer): number =>
    attacked.length > 0 ? worth : -9;
