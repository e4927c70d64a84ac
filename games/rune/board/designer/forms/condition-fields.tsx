// Whether heroes can leave it alone, and what they would have to do to meet it. RUN-COND-01 to -09

import { Tick } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import type { PlainRoll } from '../../../documents/encounter/roll-schema.ts';
import { formWords } from '../../../text/designer/forms.ts';
import type { FormProps } from '../form-props.ts';
import { withCondition } from './edits.ts';
import { Amount, Choice, Field } from './fields.tsx';
import { part } from './part.ts';
import { WordsField } from './words-field.tsx';

export function ConditionFields(props: FormProps<PlainRoll>): ReactElement {
  const { value: roll, change, language } = props;
  const words = formWords(language);
  const given = part(props, 'condition');
  return (
    <div className={roll.condition === null ? undefined : 'design-group'}>
      <Field {...given}>
        <Tick
          label={words.condition}
          ticked={roll.condition !== null}
          onTick={(on) => change(withCondition(roll, on))}
        />
      </Field>
      {roll.condition !== null && <Condition {...given} value={roll.condition} />}
    </div>
  );
}

function Condition(props: FormProps<NonNullable<PlainRoll['condition']>>): ReactElement {
  const { value: condition, change, language } = props;
  const words = formWords(language);
  const exposure = part(props, 'exposure');
  const most = part(props, 'most');
  return (
    <>
      <WordsField {...part(props, 'trigger')} label={words.conditionTrigger} most={300} lines={2} />
      <Field {...exposure}>
        <Choice
          {...exposure}
          label={words.exposure}
          chosen={condition.exposure ?? ''}
          options={[
            ...(condition.exposure === null ? [['', words.unsaid] as const] : []),
            ['first', words.exposures.first],
            ['remains', words.exposures.remains],
          ]}
          next={(one) => (one === '' ? null : one)}
        />
      </Field>
      <div className="design-line">
        <Tick
          label={words.exhausted}
          ticked={condition.most !== null}
          onTick={(on) => change({ ...condition, most: on ? 3 : null })}
        />
        {condition.most !== null && (
          <Amount
            {...most}
            value={condition.most}
            label={words.timesAtMost}
            range={[1, 99]}
            holds={[1, 99]}
          />
        )}
      </div>
    </>
  );
}
