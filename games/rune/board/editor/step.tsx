// A number that goes up and down by steps, each of which says beforehand what it costs and what it changes.

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import { effectOf } from '../../documents/hero/effect.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { effectPhrases, minus } from '../../text/effects.ts';
import type { PageProps } from './page-props.ts';
import { builderWords } from './words.ts';

interface Props extends Pick<PageProps, 'hero' | 'change' | 'preview' | 'language'> {
  readonly name: string;
  readonly value: number;
  /** The hero after a step down and after one up; null where there is none. */
  readonly down: Hero | null;
  readonly up: Hero | null;
}

export function Step({ name, value, down, up, ...page }: Props): ReactElement {
  const words = builderWords(page.language);
  return (
    <span className="heroedit-step">
      <StepButton {...page} to={down} label={words.lower(name, minus(value - 1))} sign="−" />
      <output>{minus(value)}</output>
      <StepButton {...page} to={up} label={words.raise(name, minus(value + 1))} sign="+" />
    </span>
  );
}

function StepButton({
  hero,
  change,
  preview,
  language,
  to,
  label,
  sign,
}: Pick<PageProps, 'hero' | 'change' | 'preview' | 'language'> & {
  to: Hero | null;
  label: string;
  sign: string;
}): ReactElement {
  const said = to === null ? label : `${label}: ${stepText(hero, to, language)}`;
  return (
    <button
      type="button"
      aria-label={said}
      title={said}
      aria-disabled={to === null}
      onClick={() => {
        if (to === null) return;
        change(to);
        preview(null);
      }}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && preview(to)}
      onPointerLeave={() => preview(null)}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && preview(to)}
      onBlur={() => preview(null)}
    >
      {sign}
    </button>
  );
}

/** “costs 4; damage 12 → 13” */
export function stepText(hero: Hero, to: Hero, language: Language): string {
  const { cost, changes } = effectOf(hero, to);
  return [builderWords(language).costs(cost), ...effectPhrases(changes, language)].join('; ');
}

/** The same of a step up, to stand beside it. */
export function StepNote({
  hero,
  to,
  instead = '',
  language,
}: {
  hero: Hero;
  to: Hero | null;
  /** Said where no number changes. */
  instead?: string;
  language: Language;
}): ReactElement {
  const words = builderWords(language);
  if (to === null) return <span className="heroedit-note">{words.highest}</span>;
  const { cost, changes } = effectOf(hero, to);
  const [first = instead, ...more] = effectPhrases(changes, language);
  return (
    <span className="heroedit-note">
      <b>{words.nextCosts(cost)}</b> {first}
      {more.length > 0 && ` (${words.andMore(more.length)})`}
    </span>
  );
}
