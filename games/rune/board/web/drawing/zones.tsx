// Places that do something to whoever is in them: water, ice, fire, mist, the dark.

import type { Wide } from '@skald/games/board-kit';
import type { Square } from '@skald/games/grid-kit';
import { memo, type ReactElement } from 'react';
import type { Zone, ZoneOf } from '../../../content/battle-map.ts';
import type { Ground } from '../../../rules/space/index.ts';
import type { Dress } from './dress.ts';
import { bordersOf, sharp, soft, squaresIn } from './outlines.ts';
import { type Sprinkle, sprinkled } from './scatter.ts';

interface ZoneLook {
  /** The wash, and how it is edged. */
  readonly className: string;
  readonly strokes: readonly (Sprinkle & { readonly className: string })[];
}

const WAVE = ['m-13 0q3.5 -5 7 0t7 0t7 0t5 0', 'm-10 0q3.5 -4 7 0t7 0t6 0'];
const CREST = ['m-12 2q6 -10 12 0q4 -7 10 -1', 'm-8 3q2 -10 10 -9q-5 3 -2 8'];

const WATER: Readonly<Record<ZoneOf<'water'>['surface'], readonly Sprinkle[]>> = {
  tranquil: [{ marks: WAVE, chance: 0.35, seed: 101 }],
  choppy: [{ marks: WAVE, chance: 0.75, seed: 102, tries: 2 }],
  raging: [
    { marks: CREST, chance: 0.9, seed: 103, tries: 2 },
    { marks: WAVE, chance: 0.5, seed: 104 },
  ],
  undercurrent: [
    { marks: WAVE, chance: 0.7, seed: 105 },
    { marks: ['m0 -8q-9 4 -5 11q5 5 9 -1q2 -7 -5 -6q-4 2 -2 5', 'm-7 -4q7 9 14 0'], chance: 0.3, seed: 106 },
  ],
};

const FLAME = [
  'm-6 9q-7 -8 0 -16q1 5 4 4q-1 -7 4 -12q0 8 5 12q3 7 -2 12z',
  'm-5 8q-5 -7 1 -13q0 4 3 4q0 -6 3 -10q1 7 4 10q2 6 -2 9z',
];

const HURTS: Readonly<Record<ZoneOf<'damaging'>['nature'], readonly Sprinkle[]>> = {
  fire: [{ marks: FLAME, chance: 0.9, seed: 111, tries: 2 }],
  heat: [
    { marks: ['m-4 9q-5 -5 0 -9q5 -5 0 -9m8 18q-5 -5 0 -9q5 -5 0 -9'], chance: 0.8, seed: 112 },
    { marks: ['m-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0'], chance: 0.4, seed: 113 },
  ],
  caustic: [
    {
      marks: [
        'm-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0',
        'm-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0m9 -6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
      ],
      chance: 0.85,
      seed: 114,
      tries: 2,
    },
  ],
  spikes: [{ marks: ['m-5 8l5 -18l5 18z', 'm-4 7l4 -15l4 15z'], chance: 0.9, seed: 115, tries: 3 }],
  cold: [
    {
      marks: ['m0 -9v18m-8 -13.5l16 9m0 -9l-16 9', 'm0 -6v12m-5 -9l10 6m0 -6l-10 6'],
      chance: 0.55,
      seed: 116,
    },
  ],
};

/** Small wings, here and there. */
const GNATS = [
  'm-7 -4q-3 -4 -5 0m5 0q3 -4 5 0M0 0m5 5q-3 -4 -5 0m5 0q3 -4 5 0',
  'm-2 3q-3 -4 -5 0m5 0q3 -4 5 0m3 -9q-2 -3 -4 0m4 0q2 -3 4 0',
];

const SPIRAL = 'm0 0q4 -3 4 2q-1 6 -8 4q-7 -5 -2 -12q8 -7 15 1q4 9 -3 15';

function lookOf(zone: Zone): ZoneLook {
  const plain = (className: string, ...strokes: Sprinkle[]): ZoneLook => ({
    className: `run-zone-${zone.kind} ${className}`,
    strokes: strokes.map((each) => ({ ...each, className: `run-strokes-${zone.kind}` })),
  });
  switch (zone.kind) {
    case 'water':
      return plain(`run-water-${zone.surface}`, ...WATER[zone.surface]);
    case 'slippery':
      return plain('', {
        marks: ['m-10 7l14 -14', 'm-8 2l8 -8m2 9l5 -5', 'm-12 3l7 1l3 -6l8 2l4 -7'],
        chance: 0.55,
        seed: 121,
      });
    case 'uneven':
      return plain('', {
        marks: ['m-7 4q7 -11 14 0', 'm-5 -3q6 7 10 0m-2 7q4 -6 8 0', 'm-4 0q4 -5 8 0q-4 5 -8 0z'],
        chance: 0.85,
        seed: 122,
        tries: 2,
      });
    case 'damaging':
      return plain(`run-hurts-${zone.nature}`, ...HURTS[zone.nature]);
    case 'swarm':
      return plain('', { marks: GNATS, chance: 0.9, seed: 127, tries: 2 });
    case 'mist':
      return plain('', {
        marks: ['m-22 0q10 -9 20 -1t22 -1', 'm-16 3q8 6 16 0t18 0'],
        chance: 0.6,
        seed: 123,
      });
    case 'obstructed':
      return plain('', { marks: ['m-3 9v-20m6 22v-15', 'm0 10v-22m-5 20v-9'], chance: 0.5, seed: 124 });
    case 'wind':
      return plain('', {
        marks: ['m-30 0h44q8 -1 7 -8q-3 -6 -8 -2m-33 17h34q7 1 6 7q-3 5 -7 1'],
        chance: 0.035,
        seed: 125,
      });
    case 'weird':
      return plain('', { marks: [SPIRAL], chance: 0.09, seed: 126 });
    case 'darkness':
    case 'gloom':
    case 'slope':
    case 'advantageous':
    case 'bad':
      return plain('');
  }
}

/** What lies deepest comes first; what floats is drawn by `Veils`, over all that stands there. */
const LYING: readonly Zone['kind'][] = ['uneven', 'slippery', 'water', 'damaging', 'obstructed'];
const MARKED: readonly Zone['kind'][] = ['advantageous', 'bad', 'weird'];
const FLOATING: readonly Zone['kind'][] = ['wind', 'swarm', 'mist', 'gloom', 'darkness'];

type Laid = Ground['zones'][number];

const drawn = (ground: Ground, kinds: readonly Zone['kind'][]): readonly Laid[] =>
  kinds.flatMap((kind) => ground.zones.filter(({ part }) => part.kind === kind));

export const Zones = ({ ground, dress }: { ground: Ground; dress: Dress }): ReactElement => (
  <g>
    <Coming ground={ground} />
    {drawn(ground, LYING).map((zone, i) => (
      <Area
        key={i}
        ground={ground}
        zone={zone}
        cut={dress.sharpShores === true && zone.part.kind === 'water'}
      />
    ))}
    {drawn(ground, MARKED).map((zone, i) => (
      <Area key={i} ground={ground} zone={zone} />
    ))}
  </g>
);

export const Veils = ({ ground }: { ground: Ground }): ReactElement => (
  <g>
    {drawn(ground, FLOATING).map((zone, i) => (
      <Area key={i} ground={ground} zone={zone} />
    ))}
  </g>
);

interface AreaProps {
  readonly ground: Ground;
  readonly zone: Laid;
  /** Along something that was built. */
  readonly cut?: boolean;
}

/** While a map is painted most of its zones stay as they are. */
const Area = memo(function Area({ ground: { grid, ground }, zone, cut = false }: AreaProps): ReactElement {
  const { className, strokes } = lookOf(zone.part);
  const open = [...zone.squares].filter((square) => ground[square] === 0);
  const borders = bordersOf(grid, new Set(open));
  return (
    <g>
      <path d={cut ? sharp(borders) : soft(grid, borders)} className={`run-zone ${className}`} />
      {strokes.map((each) => (
        <path key={each.seed} d={sprinkled(grid, open, each)} className={each.className} />
      ))}
    </g>
  );
}, isSameArea);

function isSameArea(one: AreaProps, other: AreaProps): boolean {
  const [{ grid, ground }, next] = [one.ground, other.ground];
  if (one.zone.part !== other.zone.part || one.cut !== other.cut) return false;
  if (grid.width !== next.grid.width || grid.height !== next.grid.height) return false;
  // A place may have grown.
  const { squares } = other.zone;
  if (one.zone.squares.size !== squares.size) return false;
  for (const square of one.zone.squares)
    if (!squares.has(square) || ground[square] !== next.ground[square]) return false;
  return true;
}

/** Ground that will be slippery in a later round. */
function Coming({ ground: { grid, map, zones } }: { ground: Ground }): ReactElement | null {
  const coming = map.zones.filter(
    (zone) => zone.kind === 'slippery' && !zones.some(({ part }) => part === zone),
  );
  if (coming.length === 0) return null;
  return (
    <>
      {coming.map((zone, i) => (
        <path key={i} d={flakes(grid, squaresIn(grid, zone.area))} className="run-coming" />
      ))}
    </>
  );
}

const flakes = (wide: Wide, squares: readonly Square[]): string =>
  sprinkled(wide, squares, {
    marks: ['m0 -5v10m-4.5 -7.5l9 5m0 -5l-9 5'],
    chance: 0.16,
    seed: 131,
  });
