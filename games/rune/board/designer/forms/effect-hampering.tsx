// What makes later rolls worse, or foes better, or costs a name. RUN-IMPAIR, RUN-TRAP-40 to -50

import { Tick } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import { MOST_IMPAIRMENT, MOST_INIT, MOST_STICK, STATUS, wakingFor } from '../../../content/design/traps.ts';
import type { EffectOf } from '../../../documents/encounter/effect-schema.ts';
import { formWords } from '../../../text/designer/forms.ts';
import { STATISTIC_NAMES } from '../../../text/lexicon.ts';
import type { FormProps } from '../form-props.ts';
import { toggled } from './edits.ts';
import { Amount, Choice, Field, optionsOf } from './fields.tsx';
import { LastingFields } from './lasting-fields.tsx';
import { part } from './part.ts';
import { laterFoes, laterRolls } from './references.ts';

export function ImpairmentFields(props: FormProps<EffectOf<'impairment'>>): ReactElement {
  return (
    <>
      <Amount
        {...part(props, 'points')}
        label={formWords(props.language).points}
        range={[0, MOST_IMPAIRMENT]}
      />
      {props.value.only === null && (
        <p className="hint">{formWords(props.language).sleepless(wakingFor(1), wakingFor(2))}</p>
      )}
      <LastingFields {...props} />
    </>
  );
}

/** RUN-TRAP-40 to -42 */
export function StickFields(props: FormProps<EffectOf<'stick'>>): ReactElement {
  const { value: stick, language } = props;
  const words = formWords(language);
  const roll = part(props, 'roll');
  return (
    <>
      <Field {...roll}>
        <Choice
          {...roll}
          label={words.laterRoll}
          chosen={stick.roll}
          options={laterRolls(roll, stick.roll)}
          next={(id) => id}
        />
      </Field>
      <Amount {...part(props, 'by')} label={words.penalty} range={[0, MOST_STICK]} />
      <Amount {...part(props, 'rounds')} label={words.rounds} range={[1, 20]} holds={[1, 20]} />
    </>
  );
}

/** RUN-TRAP-43 to -45 */
export function FoesStickFields(props: FormProps<EffectOf<'foesStick'>>): ReactElement {
  const { value: stick, language } = props;
  const words = formWords(language);
  const { init, atk, dfn } = STATISTIC_NAMES;
  return (
    <>
      <Choice
        {...props}
        label={words.score}
        chosen={stick.score}
        options={optionsOf({ init, atk, dfn }, language)}
        next={(score) => ({ ...stick, score })}
      />
      <Amount
        {...part(props, 'by')}
        label={words.increase}
        range={[0, stick.score === 'init' ? MOST_INIT : MOST_STICK]}
      />
      <Amount {...part(props, 'rounds')} label={words.rounds} range={[1, 20]} holds={[1, 20]} />
      <Choice
        {...props}
        label={words.fights}
        chosen={stick.fights === 1 ? 'one' : 'two'}
        options={[
          ['one', words.fightCounts.one],
          ['two', words.fightCounts.two],
        ]}
        next={(fights) => ({ ...stick, fights: fights === 'one' ? 1 : 2 })}
      />
      <Foes {...part(props, 'foes')} />
    </>
  );
}

function Foes(props: FormProps<EffectOf<'foesStick'>['foes']>): ReactElement {
  const { value: foes, change, language } = props;
  const words = formWords(language);
  const named = laterFoes(props);
  const all = named.map(([id]) => id);
  return (
    <Field {...props} within>
      <fieldset className="design-ticks">
        <legend>{words.foes}</legend>
        <Tick
          label={words.allFoes}
          ticked={foes === 'all'}
          onTick={(on) => {
            const [first] = all;
            if (on) change('all');
            else if (first !== undefined) change([first]);
          }}
          isDisabled={all.length === 0}
        />
        {foes !== 'all' &&
          named.map(([id, name]) => (
            <Tick
              key={id}
              label={name}
              ticked={foes.includes(id)}
              onTick={(on) => {
                const next = toggled(foes, id, on);
                change(next.length === 0 ? 'all' : next);
              }}
            />
          ))}
      </fieldset>
    </Field>
  );
}

/** RUN-TRAP-50 */
export function StatusFields(props: FormProps<EffectOf<'status'>>): ReactElement {
  return (
    <Amount
      {...part(props, 'points')}
      label={formWords(props.language).statusPoints}
      range={[STATUS.step, STATUS.most]}
      step={STATUS.step}
    />
  );
}
