// The roll of an element: itself, what makes many of it, others at once, and what its type is for.

import { Remove, Tick } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import type { PlainRoll, Roll } from '../../../documents/encounter/roll-schema.ts';
import type { Element } from '../../../documents/encounter/schema.ts';
import { formWords } from '../../../text/designer/forms.ts';
import { EFFECT_NAMES } from '../../../text/lexicon.ts';
import type { FormProps } from '../form-props.ts';
import { Breaches } from './breaches.tsx';
import { mayHaveAlso, withAlso, without, withRoll, withServed } from './edits.ts';
import { freshIds } from './ids.ts';
import { MultipleFields } from './multiple-fields.tsx';
import { item, narrowed, part } from './part.ts';
import { PlainRollFields } from './plain-roll.tsx';
import { Price } from './price.tsx';

export function RollForm(props: FormProps<Element>): ReactElement {
  const { value: element, change, encounter, problems, language } = props;
  const words = formWords(language);
  const given = part(props, 'roll');
  const { roll } = element;
  return (
    <section className="design-part" data-path={given.at.join('.')}>
      <h3>
        {words.roll} <Price at={given.at} within encounter={encounter} language={language} />
      </h3>
      <Tick
        label={words.rollAsked}
        ticked={roll !== null}
        onTick={(on) => change(withRoll(element, on, freshIds(encounter)))}
      />
      {roll === null ? (
        <Breaches problems={problems} at={given.at} />
      ) : (
        <>
          <PlainRollFields {...given} value={roll} change={(next) => given.change({ ...roll, ...next })} />
          <MultipleFields {...given} value={roll} />
          <AtOnce {...narrowed(given, roll)} />
          {(element.effects.length > 1 || roll.serves !== null) && <Served {...props} />}
        </>
      )}
    </section>
  );
}

/** RUN-DIF-100 */
export function AtOnce<R extends PlainRoll & { also: PlainRoll[] }>(props: FormProps<R>): ReactElement {
  const { value: roll, change, at, encounter, problems, language } = props;
  const words = formWords(language);
  const place = [...at, 'also'];
  const also: FormProps<PlainRoll[]> = {
    ...props,
    at: place,
    value: roll.also,
    change: (next) => change({ ...roll, also: next }),
  };
  return (
    <div data-path={place.join('.')}>
      {roll.also.map((one, i) => (
        <section key={one.id} className="design-card">
          <header>
            <h4>{words.alsoTitle}</h4>
            <Price at={[...place, i]} within encounter={encounter} language={language} />
            <Remove
              label={words.removeAlso}
              onRemove={() => change({ ...roll, also: without(roll.also, i) })}
            />
          </header>
          <PlainRollFields {...item(also, i, one)} />
        </section>
      ))}
      <Breaches problems={problems} at={place} />
      {mayHaveAlso(roll) && (
        <button
          type="button"
          className="act design-add"
          onClick={() => change(withAlso(roll, freshIds(encounter)))}
        >
          {words.addAlso}
        </button>
      )}
    </div>
  );
}

/** For which of several effects the price of the type counts. RUN-DIF-106 */
function Served(props: FormProps<Element>): ReactElement {
  const { value: element, change, at, problems, language } = props;
  const words = formWords(language);
  const place = [...at, 'roll', 'serves'];
  const serves: Roll['serves'] = element.roll?.serves ?? null;
  return (
    <fieldset className="design-group" data-path={place.join('.')}>
      <legend>{words.serves}</legend>
      {element.effects.map(({ id, kind }) => (
        <Tick
          key={id}
          label={EFFECT_NAMES[kind][language]}
          ticked={serves === null || serves.includes(id)}
          onTick={(on) => change(withServed(element, id, on))}
        />
      ))}
      <Breaches problems={problems} at={place} within />
    </fieldset>
  );
}
