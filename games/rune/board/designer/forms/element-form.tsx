// One element of an event: what it is, how it will run, and everything about it, each with its price.

import { Tick } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import { sumsOf } from '../../../documents/encounter/budget.ts';
import type { Element } from '../../../documents/encounter/schema.ts';
import { formWords } from '../../../text/designer/forms.ts';
import { runsAs } from '../../../text/designer/running.ts';
import { encounterPriceText } from '../../../text/encounter.ts';
import { NATURE_NAMES, PHASE_NAMES } from '../../../text/lexicon.ts';
import type { FormProps } from '../form-props.ts';
import { Breaches } from './breaches.tsx';
import { Circumstances } from './circumstances.tsx';
import { toggled } from './edits.ts';
import { EffectsForm } from './effects-form.tsx';
import { Choice, Field, optionsOf } from './fields.tsx';
import { Fold } from './fold.tsx';
import { GainsForm } from './gains-form.tsx';
import { part } from './part.ts';
import { Points, PriceLines } from './price.tsx';
import { linesWithin } from './prices.ts';
import { RollForm } from './roll-form.tsx';
import { RollPicture } from './roll-picture.tsx';
import { WhomForm } from './whom-form.tsx';
import { WordsField } from './words-field.tsx';

export function ElementForm(props: FormProps<Element>): ReactElement {
  const { value: element, at, problems } = props;
  const isTried = element.nature === 'freestanding';
  const [ill, good] = [element.effects.length > 0, element.gains.length > 0];
  const isGain = element.nature === 'gain';
  const effects = (!isTried || ill) && <EffectsForm {...props} />;
  const gains = (!isTried || good) && <GainsForm {...props} />;
  return (
    <div className="design-form" data-path={at.join('.')}>
      <Head {...props} />
      <Running {...props} />
      <Breaches problems={problems} at={at} />
      <RollForm {...props} />
      {isGain ? gains : effects}
      {isGain ? effects : gains}
      {(ill || element.targets !== null || element.zone !== null) && <WhomForm {...props} />}
      <Circumstances {...props} />
      <ToldForm {...props} />
      <CostForm {...props} />
    </div>
  );
}

function Head(props: FormProps<Element>): ReactElement {
  const { value: element, at, encounter, event, problems, language } = props;
  const words = formWords(language);
  const nature = part(props, 'nature');
  const phase = part(props, 'phase');
  const isFought = encounter.events[event]?.combat != null;
  return (
    <div className="design-head">
      <WordsField {...part(props, 'name')} label={words.name} most={80} />
      <Field {...nature}>
        <Choice
          {...nature}
          label={words.nature}
          chosen={element.nature}
          options={optionsOf(NATURE_NAMES, language)}
          next={(one) => one}
        />
      </Field>
      {(isFought || element.phase !== 'before') && (
        <Field {...phase}>
          <Choice
            {...phase}
            label={words.phase}
            chosen={element.phase}
            options={optionsOf(PHASE_NAMES, language)}
            next={(one) => one}
          />
        </Field>
      )}
      <Breaches problems={problems} at={[...at, 'id']} />
    </div>
  );
}

/** A picture and a few sentences of how it will go at the table. */
function Running({ value: element, at, encounter, language }: FormProps<Element>): ReactElement {
  const words = formWords(language);
  const { spent, earned } = sumsOf(linesWithin(encounter, at));
  return (
    <section className="design-running" aria-label={words.running}>
      {element.roll !== null && <RollPicture type={element.roll.type} direction={element.roll.direction} />}
      <p>{runsAs(element, encounter, language)}</p>
      <p className="design-sum">
        {spent > 0 && <Points points={spent} language={language} />}
        {earned > 0 && <Points points={-earned} language={language} />}
        {spent + earned === 0 && <Points points={0} language={language} />}
      </p>
    </section>
  );
}

/** RUN-ENC-10 */
function ToldForm(props: FormProps<Element>): ReactElement {
  const { value: element, at, problems, language } = props;
  const words = formWords(language);
  return (
    <Fold
      title={words.told}
      isUsed={element.inspection !== '' || element.background !== ''}
      paths={[
        [...at, 'inspection'],
        [...at, 'background'],
      ]}
      problems={problems}
    >
      <WordsField {...part(props, 'inspection')} label={words.inspection} most={4000} lines={3} />
      <WordsField {...part(props, 'background')} label={words.background} most={4000} lines={3} />
    </Fold>
  );
}

/** Every line by itself; what earns may be left unclaimed. RUN-DIF-152 */
function CostForm(props: FormProps<Element>): ReactElement {
  const { value: element, change, at, encounter, problems, language } = props;
  const words = formWords(language);
  const lines = linesWithin(encounter, at);
  const place = [...at, 'waives'];
  const earning = lines.filter(({ points, params }) => points < 0 || 'waived' in params);
  const codes = [...new Set([...earning.map(({ code }) => code), ...element.waives])];
  return (
    <Fold title={words.cost} isUsed={element.waives.length > 0} paths={[place]} problems={problems}>
      <PriceLines lines={lines} language={language} />
      {codes.length > 0 && (
        <fieldset className="design-ticks" data-path={place.join('.')}>
          <legend>{words.unclaimed}</legend>
          {codes.map((code) => {
            const line = earning.find((one) => one.code === code);
            const { waived: _, ...params } = line?.params ?? {};
            return (
              <Tick
                key={code}
                label={line === undefined ? code : encounterPriceText({ ...line, params }, language)}
                ticked={element.waives.includes(code)}
                onTick={(on) => change({ ...element, waives: toggled(element.waives, code, on) })}
              />
            );
          })}
          <Breaches problems={problems} at={place} within />
        </fieldset>
      )}
    </Fold>
  );
}
