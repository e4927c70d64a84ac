// What happened to the reader meanwhile: three lines before his question, and a card when he comes back to a table.

import { useState } from 'react';
import { Act } from '../parts/controls.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import type { OpenTable } from './controller.ts';
import { EVERYTHING } from './log-filter.ts';
import { headingOf, type Told } from './rounds.ts';
import { type Showing, ToldLine } from './told-line.tsx';

/** Folded it has the place of the message, so that nothing moves when it comes; opened it lies over what is below. */
export function Recap({ news: { recap, since, putAway }, show }: Pick<OpenTable, 'news'> & Showing) {
  const { table } = useWords();
  const [opened, setOpened] = useState<number | null>(null);
  const open = opened === since;
  const text = recap.map((told) => told.text).join(' ');
  return (
    <section className="recap" aria-label={table.recap}>
      <button
        type="button"
        className="recap-fold"
        aria-expanded={open}
        aria-controls="recap"
        onClick={() => setOpened(open ? null : since)}
      >
        <strong>{table.recap}</strong> <small>{table.recapAbout}</small>
        <span className="recap-text">{text}</span>
      </button>
      <button
        type="button"
        className="recap-away"
        aria-label={table.dismiss}
        title={table.dismiss}
        onClick={putAway}
      >
        ×
      </button>
      <div id="recap" className="recap-lines" hidden={!open}>
        <Lines told={recap} show={show} />
      </div>
    </section>
  );
}

/** Lies over the board and bars nothing, as the card of the first turn does. */
export function DigestCard({
  news: { digest, putAway, seek },
  briefing,
  lookup,
  loaded: { module },
  model: { view },
  show,
}: OpenTable & Showing) {
  const { table } = useWords();
  const { language } = useSettings();
  if (digest.length === 0 || briefing.open || view === null) return null;
  return (
    <section className="card-over digest" aria-labelledby="digest">
      <h2 id="digest">{table.digest}</h2>
      {digest.map(({ round, told }) => (
        <section key={round.from}>
          <h3>
            {round.opening === null ? table.setUp : headingOf(round.opening, { module, view, language })}
          </h3>
          <Lines told={told} show={show} />
        </section>
      ))}
      <div className="row">
        <Act tone="main" onPress={putAway}>
          {table.goOn}
        </Act>
        <Act
          onPress={() => {
            seek();
            lookup.lookFor(EVERYTHING);
            lookup.open('log');
          }}
        >
          {table.showAll}
        </Act>
      </div>
    </section>
  );
}

const Lines = ({ told, show }: { readonly told: readonly Told[] } & Showing) => (
  <ul>
    {told.map(({ line, text }, i) => (
      <li key={`${i}:${text}`}>
        <ToldLine line={line} show={show} />
      </li>
    ))}
  </ul>
);
