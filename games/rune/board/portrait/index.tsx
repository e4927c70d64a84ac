// Heroes to be looked at: large as a portrait, and as a counter for a battle map.

import { type CSSProperties, memo, type ReactElement, useId, useMemo } from 'react';
import type { Weapon } from '../../content/weapons.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import './tokens.css';
import './portrait.css';
import { type Likeness, likenessOf } from './likeness.ts';
import type { Mark } from './pen.ts';
import { HEIGHT, portraitMarks, WIDTH } from './portrait.ts';
import { RADIUS, tokenOf } from './token.ts';

/** His own dyes. */
const dyes = ({ color, cloth, cloak, paint }: Likeness): CSSProperties =>
  ({
    '--rune-hair': `var(--rune-hair-${color})`,
    '--rune-cloth': `var(--rune-dye-${cloth})`,
    '--rune-cloak': `var(--rune-dye-${cloak ?? 0})`,
    '--rune-paint': `var(--rune-dye-${paint})`,
  }) as CSSProperties;

const Marks = ({ of }: { of: readonly Mark[] }): ReactElement[] =>
  of.map(({ ink, d }, i) => <path key={i} className={`rune-ink rune-ink-${ink}`} d={d} />);

/** Whoever shows it says beside it who that is. */
export const HeroPortrait = memo(function HeroPortrait({ hero }: { readonly hero: Hero }): ReactElement {
  const likeness = useMemo(() => likenessOf(hero), [hero]);
  const marks = useMemo(() => portraitMarks(likeness), [likeness]);
  const clip = useId();
  return (
    <svg
      className="rune-portrait"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      style={dyes(likeness)}
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <rect width={WIDTH} height={HEIGHT} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <Marks of={marks} />
      </g>
    </svg>
  );
});

interface TokenProps {
  readonly hero: Hero;
  /** What he holds now, where it is not his first weapon. */
  readonly weapon?: Weapon;
}

/** Within a drawing: around 0, 0, 64 across. The rim takes the colour of `--rune-rim`. */
export const TokenDrawing = memo(function TokenDrawing({ hero, weapon }: TokenProps): ReactElement {
  const likeness = useMemo(() => likenessOf(hero, weapon), [hero, weapon]);
  const { arms, figure, shield, notches } = useMemo(() => tokenOf(likeness), [likeness]);
  const clip = useId();
  return (
    <g className="rune-token" style={dyes(likeness)}>
      <clipPath id={clip}>
        <circle r={RADIUS - 2} />
      </clipPath>
      <circle r={RADIUS - 1.6} className="rune-token-ground" />
      <g clipPath={`url(#${clip})`}>
        <g className="rune-token-fine">
          <Marks of={notches} />
          <Marks of={arms} />
        </g>
        <Marks of={figure} />
        <g className="rune-token-fine">
          <Marks of={shield} />
        </g>
      </g>
      <circle r={RADIUS - 3} className="rune-token-rim" />
    </g>
  );
});

/** By itself, in a list or beside a name. */
export const HeroToken = ({ size, ...token }: TokenProps & { readonly size: number }): ReactElement => (
  <svg
    width={size}
    height={size}
    viewBox={`${-RADIUS} ${-RADIUS} ${2 * RADIUS} ${2 * RADIUS}`}
    aria-hidden="true"
  >
    <TokenDrawing {...token} />
  </svg>
);
