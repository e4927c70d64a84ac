// A document on paper: its pages as they will be printed, and a few buttons that are not.

import type { Glimpse } from '@skald/games/board';
import { EDITORS } from '@skald/games/boards';
import { readAs } from '@skald/games/documents';
import { useEffect, useMemo, useState } from 'react';
import { Act, Pick, saveFile, To } from '../parts/controls.tsx';
import { NotFound } from '../parts/not-found.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import type { Craft } from './craft.ts';
import { fileName } from './documents.ts';
import { deviceLibrary } from './library.ts';

const PAPERS = ['A4', 'Letter'] as const;
type Paper = (typeof PAPERS)[number];

/** Who reads numbers as Americans do has their paper. */
const usualPaper = (): Paper => (/^(en-US|en-CA|es-MX)/.test(navigator.language) ? 'Letter' : 'A4');

export function PaperPage({ craft, id }: { craft: Craft; id: string }) {
  const { workshop: words, table } = useWords();
  const { language } = useSettings();
  const { game, kind, rules } = craft;
  const [paper, setPaper] = useState(usualPaper);
  const [found, setFound] = useState<{ document: unknown; Sheet: Glimpse } | null>();
  const library = useMemo(() => deviceLibrary(craft, language), [craft, language]);
  useEffect(() => {
    let here = true;
    const wanted = EDITORS[game]?.[kind]?.sheet?.();
    void Promise.all([library.read(id), wanted]).then(([held, Sheet]) => {
      const read = 'ok' in held ? readAs(rules, held.ok.document) : null;
      const sound = Sheet !== undefined && read !== null && 'ok' in read;
      if (here) setFound(sound ? { document: read.ok, Sheet } : null);
    });
    return () => {
      here = false;
    };
  }, [library, game, kind, rules, id]);
  if (found === undefined) return <p className="wait">{table.loading}</p>;
  if (found === null) return <NotFound />;
  const { document, Sheet } = found;
  const title = rules.words.title(document, language);
  const { sheet } = rules.words;
  return (
    <main className="paper">
      <header className="top-bar">
        <To path={`/workshop/${game}/${kind}/${id}`}>{words.backToEditor}</To>
        <h1>{title}</h1>
        <span className="spacer" />
        <Pick
          label={words.paper}
          value={paper}
          options={PAPERS.map((one) => [one, one] as const)}
          onChange={setPaper}
        />
        {sheet && (
          <Act
            tone="quiet"
            onPress={() => saveFile(fileName(title, kind, 'txt'), sheet(document, language), 'text/plain')}
          >
            {words.asText}
          </Act>
        )}
        <Act tone="main" onPress={() => print()}>
          {words.print}
        </Act>
      </header>
      <style>{`@page { size: ${paper}; margin: 12mm; }`}</style>
      <Sheet document={document} language={language} />
    </main>
  );
}
