// An encounter on paper, for a real table: notes for its runner, its cost sheet, the Roll of Valor, foe sheets, records of
// loot caches, and its maps at scale. RUN-RUN-101 to -105

import type { Language } from '@skald/text';
import { type ReactElement, useMemo, useState } from 'react';
import type { Encounter } from '../../documents/encounter/schema.ts';
import { said } from '../../text/encounter.ts';
import { hasPrintedMap, NOTES_WORDS, notesOf } from '../../text/notes/index.ts';
import type { Entry } from '../../text/sheet.ts';
import { FoeSheets } from './foe-sheets.tsx';
import { MapSheets } from './map-sheets.tsx';
import { Entries, Rows } from './parts.tsx';
import { RunnersNotes } from './runners-notes.tsx';
import { SCALES, type Scale } from './tiles.ts';
import { EMPTY_ROLL, tallied, ValorForm } from './valor.tsx';

export function EncounterNotes({
  document: encounter,
  language,
}: {
  document: Encounter;
  language: Language;
}): ReactElement {
  const words = NOTES_WORDS[language];
  const [roll, setRoll] = useState(EMPTY_ROLL);
  const [scale, setScale] = useState<Scale>(SCALES[0]);
  const tally = useMemo(() => tallied(roll), [roll]);
  const notes = useMemo(() => notesOf(encounter, language, tally), [encounter, language, tally]);
  const printed = encounter.events.flatMap((event, e) =>
    hasPrintedMap(event) && event.map !== null ? [{ event, map: event.map, e }] : [],
  );
  return (
    <div className="encnotes">
      <RunnersNotes notes={notes} language={language} />
      <section className="encnotes-part">
        <h2>{words.cost}</h2>
        <Rows of={notes.cost.table} className="encnotes-cost" />
        <Entries of={notes.cost.totals} />
      </section>
      <section className="encnotes-part">
        <h2>{words.valor}</h2>
        <ValorForm
          form={notes.valor}
          roll={roll}
          change={setRoll}
          labels={(hero, column) => `${words.hero} ${hero + 1}, ${notes.valor.head[column] ?? ''}`}
        />
        <p>{words.tallyNote}</p>
        {notes.caches.map((fields, i) => (
          <Cache key={i} title={words.cache} fields={fields} />
        ))}
      </section>
      {notes.events.some(({ fight }) => fight !== null) && (
        <section className="encnotes-part">
          <h2>{words.foeSheets}</h2>
          {tally === null && <p>{words.fromTally}</p>}
          <FoeSheets notes={notes} language={language} />
        </section>
      )}
      {printed.length > 0 && (
        <p className="encnotes-choice">
          <label>
            {words.scaleOfMaps}{' '}
            <select
              value={scale}
              onChange={({ target }) => setScale(SCALES.find((one) => one === Number(target.value)) ?? scale)}
            >
              {SCALES.map((one) => (
                <option key={one} value={one}>
                  {words.aSquare(one)}
                </option>
              ))}
            </select>
          </label>
        </p>
      )}
      {printed.map(({ event, map, e }) => (
        <MapSheets
          key={event.id}
          map={map}
          title={`${e + 1} ${said(event.title, language)}`}
          foes={event.combat?.foes ?? []}
          scale={scale}
          language={language}
        />
      ))}
    </div>
  );
}

/** A form to be filled in with a pencil. RUN-RUN-103 */
const Cache = ({ title, fields }: { title: string; fields: readonly Entry[] }): ReactElement => (
  <div className="encnotes-cache">
    <h3>{title}</h3>
    <dl>
      {fields.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);
