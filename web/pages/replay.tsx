// A game once more, choice by choice, through anybody's eyes when it is over.

import type { Refusal } from '@skald/kernel';
import { useEffect, useState } from 'react';
import { useGame } from '../games.ts';
import { openFile } from '../local/files.ts';
import { Problem, To } from '../parts/controls.tsx';
import { NotFound } from '../parts/not-found.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { PlaybackTable } from '../replay/playback.tsx';
import { openRetelling, type Retelling } from '../replay/retelling.ts';
import { go } from '../router.ts';
import { useSettings } from '../settings.ts';
import { explain, useWords } from '../words/index.ts';

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
  const { language } = useSettings();
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <main className="page">
      <h1>{words.replay.heading}</h1>
      <label className="pick">
        {words.replay.drop}
        <input
          type="file"
          accept=".saga,.json,application/json"
          onChange={async (event) => {
            const file = event.target.files?.[0];
            const opened = file && (await openFile(file));
            if (opened && 'ok' in opened) go(opened.ok.path);
            else if (opened) setProblem(`${words.error.file} ${explain(opened.refused, language)}`);
          }}
        />
      </label>
      <Problem text={problem} />
      <To path="/">{words.error.home}</To>
    </main>
  );
}
