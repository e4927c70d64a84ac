import type { ReactNode } from 'react';
import type { Loaded } from '../games.ts';
import type { TableModel } from '../model.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

export function Ending({
  model,
  loaded: { module },
  children,
}: {
  model: TableModel;
  loaded: Loaded;
  children: ReactNode;
}) {
  const { table } = useWords();
  const { language } = useSettings();
  const lines = model.view && model.result ? module.words.ending(model.view, model.result, language) : [];
  return (
    <section className="ending" id="question" aria-live="polite">
      <h2>{table.over}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className="row">{children}</div>
    </section>
  );
}
