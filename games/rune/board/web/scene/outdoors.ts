// Scenes under the open sky: village, forest, shore, ship, swamp, mountain, ice.

import { box, type Cut, cut, disc, hatch, path, ripples, shape, stars, times, uneven } from './pen.ts';

const moon = (x: number, y: number, r = 30): Cut[] => [
  cut('lit', disc(x, y, r)),
  cut('line', `M${x - r * 0.3} ${y - r * 0.5}q-6 14 4 26`),
];

/** A line of hills or peaks, closed at the foot. */
const ridge = (base: number, lift: number, steps: number, salt: number): string =>
  shape(
    [0, 400],
    ...times(steps + 1, (i) => [(960 * i) / steps, base - lift * (0.5 + 0.5 * uneven(i, salt))] as const),
    [960, 400],
  );

export function village(): Cut[] {
  const house = (x: number, y: number, w: number, h: number): Cut[] => [
    cut('near', `M${x} ${y}V${y - h * 0.42}Q${x + w / 2} ${y - h * 0.5} ${x + w} ${y - h * 0.42}V${y}Z`),
    cut(
      'mid',
      `M${x - 14} ${y - h * 0.34}Q${x + w * 0.12} ${y - h * 1.05} ${x + w / 2} ${y - h}Q${x + w * 0.88} ${y - h * 1.05} ${x + w + 14} ${y - h * 0.34}Q${x + w / 2} ${y - h * 0.52} ${x - 14} ${y - h * 0.34}Z`,
    ),
    cut(
      'line',
      times(9, (i) =>
        path(
          [x + (w * (i + 0.5)) / 9, y - h * 0.94 + 3 * Math.abs(i - 4)],
          [x - 6 + ((w + 12) * (i + 0.5)) / 9, y - h * 0.42],
        ),
      ).join(''),
    ),
    cut('line', `M${x - 14} ${y - h * 0.34}l-10 -26M${x + w + 14} ${y - h * 0.34}l10 -26`),
    cut('lit', box(x + w / 2 - 11, y - h * 0.3, 22, h * 0.3)),
  ];
  return [
    cut('sky', box(0, 0, 960, 400)),
    cut('faint', stars(34, 170)),
    ...moon(742, 74, 34),
    cut('far', ridge(250, 90, 9, 3)),
    cut(
      'faint',
      hatch(
        [
          [120, 236],
          [300, 190],
        ],
        [
          [160, 262],
          [340, 222],
        ],
        9,
      ),
      hatch(
        [
          [640, 200],
          [840, 230],
        ],
        [
          [600, 240],
          [800, 262],
        ],
        9,
      ),
    ),
    cut('mid', 'M0 400V268Q240 240 480 262Q720 286 960 256V400Z'),
    ...house(70, 300, 190, 110),
    ...house(374, 288, 212, 118),
    ...house(706, 300, 196, 112),
    cut('floor', 'M0 400V312Q240 296 480 308Q720 320 960 304V400Z'),
    cut('line', 'M448 306Q430 344 350 400M512 306Q530 344 610 400'),
    cut(
      'faint',
      hatch(
        [
          [452, 312],
          [360, 392],
        ],
        [
          [508, 312],
          [600, 392],
        ],
        7,
      ),
    ),
    cut(
      'near',
      times(8, (i) => box(20 + 42 * i, 306 + 4 * uneven(i), 8, 40)).join(''),
      times(7, (i) => box(640 + 44 * i, 308 + 4 * uneven(i, 2), 8, 40)).join(''),
    ),
    cut('line', 'M16 320h310M16 334h310M636 322h320M636 336h320'),
  ];
}

export function forest(): Cut[] {
  const trunk = (x: number, w: number, foot: number, salt: number): Cut[] => [
    cut(
      'near',
      `M${x - w / 2} ${foot}Q${x - w * 0.36} ${foot - 60} ${x - w * 0.36} 0H${x + w * 0.36}Q${x + w * 0.36} ${foot - 60} ${x + w / 2} ${foot}Q${x} ${foot - 12} ${x - w / 2} ${foot}Z`,
    ),
    cut(
      'line',
      times(
        6,
        (i) =>
          `M${x + w * 0.22 * uneven(i, salt)} ${24 + (foot - 70) * (i / 6)}q${4 * uneven(i, salt + 1)} 16 0 ${24 + 14 * uneven(i, salt + 2)}`,
      ).join(''),
    ),
    cut(
      'line',
      `M${x + w * 0.36} ${90 + 40 * uneven(1, salt)}q40 -20 66 -62M${x - w * 0.36} ${70 + 40 * uneven(2, salt)}q-36 -10 -60 -54`,
    ),
  ];
  return [
    cut('sky', box(0, 0, 960, 400)),
    cut('faint', stars(16, 120)),
    ...moon(486, 108, 42),
    cut('far', times(22, (i) => box(20 + 44 * i + 12 * uneven(i), 0, 12 + 5 * uneven(i, 4), 300)).join('')),
    cut(
      'mid',
      times(11, (i) => box(30 + 90 * i + 24 * uneven(i, 7), 0, 24 + 6 * uneven(i, 8), 312)).join(''),
    ),
    cut('floor', 'M0 400V304Q180 284 360 300Q560 316 720 296Q860 284 960 300V400Z'),
    ...trunk(80, 92, 352, 1),
    ...trunk(236, 62, 326, 5),
    ...trunk(704, 66, 330, 9),
    ...trunk(876, 100, 356, 13),
    cut(
      'line',
      times(15, (i) => {
        const x = 30 + 66 * i + 14 * uneven(i, 3);
        return `M${x} 372q-10 -22 -22 -26M${x} 372q-2 -24 -4 -34M${x} 372q10 -22 22 -24`;
      }).join(''),
    ),
    cut('faint', 'M300 330q80 -14 180 0t190 4M260 352q90 -12 210 0t240 2'),
  ];
}

export function shore(): Cut[] {
  return [
    cut('sky', box(0, 0, 960, 400)),
    cut('faint', stars(26, 140)),
    ...moon(300, 82, 32),
    cut('far', shape([560, 190], [620, 128], [690, 150], [760, 92], [840, 120], [960, 70], [960, 190])),
    cut(
      'line',
      hatch(
        [
          [640, 140],
          [940, 90],
        ],
        [
          [620, 186],
          [930, 186],
        ],
        12,
      ),
    ),
    cut('water', box(0, 188, 960, 130)),
    cut('line', path([0, 188], [960, 188]), ripples(0, 196, 960, 110, 6)),
    cut('lit', times(6, (i) => box(300 - 26 - 4 * i, 200 + 16 * i, 52 + 8 * i, 6)).join('')),
    cut('floor', 'M0 400V330Q160 300 330 316Q520 334 700 300Q860 276 960 290V400Z'),
    cut('line', 'M0 324Q160 294 330 310Q520 328 700 294Q860 270 960 284'),
    // A boat on the strand.
    cut('near', 'M596 322Q640 352 760 348Q850 344 884 296Q872 360 800 374Q670 386 596 322Z'),
    cut('line', 'M604 328Q660 350 760 346Q840 342 876 306M640 346q60 22 150 12M720 348v-70M720 282l54 30'),
    cut(
      'near',
      shape([60, 360], [92, 318], [140, 312], [176, 344], [150, 372], [84, 376]),
      shape([190, 372], [206, 352], [236, 352], [250, 374]),
    ),
    cut('line', 'M92 318l18 26l30 -32M110 344l-8 30M206 352l10 18'),
    cut('line', 'M420 90q10 -10 20 0q10 -10 20 0M480 120q8 -8 16 0q8 -8 16 0'),
  ];
}

export function ship(): Cut[] {
  return [
    cut('sky', box(0, 0, 960, 400)),
    cut('faint', stars(22, 130)),
    ...moon(820, 70, 28),
    cut('water', box(0, 190, 960, 210)),
    cut('line', path([0, 190], [960, 190]), ripples(0, 198, 960, 100, 5)),
    cut('mid', 'M236 30Q390 60 560 34Q580 130 560 232Q400 200 236 230Q262 130 236 30Z'),
    cut(
      'line',
      times(
        6,
        (i) =>
          `M${282 + 48 * i} ${42 + (i < 3 ? 3 * i : 3 * (5 - i))}Q${302 + 46 * i} 130 ${282 + 48 * i} ${222 - (i < 3 ? 4 * i : 4 * (5 - i))}`,
      ).join(''),
    ),
    cut('near', box(392, 10, 14, 316), box(220, 24, 360, 9)),
    cut('line', 'M398 14L120 306M400 14L744 300M236 230L180 310M560 232L640 308'),
    cut(
      'near',
      'M40 300Q60 372 200 400H760Q862 372 888 250Q900 190 862 152Q838 132 812 146Q838 150 846 172Q826 168 816 180Q850 190 850 224Q846 286 760 312Q420 338 40 300Z',
    ),
    cut(
      'line',
      'M842 160h6M816 180q14 -2 22 6M50 316Q420 352 768 324M60 336Q420 372 780 342',
      'M860 240q14 -6 22 -22M850 264q16 -4 26 -18',
    ),
    cut('mid', times(9, (i) => disc(128 + 72 * i, 320 + (i < 4 ? 3 * i : 3 * (8 - i)), 25)).join('')),
    cut(
      'line',
      times(9, (i) => disc(128 + 72 * i, 320 + (i < 4 ? 3 * i : 3 * (8 - i)), 7)).join(''),
      times(9, (i) => {
        const [x, y] = [128 + 72 * i, 320 + (i < 4 ? 3 * i : 3 * (8 - i))];
        return i % 2 === 0 ? `M${x - 25} ${y}h18M${x + 7} ${y}h18` : `M${x} ${y - 25}v18M${x} ${y + 7}v18`;
      }).join(''),
    ),
    cut('floor', 'M0 400V384Q240 372 480 382Q720 392 960 378V400Z'),
  ];
}

export function swamp(): Cut[] {
  const dead = (x: number, foot: number, lean: number): Cut[] => [
    cut(
      'near',
      `M${x - 14} ${foot}Q${x - 4} ${foot - 120} ${x + lean} ${foot - 250}L${x + lean + 10} ${foot - 248}Q${x + 14} ${foot - 120} ${x + 18} ${foot}Z`,
    ),
    cut(
      'line',
      `M${x + 4} ${foot - 130}q40 -20 60 -70M${x} ${foot - 170}q-40 -10 -70 -56M${x + 40} ${foot - 160}l26 -4M${x - 36} ${foot - 192}l-4 -30M${x} ${foot - 20}q6 -50 6 -90`,
    ),
  ];
  return [
    cut('sky', box(0, 0, 960, 400)),
    ...moon(620, 70, 24),
    cut('far', ridge(220, 50, 12, 6)),
    cut(
      'faint',
      times(16, (i) =>
        path([30 + 60 * i, 214 + 8 * uneven(i)], [30 + 60 * i + 6 * uneven(i, 2), 150 + 20 * uneven(i, 3)]),
      ).join(''),
    ),
    cut('water', box(0, 222, 960, 178)),
    cut('line', ripples(0, 230, 960, 160, 7, 3)),
    cut('mid', 'M0 262Q120 244 250 262Q200 276 0 274ZM640 250Q780 234 960 250V266Q760 268 640 250Z'),
    ...dead(150, 312, -20),
    ...dead(800, 300, 26),
    ...dead(560, 268, -10),
    cut('floor', 'M0 400V340Q140 318 300 338Q480 362 660 336Q820 316 960 334V400Z'),
    cut(
      'line',
      times(26, (i) => {
        const x = 14 + 37 * i + 10 * uneven(i, 5);
        const y = 372 + 14 * uneven(i, 6);
        return `M${x} ${y}q${8 * uneven(i, 7)} -30 ${12 * uneven(i, 8)} -${48 + 18 * uneven(i, 9)}`;
      }).join(''),
    ),
    cut('lit', disc(386, 250, 5), disc(438, 238, 3.5), disc(330, 232, 3)),
    cut('faint', 'M0 236q120 -14 260 0t280 0t420 -4M60 206q160 -12 320 0t330 -2'),
  ];
}

export function mountain(): Cut[] {
  const peak = (x: number, y: number, w: number, foot: number): Cut[] => [
    cut(
      'far',
      shape(
        [x - w, foot],
        [x - w * 0.42, y + (foot - y) * 0.5],
        [x, y],
        [x + w * 0.36, y + (foot - y) * 0.42],
        [x + w, foot],
      ),
    ),
    cut(
      'line',
      hatch(
        [
          [x, y + 6],
          [x + w * 0.86, foot],
        ],
        [
          [x - w * 0.1, y + (foot - y) * 0.34],
          [x + w * 0.3, foot],
        ],
        12,
      ),
    ),
    cut(
      'lit',
      shape(
        [x, y],
        [x - w * 0.16, y + (foot - y) * 0.19],
        [x - w * 0.05, y + (foot - y) * 0.16],
        [x + w * 0.04, y + (foot - y) * 0.24],
        [x + w * 0.15, y + (foot - y) * 0.18],
      ),
    ),
  ];
  return [
    cut('sky', box(0, 0, 960, 400)),
    cut('faint', stars(20, 110), 'M40 92q90 -16 190 0t170 -4M600 70q90 -14 170 0t160 -2'),
    ...peak(210, 40, 260, 300),
    ...peak(760, 26, 290, 300),
    ...peak(482, 92, 230, 300),
    cut(
      'mid',
      shape(
        [0, 400],
        [0, 252],
        [120, 222],
        [230, 270],
        [340, 262],
        [430, 300],
        [540, 300],
        [640, 258],
        [760, 268],
        [860, 224],
        [960, 246],
        [960, 400],
      ),
    ),
    cut(
      'line',
      hatch(
        [
          [30, 258],
          [220, 280],
        ],
        [
          [16, 320],
          [200, 330],
        ],
        10,
      ),
      hatch(
        [
          [720, 284],
          [930, 262],
        ],
        [
          [740, 334],
          [948, 322],
        ],
        10,
      ),
    ),
    cut('floor', 'M0 400V344Q200 316 420 318H560Q760 320 960 344V400Z'),
    cut('line', 'M476 300Q520 316 470 336Q400 360 430 400M512 300Q566 318 540 340Q490 366 540 400'),
    // A cairn.
    cut('near', box(688, 322, 56, 20), box(696, 304, 40, 18), box(704, 288, 26, 16), box(710, 274, 14, 14)),
    cut('near', shape([190, 356], [214, 326], [262, 322], [284, 350], [250, 366])),
    cut('line', 'M214 326l14 22l34 -26'),
  ];
}

export function ice(): Cut[] {
  return [
    cut('sky', box(0, 0, 960, 400)),
    cut('faint', stars(18, 90), 'M0 60q160 -30 300 6t320 -10t340 10M0 84q180 -24 330 4t300 -6t330 4'),
    cut(
      'far',
      shape(
        [0, 320],
        [0, 140],
        [70, 110],
        [130, 180],
        [220, 120],
        [300, 214],
        [390, 190],
        [480, 240],
        [580, 176],
        [660, 210],
        [740, 104],
        [830, 150],
        [900, 92],
        [960, 128],
        [960, 320],
      ),
    ),
    cut(
      'line',
      'M70 110L60 316M220 120L206 310M390 190L384 312M580 176L596 312M740 104L752 312M900 92L892 316M130 180L150 312M660 210L648 312',
    ),
    cut(
      'mid',
      shape(
        [0, 330],
        [0, 226],
        [90, 244],
        [150, 300],
        [250, 262],
        [330, 316],
        [640, 316],
        [716, 258],
        [806, 298],
        [880, 236],
        [960, 222],
        [960, 330],
      ),
    ),
    cut(
      'line',
      'M90 244L76 326M250 262L262 322M716 258L702 322M880 236L894 326',
      hatch(
        [
          [14, 236],
          [80, 250],
        ],
        [
          [10, 320],
          [60, 324],
        ],
        5,
      ),
      hatch(
        [
          [890, 250],
          [950, 232],
        ],
        [
          [910, 324],
          [950, 320],
        ],
        5,
      ),
    ),
    cut('floor', shape([0, 400], [0, 326], [330, 312], [640, 312], [960, 326], [960, 400])),
    cut(
      'line',
      'M120 400L190 356L150 340M190 356L300 366L360 346M300 366L320 400M560 330L620 360L600 400M620 360L760 352L820 372L900 360M760 352L780 330',
    ),
    cut('lit', shape([430, 312], [452, 216], [470, 248], [486, 190], [506, 250], [520, 224], [540, 312])),
    cut('line', 'M452 216L462 308M486 190L488 308M520 224L512 308'),
    cut(
      'near',
      times(13, (i) =>
        shape(
          [30 + 75 * i, 0],
          [44 + 75 * i + 6 * uneven(i), 40 + 26 * Math.abs(uneven(i, 4))],
          [58 + 75 * i, 0],
        ),
      ).join(''),
    ),
  ];
}
