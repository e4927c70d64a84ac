// A roll without what is more than a roll: who, what, against what, and whether one must.

import type { ReactElement } from 'react';
import type { PlainRoll } from '../../../documents/encounter/roll-schema.ts';
import type { FormProps } from '../form-props.ts';
import { AgainstFields } from './against-fields.tsx';
import { Breaches } from './breaches.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { MethodRows } from './method-rows.tsx';
import { PriceLines } from './price.tsx';
import { linesAt } from './prices.ts';
import { Surcharges } from './surcharges.tsx';
import { TypeChoice } from './type-choice.tsx';

/** What is more than that is kept as it is. */
export function PlainRollFields(props: FormProps<PlainRoll>): ReactElement {
  const { value: roll, at, problems, encounter, language } = props;
  return (
    <div className="design-roll" data-path={at.join('.')}>
      <PriceLines lines={linesAt(encounter, at)} language={language} />
      <TypeChoice {...props} />
      <div className="design-pair">
        {(roll.against.kind !== 'baseline' || roll.methods.length > 0) && <MethodRows {...props} />}
        <AgainstFields {...props} />
      </div>
      <ConditionFields {...props} />
      <Surcharges {...props} />
      <Breaches problems={problems} at={at} />
      <Breaches problems={problems} at={[...at, 'id']} />
    </div>
  );
}
