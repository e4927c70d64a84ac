// The frame of the guide: front page, headings of tables, an example, credits, history.

export const guide = {
  title: 'Dungeon',
  version: (version: string, date: string): string => `Version ${version} of ${date}, by the Skald authors`,
  tagline:
    'Four Heroes against one Overlord in a dungeon of ten adventures, for two to five players or one against the machine. An unofficial, non-commercial fan work.',
  contents: 'Contents',
  example: 'A Fight, step by step',
  exampleText: `Orlaf, who is Injured, fights a Skeleton Warrior. He has 5 dice and rolls one less: 6 4 2 1. The Skeleton rolls its two: 5 2. Its Armour is 2, so Orlaf's 2 and 1 are thrown away. 6 beats 5, 4 beats 2: two Hits. At two Hits a skeleton falls to bones.

Had a second Skeleton stood so that Orlaf was in both their front arcs, he would have been outnumbered as well and rolled three dice. Had Rordin stood before the first Skeleton too, it would have been outnumbered; it cannot roll fewer than two dice, so its Armour would have been 1, and Orlaf's 2 would have counted.`,
  models: 'Heroes, Bosses and Minions',
  modelsHead: [
    'Name',
    'Movement',
    'Dice',
    'Armour',
    'Shooting',
    'Injured from',
    '1 Hit',
    '2',
    '3',
    '4 or more',
  ] as readonly string[],
  modelTexts: 'Their abilities and Feats',
  damages: { none: '–', bones: 'bones', removed: 'destroyed', injured: 'Injured' },
  spellList: 'All spells',
  itemList: 'All items',
  cardList: 'All Command cards',
  furnitureList: 'Furniture, locks and other things',
  adventures: 'The ten adventures',
  adventuresHead: ['No.', 'Adventure', 'Heroes', 'Commands', 'Cards'] as readonly string[],
  settings: 'What you can agree on',
  settingsHead: ['Option', 'About'] as readonly string[],
  credits: 'Credits',
  creditsText: `The game follows the published rules of *Dungeon Saga* (Mantic Games, 2015) as far as they go. What they leave out is ours: maps, adventures, values, spells, items, the deck, and all words and pictures. Nothing of the original's text or art is in here. It is neither made nor approved by the owners of the original, and it is free. Names of products belong to their owners.`,
  history: 'Version history',
  changes: {
    '0.1.0':
      'First version: ten adventures, the saga that joins them, quests of your own, bots for both sides, and the story of every game in English and German.',
  } as Readonly<Record<string, string>>,
};

export type Guide = typeof guide;
