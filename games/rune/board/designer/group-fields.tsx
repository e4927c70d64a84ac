// For whom an encounter is designed. RUN-CEVENT-10, RUN-BUDGET-05

import { Remove } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import { MOST_PLAYERS, MOST_TOTAL } from '../../documents/encounter/schema.ts';
import { designerWords } from '../../text/designer/frame.ts';
import { without } from './forms/edits.ts';
import { Amount } from './forms/fields.tsx';
import { item, part } from './forms/part.ts';
import { type PageProps, wholeForm } from './page-props.ts';
import { RosterFields } from './roster-fields.tsx';

const USUAL_HEROES = 8;

export function GroupFields(page: PageProps): ReactElement {
  const { language } = page;
  const words = designerWords(language);
  const group = part(wholeForm(page), 'group');
  const totals = part(group, 'totals');
  return (
    <section className="designer-section" aria-label={words.group} data-path="group">
      <h3>{words.group}</h3>
      <Amount
        {...part(group, 'heroes')}
        label={words.heroes}
        range={[1, USUAL_HEROES]}
        holds={[1, MOST_PLAYERS]}
      />
      <p className="hint">{words.heroesHint}</p>
      <fieldset className="designer-totals" data-path="group.totals">
        <legend>{words.totals}</legend>
        <p className="hint">{words.totalsHint}</p>
        {totals.value.map((total, i) => (
          <div key={i} className="designer-total">
            <Amount
              {...item(totals, i, total)}
              label={words.totalOf(i + 1)}
              range={[0, MOST_TOTAL]}
              holds={[-MOST_TOTAL, MOST_TOTAL]}
              step={50}
            />
            <Remove
              label={words.removeTotal(i + 1)}
              onRemove={() => totals.change(without(totals.value, i))}
            />
          </div>
        ))}
        {totals.value.length < MOST_PLAYERS && (
          <button
            type="button"
            className="act design-add"
            onClick={() => totals.change([...totals.value, totals.value.at(-1) ?? 0])}
          >
            + {words.addTotal}
          </button>
        )}
      </fieldset>
      <RosterFields {...part(group, 'roster')} kept={page.beside.kept} />
    </section>
  );
}
