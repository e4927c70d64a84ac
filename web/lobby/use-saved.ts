import { useEffect, useState } from 'react';
import type { LocalMatch } from '../local/messages.ts';
import { allMatches, onMatches } from '../local/saves.ts';

/** The games of this device, as they are now in whatever tab they are played. */
export function useSaved(looks = true): readonly LocalMatch[] {
  const [matches, setMatches] = useState<readonly LocalMatch[]>([]);
  useEffect(() => {
    if (!looks) return;
    let here = true;
    const read = (): void => {
      if (!document.hidden) allMatches().then((found) => here && setMatches(found), nothing);
    };
    read();
    const stop = onMatches(read);
    document.addEventListener('visibilitychange', read);
    return () => {
      here = false;
      stop();
      document.removeEventListener('visibilitychange', read);
    };
  }, [looks]);
  return matches;
}

/** A browser that keeps nothing. */
const nothing = (): void => {};
