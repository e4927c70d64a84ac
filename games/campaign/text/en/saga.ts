import type { SagaWords } from '../saga/words.ts';
import { battle } from './saga-battle.ts';
import { end } from './saga-end.ts';
import { frame } from './saga-frame.ts';
import { travel } from './saga-travel.ts';

export const saga: SagaWords = { ...frame, travel, battle, end };
