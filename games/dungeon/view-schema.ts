// A state as a seat sees it: in the place of what it must not know stands a word that says so, or nothing.

import { z } from 'zod';
import { CARDS, ITEMS, OptionsSchema, QuestSchema } from './content/index.ts';
import { StateSchema } from './rules/state.ts';
import { UNKNOWN } from './rules/view.ts';

const Cards = z.array(z.union([z.enum(CARDS), z.literal(UNKNOWN)])).max(30);
const [, Quest] = OptionsSchema.shape.quest.options;
const [Search, SearchByDie] = QuestSchema.shape.searches.element.options;

/** What is to be found is not told before it is found. */
const KnownQuest = Quest.extend({
  searches: z.array(z.union([Search.extend({ items: z.array(z.enum(ITEMS)).max(6) }), SearchByDie])).max(20),
});

export const ViewSchema = StateSchema.extend({
  options: OptionsSchema.extend({ quest: z.union([OptionsSchema.shape.quest.options[0], KnownQuest]) }),
  overlord: StateSchema.shape.overlord.extend({ hand: Cards, unseen: Cards }),
});
