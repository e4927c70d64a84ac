// What heroes may win: one card for each gain, and what they do to have it. RUN-TRE, RUN-GAIN

import { Add, Remove } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import type { Gain } from '../../../documents/encounter/gain-schema.ts';
import type { Element } from '../../../documents/encounter/schema.ts';
import { formWords } from '../../../text/designer/forms.ts';
import { GAIN_NAMES } from '../../../text/lexicon.ts';
import type { FormProps } from '../form-props.ts';
import { Breaches } from './breaches.tsx';
import { without } from './edits.ts';
import { optionsOf } from './fields.tsx';
import { CarrotFields, HealingFields, InvigorationFields } from './gain-help.tsx';
import { BargainFields, LiarsSilverFields, SilverFields, TreasureFields } from './gain-treasure.tsx';
import { CacheFields, GoHomeFields, PointsFields, ShrineFields } from './gain-way.tsx';
import { mayHaveGain, withGain } from './gains.ts';
import { item, part } from './part.ts';
import { Price } from './price.tsx';
import { WordsField } from './words-field.tsx';

export function GainsForm(props: FormProps<Element>): ReactElement {
  const { value: element, change, encounter, problems, language } = props;
  const words = formWords(language);
  const gains = part(props, 'gains');
  return (
    <section className="design-part" data-path={gains.at.join('.')}>
      <h3>
        {words.gains} <Price at={gains.at} within encounter={encounter} language={language} />
      </h3>
      <Breaches problems={problems} at={gains.at} />
      {element.gains.map((gain, i) => {
        const given = item(gains, i, gain);
        return (
          <section key={i} className="design-card" data-path={given.at.join('.')}>
            <header>
              <h4>{GAIN_NAMES[gain.kind][language]}</h4>
              <Price at={given.at} within encounter={encounter} language={language} />
              <Remove
                label={words.removeGain(GAIN_NAMES[gain.kind][language])}
                onRemove={() => change({ ...element, gains: without(element.gains, i) })}
              />
            </header>
            <p className="hint">{words.gainHints[gain.kind]}</p>
            <GainFields {...given} />
            <Breaches problems={problems} at={given.at} />
          </section>
        );
      })}
      {mayHaveGain(element) && (
        <Add
          label={words.addGain}
          options={optionsOf(GAIN_NAMES, language)}
          onAdd={(kind) => change(withGain(element, kind, encounter))}
        />
      )}
      {(element.roll === null || element.how !== '') && (
        <>
          <WordsField {...part(props, 'how')} label={words.how} most={400} lines={2} />
          <p className="hint">{words.noRiddles}</p>
        </>
      )}
    </section>
  );
}

function GainFields(props: FormProps<Gain>): ReactElement | null {
  const { value: gain } = props;
  switch (gain.kind) {
    case 'treasure':
      return <TreasureFields {...props} value={gain} />;
    case 'silver':
      return <SilverFields {...props} value={gain} />;
    case 'liarsSilver':
      return <LiarsSilverFields {...props} value={gain} />;
    case 'bargain':
      return <BargainFields {...props} value={gain} />;
    case 'carrot':
      return <CarrotFields {...props} value={gain} />;
    case 'healing':
      return <HealingFields {...props} value={gain} />;
    case 'invigoration':
      return <InvigorationFields {...props} value={gain} />;
    case 'goHome':
      return <GoHomeFields {...props} value={gain} />;
    case 'lootCache':
      return <CacheFields {...props} value={gain} />;
    case 'shrine':
      return <ShrineFields {...props} value={gain} />;
    case 'points':
      return <PointsFields {...props} value={gain} />;
    case 'ambush':
      return null;
  }
}
