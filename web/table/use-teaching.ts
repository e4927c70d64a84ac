// What a question teaches is said the first time; afterwards whoever wants it asks for it.

import { useEffect, useRef, useState } from 'react';
import { change, currentSettings, useSettings } from '../settings.ts';

export interface Teaching {
  /** Said before: shown only when asked for. */
  readonly known: boolean;
  readonly open: boolean;
  toggle(): void;
}

/** `kind` names a question across games, null while none is asked; `answered` changes with every answer. */
export function useTeaching(kind: string | null, answered: number): Teaching {
  const { taught } = useSettings();
  const [asked, setAsked] = useState<number | null>(null);
  const shown = useRef({ kind, answered });
  useEffect(() => {
    const { kind: before } = shown.current;
    if (before !== null && shown.current.answered !== answered) learn(before);
    shown.current = { kind: kind ?? before, answered };
  }, [kind, answered]);
  const known = kind !== null && taught.includes(kind);
  const open = !known || asked === answered;
  return { known, open, toggle: () => setAsked(open ? null : answered) };
}

function learn(kind: string): void {
  const { taught } = currentSettings();
  if (!taught.includes(kind)) change({ taught: [...taught, kind] });
}
