// What makes many rolls of one. RUN-DIF-49 to -81

import { Tick } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import { ACTION_SINK, ENDURANCE, SCOREBOARD_SUCCESSES } from '../../../content/design/rolls.ts';
import type { Multiple, Roll } from '../../../documents/encounter/roll-schema.ts';
import { formWords } from '../../../text/designer/forms.ts';
import { MULTIPLE_NAMES, SHARE_NAMES } from '../../../text/lexicon.ts';
import type { FormProps } from '../form-props.ts';
import { Breaches } from './breaches.tsx';
import { newRoll, withMultiple } from './edits.ts';
import { Amount, Choice, Field, optionsOf, Switch } from './fields.tsx';
import { freshIds } from './ids.ts';
import { narrowed, part } from './part.ts';
import { PlainRollFields } from './plain-roll.tsx';
import { WordsField } from './words-field.tsx';

type Of<Kind extends Multiple['kind']> = Extract<Multiple, { kind: Kind }>;

export function MultipleFields(props: FormProps<Roll>): ReactElement {
  const { value: roll, encounter, language } = props;
  const words = formWords(language);
  const { multiple } = roll;
  const given = part(props, 'multiple');
  return (
    <div className={multiple === null ? undefined : 'design-group'}>
      <Field {...given}>
        <Choice
          {...props}
          label={words.multiple}
          chosen={multiple?.kind ?? ''}
          options={[['', words.noMultiple], ...optionsOf(MULTIPLE_NAMES, language)]}
          next={(kind) => withMultiple(roll, kind === '' ? null : kind, freshIds(encounter))}
        />
      </Field>
      {multiple !== null && <p className="hint">{words.multiples[multiple.kind]}</p>}
      {multiple?.kind === 'actionSink' && <ActionSink {...given} value={multiple} />}
      {multiple?.kind === 'panicButton' && <PanicButton {...given} value={multiple} />}
      {multiple?.kind === 'endurance' && (
        <Amount
          {...part(narrowed(given, multiple), 'rolls')}
          label={words.rolls}
          range={[ENDURANCE.least, ENDURANCE.most]}
        />
      )}
      {multiple?.kind === 'countdown' && <Countdown {...given} value={multiple} />}
      {multiple?.kind === 'scoreboard' && (
        <Amount
          {...part(narrowed(given, multiple), 'successes')}
          label={words.successes}
          range={[SCOREBOARD_SUCCESSES.least, SCOREBOARD_SUCCESSES.most]}
        />
      )}
    </div>
  );
}

/** RUN-DIF-50 to -52 */
function ActionSink(props: FormProps<Of<'actionSink'>>): ReactElement {
  const { value: sink, language } = props;
  const words = formWords(language);
  return (
    <>
      <Amount
        {...part(props, 'successes')}
        label={words.successes}
        range={[ACTION_SINK.least, sink.trapAtEnd ? ACTION_SINK.mostWithTrap : 99]}
      />
      <Switch {...part(props, 'trapAtEnd')} label={words.trapAtEnd} />
    </>
  );
}

/** RUN-DIF-55, -56 */
function PanicButton(props: FormProps<Of<'panicButton'>>): ReactElement {
  const { value: button, change, encounter, problems, language } = props;
  const words = formWords(language);
  const end = part(props, 'end');
  return (
    <>
      <Tick
        label={words.endedByRoll}
        ticked={button.end !== null}
        onTick={(on) =>
          change({ ...button, end: on ? newRoll(freshIds(encounter)('ending'), 'traps', 'singular') : null })
        }
      />
      <div data-path={end.at.join('.')}>
        {button.end === null ? (
          <WordsField {...part(props, 'ending')} label={words.ending} most={300} lines={2} />
        ) : (
          <section className="design-card">
            <h4>{words.endingRoll}</h4>
            <PlainRollFields {...end} value={button.end} />
          </section>
        )}
        <Breaches problems={problems} at={end.at} />
      </div>
    </>
  );
}

/** RUN-DIF-70 to -74 */
function Countdown(props: FormProps<Of<'countdown'>>): ReactElement {
  const { value: countdown, language } = props;
  const words = formWords(language);
  return (
    <>
      <Choice
        {...props}
        label={words.share}
        chosen={countdown.share}
        options={optionsOf(SHARE_NAMES, language)}
        next={(share) => ({ ...countdown, share })}
      />
      <Amount {...part(props, 'attempts')} label={words.attempts} range={[1, 5]} />
    </>
  );
}
