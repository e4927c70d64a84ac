import type { Phrases } from './words.ts';

/** Chooses how to say things: always the same for the same match, and never twice the same way in a row. */
export interface Voice {
  say<A>(phrases: Phrases<A>, about: A): string;
}

export function voice(seed: string): Voice {
  const last = new Map<object, number>();
  let said = 0;
  return {
    say(phrases, about) {
      said += 1;
      let at = hash(`${seed}:${said}`) % phrases.length;
      if (at === last.get(phrases)) at = (at + 1) % phrases.length;
      last.set(phrases, at);
      return phrases[at]!(about);
    },
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}
