// The first page of an adventure on paper.

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { Adventure } from '../../documents/adventure/schema.ts';
import { coverOf } from '../../text/designer/cover.ts';
import { Entries } from '../notes/parts.tsx';

export function Cover({ adventure, language }: { adventure: Adventure; language: Language }): ReactElement {
  const { title, facts, told, encounters, order } = coverOf(adventure, language);
  return (
    <div className="encnotes">
      <section className="encnotes-part">
        <h1>{title}</h1>
        <Entries of={facts} />
        {told.map(([label, text]) => (
          <p key={label}>
            <strong>{label}.</strong> {text}
          </p>
        ))}
        <h2>{encounters}</h2>
        <ol>
          {order.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}
