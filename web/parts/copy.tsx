// A link to hand on: copied by a press, or shown to be copied by hand where a page may not write to the clipboard.

import { useState } from 'react';
import { useWords } from '../words/index.ts';
import { Act } from './controls.tsx';

/** Whether the clipboard took it; not every browser lets a page write there. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function CopyLink({
  link,
  label,
  tone = 'plain',
}: {
  /** Made when it is wanted: it may name this very moment. */
  link: () => string;
  label: string;
  tone?: 'plain' | 'main' | 'quiet';
}) {
  const { table } = useWords();
  const [done, setDone] = useState<{ readonly link: string; readonly copied: boolean } | null>(null);
  const take = async (): Promise<void> => {
    const wanted = link();
    setDone({ link: wanted, copied: await copy(wanted) });
  };
  return (
    <>
      <Act tone={tone} onPress={() => void take()}>
        {label}
      </Act>
      <span role="status" className="copied">
        {done && (done.copied ? table.copied : <code>{done.link}</code>)}
      </span>
    </>
  );
}
