// Finding the way, and a map that others would like to have. RUN-ABIL-MAP-02 to -04, RUN-RULING-H07

import { DEFAULT_DIFFICULTY } from '../../content/difficulties.ts';
import { silverPrice } from '../../content/prices.ts';
import { MAP } from '../../content/tasks.ts';
import type { Attempt } from './attempt.ts';

/** What a hero knows of the way is in his own head: nothing is asked of his player but to say so. RUN-ABIL-MAP-02 */
export interface MapInHand {
  /** Encounters that are on it. */
  readonly drawn: number;
  /** One of them is not on it, and it will never be whole. */
  readonly broken: boolean;
}

export const BLANK: MapInHand = { drawn: 0, broken: false };

/** Where one could get lost. RUN-ABIL-MAP-03 */
export const keepsWay = ({ success }: Pick<Attempt, 'success'>): 'keeps-way' | 'gets-lost' =>
  success ? 'keeps-way' : 'gets-lost';

export const MAP_DIFFICULTY = DEFAULT_DIFFICULTY;

/** In the aftermath of every encounter, by whoever has said that he draws; null: he rolled none. RUN-ABIL-MAP-04 */
export const afterEncounter = (
  { drawn, broken }: MapInHand,
  roll: Pick<Attempt, 'success'> | null,
): MapInHand => (roll?.success ? { drawn: drawn + 1, broken } : { drawn, broken: true });

/** At the end of an adventure of so many encounters. RUN-ABIL-MAP-04 */
export const isFinished = ({ drawn, broken }: MapInHand, encounters: number): boolean =>
  !broken && encounters > 0 && drawn === encounters;

/** What it is bartered for as; it weighs nothing and brings no victory points. RUN-RULING-H07 */
export const mapPrice = (margin: number): number | null => silverPrice(MAP.availability, margin);
