// What an Impairment or an Invigoration touches, and until when. RUN-IMPAIR-04, -06, RUN-GAIN-52, -53

import type { ReactElement } from 'react';
import { ABILITIES, type Ability } from '../../../content/abilities.ts';
import type { EffectOf, Only } from '../../../documents/encounter/effect-schema.ts';
import type { GainOf } from '../../../documents/encounter/gain-schema.ts';
import { formWords } from '../../../text/designer/forms.ts';
import { ABILITY_NAMES, STATISTIC_NAMES } from '../../../text/lexicon.ts';
import type { FormProps } from '../form-props.ts';
import { Choice, Field } from './fields.tsx';
import { part } from './part.ts';
import { endings } from './references.ts';

type Lasting = EffectOf<'impairment'> | GainOf<'invigoration'>;
type Score = Extract<Only, { on: 'score' }>['score'];

const SCORES: readonly Score[] = ['init', 'atk', 'dfn', 'engagement'];

export function LastingFields<T extends Lasting>(props: FormProps<T>): ReactElement {
  const { value, change, at, language } = props;
  const words = formWords(language);
  const only: FormProps<Only | null> = {
    ...props,
    at: [...at, 'only'],
    value: value.only,
    change: (next) => change({ ...value, only: next }),
  };
  const until = part(props, 'until');
  return (
    <>
      <Choice
        {...only}
        label={words.touches}
        chosen={chosenOf(value.only)}
        options={[
          ['', words.everyRoll],
          ...SCORES.map(
            (score) =>
              [score, score === 'engagement' ? words.engagement : STATISTIC_NAMES[score][language]] as const,
          ),
          ...ABILITIES.map((ability) => [ability, ABILITY_NAMES[ability][language]] as const).toSorted(
            (a, b) => a[1].localeCompare(b[1], language),
          ),
        ]}
        next={onlyOf}
      />
      <Field {...until}>
        <Choice
          {...props}
          label={words.until}
          chosen={value.until ?? ''}
          options={[['', words.untilEnd], ...endings(until, value.until)]}
          next={(id) => ({ ...value, until: id === '' ? null : id })}
        />
      </Field>
    </>
  );
}

const chosenOf = (only: Only | null): '' | Ability | Score =>
  only === null ? '' : only.on === 'ability' ? only.ability : only.score;

function onlyOf(chosen: '' | Ability | Score): Only | null {
  if (chosen === '') return null;
  switch (chosen) {
    case 'init':
    case 'atk':
    case 'dfn':
    case 'engagement':
      return { on: 'score', score: chosen };
    default:
      return { on: 'ability', ability: chosen };
  }
}
