// What is rolled: up to three ways to do it. RUN-DIF-01, -95, -120

import { Remove } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import { ABILITIES, ABILITY } from '../../../content/abilities.ts';
import { CHARACTERISTICS } from '../../../content/characteristics.ts';
import type { Method, PlainRoll } from '../../../documents/encounter/roll-schema.ts';
import { formWords } from '../../../text/designer/forms.ts';
import { ABILITY_NAMES, CHARACTERISTIC_NAMES } from '../../../text/lexicon.ts';
import type { FormProps } from '../form-props.ts';
import { Breaches } from './breaches.tsx';
import { mayHaveMethod, methodBy, withCharacteristic, withMethod, without, withSecond } from './edits.ts';
import { Choice, Field } from './fields.tsx';
import { item, part } from './part.ts';
import { Price } from './price.tsx';

export function MethodRows(props: FormProps<PlainRoll>): ReactElement {
  const { value: roll, change, problems, encounter, language } = props;
  const words = formWords(language);
  const methods = part(props, 'methods');
  return (
    <fieldset className="design-group" data-path={methods.at.join('.')}>
      <legend>
        {words.methods} <Price at={methods.at} encounter={encounter} language={language} />
      </legend>
      {roll.methods.map((method, i) => (
        <div key={i} className="design-line">
          <MethodRow {...item(methods, i, method)} />
          {roll.methods.length > 1 && (
            <Remove
              label={words.removeMethod(i + 1)}
              onRemove={() => change({ ...roll, methods: without(roll.methods, i) })}
            />
          )}
        </div>
      ))}
      <Breaches problems={problems} at={methods.at} />
      {mayHaveMethod(roll) && (
        <button type="button" className="act design-add" onClick={() => change(withMethod(roll))}>
          {words.addMethod}
        </button>
      )}
    </fieldset>
  );
}

function MethodRow(props: FormProps<Method>): ReactElement {
  const { value: method, at, problems, language } = props;
  const words = formWords(language);
  const { ability, characteristic, second } = method;
  const usual = ability === null ? null : (ABILITY[ability].governing[0] ?? null);
  const named = CHARACTERISTICS.map((one) => [one, CHARACTERISTIC_NAMES[one][language]] as const);
  const abilities = ABILITIES.map((one) => [one, ABILITY_NAMES[one][language]] as const).toSorted((a, b) =>
    a[1].localeCompare(b[1], language),
  );
  return (
    <Field {...props}>
      <div className="design-method">
        <Choice
          {...props}
          label={words.ability}
          chosen={ability ?? ''}
          options={[['', words.noAbility], ...abilities]}
          next={(one) => methodBy(one === '' ? null : one)}
        />
        <span data-path={[...at, 'characteristic'].join('.')}>
          <Choice
            {...props}
            label={words.characteristic}
            chosen={characteristic ?? ''}
            options={[
              ...(ability !== null
                ? [
                    [
                      '',
                      words.usual(usual === null ? words.luck : CHARACTERISTIC_NAMES[usual][language]),
                    ] as const,
                  ]
                : []),
              ...named,
            ]}
            next={(one) => withCharacteristic(method, one === '' ? null : one)}
          />
        </span>
        {(ability === null || second !== null) && (
          <Choice
            {...props}
            label={words.second}
            chosen={second ?? ''}
            options={[['', words.noSecond], ...named]}
            next={(one) => withSecond(method, one === '' ? null : one)}
          />
        )}
      </div>
      <Breaches problems={problems} at={[...at, 'characteristic']} />
    </Field>
  );
}
