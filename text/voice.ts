// How prose stays lively: many ways to say one thing, chosen the same way every time.

/** Ways to say the same thing. */
export type Phrases<A> = readonly ((about: A) => string)[];

/** Nothing is said again for so many chapters, as long as there is another way to say it. */
const MEMORY = 10;

/** Chooses how to say things: the same for the same story, whoever tells it and however far it has come. */
export interface Voice {
  say<A>(phrases: Phrases<A>, about: A): string;
  /** A chapter ends. */
  turnPage(): void;
}

interface Heard {
  readonly page: number;
  readonly sentence: number;
}

export function voice(seed: string): Voice {
  const heard = new Map<object, Map<number, Heard>>();
  const story = mixed(`${seed}:`);
  let page = 0;
  let sentence = 0;
  return {
    say(phrases, about) {
      sentence += 1;
      const said = heard.get(phrases) ?? new Map<number, Heard>();
      heard.set(phrases, said);
      const fresh = phrases.map((_, i) => i).filter((i) => page - (said.get(i)?.page ?? -MEMORY) >= MEMORY);
      const at = fresh[settled(mixed(`${sentence}`, story)) % fresh.length] ?? longestAgo(said);
      said.set(at, { page, sentence });
      return phrases[at]!(about);
    },
    turnPage() {
      page += 1;
    },
  };
}

/** Where all has been said lately. */
const longestAgo = (said: ReadonlyMap<number, Heard>): number =>
  [...said].reduce((oldest, next) => (next[1].sentence < oldest[1].sentence ? next : oldest))[0];

/** FNV-1a, which may go on from what was mixed before. */
function mixed(text: string, before = 0x811c9dc5): number {
  let value = before;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value;
}

const settled = (value: number): number => (value ^ (value >>> 15)) >>> 0;
