// Falling asleep before one's time. RUN-ABIL-SLE-02 to -04

import { WEARY } from '../../content/tasks.ts';
import type { Attempt } from './attempt.ts';

/** By hours awake; null where sleep comes by itself. */
export const sleepDifficulty = (hoursAwake: number): number | null =>
  hoursAwake >= WEARY ? null : WEARY - hoursAwake;

/** Hours that he may sleep; null where he does not fall asleep at all. */
export const hoursAsleep = ({ success, margin }: Attempt): number | null => (success ? margin : null);
