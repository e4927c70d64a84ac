// A fighter on the field: heroes are round, foes have eight corners. Who it is, whose, how it fares, at a glance.

import { type CSSProperties, memo, type ReactElement } from 'react';
import type { Weapon } from '../../../content/weapons.ts';
import type { Hero } from '../../../documents/hero/schema.ts';
import type { Fighter, FoeSheet } from '../../../rules/fight/state.ts';
import { TokenDrawing } from '../../portrait/index.tsx';
import type { Livery } from './liveries.ts';
import { silhouetteOf } from './silhouettes/index.ts';
import { partsOf } from './silhouettes/silhouette.ts';
import { Corner, type Plight, PlightMarks } from './token-marks.tsx';

export type Figure =
  | { readonly hero: Hero; readonly weapon: Weapon | null }
  | { readonly foe: FoeSheet['foe'] };

export interface TokenLook extends Plight {
  readonly figure: Figure;
  /** Of a seat that plays heroes; foes have that of the foes. */
  readonly livery: Livery;
  /** Squares along each side. */
  readonly size: number;
  /** Whoever stands where foes do has corners, be he a hero. */
  readonly side: Fighter['side'];
  /** Several of a kind are numbered. */
  readonly number: number | null;
  /** Null while nobody knows. */
  readonly health: { readonly hp: number; readonly of: number } | null;
}

/** Half the breadth of a token of so many squares. */
export const radiusOf = (size: number): number => 30 * size - 3;

/** Large ones are not drawn with a pen that is as much larger. */
const penFor = (size: number): number => Math.round(size ** -0.45 * 100) / 100;

/** From the top, clockwise. */
function shapeOf(side: Fighter['side'], r: number): string {
  if (side === 'heroes') return `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}Z`;
  const cut = Math.round(r * 4.15) / 10;
  return `M0 ${-r}H${cut}L${r} ${-cut}V${cut}L${cut} ${r}H${-cut}L${-r} ${cut}V${-cut}L${-cut} ${-r}Z`;
}

/** Around 0, 0; as large as its squares. */
export const Token = memo(TokenOf, isSame);

function TokenOf(look: TokenLook): ReactElement {
  const { figure, livery, size, side, number, health } = look;
  const shape = shapeOf(side, radiusOf(size));
  const lies = look.fallen || look.condition !== 'able';
  return (
    <g className={look.condition === 'able' ? 'run-token' : 'run-token run-token-down'}>
      <path d={shape} className="run-token-cast" transform="translate(1.5 3)" />
      <path d={shape} className={side === 'foes' ? 'run-token-base run-token-dark' : 'run-token-base'} />
      <g
        transform={`scale(${radiusOf(size) / radiusOf(1)})`}
        style={{ '--run-pen': `${penFor(size)}px` } as CSSProperties}
      >
        <g
          transform={lies ? 'rotate(90)' : undefined}
          style={{ '--rune-rim': livery.colour } as CSSProperties}
        >
          <Likeness figure={figure} />
        </g>
        {lies && <path d="M-20 18Q0 24 20 18" className="run-lies" />}
      </g>
      <path d={shape} className="run-rim-ink" />
      <path d={shape} className="run-rim" stroke={livery.colour} />
      {livery.dash !== '' && <path d={shape} className="run-rim-pattern" strokeDasharray={livery.dash} />}
      <Health shape={shape} health={health} />
      {number !== null && (
        <Corner size={size} right low>
          <g className="run-number">
            <circle r="8.5" />
            <text y="4.4">{number}</text>
          </g>
        </Corner>
      )}
      <PlightMarks {...look} size={size} />
    </g>
  );
}

/** Looks are made anew with every view; most of them are the same. */
function isSame(one: TokenLook, other: TokenLook): boolean {
  const flat = ({ figure, health, ...look }: TokenLook) => ({
    ...look,
    ...figure,
    hp: health?.hp ?? null,
    of: health?.of ?? null,
  });
  const [a, b] = [Object.entries(flat(one)), new Map(Object.entries(flat(other)))];
  return a.length === b.size && a.every(([key, value]) => b.get(key) === value);
}

function Likeness({ figure }: { figure: Figure }): ReactElement {
  if ('hero' in figure)
    return (
      <g transform="scale(.82)">
        <TokenDrawing hero={figure.hero} {...(figure.weapon !== null && { weapon: figure.weapon })} />
      </g>
    );
  const silhouette = silhouetteOf(figure.foe);
  return (
    <g transform="scale(.94)" className="run-likeness">
      <path d={silhouette.line} className="run-likeness-glow" />
      {partsOf(silhouette).map((part) => (
        <path key={part} d={part} className="run-likeness-body" />
      ))}
      <path d={silhouette.line} className="run-likeness-line" />
    </g>
  );
}

/** What is left of its hit points, along the rim from the top; dots while nobody knows. */
function Health({ shape, health }: { shape: string; health: TokenLook['health'] }): ReactElement {
  if (health === null) return <path d={shape} pathLength="100" className="run-health-unknown" />;
  const left = health.of === 0 ? 0 : Math.max(0, Math.min(100, (100 * health.hp) / health.of));
  const tone =
    left > 50 ? 'run-health' : left > 25 ? 'run-health run-health-low' : 'run-health run-health-last';
  return (
    <>
      <path d={shape} className="run-health-lost" />
      {left > 0 && <path d={shape} pathLength="100" className={tone} strokeDasharray={`${left} 100`} />}
    </>
  );
}
