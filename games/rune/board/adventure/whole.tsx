// What holds an adventure together: its name, its kind, where it is set, for how many, and its plot. RUN-ADV-08 to -13

import type { EditorProps } from '@skald/games/board';
import { Choose, Typed, upTo } from '@skald/games/board-kit';
import { type ReactElement, useState } from 'react';
import { ADVENTURE_FORMS } from '../../content/design/adventures.ts';
import { HOOKS } from '../../content/design/budget.ts';
import type { PlotId } from '../../content/design/plots.ts';
import type { Adventure } from '../../documents/adventure/schema.ts';
import { plotAdventure } from '../../documents/encounter/plots.ts';
import { adventureEditorWords } from '../../text/designer/adventures.ts';
import { plotChoiceWords, plotWords } from '../../text/designer/plots.ts';
import { said } from '../../text/encounter.ts';
import { NOTES_WORDS } from '../../text/notes/index.ts';
import { Breaches } from '../designer/forms/breaches.tsx';
import { PlotList } from '../designer/parts/plot-choice.tsx';
import { rewritten } from './edits.ts';

const MOST_PLAYERS = 8;
const LONGEST = { name: 80, constraints: 1000, plot: 2000 } as const;

type Props = Pick<EditorProps<Adventure>, 'change' | 'problems' | 'language'> & {
  readonly adventure: Adventure;
};

export function Whole(props: Props): ReactElement {
  const { adventure, change, language } = props;
  const words = adventureEditorWords(language);
  const { hooks } = NOTES_WORDS[language];
  const { name, form, hook, group, constraints } = adventure;
  return (
    <section className="advedit-whole" aria-label={words.whole}>
      <Typed
        label={words.name}
        text={said(name, language)}
        most={LONGEST.name}
        give={(text) => change({ ...adventure, name: rewritten(name, language, text) })}
      />
      <Choose
        label={words.form}
        value={form}
        options={ADVENTURE_FORMS.map((one) => [one, words.forms[one]] as const)}
        onChoose={(next) => change({ ...adventure, form: next })}
      />
      <Choose
        label={words.hook}
        value={hook}
        options={HOOKS.map((one) => [one, hooks[one]] as const)}
        onChoose={(next) => change({ ...adventure, hook: next })}
      />
      <Choose
        label={words.players}
        value={group.heroes}
        options={upTo(1, Math.max(MOST_PLAYERS, group.heroes))}
        onChoose={(heroes) => change({ ...adventure, group: { ...group, heroes } })}
      />
      {form !== 'basic' && (
        <details className="advedit-plot" data-path="plot">
          <summary>{words.plot}</summary>
          <PlotFields {...props} />
          <Typed
            label={words.constraints}
            text={said(constraints, language)}
            most={LONGEST.constraints}
            lines={2}
            blank
            give={(text) => change({ ...adventure, constraints: rewritten(constraints, language, text) })}
          />
        </details>
      )}
      <FromPlot {...props} />
    </section>
  );
}

function PlotFields({ adventure, change, problems, language }: Props): ReactElement {
  const words = adventureEditorWords(language);
  const { plot } = adventure;
  return (
    <div className="advedit-parts">
      {(['outline', 'setup', 'development', 'climax', 'goal'] as const).map((part) => (
        <div key={part} data-path={`plot.${part}`}>
          <Typed
            label={words.parts[part]}
            text={said(plot[part], language)}
            most={LONGEST.plot}
            lines={2}
            blank
            give={(text) =>
              change({ ...adventure, plot: { ...plot, [part]: rewritten(plot[part], language, text) } })
            }
          />
          <Breaches problems={problems} at={['plot', part]} />
        </div>
      ))}
    </div>
  );
}

/** RUN-ADV-14 */
function FromPlot({ adventure, change, language }: Props): ReactElement {
  const words = plotChoiceWords(language);
  const [plot, setPlot] = useState<PlotId>('call-of-the-slain');
  return (
    <details className="advedit-plot">
      <summary>{words.title}</summary>
      <PlotList plot={plot} choose={setPlot} language={language} />
      <button
        type="button"
        className="act act-main"
        onClick={() => change(plotAdventure(plot, plotWords(plot), adventure.group))}
      >
        {words.beginAdventure}
      </button>
      <p className="hint">{words.replaces}</p>
    </details>
  );
}
