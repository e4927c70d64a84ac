// Armies and the ship on the map, each a button with its name in words.

import type { Seat } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { State } from '../../rules/state.ts';
import type { PieceId } from './deeds.ts';
import { faceOf, findArmy } from './faces.ts';
import { keyOf } from './hex-layer.tsx';
import { Longship } from './longship.tsx';
import { AboardShield, ArmyShield } from './shields.tsx';
import { armyInWords, shipInWords } from './speech.ts';
import type { Stand } from './stands.ts';
import { WEB_WORDS } from './words.ts';

interface Props {
  readonly view: State;
  readonly seat: Seat | null;
  readonly stands: readonly Stand[];
  /** Pieces that can do something now. */
  readonly movable: ReadonlySet<PieceId>;
  readonly selected: PieceId | null;
  readonly focus: PieceId | null;
  /** The least side of what a finger can hit, in units. */
  readonly touch: number;
  readonly language: Language;
}

export function PieceLayer(props: Props): ReactElement {
  return (
    <g>
      {props.stands.map((stand) => (
        <PieceOn key={stand.piece} {...props} stand={stand} />
      ))}
    </g>
  );
}

/** Rings are drawn for the piece at its own scale: radius, and how far below its middle. */
export const RING = { army: [29, 0], ship: [46, -14], aboard: [14, 0] } as const;

function PieceOn({
  view,
  seat,
  stand: { piece, hex, at, scale, aboard },
  movable,
  selected,
  focus,
  touch,
  language,
}: Omit<Props, 'stands'> & { stand: Stand }): ReactElement | null {
  const army = piece === 'ship' ? undefined : findArmy(view, piece);
  const [radius, cy] = RING[piece === 'ship' ? 'ship' : aboard ? 'aboard' : 'army'];
  const classes = [
    'cam-piece',
    movable.has(piece) ? 'cam-offered' : '',
    selected === piece ? 'cam-selected' : '',
    focus === piece ? 'cam-piece-focus' : '',
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of shapes cannot be a <button>
    <g
      className={classes.filter(Boolean).join(' ')}
      transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}
      role="button"
      tabIndex={0}
      aria-label={labelOf(view, piece, seat, selected === piece, movable.has(piece), language)}
      aria-pressed={selected === piece}
      data-hex={hex}
      data-piece={piece}
      data-key={keyOf({ hex, piece })}
    >
      <circle r={Math.max(aboard ? 11.5 : radius - 5, touch / 2 / scale)} cy={cy} className="cam-touch" />
      <circle r={radius + 3.4} cy={cy} className="cam-ring cam-ring-outer" />
      <circle r={radius} cy={cy} className="cam-ring" />
      {army === undefined ? (
        <Longship moved={view.ship.moved && view.phase === 'movement'} />
      ) : aboard ? (
        <AboardShield {...faceOf(view, army, seat)} />
      ) : (
        <ArmyShield {...faceOf(view, army, seat)} />
      )}
    </g>
  );
}

function labelOf(
  view: State,
  piece: PieceId,
  seat: Seat | null,
  selected: boolean,
  movable: boolean,
  language: Language,
): string {
  const words = WEB_WORDS[language];
  const army = piece === 'ship' ? undefined : findArmy(view, piece);
  const name = army === undefined ? shipInWords(view, language) : armyInWords(view, army, seat, language);
  return [name, ...(selected ? [words.selected] : movable ? [words.mayAct] : [])].join(', ');
}
