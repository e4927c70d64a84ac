// Dice against dice, and exactly how likely each number of Hits is. DUN-FIGHT-15 to -20.

import { damageOf, type Minion } from '../content/index.ts';

interface Pair {
  readonly attack: number;
  /** Null where nothing stands against the attacker's die. */
  readonly defence: number | null;
  readonly hit: boolean;
}

export interface Clash {
  /** The attacker's dice that are higher than the Armour, highest first, each with its opponent. */
  readonly pairs: readonly Pair[];
  /** The attacker's dice that are not. */
  readonly discarded: readonly number[];
  readonly hits: number;
}

/** `sixesWin`: a six of the attacker beats a six. DUN-ITEMCARD-19 */
export function clash(
  attack: readonly number[],
  defence: readonly number[],
  armour: number,
  sixesWin = false,
): Clash {
  const kept = attack.filter((die) => die > armour).sort(highestFirst);
  const against = [...defence].sort(highestFirst);
  const pairs = kept.map((die, i): Pair => {
    const opposed = against[i] ?? null;
    return { attack: die, defence: opposed, hit: beats(die, opposed ?? 0, sixesWin) };
  });
  return {
    pairs,
    discarded: attack.filter((die) => die <= armour),
    hits: pairs.filter(({ hit }) => hit).length,
  };
}

/** The chance of 0, 1, 2 … Hits with so many dice against so many dice behind so much Armour. */
export function hitChances(
  attack: number,
  defence: number,
  armour: number,
  sixesWin = false,
): readonly number[] {
  const counts = hitCounts(attack, defence, armour, sixesWin);
  return counts.map((count) => count / FACES ** (attack + defence));
}

const FACES = 6;
const known = new Map<string, readonly number[]>();

/** In how many of all 6^(attack + defence) rolls there are 0, 1, 2 … Hits; exact for up to 20 dice in all. */
export function hitCounts(
  attack: number,
  defence: number,
  armour: number,
  sixesWin = false,
): readonly number[] {
  const key = `${attack},${defence},${armour},${sixesWin}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const counts = Array<number>(attack + 1).fill(0);
  const defences = rolls(defence);
  for (const own of rolls(attack)) {
    for (const other of defences) {
      let hits = 0;
      for (let i = 0; i < attack && own.dice[i]! > armour; i++) {
        if (beats(own.dice[i]!, other.dice[i] ?? 0, sixesWin)) hits++;
      }
      counts[hits]! += own.ways * other.ways;
    }
  }
  known.set(key, counts);
  return counts;
}

/** The chance that an attack takes a Minion off its feet, for good or as bones; a counter does not. */
export const fellingChance = (minion: Minion, hits: readonly number[]): number =>
  hits.reduce((sum, chance, n) => sum + (['bones', 'removed'].includes(damageOf(minion, n)) ? chance : 0), 0);

interface Roll {
  /** Highest first. */
  readonly dice: readonly number[];
  /** In how many orders these dice can fall. */
  readonly ways: number;
}

/** Every roll of so many dice, whatever their order. */
function rolls(dice: number): Roll[] {
  let sorted: number[][] = [[]];
  for (let i = 0; i < dice; i++) {
    sorted = sorted.flatMap((roll) => {
      const most = roll.at(-1) ?? FACES;
      return Array.from({ length: most }, (_, face) => [...roll, face + 1]);
    });
  }
  return sorted.map((roll) => ({ dice: roll, ways: orders(roll) }));
}

function orders(roll: readonly number[]): number {
  let ways = factorial(roll.length);
  for (let face = 1; face <= FACES; face++) ways /= factorial(roll.filter((die) => die === face).length);
  return ways;
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

function beats(attack: number, defence: number, sixesWin: boolean): boolean {
  return attack > defence || (sixesWin && attack === FACES);
}

function highestFirst(a: number, b: number): number {
  return b - a;
}
