// The proposed table, in ink on paper.

import type { ReactElement } from 'react';
import type { TablePiece } from '../../../content/index.ts';
import { chanceAt, swayAt } from '../hexmap/chance.ts';
import { FIR, FURROWS, HOUSE, OAK, PEAK, REEDS } from '../hexmap/glyphs.ts';
import { type Laid, RIVER, riverAt, TABLE } from './lay-table.ts';

export function TableDrawing({
  laid,
  label,
  zones,
}: {
  laid: readonly Laid[];
  label: string;
  /** What stands in the upper and in the lower zone. */
  zones: readonly [defenders: string, attackers: string];
}): ReactElement {
  const { width, height, zone } = TABLE;
  return (
    <svg viewBox={`-2 -2 ${width + 4} ${height + 4}`} className="cam-table" role="img" aria-label={label}>
      <rect width={width} height={height} className="cam-table-ground" />
      <path d={gridOf()} className="cam-table-grid" />
      <path d={`M0 ${zone}H${width}M0 ${height - zone}H${width}`} className="cam-table-zone" />
      {laid.map((one, i) => (
        <Piece key={i} laid={one} />
      ))}
      <text x={width / 2} y="4.4" className="cam-table-name">
        {zones[0]}
      </text>
      <text x={width / 2} y={height - 1.8} className="cam-table-name">
        {zones[1]}
      </text>
      <rect width={width} height={height} className="cam-table-edge" />
    </svg>
  );
}

/** Every ten centimetres. */
function gridOf(): string {
  let lines = '';
  for (let x = 10; x < TABLE.width; x += 10) lines += `M${x} 0V${TABLE.height}`;
  for (let y = 10; y < TABLE.height; y += 10) lines += `M0 ${y}H${TABLE.width}`;
  return lines;
}

function Piece({ laid }: { laid: Laid }): ReactElement {
  const { piece, x, y, width, height, letter } = laid;
  return (
    <g className={`cam-laid cam-laid-${piece}`}>
      <Ground laid={laid} />
      {marksOf(laid).map(({ drawing, at, size }, i) => (
        <path
          key={i}
          d={drawing}
          transform={`translate(${at[0].toFixed(1)} ${at[1].toFixed(1)}) scale(${size})`}
        />
      ))}
      {letter !== null && (
        <g transform={`translate(${x + width / 2 - 2} ${y - height / 2 + 2})`}>
          <circle r="2" className="cam-laid-disc" />
          <text y="1" className="cam-laid-letter">
            {letter}
          </text>
        </g>
      )}
    </g>
  );
}

function Ground({ laid }: { laid: Laid }): ReactElement | null {
  const { piece, x, y, width, height } = laid;
  switch (piece) {
    case 'river':
      return <path d={riverBand()} className="cam-laid-ground" />;
    case 'ford':
      return <path d={fordMarks(x, width)} />;
    case 'bridge':
    case 'palisade':
    case 'gate':
    case 'field':
    case 'house':
      return (
        <rect
          x={x - width / 2}
          y={y - height / 2}
          width={width}
          height={height}
          className="cam-laid-ground"
        />
      );
    default:
      return <path d={blob(laid)} className="cam-laid-ground" />;
  }
}

/** An uneven outline within its box. */
function blob({ x, y, width, height }: Laid): string {
  const points = Array.from({ length: 10 }, (_, i): readonly [number, number] => {
    const angle = (i / 10) * 2 * Math.PI;
    const far = 0.44 + 0.06 * swayAt(x, y, i + 1);
    return [x + Math.cos(angle) * width * far, y + Math.sin(angle) * height * far];
  });
  const middle = (i: number): string => {
    const [a, b] = [points[i % 10], points[(i + 1) % 10]] as [
      readonly [number, number],
      readonly [number, number],
    ];
    return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  };
  const bends = points.map((_, i) => {
    const [cx, cy] = points[(i + 1) % 10] as readonly [number, number];
    return `Q${cx.toFixed(1)} ${cy.toFixed(1)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${bends.join('')}Z`;
}

function riverBand(): string {
  const bank = (offset: number, xs: readonly number[]): string =>
    xs.map((x) => `L${x} ${(riverAt(x) + offset).toFixed(1)}`).join('');
  const xs = Array.from({ length: TABLE.width + 1 }, (_, i) => i);
  return `M0 ${(riverAt(0) - RIVER).toFixed(1)}${bank(-RIVER, xs)}${bank(RIVER, xs.toReversed())}Z`;
}

/** Both ends of the ford, and ripples between them. */
function fordMarks(x: number, width: number): string {
  const bank = (at: number): string => `M${at} ${(riverAt(at) - RIVER).toFixed(1)}v${2 * RIVER}`;
  const ripple = (down: number, half: number): string =>
    `M${x - half} ${(riverAt(x - half) + down).toFixed(1)}L${x + half} ${(riverAt(x + half) + down).toFixed(1)}`;
  return bank(x - width / 2) + bank(x + width / 2) + ripple(-2, 4) + ripple(0, 3) + ripple(2, 4);
}

interface Mark {
  readonly drawing: string;
  readonly at: readonly [number, number];
  readonly size: number;
}

const STAKES = 'M0 1.5V-1.5L.5 -2.2L1 -1.5V1.5';
const PLANKS = 'M-4 0H4';
const STONES = 'M-1.6 .8L-1 -.6L.4 -1L1.6 0L1.2 1Z';

/** What is drawn on a piece so that one knows it without its name. */
const MARKS: Partial<Record<TablePiece, readonly [drawing: string, size: number, count: number]>> = {
  woods: [`${FIR.body}${FIR.line}`, 0.34, 5],
  mountain: [`${PEAK.body}${PEAK.line}`, 0.3, 2],
  rocks: [STONES, 1, 7],
  swamp: [REEDS.line, 0.3, 3],
};

function marksOf(laid: Laid): Mark[] {
  const { piece, x, y, width, height } = laid;
  if (piece === 'house') return [{ drawing: HOUSE.line, at: [x - 0.3, y], size: 0.38 }];
  if (piece === 'field')
    return [{ drawing: FURROWS.line, at: [x, y], size: Math.min(width / 28, height / 13) }];
  if (piece === 'palisade') return row(laid, STAKES, 1.6);
  if (piece === 'bridge') return column(laid, PLANKS, 1.4);
  const [drawing, size, count] = MARKS[piece] ?? ['', 1, 0];
  return Array.from({ length: count }, (_, i): Mark => {
    const angle = ((i + 0.3 * chanceAt(x, y, i)) / count) * 2 * Math.PI;
    const far = count === 1 ? 0 : 0.26;
    const tree = piece === 'woods' && i % 2 === 1 ? `${OAK.body}${OAK.line}` : drawing;
    return {
      drawing: tree,
      at: [x + Math.cos(angle) * width * far, y + Math.sin(angle) * height * far],
      size,
    };
  });
}

const row = ({ x, y, width }: Laid, drawing: string, step: number): Mark[] =>
  Array.from({ length: Math.floor(width / step) }, (_, i) => ({
    drawing,
    at: [x - width / 2 + 0.3 + i * step, y] as const,
    size: 1,
  }));

const column = ({ x, y, height }: Laid, drawing: string, step: number): Mark[] =>
  Array.from({ length: Math.floor(height / step) }, (_, i) => ({
    drawing,
    at: [x, y - height / 2 + 0.7 + i * step] as const,
    size: 1,
  }));
