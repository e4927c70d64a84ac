// In the last turn a battle may still turn the game, whatever glory it costs on the average.

import type { Choice, Decision } from '@skald/kernel';
import type { State } from '../rules/state.ts';
import { turnsLeft } from './worth.ts';

export const mayDecide = (state: State, { kind, options }: Decision): readonly Choice[] =>
  kind === 'attackFrom' && turnsLeft(state) === 0 ? options.filter(({ act }) => act === 'area') : [];
