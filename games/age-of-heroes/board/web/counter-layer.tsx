// All counters on the map, in their stacks.

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { State } from '../../rules/state.ts';
import { counterKey } from './area-layer.tsx';
import { CounterFace, faceOf } from './counters.tsx';
import { CrossedSwords } from './marks.tsx';
import { COUNTER_HEIGHT as H, type Laid, type Stack, COUNTER_WIDTH as W } from './stacks.ts';

interface CounterLights {
  /** Counters that answer the question. */
  readonly offered: ReadonlySet<string>;
  readonly selected: ReadonlySet<string>;
  readonly aimedAt: ReadonlySet<string>;
  readonly focus: string | null;
}

interface Props {
  readonly view: State;
  readonly stacks: readonly Stack[];
  readonly lights: CounterLights;
  readonly scale: number;
  readonly named: boolean;
  /** The least side of what a finger can hit, in units. */
  readonly touch: number;
  readonly patterns: string;
  readonly language: Language;
  readonly stop: string;
  readonly label: (laid: Laid) => string;
}

export function CounterLayer(props: Props): ReactElement {
  return (
    <g>
      {props.stacks.map((stack) => (
        <StackOf key={stack.area} {...props} stack={stack} />
      ))}
    </g>
  );
}

function StackOf({ stack, scale, ...props }: Omit<Props, 'stacks'> & { stack: Stack }): ReactElement {
  const top = stack.laid.at(-1);
  return (
    <g data-area={stack.area} className={stack.spread ? 'aoh-stack aoh-stack-spread' : 'aoh-stack'}>
      {stack.plate && <rect {...stack.plate} rx={8 * scale} className="aoh-plate" />}
      {stack.laid.map((laid) => (
        <CounterOn key={laid.name} {...props} laid={laid} area={stack.area} scale={scale} />
      ))}
      {stack.more > 0 && top && (
        <g
          transform={`translate(${top.x - (W / 2) * scale} ${top.y + (H / 2) * scale}) scale(${scale})`}
          className="aoh-more"
        >
          <rect x="-9" y="-7" width="18" height="14" rx="7" />
          <text y="3.6">+{stack.more}</text>
        </g>
      )}
    </g>
  );
}

function CounterOn({
  view,
  laid,
  area,
  lights,
  scale,
  named,
  touch,
  patterns,
  language,
  stop,
  label,
}: Omit<Props, 'stacks'> & { laid: Laid; area: string }): ReactElement {
  const { piece, name, x, y } = laid;
  const [wide, high] = [Math.max(W, touch / scale), Math.max(H, touch / scale)];
  const classes = [
    'aoh-counter',
    lights.offered.has(name) ? 'aoh-offered' : '',
    lights.selected.has(name) ? 'aoh-selected' : '',
    lights.focus === name ? 'aoh-counter-focus' : '',
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of shapes cannot be a <button>
    <g
      className={classes.filter(Boolean).join(' ')}
      style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
      role="button"
      tabIndex={stop === counterKey(name) ? 0 : -1}
      aria-label={label(laid)}
      data-area={area}
      data-counter={name}
      data-key={counterKey(name)}
    >
      <rect x={-wide / 2} y={-high / 2} width={wide} height={high} fill="transparent" />
      <CounterRings />
      <CounterFace {...faceOf(view, piece, language)} patterns={patterns} named={named} />
      {lights.aimedAt.has(name) && (
        <g transform={`translate(${-W / 2} ${-H / 2})`}>
          <CrossedSwords />
        </g>
      )}
    </g>
  );
}

/** Seen around a counter that can be chosen, is chosen or has the focus. */
export const CounterRings = (): ReactElement => (
  <>
    <rect
      className="aoh-ring aoh-ring-outer"
      x={-W / 2 - 5}
      y={-H / 2 - 5}
      width={W + 10}
      height={H + 10}
      rx="9"
    />
    <rect className="aoh-ring" x={-W / 2 - 2.2} y={-H / 2 - 2.2} width={W + 4.4} height={H + 4.4} rx="6.6" />
  </>
);
