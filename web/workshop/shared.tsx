// Somebody else's document, from a link: one gets a copy of one's own.

import { useEffect, useState } from 'react';
import { newId } from '../local/store.ts';
import { Problem, To } from '../parts/controls.tsx';
import { swap } from '../router.ts';
import { useWords } from '../words/index.ts';
import type { Craft } from './craft.ts';
import { documents, readDocument } from './documents.ts';
import { unfolded } from './share.ts';

export function Shared({ craft: { game, kind, rules } }: { craft: Craft }) {
  const { workshop: words, table } = useWords();
  const [trouble, setTrouble] = useState<'badLink' | 'notKept' | null>(null);
  useEffect(() => {
    let here = true;
    const take = async (): Promise<void> => {
      const text = await unfolded(location.hash.slice(1));
      const found = text === null ? null : readDocument(text, rules);
      if (!here) return;
      if (found === null || 'trouble' in found) return setTrouble('badLink');
      const id = newId();
      await documents.save({ id, game, kind, document: found.document, saved: Date.now() });
      if (here) swap(`/workshop/${game}/${kind}/${id}`);
    };
    take().catch(() => here && setTrouble('notKept'));
    return () => {
      here = false;
    };
  }, [game, kind, rules]);
  if (trouble === null) return <p className="wait">{table.loading}</p>;
  return (
    <main className="page">
      <h1>{words.sharedHeading}</h1>
      <Problem text={words[trouble]} />
      <To path={`/workshop/${game}/${kind}`}>{words.heading}</To>
    </main>
  );
}
