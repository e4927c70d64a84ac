// Looks for something in the log. It lies in a corner until somebody wants it.

import { useState } from 'react';
import { Field, Pick } from '../parts/controls.tsx';
import { useWords } from '../words/index.ts';
import { EVERYTHING, isFiltered } from './log-filter.ts';
import { seatName } from './names.ts';
import type { PanelsProps } from './panels.tsx';
import type { Round } from './rounds.ts';

const ANYBODY = '';

export function FilterRow({
  model,
  loaded,
  seat: own,
  language,
  filter,
  onFilter,
  found,
}: PanelsProps & {
  /** What was found; null while nothing is looked for. */
  readonly found: readonly Round[] | null;
}) {
  const { table } = useWords();
  const [open, setOpen] = useState(isFiltered(filter));
  const close = (): void => {
    setOpen(!open);
    if (open) onFilter(EVERYTHING);
  };
  const seats = model.info.seats.map((_, seat) => seat).filter((seat) => seat !== own);
  const whose: readonly (readonly [string, string])[] = [
    [ANYBODY, table.everything],
    ...(own === null ? [] : [[`${own}`, table.concernsMe] as const]),
    ...seats.map((seat) => [`${seat}`, seatName(model, loaded, seat, language)] as const),
  ];
  return (
    <search className={`log-filter ${open ? 'open' : ''}`}>
      {open && (
        <>
          <Pick
            label={table.whom}
            hideLabel
            value={filter.seat === null ? ANYBODY : `${filter.seat}`}
            options={whose}
            onChange={(seat) => onFilter({ ...filter, seat: seat === ANYBODY ? null : Number(seat) })}
          />
          <Field
            label={table.search}
            hideLabel
            value={filter.text}
            max={40}
            placeholder={table.search}
            onChange={(text) => onFilter({ ...filter, text })}
          />
        </>
      )}
      <button
        type="button"
        aria-expanded={open}
        aria-label={open ? table.filterOff : table.filter}
        title={open ? table.filterOff : table.filter}
        onClick={close}
      >
        <svg viewBox="-10 -10 20 20" width="18" height="18" aria-hidden="true">
          <path d={open ? 'M-5 -5L5 5M-5 5L5 -5' : 'M-2 -2m-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M2 2L7 7'} />
        </svg>
      </button>
      <span role="status" className="hidden">
        {found && table.found(found.reduce((lines, { events }) => lines + events.length, 0))}
      </span>
    </search>
  );
}
