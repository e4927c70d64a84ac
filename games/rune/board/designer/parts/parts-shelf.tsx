// Parts of other encounters: one is chosen, looked at, and taken into the one that is being designed.

import type { EditorProps } from '@skald/games/board';
import { Choose } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import { type ReactElement, useMemo, useState } from 'react';
import { type PartKind, partsOf, withPart } from '../../../documents/encounter/parts.ts';
import type { Encounter } from '../../../documents/encounter/schema.ts';
import { partsWords } from '../../../text/designer/parts.ts';
import { said } from '../../../text/encounter.ts';
import { PartView } from './part-view.tsx';
import { SourceChoice } from './source-choice.tsx';
import { useSources } from './sources.ts';

interface PartsShelfProps {
  readonly encounter: Encounter;
  change(next: Encounter): void;
  readonly language: Language;
  /** The event that is open, into which a part goes unless another is chosen. */
  readonly event?: number;
  readonly kept?: EditorProps['kept'];
}

export function PartsShelf({ encounter, change, language, event = 0, kept }: PartsShelfProps): ReactElement {
  const words = partsWords(language);
  const sources = useSources(kept);
  const [chosen, choose] = useState(0);
  const [picked, pick] = useState(0);
  const [into, setInto] = useState<number | null>(null);
  const [taken, setTaken] = useState<string | null>(null);
  const source = (sources[chosen] ?? sources[0])!.encounter;
  const parts = useMemo(() => partsOf(source), [source]);
  const part = (parts[picked] ?? parts[0])!;
  const isEvent = part.kind === 'event';
  const most = isEvent ? encounter.events.length : encounter.events.length - 1;
  const at = Math.min(into ?? (isEvent ? most : event), most);
  const made = useMemo(() => withPart(encounter, part, at), [encounter, part, at]);
  const title = said(part.title, language);
  const places = encounter.events.map(
    ({ title: name }, e) => [e, isEvent ? words.before(said(name, language)) : said(name, language)] as const,
  );
  return (
    <section className="design-parts" aria-label={words.title}>
      <SourceChoice
        sources={sources}
        chosen={chosen}
        choose={(next) => {
          choose(next);
          pick(0);
          setTaken(null);
        }}
        language={language}
      />
      <Choose
        label={words.part}
        value={parts.indexOf(part)}
        options={parts.map(
          (one, i) => [i, `${words.kinds[one.kind]}: ${said(one.title, language)}`] as const,
        )}
        onChoose={(next) => {
          pick(next);
          setTaken(null);
        }}
      />
      <div className="design-part-look">
        <h4>{title}</h4>
        <PartView part={part} source={source} language={language} />
      </div>
      {part.kind !== 'creature' && (
        <Choose
          label={words.into}
          value={at}
          options={isEvent ? [...places, [most, words.last] as const] : places}
          onChoose={setInto}
        />
      )}
      <Replaced kind={part.kind} event={encounter.events[at]} language={language} />
      <button
        type="button"
        className="act act-main"
        disabled={made === null}
        onClick={() => {
          if (made === null) return;
          setTaken(title);
          change(made);
        }}
      >
        {words.take}
      </button>
      <p className="hint" aria-live="polite">
        {taken !== null ? words.taken(taken) : made === null ? words.noRoom : ''}
      </p>
    </section>
  );
}

/** What goes when this comes. */
function Replaced({
  kind,
  event,
  language,
}: {
  kind: PartKind;
  event: Encounter['events'][number] | undefined;
  language: Language;
}): ReactElement | null {
  const words = partsWords(language);
  if (kind === 'fight' && (event?.combat?.foes.length ?? 0) > 0)
    return <p className="hint">{words.replacesFight}</p>;
  return kind === 'map' && event?.map != null ? <p className="hint">{words.replacesMap}</p> : null;
}
