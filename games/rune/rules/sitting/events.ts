// What happens in a sitting besides its fights, as data.

import { z } from 'zod';
import { ABILITIES } from '../../content/abilities.ts';
import { CHARACTERISTICS } from '../../content/characteristics.ts';
import { CATEGORIES, HEALING_TIMES } from '../../content/design/gains.ts';
import { ROLL_TYPES } from '../../content/design/rolls.ts';
import { SCENES } from '../../content/generating/scenes.ts';
import { GODS } from '../../content/gods.ts';
import { ItemSchema } from '../../content/treasure/item.ts';
import { words } from '../../documents/encounter/words.ts';
import { Count, FighterId, MOST_HEROES, Whole } from '../fight/words.ts';

const event = <N extends string, T extends z.ZodRawShape>(type: N, what: T) =>
  z.strictObject({ type: z.literal(type), ...what });
const Heroes = z.array(FighterId).max(MOST_HEROES);
const Name = words(80);
const Text = words(4000);
/** An Ability, a Characteristic, or the score of a blow. */
const Rolled = z.enum([...ABILITIES, ...CHARACTERISTICS, 'init', 'atk', 'dfn']);

export const SITTING_EVENTS = [
  event('encounterBegan', { number: Count, name: Name, heroes: Heroes }),
  event('narrated', { title: Name, location: words(120), scene: z.enum(SCENES), narration: Text }),
  /** `what`: what was offered; null: the place. Blank: there is nothing more to be seen. */
  event('inspected', { what: words(400).nullable(), inspection: Text }),
  event('touched', { hero: FighterId, what: words(400) }),
  event('tookLead', { hero: FighterId }),
  event('cameUpon', { name: Name }),
  event('called', { kind: z.enum(ROLL_TYPES), with: z.array(Rolled).max(6), difficulty: Whole }),
  event('volunteered', { heroes: Heroes }),
  event('elbowed', { heroes: Heroes, winner: FighterId }),
  event('attempted', {
    hero: FighterId,
    with: Rolled,
    total: Whole,
    difficulty: Whole,
    success: z.boolean(),
  }),
  event('stricken', { hero: FighterId, name: Name }),
  /** Above 0 he is the better for it. No hero: the foes of a fight to come. */
  event('swayed', { hero: FighterId.nullable(), by: Whole }),
  event('swayOver', { hero: FighterId, by: Whole }),
  event('found', {
    hero: FighterId,
    category: z.enum(CATEGORIES).nullable(),
    items: z.array(ItemSchema).max(40),
  }),
  event('claimed', { hero: FighterId, item: ItemSchema }),
  event('sheltered', { time: z.enum(HEALING_TIMES) }),
  event('atShrine', { god: z.enum(GODS) }),
  event('recovered', { hero: FighterId }),
  event('background', { title: Name, background: Text }),
  event('encounterEnded', { number: Count }),
  event('banked', { hero: FighterId, points: Count, gained: Count }),
  event('sittingEnded', { encounters: Count }),
] as const;
