// A counter: who it is, whose, what it can, and how it is, at a glance.

import type { Seat } from '@skald/kernel';
import type { Language } from '@skald/text';
import { memo, type ReactElement } from 'react';
import { COUNTER, type CounterId, isHeroId, type MonsterKind } from '../../content/index.ts';
import { combatFactor, isHero, losesTurn, movementFactor } from '../../rules/pieces.ts';
import type { Piece, State } from '../../rules/state.ts';
import { CounterMark, KNOT } from './emblems.tsx';
import { isUnknown } from './hidden.ts';
import { HailMark, ItemMark, LostTurnMark, SeaBanMark, SpentMark, WoundMark } from './marks.tsx';
import { liveryOf } from './seats.ts';
import { shortName } from './speech.ts';
import { COUNTER_HEIGHT as H, COUNTER_WIDTH as W } from './stacks.ts';

/** All that the face of a counter shows, so that it is drawn again only when one of these changes. */
export interface Face {
  readonly name: string;
  /** Null for one whose face nobody may see. */
  readonly kind: 'hero' | 'jarl' | MonsterKind | null;
  readonly id: CounterId;
  readonly owner: Seat | null;
  readonly combat: number;
  readonly movement: number;
  readonly weakened: boolean;
  readonly crowned: boolean;
  /** Nobody has seen him yet, and still one knows him. */
  readonly faceDown: boolean;
  readonly wounded: boolean;
  readonly spent: boolean;
  readonly loses: boolean;
  readonly seaBan: boolean;
  /** Item ids with a space between them. */
  readonly items: string;
  readonly purse: boolean;
}

export function faceOf(view: State, one: Piece, language: Language): Face {
  const down = isUnknown(one);
  const hero = isHero(view, one);
  const player = one.owner === null ? undefined : view.players[one.owner];
  return {
    name: shortName(one, language),
    kind: down ? null : (COUNTER[one.id].kind ?? (hero || isHeroId(one.id) ? 'hero' : 'jarl')),
    id: one.id,
    owner: one.owner,
    combat: down ? 0 : combatFactor(view, one),
    movement: down ? 0 : movementFactor(view, one),
    weakened: one.hail > 0,
    crowned: hero,
    faceDown: !one.faceUp,
    wounded: hero && player?.wounded === true,
    spent: one.owner !== null && one.moved && view.phase === 'movement',
    loses: losesTurn(view, one),
    seaBan: one.seaBan > 0 && one.seaBan === view.turn,
    items: one.items.join(' '),
    purse: one.purse > 0,
  };
}

const FREE = { colour: '#6d6690', field: '#2a2335', ink: '#e9e2f2' };
const NEUTRAL = { colour: '#8b8270', field: '#4a4438', ink: '#efe6d0' };
const BACK = { colour: '#57606a', field: '#2b3138', ink: '#b9c3c9' };

const paintOf = ({ kind, owner, faceDown }: Face) => {
  if (owner !== null) return liveryOf(owner);
  if (kind === null || faceDown) return BACK;
  return kind === 'jarl' ? NEUTRAL : FREE;
};

/** Drawn around 0, 0. `patterns` is the prefix of the livery patterns in this drawing. */
export const CounterFace = memo(function CounterFace(props: Face & { patterns: string; named: boolean }) {
  const { kind, owner, patterns, named, crowned } = props;
  const { colour, field, ink } = paintOf(props);
  return (
    <g style={{ color: ink }} className={kind === null ? 'aoh-face aoh-face-down' : 'aoh-face'}>
      <rect className="aoh-shadow" x={-W / 2 + 1} y={-H / 2 + 1.6} width={W} height={H} rx="5" />
      <rect x={-W / 2} y={-H / 2} width={W} height={H} rx="5" fill={colour} />
      {owner !== null && (
        <rect
          x={-W / 2}
          y={-H / 2}
          width={W}
          height={H}
          rx="5"
          fill={`url(#${patterns}${owner})`}
          opacity=".75"
        />
      )}
      <rect x={-W / 2 + 3.4} y={-H / 2 + 3.4} width={W - 6.8} height={H - 6.8} rx="2.6" fill={field} />
      <rect className="aoh-edge" x={-W / 2} y={-H / 2} width={W} height={H} rx="5" />
      {crowned && <Crown />}
      {kind === null ? <Back /> : <Front {...props} named={named} />}
      {kind !== null && props.faceDown && <StillDown />}
      <Conditions {...props} />
    </g>
  );
});

const Crown = (): ReactElement => (
  <g className="aoh-crown">
    <rect x={-W / 2 + 1.6} y={-H / 2 + 1.6} width={W - 3.2} height={H - 3.2} rx="3.8" />
    <path
      d={`M-8 ${-H / 2 + 1.4}L-9.4 ${-H / 2 - 6}L-4.4 ${-H / 2 - 2.4}L0 ${-H / 2 - 7.6}L4.4 ${-H / 2 - 2.4}L9.4 ${-H / 2 - 6}L8 ${-H / 2 + 1.4}Z`}
    />
  </g>
);

const Back = (): ReactElement => (
  <>
    <path
      d={KNOT}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
      opacity=".75"
      transform="translate(0 -5.4) scale(.95)"
    />
    <text y={H / 2 - 5} className="aoh-number">
      ?
    </text>
  </>
);

/** The knot of the back in a corner. */
const StillDown = (): ReactElement => (
  <g className="aoh-still-down" transform={`translate(${W / 2 - 5} ${-H / 2 + 5})`}>
    <circle r="6.2" />
    <path d={KNOT} transform="scale(.45)" />
  </g>
);

function Front({
  id,
  combat,
  movement,
  weakened,
  named,
  name,
  owner,
}: Face & { named: boolean }): ReactElement {
  const base = H / 2 - 5.8;
  return (
    <>
      <g transform={named ? 'translate(0 -7.6) scale(.72)' : 'translate(0 -5) scale(.92)'}>
        <CounterMark id={id} />
      </g>
      {named && (
        <text
          y="5.4"
          className="aoh-counter-name"
          {...(name.length > 8 ? { textLength: 26, lengthAdjust: 'spacingAndGlyphs' as const } : {})}
        >
          {name}
        </text>
      )}
      <text x={-W / 2 + 9.4} y={base} className={weakened ? 'aoh-number aoh-weak' : 'aoh-number'}>
        {combat}
      </text>
      <text x={W / 2 - 9.4} y={base} className="aoh-number">
        {movement}
      </text>
      {owner !== null && (
        <path
          d={liveryOf(owner).emblem}
          transform={`translate(0 ${base - 4}) scale(.3)`}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinejoin="round"
        />
      )}
    </>
  );
}

function Conditions({ wounded, spent, loses, weakened, seaBan, items, purse }: Face): ReactElement {
  const troubles = [
    ...(loses ? [<LostTurnMark key="lost" />] : []),
    ...(weakened ? [<HailMark key="hail" />] : []),
    ...(seaBan ? [<SeaBanMark key="sea" />] : []),
  ];
  const carried = items === '' ? [] : items.split(' ');
  return (
    <>
      {spent && (
        <g transform={`translate(${-W / 2} ${-H / 2})`}>
          <SpentMark />
        </g>
      )}
      {wounded && (
        <g transform={`translate(${W / 2 - 4} ${-H / 2 + 4})`}>
          <WoundMark />
        </g>
      )}
      {troubles.map((mark, i) => (
        <g key={mark.key} transform={`translate(${-W / 2} ${-H / 2 + 14 + i * 10})`}>
          {mark}
        </g>
      ))}
      {carried.map((item, i) => (
        <g
          key={item + String(i)}
          transform={`translate(${W / 2} ${-2 + i * 10 - (carried.length - 1) * 2}) scale(.85)`}
        >
          <ItemMark item={item as Piece['items'][number]} />
        </g>
      ))}
      {purse && <circle cx={W / 2} cy={H / 2 - 3} r="3" className="aoh-purse" />}
    </>
  );
}
