import type { Quest } from '../quest/schema.ts';

/** DUN-ADV-01 */
export const brokenGate: Quest = {
  skald: 'quest',
  version: 1,
  id: 'broken-gate',
  title: { en: 'The Broken Gate', de: 'Das geborstene Tor' },
  story: {
    en: 'The gatehouse of Dolgarth has stood open since the hold fell. Orlaf and Rordin go in first, because they are the ones who do not whisper. Nothing moves but the dust. Then the bones in the alcoves begin to sort themselves out.',
    de: 'Seit Dolgarth fiel, steht sein Torhaus offen. Orlaf und Rordin gehen voran, denn leise können die beiden ohnehin nicht. Nichts rührt sich außer dem Staub. Dann fangen in den Nischen die Knochen an, sich zu ordnen.',
  },
  aftermath: {
    en: 'The gate lies behind them. In the porter’s lodge stood two bottles that nobody had come back for.',
    de: 'Das Tor liegt hinter ihnen. In der Pförtnerstube standen noch zwei Flaschen, die niemand mehr geholt hatte.',
  },
  map: [
    '################',
    '#..b..##..b..###',
    '#.....##.....###',
    '#O..s..1..s...X#',
    '#R..s..1..s...X#',
    '#.....##.....###',
    '#..b..##..b..###',
    '################',
  ],
  heroes: [
    { hero: 'orlaf', items: [], spells: [] },
    { hero: 'rordin', items: [], spells: [] },
  ],
  legendary: false,
  overlord: {
    type: 'necromancer',
    commands: 3,
    deck: 9,
    pool: { 'skeleton-warrior': 2, 'skeleton-archer': 1 },
  },
  doors: [{ door: '1', lock: 'L1' }],
  chests: [],
  searches: [],
  figures: [],
  victory: { heroes: [{ type: 'allLeave' }], crippled: 'one', deckOut: 'overlordWins' },
  specials: [],
  rewards: [{ item: 'healing-potion', to: 'each' }],
};
