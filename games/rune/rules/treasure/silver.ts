// Silver, true and false, and loot on its way home. RUN-TRE-02, -15 to -19, -27, -30 to -34

import type { Degree, Load } from '../../content/load.ts';
import type { Item, Trinket } from '../../content/treasure/item.ts';
import { LIARS_DIFFICULTY } from '../../content/treasure/loot.ts';
import type { Moment } from '../../documents/hero/lines.ts';
import { itemsLoad } from '../../documents/hero/possessions.ts';
import type { Thrown } from '../dice.ts';
import { type Attempt, attempt } from '../rolls/attempt.ts';

const ouncesIn = (items: readonly Trinket[]): number =>
  items.reduce((sum, item) => sum + (item.kind === 'loot' ? item.ounces : 0), 0);
const liarsIn = (items: readonly Trinket[]): number =>
  items.reduce((sum, item) => sum + (item.kind === 'liars-silver' ? item.pieces : 0), 0);

/** Victory points for what a hero gives his village; false silver takes its part of them. RUN-TRE-02, -16, RUN-RULING-R03 */
export const lootPoints = (given: readonly Trinket[]): number =>
  Math.max(0, ouncesIn(given) - liarsIn(given));

/** Whether he sees what he carries for what it is. RUN-TRE-17 */
export const seesThrough = (thrown: Pick<Thrown, 'result'>, lore: number): Attempt =>
  attempt(thrown, lore, LIARS_DIFFICULTY);

const TOO_HEAVY: readonly Degree[] = ['put-something-down', 'no-one-will-take'];

/** Who is fooled parts with it only where he can carry no more. RUN-TRE-18 */
export const mayDropLiars = (fooled: boolean, degree: Degree): boolean =>
  !fooled || TOO_HEAVY.includes(degree);

/** What goes with so many false pieces: as much true silver as he has, up to the same. RUN-TRE-18 */
export const trueSilverDropped = (items: readonly Trinket[], pieces: number): number =>
  Math.min(pieces, ouncesIn(items.filter((item) => item.kind === 'loot' && item.form === 'silver')));

/** A cache is emptied whole: what is false comes along. RUN-TRE-19 */
export const mayLeaveInCache = (item: Trinket, taken: readonly Trinket[]): boolean =>
  taken.length === 0 || item.kind !== 'liars-silver';

/** In whole ounces; what cannot be split goes to one. RUN-RULING-R07 */
export function split(item: Trinket, part: number): readonly [Trinket, Trinket] | null {
  if (item.kind === 'loot' && part > 0 && part < item.ounces)
    return [
      { ...item, ounces: part },
      { ...item, ounces: item.ounces - part },
    ];
  if (item.kind === 'liars-silver' && part > 0 && part < item.pieces)
    return [
      { ...item, pieces: part },
      { ...item, pieces: item.pieces - part },
    ];
  return null;
}

/** Whose a thing is: the only one who wants it, the finder's where nobody does; several have to settle it. RUN-TRE-27 */
export const ownerOf = (
  finder: string,
  claims: readonly string[],
): { readonly owner: string } | { readonly disputed: readonly string[] } => {
  const [one = finder, ...others] = [...new Set(claims)];
  return others.length === 0 ? { owner: one } : { disputed: [one, ...others] };
};

/** What a Golden Blade takes from whoever has to share what he was the first to pick up. RUN-ITEM-GOLDENBLADE */
export const bladesPrice = (
  level: number,
  each: number,
  finder: string,
  owners: readonly string[],
): number => (owners.every((owner) => owner === finder) ? 0 : each * level);

/** When loot becomes points: at home, and not before. RUN-TRE-31 */
export const mayBringHome = (moment: Moment): boolean =>
  moment === 'between-adventures' || moment === 'early-return';

interface Cached {
  readonly carried: readonly Trinket[];
  readonly cached: readonly Trinket[];
}

/** What is hidden weighs on nobody, and nothing befalls it on the way. RUN-TRE-32 */
export const burdenOf = ({ carried }: Cached): Load => itemsLoad(carried);

/** A merchant takes gear without magic, and loot at its value; all else he leaves alone. RUN-TRE-65, RUN-RULING-R100 */
export function isTradable(item: Item): boolean {
  switch (item.kind) {
    case 'weapon':
    case 'armor':
    case 'shield':
      return item.magic === undefined;
    default:
      return item.kind === 'loot';
  }
}
