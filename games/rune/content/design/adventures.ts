// What an adventure is made of: how many encounters, and which place each has in it. RUN-ADV, RUN-ENC-15

import type { EncounterKind } from './budget.ts';

/** Without a plot, with one, or the seven in which a plot is taught to any number of players. RUN-ENC-13, -14, RUN-RULING-R70 */
export const ADVENTURE_FORMS = ['basic', 'plot', 'teaching'] as const;
export type AdventureForm = (typeof ADVENTURE_FORMS)[number];

/** Unless there are more players. RUN-ADV-05, RUN-ENC-15 */
const LEAST_BASIC = 6;
/** Between two encounters of the plot: of two players, and of the seven. RUN-ADV-04, RUN-RULING-R70 */
const CUSHIONS = { ofTwo: 3, teaching: 2 } as const;

/** Who runs it by his place at the table, the plotter's being 0; null where anybody may. */
export interface Slot {
  readonly kind: EncounterKind;
  readonly runner: number | null;
}

const PLOTTER = 0;

/** All encounters of such an adventure, in order. RUN-ADV-01 to -05 */
export function slotsOf(form: AdventureForm, players: number): Slot[] {
  if (form === 'basic')
    return Array.from({ length: Math.max(LEAST_BASIC, players) }, () => ({ kind: 'basic', runner: null }));
  const between = form === 'teaching' ? CUSHIONS.teaching : players < 3 ? CUSHIONS.ofTwo : players - 1;
  // Everybody but the plotter in turn; two players alternate, and one has nobody to alternate with.
  const runner = (i: number, before: number): number =>
    players === 1
      ? PLOTTER
      : players === 2 && form === 'plot'
        ? (i + 1) % 2
        : 1 + ((before + i) % (players - 1));
  const cushions = (before: number): Slot[] =>
    Array.from({ length: between }, (_, i) => ({ kind: 'cushion', runner: runner(i, before) }));
  return [
    { kind: 'setup', runner: PLOTTER },
    ...cushions(0),
    { kind: 'development', runner: PLOTTER },
    ...cushions(between),
    { kind: 'climax', runner: PLOTTER },
  ];
}
