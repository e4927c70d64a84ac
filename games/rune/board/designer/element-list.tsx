// What is in an event besides its fight, in the order of play, and what can be put there.

import { type ReactElement, useMemo } from 'react';
import { priceOf } from '../../documents/encounter/price/index.ts';
import { designerWords } from '../../text/designer/frame.ts';
import { NATURE_NAMES, PHASE_NAMES } from '../../text/lexicon.ts';
import { accountsOf } from './accounts.ts';
import { elementAdded, mayHaveElement } from './arrange.ts';
import { ELEMENT_TEMPLATES, type ElementTemplate, newElement, templateName } from './forms/index.ts';
import { Points } from './forms/price.tsx';
import { elementName } from './names.ts';
import type { PageProps } from './page-props.ts';

export function ElementList({ event: at, ...page }: PageProps & { event: number }): ReactElement {
  const { encounter, go, problems, language } = page;
  const words = designerWords(language);
  const event = encounter.events[at];
  const elements = event?.elements ?? [];
  const accounts = useMemo(() => accountsOf(priceOf(encounter).lines, problems), [encounter, problems]);
  return (
    <div className="designer-elements" data-path={`events.${at}.elements`}>
      {elements.length === 0 && <p className="hint">{words.nothingYet}</p>}
      <ol>
        {elements.map((element, i) => {
          const { spent, earned, wrong } = accounts(at, i);
          return (
            <li key={element.id}>
              <button type="button" onClick={() => go({ page: 'element', event: at, element: i })}>
                <strong>{elementName(element, language)}</strong>
                <small>
                  {NATURE_NAMES[element.nature][language]}
                  {event?.combat != null && `, ${PHASE_NAMES[element.phase][language]}`}
                </small>
                {wrong > 0 && <span className="designer-wrong">{words.problemsHere(wrong)}</span>}
                <span className="designer-sums">
                  {spent > 0 && <Points points={spent} language={language} />}
                  {earned > 0 && <Points points={-earned} language={language} />}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <Templates {...page} event={at} />
    </div>
  );
}

const GROUPS = ['trap', 'hazard', 'treasure', 'gain', 'task', 'freestanding'] as const;

function Templates({ encounter, change, go, event, language }: PageProps & { event: number }): ReactElement {
  const words = designerWords(language);
  const add = (template: ElementTemplate): void => {
    const at = encounter.events[event]?.elements.length ?? 0;
    change(elementAdded(encounter, event, newElement(template, encounter)));
    go({ page: 'element', event, element: at });
  };
  if (!mayHaveElement(encounter, event)) return <p className="hint">{words.full}</p>;
  return (
    <section className="designer-templates" aria-label={words.addHeading}>
      <h3>{words.addHeading}</h3>
      {GROUPS.map((group) => (
        <section key={group} aria-label={words.groups[group]}>
          <h4>{words.groups[group]}</h4>
          <div>
            {ELEMENT_TEMPLATES.filter((one) => one.group === group).map((template) => (
              <button key={template.id} type="button" onClick={() => add(template)}>
                {templateName(template.id, language)}
              </button>
            ))}
          </div>
        </section>
      ))}
    </section>
  );
}
