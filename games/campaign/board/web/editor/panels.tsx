// Beside the map: the hex under the cursor, and the whole sheet.

import { LANGUAGES, type Language } from '@skald/text';
import { type ReactElement, type RefObject, useState } from 'react';
import {
  beyond,
  DIRECTIONS,
  edgeOf,
  generate,
  geographyOf,
  type Hex,
  type HexMap,
  hexLabel,
  nameIn,
} from '../../../content/index.ts';
import { columnsOf, mendShore, rename, renameMap, tidy, translate } from './edits.ts';
import { enlarge, reduce, SIDES } from './sheet.ts';
import { hexInWords } from './speech.ts';
import { editorWords } from './words.ts';

interface PanelProps {
  readonly map: HexMap;
  readonly change: (map: HexMap) => void;
  readonly language: Language;
}

/** A name that counts when one has finished typing it. */
function NameField(props: {
  label: string;
  name: string;
  give: (name: string) => void;
  field?: RefObject<HTMLInputElement | null>;
  hint?: string;
}): ReactElement {
  const [typed, setTyped] = useState(props.name);
  const give = (): void => {
    if (typed.trim() !== props.name) props.give(typed.trim());
  };
  return (
    <label className="pick">
      <span>{props.label}</span>
      <input
        ref={props.field}
        value={typed}
        maxLength={40}
        placeholder={props.hint}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={give}
        onKeyDown={(event) => event.key === 'Enter' && give()}
      />
    </label>
  );
}

/** The same in languages in which it is called otherwise. */
function Translations({
  map,
  change,
  language,
  at,
  called,
  what,
}: PanelProps & {
  at: string | null;
  called: Pick<HexMap, 'name' | 'names'>;
  what: string;
}): ReactElement {
  const words = editorWords(language);
  return (
    <details className="mapedit-tongues">
      <summary>{words.tongues}</summary>
      {LANGUAGES.map((tongue) => (
        <NameField
          key={`${tongue} ${called.names?.[tongue]}`}
          label={words.inTongue(what, tongue)}
          name={called.names?.[tongue] ?? ''}
          hint={nameIn({ name: called.name }, tongue)}
          give={(name) => change(translate(map, at, tongue, name))}
        />
      ))}
    </details>
  );
}

export function Here({
  map,
  change,
  language,
  cursor,
  nameField,
}: PanelProps & { cursor: Hex; nameField: RefObject<HTMLInputElement | null> }): ReactElement {
  const words = editorWords(language);
  const { terrain } = geographyOf(map);
  const place = map.places.find(({ hex }) => hex === cursor);
  const label = hexLabel(cursor);
  const lived = ['village', 'castle'].includes(terrain.get(cursor) ?? '');
  const bridges = DIRECTIONS.flatMap((d) => {
    const found = map.bridges.find(({ edge }) => edge === edgeOf(cursor, beyond(cursor, d)));
    return found ? [{ ...found, side: words.side(d) }] : [];
  });
  return (
    <section>
      <h2>{words.here}</h2>
      <p>{words.hexAt(label, hexInWords(map, cursor, language))}</p>
      {lived && (
        <NameField
          key={`${cursor} ${place?.name}`}
          label={words.placeName(label)}
          name={place?.name ?? ''}
          give={(name) => change(rename(map, cursor, name))}
          field={nameField}
        />
      )}
      {lived && place && (
        <Translations {...{ map, change, language }} key={cursor} at={cursor} called={place} what={label} />
      )}
      {bridges.map(({ side, ...bridge }) => (
        <div key={bridge.edge}>
          <NameField
            key={bridge.name}
            label={words.bridgeName(side)}
            name={bridge.name}
            give={(given) => change(rename(map, bridge.edge, given))}
          />
          <Translations
            {...{ map, change, language }}
            at={bridge.edge}
            called={bridge}
            what={words.bridgeTo(side)}
          />
        </div>
      ))}
    </section>
  );
}

const MOST_SEED = 999_999;

export function Sheet({ map, change, language }: PanelProps): ReactElement {
  const words = editorWords(language);
  const [seed, setSeed] = useState(1);
  const repairs = [
    [words.shore, mendShore(map)],
    [words.tidy, tidy(map)],
  ] as const;
  return (
    <section>
      <h2>{words.land}</h2>
      <NameField
        key={map.name}
        label={words.mapName}
        name={map.name}
        give={(name) => change(renameMap(map, name))}
      />
      <Translations {...{ map, change, language }} at={null} called={map} what={words.theMap} />
      {repairs
        .filter(([, mended]) => JSON.stringify(mended) !== JSON.stringify(map))
        .map(([label, mended]) => (
          <button key={label} type="button" className="act" onClick={() => change(mended)}>
            {label}
          </button>
        ))}
      <fieldset>
        <legend>{words.size}</legend>
        <p>{words.sheet(columnsOf(map), map.rows.length, geographyOf(map).terrain.size)}</p>
        <ul className="mapedit-size">
          {SIDES.map((side) => (
            <li key={side}>
              <span>{words.edges[side]}</span>
              <button
                type="button"
                className="act"
                aria-label={words.less(words.edges[side])}
                onClick={() => change(reduce(map, side))}
              >
                −
              </button>
              <button
                type="button"
                className="act"
                aria-label={words.more(words.edges[side])}
                onClick={() => change(enlarge(map, side))}
              >
                +
              </button>
            </li>
          ))}
        </ul>
      </fieldset>
      <form
        className="mapedit-seed"
        onSubmit={(event) => {
          event.preventDefault();
          change(generate(seed));
        }}
      >
        <label className="pick">
          <span>{words.seed}</span>
          <input
            type="number"
            min={0}
            max={MOST_SEED}
            required
            value={seed}
            onChange={(event) =>
              setSeed(Math.min(MOST_SEED, Math.max(0, Math.trunc(event.target.valueAsNumber || 0))))
            }
          />
        </label>
        <button type="submit" className="act">
          {words.generate}
        </button>
        <button
          type="button"
          className="act act-quiet"
          onClick={() => setSeed(Math.floor(Math.random() * (MOST_SEED + 1)))}
        >
          {words.another}
        </button>
      </form>
    </section>
  );
}
