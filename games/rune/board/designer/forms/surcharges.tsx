// What else may be said of a roll, and mostly need not. RUN-COND-30, -40, RUN-DIF-90, -130, -135, RUN-TER-164

import { Tick } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import { ABILITY } from '../../../content/abilities.ts';
import { GODS } from '../../../content/gods.ts';
import type { PlainRoll } from '../../../documents/encounter/roll-schema.ts';
import { formWords } from '../../../text/designer/forms.ts';
import { GOD_NAMES } from '../../../text/gifts.ts';
import type { FormProps } from '../form-props.ts';
import { middleOf } from './edits.ts';
import { Amount, Choice, Field, Place, Switch } from './fields.tsx';
import { Fold } from './fold.tsx';
import { part } from './part.ts';
import { otherElements } from './references.ts';

const KEYS = ['action', 'withoutKit', 'extra', 'defies', 'leadsTo', 'spot'] as const;

export function Surcharges(props: FormProps<PlainRoll>): ReactElement {
  const { value: roll, at, problems, language } = props;
  const words = formWords(language);
  const needsKit = roll.methods.some(({ ability }) => ability !== null && ABILITY[ability].kit !== null);
  return (
    <Fold
      title={words.surcharges}
      isUsed={KEYS.some((key) => Boolean(roll[key]))}
      paths={KEYS.map((key) => [...at, key])}
      problems={problems}
    >
      <Switch {...part(props, 'action')} label={words.action} />
      {(needsKit || roll.withoutKit) && <Switch {...part(props, 'withoutKit')} label={words.withoutKit} />}
      <Extra {...part(props, 'extra')} />
      <Defied {...part(props, 'defies')} />
      <LeadsTo {...part(props, 'leadsTo')} />
      <Spot {...part(props, 'spot')} />
    </Fold>
  );
}

/** RUN-DIF-90, -91 */
function Extra(props: FormProps<PlainRoll['extra']>): ReactElement {
  const { value: extra, change, language } = props;
  const words = formWords(language);
  const unlimited = extra === 'unlimited';
  return (
    <div className="design-line">
      {unlimited ? (
        <Field {...props}>
          <span>{words.extra}</span>
        </Field>
      ) : (
        <Amount {...props} value={extra} label={words.extra} range={[0, 9]} />
      )}
      <Tick label={words.unlimited} ticked={unlimited} onTick={(on) => change(on ? 'unlimited' : 0)} />
    </div>
  );
}

/** RUN-DIF-135 */
function Defied(props: FormProps<PlainRoll['defies']>): ReactElement {
  const { value, language } = props;
  const words = formWords(language);
  return (
    <Field {...props}>
      <Choice
        {...props}
        label={words.defies}
        chosen={value ?? ''}
        options={[['', words.nobody], ...GODS.map((god) => [god, GOD_NAMES[god][language]] as const)]}
        next={(god) => (god === '' ? null : god)}
      />
    </Field>
  );
}

/** RUN-DIF-130 */
function LeadsTo(props: FormProps<PlainRoll['leadsTo']>): ReactElement {
  const { value, language } = props;
  const words = formWords(language);
  return (
    <Field {...props}>
      <Choice
        {...props}
        label={words.leadsTo}
        chosen={value ?? ''}
        options={[['', words.nowhere], ...otherElements(props, value)]}
        next={(id) => (id === '' ? null : id)}
      />
    </Field>
  );
}

/** RUN-TER-164 */
function Spot(props: FormProps<PlainRoll['spot']>): ReactElement {
  const { value: spot, change, encounter, event, language } = props;
  const words = formWords(language);
  const map = encounter.events[event]?.map ?? null;
  return (
    <>
      <Tick
        label={words.spotTick}
        ticked={spot !== null}
        onTick={(on) => change(on ? middleOf(map) : null)}
      />
      {spot !== null && <Place {...props} value={spot} label={words.spot} />}
    </>
  );
}
