// What the reader points with.

import type { Pointer } from '@skald/text';
import { useSyncExternalStore } from 'react';

const FINGER = '(hover: none) and (pointer: coarse)';

/** A finger where there is nothing else; otherwise a mouse, with keys. */
export const usePointer = (): Pointer =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(FINGER);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => (matchMedia(FINGER).matches ? 'touch' : 'mouse'),
  );
