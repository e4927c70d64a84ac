// The models on the board, each a button with its name in words.

import { HIDDEN, UNIT } from '@skald/games/board-kit';
import { placeOf } from '@skald/games/grid-kit';
import type { Language } from '@skald/text';
import { memo, type ReactElement } from 'react';
import { isMinion, type ModelType, modelFacts } from '../../content/index.ts';
import { factsOf, isInjured, layout, terrain } from '../../rules/models.ts';
import type { Model, State } from '../../rules/state.ts';
import { figureOf } from '../../text/figures.ts';
import { Token, type TokenLook } from './drawing/token.tsx';
import { modelInWords } from './speech.ts';
import { keyOf } from './spots.ts';
import { WEB_WORDS } from './words.ts';

/** How a model looks now. */
export function lookOf(view: State, one: Model): TokenLook {
  const { injuredFrom } = factsOf(view, one);
  return {
    type: one.type,
    facing: one.facing,
    number: figureOf(one.id).number,
    wounds: injuredFrom === null ? null : one.wounds,
    injuredFrom,
    injured: isInjured(view, one),
    acted: one.acted,
    marks: one.marks.length,
  };
}

interface Stand {
  readonly type: ModelType;
  readonly x: number;
  readonly y: number;
}

/** Where the middle of a model is, and how large it is drawn. */
export function standOf({ type, x, y }: Stand) {
  const { size } = modelFacts(type);
  return { at: [(x + size / 2) * UNIT, (y + size / 2) * UNIT] as const, size };
}

export const tokenScale = (type: ModelType): number => (modelFacts(type).size === 2 ? 1.9 : 1);

/** Moves a token to where its model stands. */
export function toStand(one: Stand): string {
  const [x, y] = standOf(one).at;
  return `translate(${x} ${y}) scale(${tokenScale(one.type)})`;
}

interface Props {
  readonly view: State;
  /** Models that are shown in motion, and so not here. */
  readonly elsewhere: ReadonlySet<string>;
  /** Models that can be chosen now, and those that would be attacked. */
  readonly offered: ReadonlySet<string>;
  readonly targets: ReadonlySet<string>;
  readonly active: string | null;
  readonly focus: string | null;
  readonly language: Language;
}

export function FigureLayer({ view, elsewhere, ...rest }: Props): ReactElement {
  return (
    <g className="dun-drawing">
      {view.models
        .filter(({ id }) => !elsewhere.has(id))
        .map((one) => (
          <Figure key={one.id} view={view} one={one} {...rest} />
        ))}
    </g>
  );
}

function Figure({
  view,
  one,
  offered,
  targets,
  active,
  focus,
  language,
}: Omit<Props, 'elsewhere'> & { one: Model }): ReactElement {
  const words = WEB_WORDS[language];
  const classes = [
    'dun-figure',
    offered.has(one.id) ? 'dun-offered' : '',
    targets.has(one.id) ? 'dun-target' : '',
    active === one.id ? 'dun-active' : '',
    focus === one.id ? 'dun-figure-focus' : '',
  ];
  const notes = [
    ...(active === one.id ? [words.acts] : []),
    ...(targets.has(one.id) ? [words.canBeAttacked] : offered.has(one.id) ? [words.canBeChosen] : []),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of shapes cannot be a <button>
    <g
      className={classes.filter(Boolean).join(' ')}
      transform={toStand(one)}
      role="button"
      tabIndex={0}
      aria-label={[modelInWords(view, one, language), ...notes].join(', ')}
      data-x={one.x}
      data-y={one.y}
      data-model={one.id}
      data-key={keyOf({ x: one.x, y: one.y, model: one.id, face: null })}
    >
      <circle r="29" className="dun-touch" />
      <circle r="29" className="dun-ring-ink" />
      <circle r="29" className="dun-ring" />
      <Token {...lookOf(view, one)} />
      {targets.has(one.id) && (
        <path d="M-29 -16V-29H-16M29 -16V-29H16M-29 16V29H-16M29 16V29H16" className="dun-sights" />
      )}
    </g>
  );
}

/** Who waits where nobody has been yet; only the Overlord's view knows. */
export const WaitingFigures = memo(function WaitingFigures({ view }: { view: State }): ReactElement {
  const drawn = layout(view);
  const { revealed } = terrain(view);
  return (
    <g className="dun-drawing dun-waiting" {...HIDDEN}>
      {drawn.figures
        .filter(({ square }) => revealed[square] !== 1)
        .map(({ type, square, facing, wounds }) => {
          const [x, y] = placeOf(drawn, square);
          return (
            <g key={square} transform={toStand({ type, x, y })}>
              <Token
                type={type}
                facing={facing ?? 'S'}
                wounds={isMinion(type) ? null : wounds}
                injuredFrom={modelFacts(type).injuredFrom}
              />
            </g>
          );
        })}
    </g>
  );
});
