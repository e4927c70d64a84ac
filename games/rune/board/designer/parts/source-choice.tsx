// One encounter of many, by where it comes from.

import type { Language } from '@skald/text';
import { type ReactElement, useId } from 'react';
import { partsWords } from '../../../text/designer/parts.ts';
import { said } from '../../../text/encounter.ts';
import type { Source } from './sources.ts';

const GROUPS = ['device', 'stolen', 'samples'] as const;

export function SourceChoice({
  sources,
  chosen,
  choose,
  language,
}: {
  sources: readonly Source[];
  chosen: number;
  choose: (source: number) => void;
  language: Language;
}): ReactElement {
  const words = partsWords(language);
  const id = useId();
  return (
    <div className="pick">
      <label htmlFor={id}>{words.source}</label>
      <select id={id} value={chosen} onChange={({ target }) => choose(Number(target.value))}>
        {GROUPS.map((group) => {
          const found = sources.flatMap((source, i) => (source.group === group ? [{ source, i }] : []));
          return found.length === 0 ? null : (
            <optgroup key={group} label={words.groups[group]}>
              {found.map(({ source, i }) => (
                <option key={i} value={i}>
                  {said(source.encounter.name, language)}
                </option>
              ))}
            </optgroup>
          );
        })}
      </select>
    </div>
  );
}
