// Countries that treat both sides alike, by their numbers: of 600 or more campaigns of equal karl bots in each, the
// Vikings won between 46 and 54 in a hundred. `npm run fair-lands` looks for such; docs/games/campaign.md says how their
// lands fare.

export const FAIR_COUNTRIES: readonly number[] = [9, 16, 17, 25, 31, 33, 43, 51, 55, 58, 62, 81, 83, 87];
