// The type of a roll: who rolls, and whom it concerns. RUN-DIF-20 to -28

import { type ReactElement, useId, useMemo, useState } from 'react';
import { DIRECTED_TYPES, ROLL_TYPES } from '../../../content/design/rolls.ts';
import type { PlainRoll } from '../../../documents/encounter/roll-schema.ts';
import { formWords } from '../../../text/designer/forms.ts';
import { rollTypeName } from '../../../text/encounter.ts';
import type { FormProps } from '../form-props.ts';
import { Breaches } from './breaches.tsx';
import { withType } from './edits.ts';
import { Choice, Field } from './fields.tsx';
import { part } from './part.ts';
import { Points, Price } from './price.tsx';
import { differenceIf } from './prices.ts';
import { RollPicture } from './roll-picture.tsx';

export function TypeChoice(props: FormProps<PlainRoll>): ReactElement {
  const { value: roll, at, encounter, problems, language } = props;
  const words = formWords(language);
  const [open, setOpen] = useState(false);
  const place = [...at, 'type'];
  return (
    <div className="design-field" data-path={place.join('.')}>
      <details
        className="design-types"
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <RollPicture type={roll.type} direction={roll.direction} />
          <span>
            <b>{rollTypeName(roll.type, language)}</b>
            <small>{words.types[roll.type]}</small>
          </span>
          <Price at={place} encounter={encounter} language={language} />
          <span className="design-change">{words.otherType}</span>
        </summary>
        {open && <TypeCards {...props} />}
      </details>
      <Breaches problems={problems} at={place} />
      {(DIRECTED_TYPES.includes(roll.type) || roll.direction !== null) && <Direction {...props} />}
    </div>
  );
}

/** Each with its picture, and by how much it would change the price. */
function TypeCards({ value: roll, change, at, encounter, language }: FormProps<PlainRoll>): ReactElement {
  const words = formWords(language);
  const name = useId();
  const differences = useMemo(
    () => ROLL_TYPES.map((type) => differenceIf(encounter, at, withType(roll, type))),
    [encounter, at, roll],
  );
  return (
    <div role="radiogroup" aria-label={words.rollType} className="design-type-cards">
      {ROLL_TYPES.map((type, i) => (
        <label key={type} className="design-type">
          <input
            type="radio"
            name={name}
            checked={roll.type === type}
            onChange={() => change(withType(roll, type))}
          />
          <RollPicture type={type} direction={DIRECTED_TYPES.includes(type) ? 'rear' : null} />
          <b>{rollTypeName(type, language)}</b>
          <small>{words.types[type]}</small>
          {differences[i] !== undefined && differences[i] !== 0 && (
            <Points points={differences[i]} language={language} />
          )}
        </label>
      ))}
    </div>
  );
}

/** RUN-DIF-35, -37 */
function Direction(props: FormProps<PlainRoll>): ReactElement {
  const { value: roll, language } = props;
  const words = formWords(language);
  const given = part(props, 'direction');
  const names = roll.type === 'domino' ? words.goesOn : words.danger;
  return (
    <Field {...given}>
      <Choice
        {...given}
        label={words.direction}
        chosen={given.value ?? ''}
        options={[
          ...(given.value === null ? [['', words.unsaid] as const] : []),
          ['front', names.front],
          ['rear', names.rear],
        ]}
        next={(side) => (side === '' ? null : side)}
      />
    </Field>
  );
}
