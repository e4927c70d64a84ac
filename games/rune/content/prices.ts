// What victory points buy. RUN-VP-SPEND-05; gifts and legendary items have their prices with them

/** For one point more in an Ability that has proved itself. RUN-XP-04 */
export const EXPERIENCE = { best: 150, fighting: 75, primary: 45, secondary: 30 } as const;

/** For the first point in an Ability that has not. RUN-XP-06 */
export const TRAINING = { primary: 125, secondary: 30 } as const;

/** And at a shrine of one's own god. RUN-INSURE-01 */
export const INSURANCE = { usual: 25, primary: 12 } as const;

/** One use of the Curds of Utgardaloki. */
export const CURDS = 25;

/** Of a hundred, for gifts at a shrine of the god who gives them; fractions are dropped. RUN-VP-SPEND-06, RUN-RULING-G22 */
const AT_SHRINE = 70;
export const atShrine = (price: number): number => Math.floor((price * AT_SHRINE) / 100);
