// What the keys mean that every map has.

export type MapDeed =
  | { readonly do: 'press' | 'leave' | 'help' | 'card' | 'fit' | 'home' }
  | { readonly do: 'zoom'; readonly factor: number }
  /** On to the next place that can be chosen, or back. */
  | { readonly do: 'next'; readonly by: 1 | -1 };

const STEP = 1.35;

/** Null for a key that is the game's own to use. */
export function mapDeed(key: string, shift: boolean): MapDeed | null {
  switch (key) {
    case 'Enter':
      return { do: 'press' };
    case 'Escape':
      return { do: 'leave' };
    case '?':
    case 'F1':
    case 'Help':
      return { do: 'help' };
    case 'i':
    case 'I':
      return { do: 'card' };
    case '+':
    case '=':
      return { do: 'zoom', factor: STEP };
    case '-':
      return { do: 'zoom', factor: 1 / STEP };
    case '0':
      return { do: 'fit' };
    case 'Home':
      return { do: 'home' };
    case 'n':
    case 'N':
      return { do: 'next', by: shift ? -1 : 1 };
    default:
      return null;
  }
}

/** The one after the one where one is, round and round; from elsewhere the first, or backwards the last. */
export function nextOf<S>(spots: readonly S[], isHere: (spot: S) => boolean, by: 1 | -1): S | undefined {
  const at = spots.findIndex(isHere);
  const from = at < 0 && by === -1 ? 0 : at;
  return spots[(from + by + spots.length) % spots.length];
}
