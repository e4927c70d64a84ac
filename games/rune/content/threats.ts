// The seven Threat Categories: what a foe is worth against heroes, and how he differs from them. RUN-CEVENT-02, -03

export const THREATS = [
  'terrifying',
  'exceptional',
  'superior',
  'equal',
  'inferior',
  'weak',
  'pitiful',
] as const;
export type Threat = (typeof THREATS)[number];

export const STATISTICS = ['init', 'atk', 'dfn', 'dam', 'soak', 'hp', 'res'] as const;
export type Statistic = (typeof STATISTICS)[number];
export type Statistics = Readonly<Record<Statistic, number>>;

/** How many heroes one of them stands for, in tenths. RUN-CEVENT-03 */
export const MIX: Readonly<Record<Threat, number>> = {
  terrifying: 40,
  exceptional: 30,
  superior: 20,
  equal: 13,
  inferior: 7,
  weak: 5,
  pitiful: 3,
};

/** The nearest whole number of heroes, half of one not counted; once, for all foes of a fight. RUN-CEVENT-09 */
export const roundMix = (tenths: number): number => Math.floor((tenths + 4) / 10);

/** What a foe may be armed with, and what becomes of its numbers then. RUN-FOE-20 to -22 */
export const MISSILES = {
  bow: { init: -1, atk: -4, mostDam: 11 },
  crossbow: { init: -8, atk: -3, mostDam: 14 },
} as const;
export type Missile = keyof typeof MISSILES;

/** Encounter points that it costs to let one choose his own targets. RUN-CEVENT-15 */
export const SELF_WILLED: Readonly<Record<Threat, number>> = {
  terrifying: 50,
  exceptional: 35,
  superior: 25,
  equal: 15,
  inferior: 10,
  weak: 5,
  pitiful: 2,
};

type Line = readonly [
  init: number,
  atk: number,
  dfn: number,
  dam: number,
  soak: number,
  hp: number,
  res: number,
];

export const statistics = ([init, atk, dfn, dam, soak, hp, res]: Line): Statistics => ({
  init,
  atk,
  dfn,
  dam,
  soak,
  hp,
  res,
});

/** What is added to the heroes' own numbers. RUN-FOE-10, RUN-RULING-F20 */
export const FOE_MAKER: Readonly<Record<Threat, Statistics>> = {
  terrifying: statistics([6, 6, 6, 6, 3, 30, 3]),
  exceptional: statistics([4, 4, 4, 4, 2, 20, 2]),
  superior: statistics([2, 2, 2, 2, 1, 10, 1]),
  equal: statistics([0, 0, 0, 0, 0, 0, 0]),
  inferior: statistics([-2, -2, -2, -1, -1, -10, -1]),
  weak: statistics([-4, -4, -4, -2, -2, -20, -2]),
  pitiful: statistics([-6, -6, -6, -3, -3, -30, -3]),
};
