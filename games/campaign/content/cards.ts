// The bonus cards. CAM-CARD

export const TACTICAL = ['scouts', 'localKnowledge', 'ambush'] as const;
export const STRATEGIC = ['initiative', 'ford', 'forcedMarch'] as const;
export const CARDS = [...TACTICAL, ...STRATEGIC] as const;

export type TacticalCard = (typeof TACTICAL)[number];
export type Card = (typeof CARDS)[number];

/** How many of each are in the deck. CAM-CARD-03 to -11 */
export const COPIES: Readonly<Record<Card, number>> = {
  scouts: 2,
  localKnowledge: 2,
  ambush: 1,
  initiative: 2,
  ford: 2,
  forcedMarch: 1,
};

export const DECK: readonly Card[] = CARDS.flatMap((card) => Array<Card>(COPIES[card]).fill(card));

/** CAM-CARD-09 */
export const INITIATIVE_BONUS = 3;

export const isTactical = (card: Card): card is TacticalCard => (TACTICAL as readonly Card[]).includes(card);

/** The moments before a battle on the table, in order, and the card each belongs to. CAM-CARD-04 to -08, CAM-RULING-19 */
export const MOMENTS = [
  { moment: 'sidesChosen', card: 'localKnowledge' },
  { moment: 'settingUp', card: 'scouts' },
  { moment: 'allSetUp', card: 'ambush' },
] as const satisfies readonly { moment: string; card: TacticalCard }[];
