/** The saga consists of so many adventures, played in order; a lost one is tried so often. DUN-SETUP-03, DUN-RULING-40 */
export const ADVENTURE_COUNT = 10;
export const TRIES = 2;
