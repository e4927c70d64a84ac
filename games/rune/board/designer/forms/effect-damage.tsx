// Damage: flat or thrown, once or every round, with or without armor. RUN-TRAP-10 to -33

import type { ReactElement } from 'react';
import { MOST_DAM, MOST_DICE } from '../../../content/design/traps.ts';
import type { EffectOf } from '../../../documents/encounter/effect-schema.ts';
import { formWords } from '../../../text/designer/forms.ts';
import { OVER_NAMES } from '../../../text/lexicon.ts';
import type { FormProps } from '../form-props.ts';
import { Breaches } from './breaches.tsx';
import { NO_END, withOver } from './edits.ts';
import { EndFields } from './end-fields.tsx';
import { Amount, Choice, optionsOf, Switch } from './fields.tsx';
import { part } from './part.ts';

export function DamageFields(props: FormProps<EffectOf<'damage'>>): ReactElement {
  const { value: effect, language } = props;
  const words = formWords(language);
  return (
    <>
      <Amount {...part(props, 'dam')} label={words.dam} range={[0, MOST_DAM]} />
      <Choice
        {...props}
        label={words.over}
        chosen={effect.over}
        options={optionsOf(OVER_NAMES, language)}
        next={(over) => withOver(effect, over)}
      />
      <Switch {...part(props, 'armorIgnoring')} label={words.armorIgnoring} />
      <Ending {...props} />
    </>
  );
}

export function DiceFields(props: FormProps<EffectOf<'dice'>>): ReactElement {
  const { value: effect, language } = props;
  const words = formWords(language);
  const { once, recurring } = OVER_NAMES;
  return (
    <>
      <Amount {...part(props, 'dice')} label={words.dice} range={[0, MOST_DICE]} />
      <Choice
        {...props}
        label={words.over}
        chosen={effect.over}
        options={optionsOf({ once, recurring }, language)}
        next={(over) => withOver(effect, over)}
      />
      <Switch {...part(props, 'armorIgnoring')} label={words.armorIgnoring} />
      <Ending {...props} />
    </>
  );
}

type Ended = EffectOf<'damage'> | EffectOf<'dice'>;

/** RUN-TRAP-27 */
function Ending<E extends Ended>({ value: effect, change, ...props }: FormProps<E>): ReactElement {
  const place = [...props.at, 'end'];
  if (effect.over === 'once' && effect.end === null) return <Breaches problems={props.problems} at={place} />;
  return (
    <EndFields
      {...props}
      at={place}
      value={effect.end ?? NO_END}
      change={(end) => change({ ...effect, end })}
    />
  );
}
