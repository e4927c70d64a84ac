// An encounter from elsewhere: kept on this device, of The Stolen Rune, or a sample.

import type { EditorProps } from '@skald/games/board';
import { type ReactElement, useState } from 'react';
import type { Adventure } from '../../documents/adventure/schema.ts';
import { adventureEditorWords } from '../../text/designer/adventures.ts';
import { said } from '../../text/encounter.ts';
import { SourceChoice } from '../designer/parts/source-choice.tsx';
import { useSources } from '../designer/parts/sources.ts';
import { taken } from './edits.ts';

export function TakeIn({
  adventure,
  change,
  language,
  kept,
}: Pick<EditorProps<Adventure>, 'change' | 'language' | 'kept'> & { adventure: Adventure }): ReactElement {
  const words = adventureEditorWords(language);
  const sources = useSources(kept);
  const [chosen, choose] = useState(0);
  const source = (sources[chosen] ?? sources[0])!.encounter;
  const concept = said(source.concept, language);
  const made = taken(adventure, source);
  return (
    <details className="advedit-take">
      <summary>{words.takeIn}</summary>
      <SourceChoice sources={sources} chosen={chosen} choose={choose} language={language} />
      {concept !== '' && <p className="design-told">{concept}</p>}
      <button
        type="button"
        className="act act-main"
        disabled={made === adventure}
        onClick={() => change(made)}
      >
        {words.take}
      </button>
      {made === adventure && <p className="hint">{words.full}</p>}
    </details>
  );
}
