// A hero's horse: what it costs, what it is, and what can be made of it. RUN-HORSE

export const HORSE_PRICE = 150;
export const HORSE_UPGRADE_PRICE = 25;

/** It tramples. Its Might is as printed; nobody scores it. RUN-HORSE-03, RUN-RULING-R27 */
export const HORSE = {
  init: 6,
  atk: 7,
  dfn: 1,
  dam: 8,
  soak: 0,
  prot: 0,
  hitPoints: 48,
  woundThreshold: 9,
  res: 1,
  move: 200,
  might: 10,
} as const;

/** What it carries without harm, and what each point more costs. RUN-HORSE-04, RUN-RULING-R28 */
export const HORSE_LOAD = { limit: 20, impairment: 1, move: 10 } as const;

export const HORSE_UPGRADES = ['hitPoints', 'dfn', 'move', 'res'] as const;
export type HorseUpgrade = (typeof HORSE_UPGRADES)[number];

/** What each adds, and how often. RUN-HORSE-07 */
export const HORSE_UPGRADE: Readonly<Record<HorseUpgrade, { readonly by: number; readonly times: number }>> =
  {
    hitPoints: { by: 10, times: 3 },
    dfn: { by: 1, times: 3 },
    move: { by: 10, times: 5 },
    res: { by: 1, times: 6 },
  };
