// How what goes on is brought to an end. RUN-TRAP-27, -33, -58

import { Tick } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import type { End } from '../../../documents/encounter/roll-schema.ts';
import { formWords } from '../../../text/designer/forms.ts';
import { SHARE_NAMES } from '../../../text/lexicon.ts';
import type { FormProps } from '../form-props.ts';
import { Breaches } from './breaches.tsx';
import { withEndRoll } from './edits.ts';
import { Choice, Field, optionsOf } from './fields.tsx';
import { freshIds } from './ids.ts';
import { part } from './part.ts';
import { PlainRollFields } from './plain-roll.tsx';
import { Price } from './price.tsx';
import { AtOnce } from './roll-form.tsx';
import { WordsField } from './words-field.tsx';

export function EndFields(props: FormProps<End>): ReactElement {
  const { value: end, change, at, encounter, problems, language } = props;
  const words = formWords(language);
  const roll = part(props, 'roll');
  const countdown = part(props, 'countdown');
  return (
    <fieldset className="design-group" data-path={at.join('.')}>
      <legend>
        {words.end} <Price at={at} within encounter={encounter} language={language} />
      </legend>
      <Breaches problems={problems} at={at} />
      <Breaches problems={problems} at={[...at, 'end']} />
      <WordsField {...part(props, 'how')} label={words.endHow} most={300} lines={2} />
      <Tick
        label={words.endedByRoll}
        ticked={end.roll !== null}
        onTick={(on) => change(withEndRoll(end, on, freshIds(encounter)))}
      />
      {end.roll !== null && (
        <>
          <Field {...countdown}>
            <Choice
              {...countdown}
              label={words.endCountdown}
              chosen={end.countdown ?? ''}
              options={[['', words.oneSuccess], ...optionsOf(SHARE_NAMES, language)]}
              next={(share) => (share === '' ? null : share)}
            />
          </Field>
          <section className="design-card">
            <PlainRollFields
              {...roll}
              value={end.roll}
              change={(next) => change({ ...end, roll: { ...next, also: end.roll?.also ?? [] } })}
            />
            <AtOnce {...roll} value={end.roll} />
          </section>
        </>
      )}
    </fieldset>
  );
}
