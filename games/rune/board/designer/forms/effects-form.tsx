// What befalls whoever fails: one card for each ill effect. RUN-TRAP, RUN-IMPAIR, RUN-HAZ, RUN-EQDMG

import { Add, Remove } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import type { Effect } from '../../../documents/encounter/effect-schema.ts';
import type { Element } from '../../../documents/encounter/schema.ts';
import { formWords } from '../../../text/designer/forms.ts';
import { EFFECT_NAMES } from '../../../text/lexicon.ts';
import type { FormProps } from '../form-props.ts';
import { Breaches } from './breaches.tsx';
import { withoutEffect } from './edits.ts';
import { DamageFields, DiceFields } from './effect-damage.tsx';
import { FoesStickFields, ImpairmentFields, StatusFields, StickFields } from './effect-hampering.tsx';
import {
  AcidFields,
  FallFields,
  FireFields,
  GrabFields,
  LostFields,
  NuisanceFields,
  WaterFields,
} from './effect-hazards.tsx';
import { mayHaveEffect, withEffect } from './effects.ts';
import { optionsOf } from './fields.tsx';
import { freshIds } from './ids.ts';
import { item, narrowed, part } from './part.ts';
import { Price } from './price.tsx';

export function EffectsForm(props: FormProps<Element>): ReactElement {
  const { value: element, change, encounter, problems, language } = props;
  const words = formWords(language);
  const effects = part(props, 'effects');
  return (
    <section className="design-part" data-path={effects.at.join('.')}>
      <h3>
        {words.effects} <Price at={effects.at} within encounter={encounter} language={language} />
      </h3>
      <Breaches problems={problems} at={effects.at} />
      {element.effects.map((effect, i) => {
        const given = item(effects, i, effect);
        return (
          <section key={effect.id} className="design-card" data-path={given.at.join('.')}>
            <header>
              <h4>{EFFECT_NAMES[effect.kind][language]}</h4>
              <Price at={given.at} within encounter={encounter} language={language} />
              <Remove
                label={words.removeEffect(EFFECT_NAMES[effect.kind][language])}
                onRemove={() => change(withoutEffect(element, i))}
              />
            </header>
            <p className="hint">{words.effectHints[effect.kind]}</p>
            <EffectFields {...given} />
            <Breaches problems={problems} at={given.at} />
            <Breaches problems={problems} at={[...given.at, 'id']} />
          </section>
        );
      })}
      {mayHaveEffect(element) && (
        <Add
          label={words.addEffect}
          options={optionsOf(EFFECT_NAMES, language)}
          onAdd={(kind) => change(withEffect(element, kind, encounter, freshIds(encounter)))}
        />
      )}
    </section>
  );
}

function EffectFields(props: FormProps<Effect>): ReactElement | null {
  const { value: effect } = props;
  switch (effect.kind) {
    case 'damage':
      return <DamageFields {...props} value={effect} />;
    case 'dice':
      return <DiceFields {...props} value={effect} />;
    case 'impairment':
      return <ImpairmentFields {...props} value={effect} />;
    case 'stick':
      return <StickFields {...props} value={effect} />;
    case 'foesStick':
      return <FoesStickFields {...props} value={effect} />;
    case 'status':
      return <StatusFields {...props} value={effect} />;
    case 'acid':
      return <AcidFields {...props} value={effect} />;
    case 'drowning':
      return <WaterFields {...narrowed(props, effect)} />;
    case 'fall':
      return <FallFields {...props} value={effect} />;
    case 'fire':
      return <FireFields {...props} value={effect} />;
    case 'lost':
      return <LostFields {...props} value={effect} />;
    case 'grab':
      return <GrabFields {...props} value={effect} />;
    case 'nuisance':
      return <NuisanceFields {...props} value={effect} />;
    case 'equipment':
    case 'ambush':
      return null;
  }
}
