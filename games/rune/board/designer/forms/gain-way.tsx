// What helps on the way home and beyond: a reason to go, a cache, a shrine, a name. RUN-GAIN-60 to -94

import { Tick } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import { CACHE, GO_HOME } from '../../../content/design/gains.ts';
import { GODS } from '../../../content/gods.ts';
import type { GainOf } from '../../../documents/encounter/gain-schema.ts';
import { formWords } from '../../../text/designer/forms.ts';
import { GOD_NAMES } from '../../../text/gifts.ts';
import { AWARD_NAMES, KNOWN_DEED_NAMES } from '../../../text/lexicon.ts';
import type { FormProps } from '../form-props.ts';
import { Amount, Choice, Field, optionsOf } from './fields.tsx';
import { deedKnown } from './gains.ts';
import { part } from './part.ts';
import { WordsField } from './words-field.tsx';

/** RUN-GAIN-61 */
export const GoHomeFields = (props: FormProps<GainOf<'goHome'>>): ReactElement => (
  <Amount {...part(props, 'bonus')} label={formWords(props.language).goHomeBonus} range={[0, GO_HOME.most]} />
);

const CACHES = Object.keys(CACHE).map(Number);

/** RUN-GAIN-70 */
export const CacheFields = (props: FormProps<GainOf<'lootCache'>>): ReactElement => (
  <Amount
    {...part(props, 'difficulty')}
    label={formWords(props.language).cacheDifficulty}
    range={[Math.min(...CACHES), Math.max(...CACHES)]}
  />
);

/** RUN-GAIN-80 */
export function ShrineFields(props: FormProps<GainOf<'shrine'>>): ReactElement {
  const { value: gain, language } = props;
  const god = part(props, 'god');
  return (
    <Field {...god}>
      <Choice
        {...god}
        label={formWords(language).god}
        chosen={gain.god}
        options={GODS.map((one) => [one, GOD_NAMES[one][language]] as const)}
        next={(one) => one}
      />
    </Field>
  );
}

const OTHER = 'other';

/** RUN-GAIN-90 to -94 */
export function PointsFields(props: FormProps<GainOf<'points'>>): ReactElement {
  const { value: gain, change, language } = props;
  const words = formWords(language);
  const award = part(props, 'award');
  return (
    <>
      <Choice
        {...props}
        label={words.knownDeed}
        chosen={gain.known ?? OTHER}
        options={[[OTHER, words.otherDeed] as const, ...optionsOf(KNOWN_DEED_NAMES, language)]}
        next={(known) => deedKnown(gain, known === OTHER ? null : known)}
      />
      <WordsField {...part(props, 'deed')} label={words.deed} most={300} lines={2} />
      <div className="design-line">
        {gain.award === 'variable' ? (
          <Field {...award}>
            <span>{words.award}</span>
          </Field>
        ) : (
          <Amount {...award} value={gain.award} label={words.award} range={[1, 200]} holds={[1, 200]} />
        )}
        <Tick
          label={words.variableAward}
          ticked={gain.award === 'variable'}
          onTick={(on) => change({ ...gain, award: on ? 'variable' : 10 })}
        />
      </div>
      <Choice
        {...props}
        label={words.sharedAward}
        chosen={gain.shared}
        options={optionsOf(AWARD_NAMES, language)}
        next={(shared) => ({ ...gain, shared })}
      />
    </>
  );
}
