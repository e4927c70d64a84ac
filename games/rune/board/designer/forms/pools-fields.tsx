// Whose blood makes the floor of a fight slippery, and where the room of it begins. RUN-RULING-R85, -R96

import type { ReactElement } from 'react';
import type { EncounterEvent } from '../../../documents/encounter/schema.ts';
import { formWords } from '../../../text/designer/forms.ts';
import type { FormProps } from '../form-props.ts';
import { withPools } from './edits.ts';
import { Amount, Choice, Field } from './fields.tsx';
import { narrowed, part } from './part.ts';
import { bleeders } from './references.ts';

const NOBODY = '';

/** Nothing where nobody could bleed before anybody fights. */
export function PoolsFields(props: FormProps<EncounterEvent>): ReactElement | null {
  const { value: event, language } = props;
  const words = formWords(language);
  const chosen = event.pools?.of ?? null;
  const offered = bleeders(props, chosen);
  if (offered.length === 0) return null;
  const { map, pools } = event;
  return (
    <section className="design-form design-card">
      <div className="design-line">
        <Field {...part(props, 'pools')} within>
          <Choice
            {...props}
            label={words.pools}
            chosen={chosen ?? NOBODY}
            options={[[NOBODY, words.noPools], ...offered]}
            next={(of) => withPools(event, of === NOBODY ? null : of)}
          />
        </Field>
        {pools !== undefined &&
          (['x', 'y'] as const).map((axis) => (
            <Amount
              key={axis}
              {...part(narrowed(part(props, 'pools'), pools), axis)}
              label={words.poolsFrom[axis]}
              range={[0, (axis === 'x' ? map?.width : map?.height) ?? 1]}
            />
          ))}
      </div>
      {pools !== undefined && <p className="hint">{words.poolsHint}</p>}
    </section>
  );
}
