// Fights in which bots of Rune are measured: heroes as they set out and with gifts, many maps, foes of every kind.

interface Setup {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Foes for half of the heroes, so that a table of beginners does not lose what is to be measured. */
const light = (name: string, map: string, foes: string, points: number): Setup => ({
  name,
  options: { map, foes, points, difficulty: 'light' },
});

const MIXED: readonly Setup[] = [
  light('wood', 'raven-wood', 'goblins', 0),
  light('strand', 'tide-strand', 'vikings', 0),
  light('barrow', 'barrow-field', 'any', 0),
  light('springs', 'steaming-springs', 'goblins', 300),
  light('mere', 'frozen-mere', 'elves', 300),
  light('palisade', 'broken-palisade', 'any', 300),
  light('pass', 'glacier-pass', 'elves', 1000),
  light('hall', 'mead-hall', 'vikings', 1000),
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
