// The Roll of Valor: typed in before it is printed, or left for a pencil. RUN-RUN-104

import { recordOf } from '@skald/kernel';
import type { ReactElement } from 'react';
import { STATISTICS, type Statistics } from '../../content/threats.ts';
import { tallyOf } from '../../rules/valor.ts';
import type { Notes } from '../../text/notes/index.ts';

/** What is written in each row: a name, and a number in every column. */
type Roll = readonly (readonly string[])[];

const HEROES = 8;
export const EMPTY_ROLL: Roll = Array.from({ length: HEROES }, () => ['', ...STATISTICS.map(() => '')]);

/** From all heroes whose numbers are there; null as long as there is none. */
export function tallied(roll: Roll): Statistics | null {
  const reports = roll
    .map(([, ...numbers]) => numbers)
    .filter((numbers) => numbers.every((text) => /^[-−]?\d{1,3}$/.test(text.trim())))
    .map((numbers) =>
      recordOf(STATISTICS, (name) =>
        Number((numbers[STATISTICS.indexOf(name)] ?? '0').trim().replace('−', '-')),
      ),
    );
  return reports.length === 0 ? null : tallyOf(reports);
}

export function ValorForm({
  form: { head, tally },
  roll,
  change,
  labels,
}: {
  form: Notes['valor'];
  roll: Roll;
  change: (roll: Roll) => void;
  labels: (hero: number, column: number) => string;
}): ReactElement {
  const write = (row: number, column: number, text: string): void =>
    change(roll.map((cells, r) => (r === row ? cells.with(column, text) : cells)));
  return (
    <table className="encnotes-valor">
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {roll.map((cells, row) => (
          <tr key={row}>
            {cells.map((text, column) => (
              <td key={column}>
                <input
                  value={text}
                  maxLength={column === 0 ? 40 : 4}
                  inputMode={column === 0 ? 'text' : 'numeric'}
                  aria-label={labels(row, column)}
                  onChange={({ target }) => write(row, column, target.value)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          {tally.map((cell, i) => (
            <td key={i}>{cell}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
