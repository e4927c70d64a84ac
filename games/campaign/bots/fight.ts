// What comes of a quick battle on the average, saves and all.

import { FIGHTING_POINTS } from '../content/index.ts';
import { afterSaves, PLAIN } from '../rules/quick.ts';

export interface Fight {
  /** The attacker's chance to win, and to lose. */
  readonly win: number;
  readonly lose: number;
  /** Points each side loses for good, on the average. */
  readonly attackerLost: number;
  readonly defenderLost: number;
  /** How likely the defender cannot fight any more. */
  readonly ruin: number;
}

/** By points and rounds, as many as there can ever be. */
const known = new Array<Fight | undefined>(32 * 32 * 4).fill(undefined);

/** `hampered`: the rounds in which the attacker hits less. */
export function fight(attacker: number, defender: number, hampered: number): Fight {
  const key = (attacker * 32 + defender) * 4 + hampered;
  known[key] ??= reckon(attacker, defender, hampered);
  return known[key];
}

function reckon(attacker: number, defender: number, hampered: number): Fight {
  let [win, attackerLost, defenderLost, ruin] = [0, 0, 0, 0];
  for (const end of afterSaves({
    ...PLAIN,
    attacker,
    defender,
    hampered: { attacker: hampered, defender: 0 },
  })) {
    if (end.winner === 'attacker') win += end.chance;
    attackerLost += end.chance * (attacker - end.attacker);
    defenderLost += end.chance * (defender - end.defender);
    if (end.defender < FIGHTING_POINTS) ruin += end.chance;
  }
  return { win, lose: 1 - win, attackerLost, defenderLost, ruin };
}
