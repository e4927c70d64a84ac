// The end of a game, worth a look before one goes on: who stands where and why, how it came to that, and how it is told.

import type { Result } from '@skald/kernel';
import { useMemo } from 'react';
import { Act } from '../parts/controls.tsx';
import { Markdown } from '../parts/markdown.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import type { OpenTable } from './controller.ts';
import { Keepsakes, type Kept, ToReplay } from './keepsakes.tsx';
import { seatName } from './names.ts';

export function Finale({
  kept,
  onClose,
  ...table
}: OpenTable & { readonly kept: Kept; readonly onClose: () => void }) {
  const { table: words } = useWords();
  const { model, told, lookup, loaded } = table;
  if (model.result === null || told === null) return null;
  const { Plot } = loaded.board;
  return (
    <section className="card-over finale" aria-labelledby="finale">
      <h2 id="finale">{words.reckoning}</h2>
      <Reckoning {...table} result={model.result} />
      <div className="finale-plot">
        <Plot {...told} />
      </div>
      <Passage {...table} />
      <div className="row">
        <Keepsakes {...table} kept={kept} />
      </div>
      <div className="row finale-first">
        <Act tone="main" onPress={onClose}>
          {words.seeBoard}
        </Act>
        <Act onPress={() => lookup.open('saga')}>{words.readSaga}</Act>
        <ToReplay kept={kept} />
      </div>
    </section>
  );
}

/** Everybody's number, and what it is made of. */
function Reckoning({ model, loaded, result }: OpenTable & { readonly result: Result }) {
  const { language } = useSettings();
  const { view } = model;
  const { Emblem } = loaded.board;
  if (view === null) return null;
  const rows = result.standings.flatMap(({ seat }) => {
    const score = loaded.module.words.score(view, seat, language);
    return score === null ? [] : [{ seat, score }];
  });
  if (rows.length === 0) return null;
  return (
    <table className="reckoning" aria-labelledby="finale">
      <tbody>
        {rows.map(({ seat, score: { short, parts } }) => (
          <tr key={seat}>
            <th scope="row">
              <Emblem seat={seat} size={22} view={view} /> {seatName(model, loaded, seat, language)}
            </th>
            <td>
              {parts
                .filter(({ value }) => value !== 0)
                .map(({ name, value }) => `${value} ${name}`)
                .join(' + ')}
            </td>
            <td>
              <strong>{short}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The last words of its saga. */
function Passage({ model, loaded: { module } }: OpenTable) {
  const { language } = useSettings();
  const { events, view } = model;
  const text = useMemo(
    () => (view === null ? '' : module.words.saga(events, view, language)),
    [events, view, module, language],
  );
  const last = text
    .trim()
    .split(/\n{2,}/)
    .findLast((part) => !part.startsWith('#'));
  return last === undefined ? null : (
    <blockquote className="prose">
      <Markdown text={last} top={3} />
    </blockquote>
  );
}
