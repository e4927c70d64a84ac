// Scenes with a roof over them: hall, forge, temple, cave, tunnel.

import { box, type Cut, cut, disc, flames, hatch, path, ripples, shape, times, uneven } from './pen.ts';

export function hall(): Cut[] {
  const pillar = (x: number): Cut[] => [
    cut('near', box(x - 17, 62, 34, 268), box(x - 24, 50, 48, 14), box(x - 24, 326, 48, 14)),
    cut(
      'line',
      times(5, (i) => `M${x - 17} ${100 + 48 * i}q17 16 34 0M${x - 17} ${110 + 48 * i}q17 16 34 0`).join(''),
    ),
  ];
  const shield = (x: number): Cut[] => [
    cut('near', disc(x, 168, 24)),
    cut('line', disc(x, 168, 7), `M${x - 24} 168h17M${x + 7} 168h17M${x} 144v17M${x} 175v17`),
  ];
  return [
    cut('far', box(0, 0, 960, 330)),
    cut(
      'faint',
      times(26, (i) => path([37 * i + 6 * uneven(i), 60], [37 * i + 6 * uneven(i), 330])).join(''),
    ),
    cut('mid', shape([0, 0], [960, 0], [960, 66], [480, 12], [0, 66])),
    cut('line', times(8, (i) => path([480, 12], [-20 + 143 * i, 86])).join(''), path([0, 86], [960, 86])),
    ...shield(330),
    ...shield(630),
    // The high seat.
    cut('mid', box(444, 150, 72, 130), box(430, 230, 100, 50)),
    cut('line', 'M444 150q-10 -26 8 -34M516 150q10 -26 -8 -34M458 170h44M458 190h44'),
    cut('floor', shape([0, 330], [300, 276], [660, 276], [960, 330], [960, 400], [0, 400])),
    cut(
      'faint',
      hatch(
        [
          [300, 276],
          [660, 276],
        ],
        [
          [-120, 400],
          [1080, 400],
        ],
        14,
      ),
    ),
    ...pillar(120),
    ...pillar(262),
    ...pillar(698),
    ...pillar(840),
    cut('near', shape([372, 330], [588, 330], [620, 350], [340, 350])),
    cut('fire', flames(430, 332, 20), flames(480, 332, 28), flames(534, 332, 19)),
    cut('line', 'M384 336h192M372 344h216', 'M480 250q-16 -40 4 -74q18 -34 0 -70'),
  ];
}

export function forge(): Cut[] {
  const bricks = times(6, (row) => path([318, 150 + 28 * row], [642, 150 + 28 * row])).join('');
  return [
    cut('far', box(0, 0, 960, 326)),
    cut(
      'faint',
      hatch(
        [
          [0, 20],
          [0, 320],
        ],
        [
          [960, 20],
          [960, 320],
        ],
        12,
      ),
    ),
    cut(
      'mid',
      shape([318, 326], [318, 132], [400, 60], [400, 0], [560, 0], [560, 60], [642, 132], [642, 326]),
    ),
    cut(
      'line',
      bricks,
      times(5, (row) =>
        times(5, (i) => `M${340 + 64 * i + (row % 2) * 30} ${150 + 28 * row}v28`).join(''),
      ).join(''),
    ),
    cut('near', 'M392 326V236Q392 172 480 172Q568 172 568 236V326Z'),
    cut('fire', flames(438, 320, 30), flames(520, 320, 32), flames(480, 320, 46)),
    cut('line', 'M392 236Q392 172 480 172Q568 172 568 236M380 236Q380 160 480 160Q580 160 580 236'),
    // Chains and a hook.
    cut(
      'line',
      times(7, (i) => `M232 ${10 + 24 * i}q-7 10 0 20q7 -10 0 -20`).join(''),
      'M232 176q20 4 16 22q-8 16 -24 4',
    ),
    cut(
      'line',
      times(5, (i) => `M742 ${10 + 24 * i}q-7 10 0 20q7 -10 0 -20`).join(''),
      'M742 128q20 4 16 22q-8 16 -24 4',
    ),
    // Tools on the wall.
    cut('near', box(820, 150, 34, 18), box(833, 168, 8, 90), box(880, 146, 8, 112), box(872, 146, 24, 14)),
    cut('line', 'M780 150q-10 60 4 110M796 150q10 60 -4 110', 'M766 140h150'),
    cut('floor', shape([0, 326], [960, 326], [960, 400], [0, 400])),
    cut(
      'faint',
      hatch(
        [
          [60, 326],
          [900, 326],
        ],
        [
          [-200, 400],
          [1160, 400],
        ],
        15,
      ),
    ),
    // The anvil, and the bellows.
    cut(
      'near',
      box(170, 300, 56, 40),
      'M140 262h118q-4 18 -30 22q-8 10 2 20h-62q10 -10 2 -20q-30 0 -46 -18Z',
    ),
    cut('near', shape([676, 330], [676, 280], [770, 252], [812, 268], [812, 322], [770, 338])),
    cut(
      'line',
      hatch(
        [
          [690, 284],
          [770, 262],
        ],
        [
          [690, 324],
          [770, 332],
        ],
        5,
      ),
      'M676 306h-34',
    ),
    cut(
      'line',
      times(9, (i) => `M${420 + 16 * i + 10 * uneven(i)} ${120 - 40 * Math.abs(uneven(i, 3))}h4`).join(''),
    ),
  ];
}

export function temple(): Cut[] {
  const column = (x: number, w: number, top: number, foot: number): Cut[] => [
    cut(
      'near',
      box(x - w / 2, top, w, foot - top),
      box(x - w / 2 - 9, top - 14, w + 18, 16),
      box(x - w / 2 - 9, foot - 12, w + 18, 16),
    ),
    cut(
      'line',
      times(4, (i) =>
        path([x - w / 2 + (w * (i + 1)) / 5, top + 10], [x - w / 2 + (w * (i + 1)) / 5, foot - 16]),
      ).join(''),
    ),
  ];
  return [
    cut('far', box(0, 0, 960, 320)),
    cut('mid', 'M330 320V150Q330 40 480 40Q630 40 630 150V320Z'),
    cut('line', 'M330 150Q330 40 480 40Q630 40 630 150M346 150Q346 56 480 56Q614 56 614 150'),
    cut(
      'faint',
      hatch(
        [
          [352, 150],
          [608, 150],
        ],
        [
          [352, 300],
          [608, 300],
        ],
        16,
      ),
    ),
    // The image that stands there: horned, with its arms open.
    cut(
      'near',
      'M452 290V214Q420 214 404 178L418 172Q432 196 456 196Q446 176 452 152Q462 130 480 130Q498 130 508 152Q514 176 504 196Q528 196 542 172L556 178Q540 214 508 214V290Z',
    ),
    cut(
      'line',
      'M456 150Q430 140 432 108Q444 126 464 132M504 150Q530 140 528 108Q516 126 496 132',
      'M470 164h6M484 164h6M470 182q10 6 20 0M480 214v76M462 236h36M462 256h36',
    ),
    cut('near', box(420, 290, 120, 20), box(396, 308, 168, 18)),
    cut('line', 'M420 290h120M396 308h168'),
    cut('floor', shape([0, 326], [960, 326], [960, 400], [0, 400])),
    cut('line', path([240, 340], [720, 340]), path([200, 358], [760, 358])),
    cut(
      'faint',
      hatch(
        [
          [260, 326],
          [700, 326],
        ],
        [
          [-100, 400],
          [1060, 400],
        ],
        13,
      ),
    ),
    ...column(96, 54, 60, 336),
    ...column(248, 44, 84, 326),
    ...column(712, 44, 84, 326),
    ...column(864, 54, 60, 336),
    cut('mid', shape([0, 0], [960, 0], [960, 46], [0, 46])),
    cut(
      'line',
      path([0, 46], [960, 46]),
      times(24, (i) => `M${20 + 40 * i} 12l14 10l-14 10l-14 -10Z`).join(''),
    ),
    cut(
      'near',
      'M330 286h44l-10 24h-24ZM348 310v30M356 310v30',
      'M586 286h44l-10 24h-24ZM604 310v30M612 310v30',
    ),
    cut('fire', flames(352, 286, 15), flames(608, 286, 15)),
  ];
}

/** An edge that no tool has made. */
const rough = (
  count: number,
  salt: number,
  at: (part: number) => readonly [number, number],
  by: number,
): string =>
  path(
    ...times(count + 1, (i) => {
      const [x, y] = at(i / count);
      return [x + by * uneven(i, salt), y + by * uneven(i, salt + 1)] as const;
    }),
  );

export function cave(): Cut[] {
  const vault = (part: number, x: number, y: number, lift: number): readonly [number, number] => [
    480 - x * Math.cos(Math.PI * part),
    y - lift * Math.sin(Math.PI * part),
  ];
  const spike = (x: number, y: number, long: number, wide: number): string =>
    shape([x - wide, y], [x, y + long], [x + wide, y]);
  return [
    cut('near', box(0, 0, 960, 400)),
    cut('mid', `${rough(20, 1, (part) => vault(part, 470, 330, 290), 12)}Z`),
    cut(
      'faint',
      hatch(
        [
          [60, 200],
          [200, 70],
        ],
        [
          [110, 240],
          [230, 110],
        ],
        9,
      ),
      hatch(
        [
          [760, 70],
          [900, 200],
        ],
        [
          [730, 110],
          [850, 240],
        ],
        9,
      ),
    ),
    cut('far', `${rough(16, 4, (part) => vault(part, 280, 316, 200), 9)}Z`),
    cut('lit', `${rough(10, 7, (part) => vault(part, 62, 292, 92), 5)}Z`),
    cut(
      'line',
      hatch(
        [
          [250, 220],
          [340, 150],
        ],
        [
          [282, 240],
          [360, 176],
        ],
        6,
      ),
      hatch(
        [
          [620, 150],
          [710, 220],
        ],
        [
          [600, 176],
          [678, 240],
        ],
        6,
      ),
    ),
    cut('floor', `${rough(16, 11, (part) => [960 * part, 318], 7)}L960 400L0 400Z`),
    cut(
      'near',
      times(9, (i) =>
        spike(70 + 102 * i + 20 * uneven(i, 2), 0, 70 + 46 * uneven(i, 6) + 30 * Math.abs(i - 4), 15),
      ).join(''),
    ),
    cut(
      'near',
      spike(96, 350, -96, 26),
      spike(168, 344, -48, 18),
      spike(842, 350, -110, 26),
      spike(770, 342, -44, 16),
    ),
    cut('line', 'M88 340L96 268M848 340L842 258', 'M178 60l-6 30M470 20l4 30M690 40l-4 30'),
    cut('water', 'M300 356Q480 332 660 356Q700 376 480 386Q260 376 300 356Z'),
    cut('line', ripples(320, 350, 320, 28, 3)),
  ];
}

export function tunnel(): Cut[] {
  const arch = (size: number): string => {
    const [x, y] = [430 * size, 322 - 60 * (1 - size)];
    return `M${480 - x} ${y + 90 * size}V${y - 130 * size}Q${480 - x} ${y - 330 * size} 480 ${y - 330 * size}Q${480 + x} ${y - 330 * size} ${480 + x} ${y - 130 * size}V${y + 90 * size}Z`;
  };
  const props = (size: number): string => {
    const [x, y] = [330 * size, 322 - 60 * (1 - size)];
    const thick = 26 * size;
    return (
      box(480 - x, y - 210 * size, thick, 280 * size) +
      box(480 + x - thick, y - 210 * size, thick, 280 * size) +
      box(480 - x - 20 * size, y - 240 * size, 2 * x + 40 * size, 34 * size)
    );
  };
  return [
    cut('near', box(0, 0, 960, 400)),
    cut('mid', arch(1)),
    cut(
      'faint',
      hatch(
        [
          [70, 60],
          [70, 330],
        ],
        [
          [200, 120],
          [200, 300],
        ],
        11,
      ),
      hatch(
        [
          [890, 60],
          [890, 330],
        ],
        [
          [760, 120],
          [760, 300],
        ],
        11,
      ),
    ),
    cut('far', arch(0.62)),
    cut('floor', shape([0, 400], [340, 292], [620, 292], [960, 400])),
    cut('near', arch(0.3)),
    cut('lit', disc(480, 262, 9)),
    cut('line', 'M480 236v-8M458 246l-6 -6M502 246l6 -6'),
    cut('near', props(1), props(0.62)),
    cut(
      'line',
      hatch(
        [
          [158, 110],
          [158, 380],
        ],
        [
          [168, 110],
          [168, 380],
        ],
        7,
      ),
      hatch(
        [
          [792, 110],
          [792, 380],
        ],
        [
          [802, 110],
          [802, 380],
        ],
        7,
      ),
    ),
    cut(
      'faint',
      hatch(
        [
          [380, 296],
          [580, 296],
        ],
        [
          [60, 400],
          [900, 400],
        ],
        9,
      ),
    ),
    cut('line', times(6, (i) => `M${360 - 36 * i} ${300 + 17 * i}h${240 + 72 * i}`).join('')),
  ];
}
