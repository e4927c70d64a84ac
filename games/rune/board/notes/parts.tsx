// What several pages of the notes are made of.

import type { ReactElement } from 'react';
import type { Entry, Table } from '../../text/sheet.ts';

export const Entries = ({ of }: { of: readonly Entry[] }): ReactElement => (
  <dl className="encnotes-entries">
    {of.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

export const Rows = ({ of: { head, rows }, className }: { of: Table; className: string }): ReactElement => (
  <table className={className}>
    <thead>
      <tr>
        {head.map((cell, i) => (
          <th key={i} scope="col">
            {cell}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, i) => (
        <tr key={i}>
          {row.map((cell, at) => (
            <td key={at}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

export const Told = ({ of }: { of: readonly Entry[] }): ReactElement => (
  <>
    {of.map(([label, text]) => (
      <p key={label}>
        <b>{label}.</b> {text}
      </p>
    ))}
  </>
);
