// Fights in which bots of Rune are measured: heroes as they set out and with gifts, many maps, foes of every kind.

interface Setup {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
}

const MIXED: readonly Setup[] = [
  { name: 'wood', options: { map: 'raven-wood', foes: 'goblins', points: 0, difficulty: 'light' } },
  { name: 'strand', options: { map: 'tide-strand', foes: 'vikings', points: 0 } },
  { name: 'barrow', options: { map: 'barrow-field', foes: 'any', points: 0, difficulty: 'light' } },
  { name: 'forge', options: { map: 'dwarf-forge', foes: 'any', points: 1000, difficulty: 'light' } },
  { name: 'mere', options: { map: 'frozen-mere', foes: 'elves', points: 300, difficulty: 'light' } },
  { name: 'palisade', options: { map: 'broken-palisade', foes: 'any', points: 300, difficulty: 'light' } },
  { name: 'pass', options: { map: 'glacier-pass', foes: 'monsters', points: 1000 } },
  { name: 'hall', options: { map: 'mead-hall', foes: 'vikings', points: 1000, difficulty: 'hard' } },
];

/** Foes of one category alone, as many as come nearest to a match for four heroes without being more. RUN-CEVENT-03 */
const FOR_FOUR = {
  terrifying: 1,
  exceptional: 1,
  superior: 2,
  equal: 3,
  inferior: 5,
  weak: 8,
  pitiful: 13,
} as const;

/** Kinds that there are in every category, and that cost nothing more than it. */
const KINDS = ['dark-viking', 'troll', 'elf-courtier'] as const;

/** By category and kind: `equal-troll`. */
const BY_THREAT: readonly Setup[] = KINDS.flatMap((foe) =>
  Object.entries(FOR_FOUR).map(([threat, count]) => ({
    name: `${threat}-${foe}`,
    options: {
      map: 'barrow-field',
      points: 0,
      mix: 'free',
      foes: Array.from({ length: count }, () => ({ foe, threat })),
    },
  })),
);

export const SETUPS: readonly Setup[] = MIXED;

export function setupNamed(name: string): Setup {
  const found = [...MIXED, ...BY_THREAT].find((setup) => setup.name === name);
  if (found === undefined) throw new Error(`no set-up ${name}`);
  return found;
}
