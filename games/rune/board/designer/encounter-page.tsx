// The encounter as a whole: what it is, for whom, and by which rules.

import { Choose, Tick } from '@skald/games/board-kit';
import { capital } from '@skald/text';
import type { ReactElement } from 'react';
import { ENCOUNTER_KINDS, HOOKS } from '../../content/design/budget.ts';
import { designerWords } from '../../text/designer/frame.ts';
import { generateWords } from '../../text/designer/generate.ts';
import { partsWords } from '../../text/designer/parts.ts';
import { plotChoiceWords } from '../../text/designer/plots.ts';
import { NOTES_WORDS } from '../../text/notes/index.ts';
import { CreaturesForm } from './combat/index.ts';
import { Breaches } from './forms/breaches.tsx';
import { toggled } from './forms/edits.ts';
import { Field, Switch } from './forms/fields.tsx';
import { part } from './forms/part.ts';
import { WordsField } from './forms/words-field.tsx';
import { GenerateForm } from './generate/index.ts';
import { GroupFields } from './group-fields.tsx';
import { type PageProps, wholeForm } from './page-props.ts';
import { PartsShelf, PlotChoice } from './parts/index.ts';

export function EncounterPage(page: PageProps): ReactElement {
  const { problems, language } = page;
  const words = designerWords(language);
  return (
    <div className="design-form designer-whole">
      <h2>{words.encounter}</h2>
      <Breaches problems={problems} at={['events']} />
      <About {...page} />
      <GroupFields {...page} />
      <details className="designer-section design-fold">
        <summary>{generateWords(language).title}</summary>
        <GenerateForm {...page} />
      </details>
      <details className="designer-section design-fold">
        <summary>{plotChoiceWords(language).title}</summary>
        <PlotChoice {...page} />
      </details>
      <details className="designer-section design-fold">
        <summary>{partsWords(language).title}</summary>
        <PartsShelf {...page} {...page.beside} />
      </details>
      <CreaturesForm {...page} />
      <Rulings {...page} />
      <Waivers {...page} />
    </div>
  );
}

function About(page: PageProps): ReactElement {
  const { encounter, change, language } = page;
  const words = designerWords(language);
  const { kinds, hooks } = NOTES_WORDS[language];
  const form = wholeForm(page);
  return (
    <section className="designer-section">
      <WordsField {...part(form, 'name')} label={words.name} most={80} />
      <div className="design-pair">
        <Field {...part(form, 'kind')}>
          <Choose
            label={words.kind}
            value={encounter.kind}
            options={ENCOUNTER_KINDS.map((kind) => [kind, capital(kinds[kind])] as const)}
            onChoose={(kind) => change({ ...encounter, kind })}
          />
        </Field>
        <Field {...part(form, 'hook')}>
          <Choose
            label={words.hook}
            value={encounter.hook}
            options={HOOKS.map((hook) => [hook, capital(hooks[hook])] as const)}
            onChoose={(hook) => change({ ...encounter, hook })}
          />
        </Field>
      </div>
      <WordsField {...part(form, 'concept')} label={words.concept} most={1000} lines={3} />
      <p className="hint">{words.conceptHint}</p>
      <Switch {...part(form, 'beginner')} label={words.beginner} />
      <p className="hint">{words.beginnerHint}</p>
    </section>
  );
}

const RULINGS = {
  baseLimit: [300, 350],
  endurance: ['all', 'further'],
  escalation: ['asPrinted', 'atLeastRecurring'],
  trapEarnings: ['free', 'clipped'],
} as const;

/** RUN-RULING-F01, -T06, -T29, -T40 */
function Rulings({ encounter, change, language }: PageProps): ReactElement {
  const words = designerWords(language);
  const { rulings } = encounter;
  const choice = <K extends keyof typeof RULINGS>(key: K): ReactElement => {
    const names: Readonly<Record<string, string>> = words.rulingValues[key];
    return (
      <div key={key} data-path={`rulings.${key}`}>
        <Choose<string>
          label={words.rulingNames[key]}
          value={String(rulings[key])}
          options={RULINGS[key].map((value) => [String(value), names[value] ?? ''] as const)}
          onChoose={(chosen) => {
            const value = RULINGS[key].find((one) => String(one) === chosen);
            if (value !== undefined) change({ ...encounter, rulings: { ...rulings, [key]: value } });
          }}
        />
      </div>
    );
  };
  return (
    <details className="designer-section design-fold">
      <summary>{words.rulings}</summary>
      <div className="design-pair">
        {(Object.keys(RULINGS) as (keyof typeof RULINGS)[]).map((key) => choice(key))}
      </div>
    </details>
  );
}

/** RUN-RULING-T60 */
function Waivers({ encounter, change, problems, language }: PageProps): ReactElement {
  const words = designerWords(language);
  const { waivers } = encounter;
  const inTheWay = problems.filter(({ advice, code }) => !advice || waivers.includes(code));
  const codes = [...new Set([...inTheWay.map(({ code }) => code), ...waivers])];
  return (
    <details className="designer-section design-fold" open={waivers.length > 0} data-path="waivers">
      <summary>{words.waivers}</summary>
      <p className="hint">{codes.length === 0 ? words.noWaivers : words.waiversHint}</p>
      {codes.map((code) => (
        <Tick
          key={code}
          label={inTheWay.find((one) => one.code === code)?.text ?? code}
          ticked={waivers.includes(code)}
          onTick={(on) => change({ ...encounter, waivers: toggled(waivers, code, on) })}
        />
      ))}
    </details>
  );
}
