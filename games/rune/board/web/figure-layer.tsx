// The fighters on the field, each a button with its name in words; and those who lie there for good.

import { HIDDEN, UNIT } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import { memo, type ReactElement } from 'react';
import type { Spot } from '../../content/battle-map.ts';
import { HORSE_SIZE } from '../../content/horse.ts';
import type { Extra } from '../../rules/fight/extras.ts';
import { isOnField } from '../../rules/fight/fighters.ts';
import type { Fighter, State } from '../../rules/fight/state.ts';
import { Sign } from './drawing/things.tsx';
import { radiusOf, Token } from './drawing/token.tsx';
import { findFighter, lookOf, sizeOf, standOf } from './figures.ts';
import { fighterInWords } from './speech.ts';
import { centreOf, keyOf } from './spots.ts';
import { WEB_WORDS } from './words.ts';

interface Props {
  readonly view: State;
  /** As far as it is told: nobody has fallen before the dice have. */
  readonly told: State;
  /** Where fighters are shown who are not there yet: null while they go. */
  readonly elsewhere: ReadonlyMap<string, Spot | null>;
  /** Who can be chosen now, and who would be attacked. */
  readonly offered: ReadonlySet<string>;
  readonly targets: ReadonlySet<string>;
  readonly active: string | null;
  readonly focus: string | null;
  readonly language: Language;
}

export const FigureLayer = memo(function FigureLayer({ view, elsewhere, ...rest }: Props): ReactElement {
  const { told } = rest;
  const placeOf = (one: Fighter): Spot => elsewhere.get(one.id) ?? findFighter(view, one.id) ?? one;
  return (
    <g className="run-drawing">
      {told.fighters
        .filter(({ condition }) => condition === 'dead')
        .map((one) => (
          <Corpse key={one.id} view={told} one={one} />
        ))}
      {told.fighters.map((one) =>
        one.horse === null || one.horse.ridden ? null : <LooseHorse key={one.id} horse={one.horse} />,
      )}
      {told.extras
        .filter(({ id }) => elsewhere.get(id) !== null)
        .map((extra) => (
          <Folk key={extra.id} view={told} extra={extra} at={elsewhere.get(extra.id) ?? extra} />
        ))}
      {told.fighters
        .filter((one) => isOnField(one) && elsewhere.get(one.id) !== null)
        .map((one) => (
          <Figure key={one.id} one={one} at={placeOf(one)} {...rest} />
        ))}
    </g>
  );
});

/** He is in nobody's way any more. */
function Corpse({ view, one }: { view: State; one: Fighter }): ReactElement {
  const [x, y] = centreOf(one, sizeOf(view, one));
  return (
    <g transform={`translate(${x} ${y}) scale(${sizeOf(view, one)})`} className="run-corpse" {...HIDDEN}>
      <CorpseMark />
    </g>
  );
}

/** It waits where it was left. */
function LooseHorse({ horse }: { horse: NonNullable<Fighter['horse']> }): ReactElement {
  const [x, y] = centreOf(horse, HORSE_SIZE);
  return (
    <g transform={`translate(${x} ${y}) scale(${HORSE_SIZE})`} {...HIDDEN}>
      {horse.hp === 0 ? <CorpseMark /> : <HorseMark />}
    </g>
  );
}

export const HorseMark = (): ReactElement => (
  <g className="run-folk">
    <path d="M-19 18L-17 4Q-20 -5 -11 -5H5L11 -16L14 -19L15 -15L22 -9L20 -5L14 -7L11 3L11 18H7L5 7H-8L-11 18H-15L-13 6Z" />
    <path d="M-18 -1Q-24 3 -22 11M7 -7L12 -14" className="run-folk-line" />
  </g>
);

/** Decoys, and captives before whoever hides behind them. */
function Folk({ view, extra, at }: { view: State; extra: Extra; at: Spot }): ReactElement {
  const captor = findFighter(view, extra.captor);
  const [x, y] = captor === undefined ? centreOf(at) : standOf(view, captor);
  const aside = captor === undefined ? 0 : UNIT * 0.4 * sizeOf(view, captor);
  return (
    <g transform={`translate(${x + aside} ${y + aside})`} {...HIDDEN}>
      {extra.state === 'down' ? <CorpseMark /> : <ExtraMark extra={extra} />}
    </g>
  );
}

export const ExtraMark = ({ extra: { id, state } }: { extra: Extra }): ReactElement => (
  <Sign part={{ id, kind: state === 'captive' ? 'hostage' : 'decoy', area: [[0, 0, 1]] }} />
);

export const CorpseMark = (): ReactElement => (
  <>
    <path d="M-18 12Q-22 2 -12 -2Q-6 -14 6 -8Q18 -8 19 4Q20 14 8 15Q-6 20 -18 12Z" className="run-blood" />
    <path d="M-9 -9L9 9M9 -9L-9 9" className="run-cross" />
  </>
);

function Figure({
  told: view,
  one,
  at,
  offered,
  targets,
  active,
  focus,
  language,
}: Omit<Props, 'elsewhere' | 'view'> & { one: Fighter; at: Spot }): ReactElement {
  const words = WEB_WORDS[language];
  const size = sizeOf(view, one);
  const [x, y] = centreOf(at, size);
  const r = radiusOf(size) + 5;
  const classes = [
    'run-figure',
    offered.has(one.id) ? 'run-offered' : '',
    active === one.id ? 'run-active' : '',
    focus === one.id ? 'run-figure-focus' : '',
  ];
  const notes = [
    ...(active === one.id ? [words.acts] : []),
    ...(targets.has(one.id) ? [words.canBeAttacked] : offered.has(one.id) ? [words.canBeChosen] : []),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of shapes cannot be a <button>
    <g
      className={classes.filter(Boolean).join(' ')}
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={0}
      aria-label={[fighterInWords(view, one, language), ...notes].join(', ')}
      data-x={at.x}
      data-y={at.y}
      data-fighter={one.id}
      data-key={keyOf({ x: at.x, y: at.y, fighter: one.id })}
    >
      <circle r={r} className="run-touch" />
      <circle r={r} className="run-ring-ink" />
      <circle r={r} className="run-ring" />
      <Token {...lookOf(view, one)} />
      {targets.has(one.id) && <Sights r={r - 1} />}
    </g>
  );
}

/** Corners around whoever can be attacked. */
export const Sights = ({ r }: { r: number }): ReactElement => {
  const c = Math.round(r * 0.56);
  return (
    <path
      d={`M${-r} ${-c}V${-r}H${-c}M${r} ${-c}V${-r}H${c}M${-r} ${c}V${r}H${-c}M${r} ${c}V${r}H${c}`}
      className="run-sights"
    />
  );
};
