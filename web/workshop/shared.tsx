// Somebody else's document, from a link: one gets a copy of one's own.

import { useEffect, useState } from 'react';
import { Problem, To } from '../parts/controls.tsx';
import { swap } from '../router.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import type { Craft } from './craft.ts';
import { readDocument } from './documents.ts';
import { deviceLibrary } from './library.ts';
import { unfolded } from './share.ts';

export function Shared({ craft }: { craft: Craft }) {
  const { game, kind, rules } = craft;
  const { language } = useSettings();
  const { workshop: words, table } = useWords();
  const [trouble, setTrouble] = useState<'badLink' | 'notKept' | null>(null);
  useEffect(() => {
    let here = true;
    const take = async (): Promise<void> => {
      const text = await unfolded(location.hash.slice(1));
      const found = text === null ? null : readDocument(text, rules);
      if (!here) return;
      if (found === null || 'trouble' in found) return setTrouble('badLink');
      const kept = await deviceLibrary(craft, language).keep(found.document, null, null);
      if (!here) return;
      if ('ok' in kept && 'id' in kept.ok) swap(`/workshop/${game}/${kind}/${kept.ok.id}`);
      else setTrouble('notKept');
    };
    void take();
    return () => {
      here = false;
    };
  }, [craft, game, kind, rules, language]);
  if (trouble === null) return <p className="wait">{table.loading}</p>;
  return (
    <main className="page">
      <h1>{words.sharedHeading}</h1>
      <Problem text={words[trouble]} />
      <To path={`/workshop/${game}/${kind}`}>{words.heading}</To>
    </main>
  );
}
