// Hazards off the rack: acid, water, falls, fire, lost ways, grips and small animals. RUN-HAZ

import { Tick } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import { DIFFICULTY } from '../../../content/design/rolls.ts';
import { MOST_DAM, NUISANCE } from '../../../content/design/traps.ts';
import { FALLS, HARMLESS_FALL } from '../../../content/hazards.ts';
import { CURRENTS } from '../../../content/terrain.ts';
import type { EffectOf } from '../../../documents/encounter/effect-schema.ts';
import { formWords } from '../../../text/designer/forms.ts';
import { CURRENT_NAMES, SURFACE_NAMES } from '../../../text/lexicon.ts';
import type { FormProps } from '../form-props.ts';
import { NO_END, withAllBurning } from './edits.ts';
import { EndFields } from './end-fields.tsx';
import { Amount, Choice, Field, optionsOf } from './fields.tsx';
import { part } from './part.ts';
import { PlainRollFields } from './plain-roll.tsx';

type Water = NonNullable<EffectOf<'acid'>['deep']>;

/** RUN-HAZ-ACID-01 to -04 */
export function AcidFields(props: FormProps<EffectOf<'acid'>>): ReactElement {
  const { value: acid, change, language } = props;
  const words = formWords(language);
  const deep = part(props, 'deep');
  const end = part(props, 'end');
  return (
    <>
      <Amount {...part(props, 'dam')} label={words.dam} range={[0, MOST_DAM]} />
      <Tick
        label={words.deep}
        ticked={acid.deep !== null}
        onTick={(on) => change({ ...acid, deep: on ? { surface: 'tranquil', current: 'none' } : null })}
      />
      {acid.deep !== null && <WaterFields {...deep} value={acid.deep} />}
      <EndFields {...end} value={acid.end ?? NO_END} />
    </>
  );
}

/** RUN-HAZ-DROWN-07 */
export function WaterFields<W extends Water>(props: FormProps<W>): ReactElement {
  const { value: water, language } = props;
  const words = formWords(language);
  const surface = part(props, 'surface');
  const current = part(props, 'current');
  return (
    <>
      <Field {...surface}>
        <Choice
          {...props}
          label={words.surface}
          chosen={water.surface}
          options={optionsOf(SURFACE_NAMES, language)}
          next={(next) => ({ ...water, surface: next })}
        />
      </Field>
      <Field {...current}>
        <Choice
          {...props}
          label={words.current}
          chosen={water.current}
          options={CURRENTS.map(
            (one) => [one, one === 'none' ? words.noCurrent : CURRENT_NAMES[one][language]] as const,
          )}
          next={(next) => ({ ...water, current: next })}
        />
      </Field>
    </>
  );
}

/** The row is chosen by its damage; how far one falls may be said exactly. RUN-HAZ-FALL-03, -05 */
export function FallFields(props: FormProps<EffectOf<'fall'>>): ReactElement {
  const { value: fall, language } = props;
  const words = formWords(language);
  const row = FALLS.findIndex(({ upTo }) => fall.feet <= upTo);
  const deepest = FALLS.at(-2)?.upTo ?? 0;
  return (
    <>
      <Choice
        {...props}
        label={words.landing}
        chosen={fall.feet < HARMLESS_FALL ? 'harmless' : String(row)}
        options={[
          ['harmless', words.harmless],
          ...FALLS.map(({ good, bad }, i) => [String(i), words.landings(good, bad)] as const),
        ]}
        next={(chosen) => {
          if (chosen === 'harmless') return { ...fall, feet: HARMLESS_FALL - 1 };
          const upTo = FALLS[Number(chosen)]?.upTo ?? 0;
          return { ...fall, feet: Number.isFinite(upTo) ? upTo : deepest + 1 };
        }}
      />
      <Amount {...part(props, 'feet')} label={words.feet} range={[1, 500]} holds={[1, 500]} />
    </>
  );
}

/** RUN-HAZ-FIRE-04, -05, -08, RUN-RULING-R97 */
export function FireFields(props: FormProps<EffectOf<'fire'>>): ReactElement {
  const { value: fire, change, language } = props;
  const words = formWords(language);
  const water = part(props, 'water');
  return (
    <>
      <Choice
        {...props}
        label={words.fire}
        chosen={fire.raging ? 'raging' : 'flames'}
        options={[
          ['flames', words.flames],
          ['raging', words.raging],
        ]}
        next={(chosen) => ({ ...fire, raging: chosen === 'raging' })}
      />
      <div className="design-line">
        <Tick
          label={words.dousing}
          ticked={fire.water !== null}
          onTick={(on) => change({ ...fire, water: on ? 20 : null })}
        />
        {fire.water !== null && (
          <Amount
            {...water}
            value={fire.water}
            label={words.pacesToWater}
            range={[1, 200]}
            holds={[1, 200]}
          />
        )}
      </div>
      <Tick
        label={words.allBurns}
        ticked={fire.within === true}
        onTick={(on) => change(withAllBurning(fire, on))}
      />
    </>
  );
}

/** RUN-HAZ-LOST-08 */
export const LostFields = (props: FormProps<EffectOf<'lost'>>): ReactElement => (
  <Amount
    {...part(props, 'difficulty')}
    label={formWords(props.language).mapDifficulty}
    range={[DIFFICULTY.least, DIFFICULTY.most]}
  />
);

/** RUN-HAZ-GRAB-02, -04, -05 */
export function GrabFields(props: FormProps<EffectOf<'grab'>>): ReactElement {
  const { value: grab, language } = props;
  const words = formWords(language);
  return (
    <>
      <Amount {...part(props, 'traps')} label={words.grabbers} range={[1, 20]} holds={[1, 20]} />
      <Amount {...part(props, 'dam')} label={words.dam} range={[0, MOST_DAM]} />
      <section className="design-card">
        <h4>{words.escape}</h4>
        <PlainRollFields {...part(props, 'escape')} value={grab.escape} />
      </section>
    </>
  );
}

/** RUN-HAZ-NUIS-04 */
export const NuisanceFields = (props: FormProps<EffectOf<'nuisance'>>): ReactElement => (
  <Amount
    {...part(props, 'dam')}
    label={formWords(props.language).nuisance}
    range={[1, NUISANCE.length - 1]}
  />
);
