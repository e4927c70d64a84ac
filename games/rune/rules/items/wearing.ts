// How amulets wear out. RUN-TRE-52

import type { ItemOf, Trinket } from '../../content/treasure/item.ts';

/** One mark more; at its limit it is worth nothing. */
export function failedOnce(amulet: ItemOf<'amulet'>): ItemOf<'amulet'> | null {
  const failures = amulet.failures + 1;
  return failures < amulet.limit ? { ...amulet, failures } : null;
}

/** What becomes of something that may have failed once more since: that counts, too. */
export function asWorn(
  items: readonly Trinket[],
  was: Trinket,
  is: Trinket | null,
): { readonly was: Trinket; readonly is: Trinket | null } {
  if (was.kind !== 'amulet' || items.some((item) => isAlike(item, was) && item.failures === was.failures))
    return { was, is };
  const now = items.find((item) => isAlike(item, was));
  return now === undefined ? { was, is } : { was: now, is: failedOnce(now) };
}

const isAlike = (item: Trinket, { effect, bonus, limit }: ItemOf<'amulet'>): item is ItemOf<'amulet'> =>
  item.kind === 'amulet' && item.effect === effect && item.bonus === bonus && item.limit === limit;
