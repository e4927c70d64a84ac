// What its owner fails in is worth less to whoever runs. RUN-ITEM-TORC

import { TORC } from '../../content/treasure/legend-powers.ts';
import { add, type GiftRule } from '../gifts/gift.ts';

export const torcOfAlberich: GiftRule = {
  on: {
    noteQuery: (held, owner, { who, made, points }) =>
      who.id === owner.id && !made ? [add(held, -Math.min(points, TORC * held.level))] : [],
  },
};
