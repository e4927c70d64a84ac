// One of the six plots, as a legal skeleton of an encounter to begin from. RUN-ADV-14

import type { Language } from '@skald/text';
import { type ReactElement, useId, useState } from 'react';
import { ACTS, type Act, type PlotId } from '../../../content/design/plots.ts';
import { plotEncounter } from '../../../documents/encounter/plots.ts';
import type { Encounter } from '../../../documents/encounter/schema.ts';
import { plotChoiceWords, plotsTold, plotWords } from '../../../text/designer/plots.ts';
import { said } from '../../../text/encounter.ts';

export function PlotChoice({
  encounter,
  change,
  language,
}: {
  encounter: Encounter;
  change: (next: Encounter) => void;
  language: Language;
}): ReactElement {
  const words = plotChoiceWords(language);
  const [plot, setPlot] = useState<PlotId>('call-of-the-slain');
  const [act, setAct] = useState<Act>('setup');
  const name = useId();
  return (
    <section className="design-plots" aria-label={words.title}>
      <p className="hint">{words.hint}</p>
      <PlotList plot={plot} choose={setPlot} language={language} />
      <fieldset className="design-acts">
        <legend>{words.act}</legend>
        {ACTS.map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={act === one} onChange={() => setAct(one)} />
            {words.acts[one]}
          </label>
        ))}
      </fieldset>
      <p className="design-told">{said(plotWords(plot).acts[act].concept, language)}</p>
      <button
        type="button"
        className="act act-main"
        onClick={() => change(plotEncounter(plot, act, plotWords(plot), encounter.group))}
      >
        {words.begin}
      </button>
      <p className="hint">{words.replaces}</p>
    </section>
  );
}

/** All six, with what they are about. */
export function PlotList({
  plot,
  choose,
  language,
}: {
  plot: PlotId;
  choose: (plot: PlotId) => void;
  language: Language;
}): ReactElement {
  const name = useId();
  return (
    <ul className="design-plot-list">
      {plotsTold(language).map(({ id, name: title, outline }) => (
        <li key={id}>
          <label>
            <input type="radio" name={name} checked={plot === id} onChange={() => choose(id)} />
            <strong>{title}</strong>
            <span>{outline}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
