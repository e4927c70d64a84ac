// A game once more, choice by choice, through anybody's eyes when it is over.

import type { Refusal } from '@skald/kernel';
import { useEffect, useState } from 'react';
import { useGame } from '../games.ts';
import { To } from '../parts/controls.tsx';
import { NotFound } from '../parts/not-found.tsx';
import { OpenFile } from '../parts/open-file.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { PlaybackTable } from '../replay/playback.tsx';
import { openRetelling, type Retelling } from '../replay/retelling.ts';
import { useWords } from '../words/index.ts';

export default function Replay({ source, id }: { source: string | undefined; id: string | undefined }) {
  const words = useWords();
  const [retelling, setRetelling] = useState<Retelling | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  useEffect(() => {
    if (id === undefined) return;
    let here = true;
    let opened: Retelling | null = null;
    void openRetelling(source, id).then((found) => {
      if ('code' in found) return here && setProblem(found);
      opened = found;
      if (here) setRetelling(found);
      else found.close();
    });
    return () => {
      here = false;
      opened?.close();
    };
  }, [source, id]);
  const loaded = useGame(retelling?.game);
  if (id === undefined) return <Choose />;
  if (problem?.code === 'not-found') return <NotFound menu />;
  if (problem) return <Trouble refusal={problem} />;
  if (retelling === null || !loaded) return <p className="wait">{words.table.loading}</p>;
  return <PlaybackTable retelling={retelling} loaded={loaded} />;
}

function Choose() {
  const words = useWords();
  return (
    <main className="page">
      <h1>{words.replay.heading}</h1>
      <div className="row">
        <OpenFile label={words.replay.drop} className="act" />
      </div>
      <To path="/">{words.error.home}</To>
    </main>
  );
}
