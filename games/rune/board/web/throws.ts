// Dice as they were thrown: those of one throw together, with what they come to. RUN-BASIC-07 to -09

import type { EventOf } from '../../rules/fight/events.ts';

export interface Throw {
  readonly faces: readonly number[];
  readonly sides: number;
  /** A one at first turned the rest against the thrower. */
  readonly botched: boolean;
  readonly result: number;
}

type Roll = EventOf<'roll'>;

const TEN = 10;

/** The next throw of a list, and how many of its dice are one throw: tens go on, and so does a one at first. */
export function takeThrow(rolls: readonly Roll[]): Throw | null {
  const [first] = rolls;
  if (first === undefined) return null;
  const faces = [first.face];
  const goesOn = (): boolean =>
    first.sides === TEN && (faces.at(-1) === TEN || (faces.length === 1 && first.face === 1));
  for (let i = 1; i < rolls.length && goesOn() && rolls[i]?.for === first.for; i++)
    faces.push(rolls[i]?.face ?? 0);
  return thrown(faces, first.sides);
}

function thrown(faces: readonly number[], sides: number): Throw {
  const [first = 0, ...further] = faces;
  const rest = further.reduce((sum, face) => sum + face, 0);
  const botched = sides === TEN && first === 1 && further.length > 0;
  return { faces, sides, botched, result: botched ? -rest : first + rest };
}

/** All throws of a list, one after another. */
export function throwsOf(rolls: readonly Roll[]): Throw[] {
  const throws: Throw[] = [];
  for (let at = 0; at < rolls.length; ) {
    const next = takeThrow(rolls.slice(at));
    if (next === null) break;
    throws.push(next);
    at += next.faces.length;
  }
  return throws;
}
