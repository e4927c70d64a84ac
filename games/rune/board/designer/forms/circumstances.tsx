// What sets it off, what it is made of, what it belongs to, and what its designer leaves unclaimed.

import { Tick } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import { BAIT } from '../../../content/design/terrain-prices.ts';
import type { Element } from '../../../documents/encounter/schema.ts';
import { formWords } from '../../../text/designer/forms.ts';
import { ELEMENT_TAG_NAMES, TRIGGER_NAMES } from '../../../text/lexicon.ts';
import type { FormProps } from '../form-props.ts';
import { toggled } from './edits.ts';
import { Amount, Choice, Field, optionsOf } from './fields.tsx';
import { Fold } from './fold.tsx';
import { part } from './part.ts';
import { otherElements } from './references.ts';

const KEYS = ['trigger', 'tags', 'partOf', 'bait'] as const;

export function Circumstances(props: FormProps<Element>): ReactElement {
  const { value: element, at, problems, language } = props;
  const words = formWords(language);
  const isSaid = KEYS.some((key) => (key === 'tags' ? element.tags.length > 0 : element[key] !== null));
  return (
    <Fold
      title={words.circumstances}
      isUsed={isSaid}
      paths={KEYS.map((key) => [...at, key])}
      problems={problems}
    >
      <Trigger {...part(props, 'trigger')} />
      <fieldset className="design-ticks" data-path={[...at, 'tags'].join('.')}>
        <legend>{words.tags}</legend>
        {optionsOf(ELEMENT_TAG_NAMES, language).map(([tag, name]) => (
          <Tick
            key={tag}
            label={name}
            ticked={element.tags.includes(tag)}
            onTick={(on) => props.change({ ...element, tags: toggled(element.tags, tag, on) })}
          />
        ))}
      </fieldset>
      <PartOf {...part(props, 'partOf')} />
      {(element.gains.length > 0 || element.bait !== null) && <Bait {...part(props, 'bait')} />}
    </Fold>
  );
}

/** RUN-TRAP-67 */
function Trigger(props: FormProps<Element['trigger']>): ReactElement {
  const words = formWords(props.language);
  return (
    <Field {...props}>
      <Choice
        {...props}
        label={words.trigger}
        chosen={props.value ?? ''}
        options={[['', words.noTrigger], ...optionsOf(TRIGGER_NAMES, props.language)]}
        next={(trigger) => (trigger === '' ? null : trigger)}
      />
    </Field>
  );
}

/** RUN-RULING-T55 */
function PartOf(props: FormProps<Element['partOf']>): ReactElement {
  const words = formWords(props.language);
  return (
    <Field {...props}>
      <Choice
        {...props}
        label={words.partOf}
        chosen={props.value ?? ''}
        options={[['', words.nothingElse], ...otherElements(props, props.value)]}
        next={(id) => (id === '' ? null : id)}
      />
    </Field>
  );
}

const LONGEST = Math.max(...Object.keys(BAIT).map(Number));

/** RUN-TER-44, -45 */
function Bait(props: FormProps<Element['bait']>): ReactElement {
  const { value: rounds, change, language } = props;
  const words = formWords(language);
  return (
    <div className="design-line">
      <Tick label={words.bait} ticked={rounds !== null} onTick={(on) => change(on ? 1 : null)} />
      {rounds !== null && (
        <Amount {...props} value={rounds} label={words.baitRounds} range={[1, LONGEST]} holds={[1, 20]} />
      )}
    </div>
  );
}
