// What unmans heroes, and what does not. RUN-ABIL-BRV-02, -03

import { isOneOf } from '@skald/kernel';
import { TERRORS, type Terror } from '../../content/tasks.ts';
import type { Attempt } from './attempt.ts';

/** An ordinary fight asks for no courage, whatever it costs. */
export const demandsBravery = (sight: Terror | 'ordinary-fight'): sight is Terror => isOneOf(TERRORS, sight);

/** Who fails is not his own master for as long as the notes say. */
export const keepsFreeWill = ({ success }: Pick<Attempt, 'success'>): boolean => success;
