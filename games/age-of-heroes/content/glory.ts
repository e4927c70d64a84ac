// What deeds are worth, and the numbers of the whole game. Table T6; AOH-GLORY, AOH-END.

import type { MonsterKind } from './counters.ts';

/** For slaying: the glory or the luck, not both. Wounding is worth half. AOH-GLORY-02, -04 */
export const REWARD: Readonly<Record<MonsterKind, { readonly glory: number; readonly luck: number }>> = {
  troll: { glory: 3, luck: 3 },
  ghost: { glory: 2, luck: 2 },
  drow: { glory: 3, luck: 2 },
  giant: { glory: 4, luck: 3 },
  witch: { glory: 5, luck: 4 },
  dragon: { glory: 6, luck: 5 },
};

/** Every half in the game is rounded down. */
export function half(value: number): number {
  return Math.floor(value / 2);
}

/** Final glory that opens Valhalla. AOH-END-06 */
export const VALHALLA = 15;

/** AOH-END-02 */
export const MARKS_PER_GLORY = 10;

/** AOH-END-03 */
export const LUCK_PER_GLORY = 3;

/** AOH-GLORY-05 */
export const FLIGHT_GLORY_LOSS = 2;

/** AOH-SETUP-12 */
export const START_LUCK = 3;

/** AOH-SEQ-12 */
export const TURNS = 20;

/** AOH-JARL-14 */
export const MAX_JARLS = 4;

/** AMI-DIFF-03 */
export const MAX_LUCK_AMENDED = 9;

/** AOH-LUCK-08 */
export const RECRUITING_LUCK = 1;
