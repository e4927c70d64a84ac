// What helps heroes later: carrots, rest, strength. RUN-GAIN-20, -40, -50

import type { ReactElement } from 'react';
import { MOST_IMPAIRMENT, MOST_INIT, MOST_ROUNDS, MOST_STICK } from '../../../content/design/traps.ts';
import type { GainOf } from '../../../documents/encounter/gain-schema.ts';
import { formWords } from '../../../text/designer/forms.ts';
import { HEALING_TIME_NAMES, STATISTIC_NAMES } from '../../../text/lexicon.ts';
import type { FormProps } from '../form-props.ts';
import { Amount, Choice, Field, optionsOf } from './fields.tsx';
import { LastingFields } from './lasting-fields.tsx';
import { part } from './part.ts';
import { laterRolls } from './references.ts';

type Helped = GainOf<'carrot'>['for'];

/** RUN-GAIN-20 to -22 */
export function CarrotFields(props: FormProps<GainOf<'carrot'>>): ReactElement {
  const { value: carrot, language } = props;
  const words = formWords(language);
  const helped = part(props, 'for');
  const { init, atk, dfn } = STATISTIC_NAMES;
  const roll = 'roll' in carrot.for ? carrot.for.roll : null;
  return (
    <>
      <Field {...helped}>
        <Choice
          {...props}
          label={words.helps}
          chosen={'roll' in carrot.for ? `roll ${carrot.for.roll}` : carrot.for.score}
          options={[
            ...optionsOf({ init, atk, dfn }, language).map(
              ([score, name]) => [score as string, words.inFight(name)] as const,
            ),
            ...laterRolls(helped, roll).map(([id, name]) => [`roll ${id}`, name] as const),
          ]}
          next={(chosen) => ({ ...carrot, for: helpedBy(chosen) })}
        />
      </Field>
      <Amount
        {...part(props, 'by')}
        label={words.increase}
        range={[0, 'score' in carrot.for && carrot.for.score === 'init' ? MOST_INIT : MOST_STICK]}
      />
      <Amount {...part(props, 'rounds')} label={words.rounds} range={[1, MOST_ROUNDS]} holds={[1, 20]} />
    </>
  );
}

function helpedBy(chosen: string): Helped {
  if (chosen === 'init' || chosen === 'atk' || chosen === 'dfn') return { score: chosen };
  return { roll: chosen.replace(/^roll /, '') };
}

/** RUN-GAIN-40 */
export function HealingFields(props: FormProps<GainOf<'healing'>>): ReactElement {
  const { value: gain, language } = props;
  const time = part(props, 'time');
  return (
    <Field {...time}>
      <Choice
        {...time}
        label={formWords(language).healingTime}
        chosen={gain.time}
        options={optionsOf(HEALING_TIME_NAMES, language)}
        next={(one) => one}
      />
    </Field>
  );
}

/** RUN-GAIN-50 to -53 */
export const InvigorationFields = (props: FormProps<GainOf<'invigoration'>>): ReactElement => (
  <>
    <Amount
      {...part(props, 'points')}
      label={formWords(props.language).points}
      range={[0, MOST_IMPAIRMENT]}
    />
    <LastingFields {...props} />
  </>
);
