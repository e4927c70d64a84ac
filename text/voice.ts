// How prose stays lively: many ways to say one thing, chosen the same way every time.

/** Ways to say the same thing. */
export type Phrases<A> = readonly ((about: A) => string)[];

/** Chooses how to say things: the same for the same match, and nothing again before all else has been said. */
export interface Voice {
  say<A>(phrases: Phrases<A>, about: A): string;
}

export function voice(seed: string): Voice {
  const unsaid = new Map<object, number[]>();
  let said = 0;
  return {
    say(phrases, about) {
      said += 1;
      const left = unsaid.get(phrases) ?? phrases.map((_, i) => i);
      const [at] = left.splice(hash(`${seed}:${said}`) % left.length, 1) as [number];
      unsaid.set(phrases, left.length > 0 ? left : allBut(phrases.length, at));
      return phrases[at]!(about);
    },
  };
}

/** A new round does not begin with how the last one ended. */
const allBut = (count: number, last: number): number[] =>
  count === 1 ? [last] : Array.from({ length: count }, (_, i) => i).filter((i) => i !== last);

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}
