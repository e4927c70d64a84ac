// Who he is, and what is left to spend: always in sight.

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import { heroNow } from '../../documents/hero/now.ts';
import { CREATION_POINTS, priceOf } from '../../documents/hero/price.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { standingOf } from '../../documents/hero/standing.ts';
import { heroName } from '../../text/cognomens.ts';
import { minus } from '../../text/effects.ts';
import { HeroPortrait } from '../portrait/index.tsx';
import { builderWords } from './words.ts';

export function Self({
  hero,
  preview,
  toNumbers,
  language,
}: {
  hero: Hero;
  preview: Hero | null;
  /** Where they are out of sight. */
  toNumbers: () => void;
  language: Language;
}): ReactElement {
  const words = builderWords(language);
  const { left } = priceOf(hero).totals;
  const then = preview === null ? left : priceOf(preview).totals.left;
  const { free, overall } = standingOf(hero);
  return (
    <section className="heroedit-self" aria-label={words.self}>
      <HeroPortrait hero={hero} />
      <div>
        <p className="heroedit-name">{heroName({ ...hero, name: heroNow(hero).name }, language)}</p>
        <p className={`heroedit-left ${left < 0 ? 'heroedit-over' : ''}`} aria-live="polite">
          <b>{minus(left)}</b> {words.left(left)}
          {then !== left && <span className="heroedit-then"> → {minus(then)}</span>}
        </p>
        <button type="button" className="linklike heroedit-jump" onClick={toNumbers}>
          {words.numbers}
        </button>
        <meter min={0} max={CREATION_POINTS} value={Math.max(0, left)} aria-label={words.leftLabel} />
        {overall > 0 && <p className="heroedit-free">{words.freePoints(free, overall)}</p>}
      </div>
    </section>
  );
}
