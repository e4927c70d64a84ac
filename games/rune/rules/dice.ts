// The only die: ten-sided, open above and, at its first throw, below. RUN-BASIC-01 to -14

const SIDES = 10;
const TRIUMPH = 10;
const BOTCH = 1;

/** What fell, and what it comes to. */
export interface Thrown {
  readonly faces: readonly number[];
  readonly result: number;
}

/** The next face, from 1 to 10; a 0 on the die is its 10. */
export type NextFace = () => number;

/** Tens are thrown again and added; ones are ones. RUN-BASIC-07, -12 */
export function qualityDie(next: NextFace): Thrown {
  const faces: number[] = [];
  do faces.push(next());
  while (faces.at(-1) === TRIUMPH);
  return { faces, result: faces.reduce((sum, face) => sum + face, 0) };
}

/** A one at first turns what follows against one. RUN-BASIC-07 to -09 */
export function ordinaryDie(next: NextFace): Thrown {
  const first = next();
  if (first !== BOTCH && first !== TRIUMPH) return { faces: [first], result: first };
  const { faces, result } = qualityDie(next);
  return { faces: [first, ...faces], result: first === BOTCH ? -result : first + result };
}

export const isBotch = ({ faces }: Thrown): boolean => faces[0] === BOTCH && faces.length > 1;

export const isTriumph = ({ faces }: Thrown): boolean => faces[0] === TRIUMPH;

/** How likely a quality die comes to this or more. */
export function qualityAtLeast(least: number): number {
  if (least <= 1) return 1;
  return least <= SIDES ? (SIDES + 1 - least) / SIDES : qualityAtLeast(least - SIDES) / SIDES;
}

/** How likely an ordinary die comes to this or more. */
export function ordinaryAtLeast(least: number): number {
  const plain = Math.max(0, Math.min(SIDES - 2, SIDES - Math.max(2, least)));
  const botched = least < 0 ? 1 - qualityAtLeast(1 - least) : 0;
  return (plain + qualityAtLeast(least - SIDES) + botched) / SIDES;
}

/** How likely a roll with this bonus reaches a Difficulty. RUN-BASIC-02, -03 */
export const chanceOf = (bonus: number, difficulty: number): number => ordinaryAtLeast(difficulty - bonus);

/** Beyond this a die is thrown less than once in ten million times, and counts as this. */
export const FARTHEST = 70;

/** How likely an ordinary die comes to exactly this; the last on either side stands for all beyond. */
export function ordinaryIs(result: number): number {
  if (Math.abs(result) > FARTHEST) return 0;
  if (result === FARTHEST) return ordinaryAtLeast(FARTHEST);
  const atLeast = result === -FARTHEST ? 1 : ordinaryAtLeast(result);
  return atLeast - ordinaryAtLeast(result + 1);
}
