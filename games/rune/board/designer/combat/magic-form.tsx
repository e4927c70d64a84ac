// The magic that shamans bring: what it changes, for whom, and whether it is sung or burns. RUN-FOELIST-GOBLIN-SHAMAN

import { Remove } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import type { Magic, MagicEffect } from '../../../content/powers.ts';
import { kindOf } from '../../../documents/encounter/fights.ts';
import { combatWords } from '../../../text/designer/combat.ts';
import { STATISTIC_NAMES } from '../../../text/lexicon.ts';
import type { FormProps } from '../form-props.ts';
import { Breaches } from '../forms/breaches.tsx';
import { without } from '../forms/edits.ts';
import { Amount, Choice, Field } from '../forms/fields.tsx';
import { Fold } from '../forms/fold.tsx';
import { item, part } from '../forms/part.ts';
import { Price } from '../forms/price.tsx';
import {
  type Combat,
  magicOn,
  mayHaveMagic,
  mayHaveMagicEffect,
  withMagic,
  withMagicEffect,
} from './fight.ts';

/** Only where somebody can bring it, or somebody thinks so. */
export function MagicForm(props: FormProps<Combat>): ReactElement | null {
  const { value: combat, change, encounter, problems, language } = props;
  const words = combatWords(language);
  const magic = part(props, 'magic');
  const shamans = combat.foes.some((foe) => kindOf(encounter, foe)?.options.includes('goblinMagic'));
  if (!shamans && combat.magic.length === 0) return null;
  return (
    <Fold title={words.magic} isUsed={combat.magic.length > 0} paths={[magic.at]} problems={problems}>
      <p className="hint">{words.magicHint}</p>
      {combat.magic.map((one, i) => (
        <MagicCard
          key={i}
          {...item<Magic>(magic, i, one)}
          number={i + 1}
          remove={() => magic.change(without(combat.magic, i))}
        />
      ))}
      {mayHaveMagic(combat) && (
        <button type="button" className="act design-add" onClick={() => change(withMagic(combat))}>
          {words.addMagic}
        </button>
      )}
    </Fold>
  );
}

const SOURCES = ['chant', 'brazier'] as const;

function MagicCard({
  number,
  remove,
  ...props
}: FormProps<Magic> & { number: number; remove: () => void }): ReactElement {
  const { value: magic, change, at, encounter, problems, language } = props;
  const words = combatWords(language);
  const from = part(props, 'from');
  const effects = part(props, 'effects');
  return (
    <section className="design-card" data-path={at.join('.')}>
      <header>
        <h4>{words.magicNumber(number)}</h4>
        <Price at={at} within encounter={encounter} language={language} />
        <Remove label={words.removeMagic(number)} onRemove={remove} />
      </header>
      <Field {...from}>
        <Choice
          {...from}
          label={words.magicFrom}
          chosen={magic.from}
          options={SOURCES.map((one) => [one, words.sources[one]] as const)}
          next={(one) => one}
        />
      </Field>
      {magic.effects.map((effect, i) => (
        <EffectFields
          key={i}
          {...item<MagicEffect>(effects, i, effect)}
          remove={magic.effects.length > 1 ? () => effects.change(without(magic.effects, i)) : null}
        />
      ))}
      {mayHaveMagicEffect(magic) && (
        <button type="button" className="act design-add" onClick={() => change(withMagicEffect(magic))}>
          {words.addMagicEffect}
        </button>
      )}
      <Breaches problems={problems} at={at} />
    </section>
  );
}

const SCORES = ['init', 'atk', 'dfn', 'dam', 'soak', 'gift'] as const;
const SIDES = ['goblins', 'others'] as const;
const MOST = 3;

function EffectFields({
  remove,
  ...props
}: FormProps<MagicEffect> & { remove: (() => void) | null }): ReactElement {
  const { value: effect, change, at, language } = props;
  const words = combatWords(language);
  const score = part(props, 'score');
  return (
    <div className="design-group design-magic-effect" data-path={at.join('.')}>
      <Field {...score}>
        <Choice
          {...score}
          label={words.magicScore}
          chosen={effect.score}
          options={SCORES.map(
            (one) => [one, one === 'gift' ? words.gift : STATISTIC_NAMES[one][language]] as const,
          )}
          next={(one) => one}
        />
      </Field>
      <Field {...props} at={[...at, 'on']}>
        <Choice
          {...props}
          label={words.magicOn}
          chosen={effect.on}
          options={SIDES.map((one) => [one, words.sides[one]] as const)}
          next={(one) => magicOn(effect, one)}
        />
      </Field>
      <Amount
        {...props}
        at={[...at, 'by']}
        label={words.magicBy}
        value={Math.abs(effect.by)}
        change={(by) => change(magicOn(effect, effect.on, by))}
        range={[1, MOST]}
        holds={[1, MOST]}
      />
      {remove !== null && <Remove label={words.removeMagicEffect} onRemove={remove} />}
    </div>
  );
}
