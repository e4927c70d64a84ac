// How high a gift is, with a Helm of Power or without. RUN-GIFTRULE-LEVEL

import { GIFT, GIFTS, type Gift } from '../../content/gifts.ts';
import type { God } from '../../content/gods.ts';
import { HELM_DAMAGE_STEP, HELM_MENDING } from '../../content/helms.ts';
import type { Weapon } from '../../content/weapons.ts';
import type { HeroNow } from './now.ts';

/** It lends levels of one gift to whoever wears it. */
export interface Helm {
  readonly gift: Gift;
  readonly levels: number;
}

type Gifted = Pick<HeroNow, 'gifts'>;

/** X of the rules: what was bought and what a helm lends, never past the cap. RUN-GIFTRULE-LEVEL-03, -04 */
export const levelOf = ({ gifts }: Gifted, gift: Gift, helm: Helm | null = null): number =>
  Math.min(
    GIFT[gift].cap ?? Number.POSITIVE_INFINITY,
    (gifts[gift] ?? 0) + (helm?.gift === gift ? helm.levels : 0),
  );

/** Different ones, rune powers among them; levels do not count. RUN-RULING-G71 */
export const giftsHad = (hero: Gifted, helm: Helm | null = null): Gift[] =>
  GIFTS.filter((gift) => levelOf(hero, gift, helm) > 0);

/** Of gifts that can be used X times in a scope. RUN-GIFTRULE-LEVEL-04 */
export const usesLeft = (level: number, made: number): number => Math.max(0, level - made);

/** A rune power needs its weapon in hand, any one of that kind; nothing else is asked. RUN-GIFTRULE-BUY-03, -RUNE-01 */
export function canUse(hero: Gifted, gift: Gift, inHand: Weapon | null, helm: Helm | null = null): boolean {
  const { weapon } = GIFT[gift];
  return levelOf(hero, gift, helm) > 0 && (weapon === null || weapon === inHand);
}

/** Events are counted through; what is done between two of them belongs to the later one. */
export interface WornHelm extends Helm {
  readonly putOn: number;
  readonly takenOff: number | null;
}

/** Its gift works if it was on before the last event was over, and still is. RUN-GIFTRULE-LEVEL-03 */
export const helmAtWork = (helm: WornHelm, event: number): Helm | null =>
  helm.takenOff === null && helm.putOn < event ? helm : null;

/** Its god notices at once, and forgets when the next event begins. RUN-GIFTRULE-DC-02 */
export const helmConnecting = (helm: WornHelm, event: number): Helm | null =>
  helm.takenOff === null || event <= helm.takenOff ? helm : null;

/** Nobody may raise a Connection of somebody else's hero. RUN-RULING-G17 */
export const mayPutOn = ({ gift }: Helm, running: boolean): boolean => !running || GIFT[gift].patron === null;

/** What is left of one that was struck, by how much it failed to withstand that. RUN-GIFTRULE-HELM-01 */
export const damagedHelm = <H extends Helm>(helm: H, margin: number): H => ({
  ...helm,
  levels: Math.max(0, helm.levels - 1 - Math.floor(margin / HELM_DAMAGE_STEP)),
});

/** Whose roll makes it whole, once an encounter: its god is one of his primary gods. RUN-GIFTRULE-HELM-01 */
export const mayMend = ({ gift }: Helm, primary: readonly God[], tried: boolean): boolean => {
  const { patron } = GIFT[gift];
  return !tried && patron !== null && primary.includes(patron);
};

/** Presence and Divine Awareness. RUN-GIFTRULE-HELM-01 */
export const mended = <H extends Helm>(helm: H, whole: number, total: number): H =>
  total >= HELM_MENDING ? { ...helm, levels: whole } : helm;

/** Entering a shrine of its god makes it whole. RUN-GIFTRULE-SHRINE-01 */
export const enteringShrine = <H extends Helm>(helm: H, whole: number, shrine: God): H =>
  GIFT[helm.gift].patron === shrine ? { ...helm, levels: whole } : helm;
