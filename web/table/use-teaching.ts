// What a question teaches is said the first time; afterwards whoever wants it asks for it.

import { useEffect, useState } from 'react';
import { change, currentSettings, useSettings } from '../settings.ts';

export interface Teaching {
  /** Said before: shown only when asked for. */
  readonly known: boolean;
  readonly open: boolean;
  toggle(): void;
}

/**
 * `kind` and `last` name questions across games: the one that is asked, and the one that was answered last; `answered`
 * changes with every answer.
 */
export function useTeaching(kind: string | null, last: string | null, answered: number): Teaching {
  const { taught } = useSettings();
  const [asked, setAsked] = useState<number | null>(null);
  useEffect(() => {
    if (last !== null) learn(last);
  }, [last]);
  const known = kind !== null && taught.includes(kind);
  const open = !known || asked === answered;
  return { known, open, toggle: () => setAsked(open ? null : answered) };
}

function learn(kind: string): void {
  const { taught } = currentSettings();
  if (!taught.includes(kind)) change({ taught: [...taught, kind] });
}
