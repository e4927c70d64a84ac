// A success with the Ability that it knows counts so many times. RUN-ITEM-RING

import { add, type GiftRule } from '../gifts/gift.ts';

export const ringOfAlberich: GiftRule = {
  on: {
    noteQuery: (held, owner, { who, ability, made, points }) =>
      who.id === owner.id && made && ability !== null && ability === held.ability
        ? [add(held, points * (held.level - 1))]
        : [],
  },
};
