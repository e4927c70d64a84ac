// The frame of the guide: front page, headings of tables, credits, history.

export const guide = {
  title: 'Normans and Vikings',
  version: (version: string, date: string): string => `Version ${version} of ${date}, by the Skald authors`,
  tagline:
    'A campaign of hidden armies on a map of hexes, for two players, around battles that dice decide in a moment or miniatures in an evening. An unofficial, non-commercial fan work.',
  contents: 'Contents',
  odds: "The attacker's chances in a quick battle",
  oddsText:
    'Without cards and without hindrance, before the saving throws: the points of the attacker by row, those of the defender by column.',
  attacker: 'Attacker',
  fieldHead: ['Ground', 'On the table'] as readonly string[],
  places: 'The fief of Garrock',
  placesText:
    'The map one plays on without asking. Distances are steps from the castle over bridges and steps over land to the nearest coast.',
  placesHead: ['Place', 'Hex', 'From the castle', 'To the coast'] as readonly string[],
  leaders: 'The leaders',
  leadersText: 'With three armies a side, the first three of each.',
  leadersHead: ['Normans', 'Vikings'] as readonly string[],
  settings: 'What you can agree on',
  settingsHead: ['Option', 'About', 'Standard', 'Tabletop'] as readonly string[],
  example: 'A turn at the table',
  exampleText: `Turn 5. Neither side holds cards. The Normans roll 4, the Vikings 5, but one of the Viking armies is destroyed and another has 2 points: the Vikings have 3, and the Normans move first.

Raoul has stood at F6 and wants to get at Thorkel, who came into Ravensey last turn. The river is between, and there is no bridge: a die, 5, he is across at G5, and his move is over. Hugh stays in the castle. The Normans finish.

Thorkel was in Ravensey when the turn began. Nobody has attacked him, so if he stays where he is, the village is pillaged tonight. He stays. The ship, with Gunnhild aboard, sails from J5 to J6 and K6 and keeps clear of the beach. The Vikings finish.

The end of the turn: the ship is not burnt, the castle is not burnt, Ravensey is pillaged, the second village. Raoul is still two hexes away and comes a day late.`,
  credits: 'Credits',
  creditsText: `The rules of the map go back to the simple campaign rules for SAGA that the author of the blog *Wargaming Raft* published in 2013, with stories of the campaign itself, set in the late summer of 1069. SAGA is a game of Studio Tomahawk; none of its rules are in here, and you need them only if you fight on your own table and want to.

What those rules left open is decided here, and so are the quick battle, the map of Garrock and the people. Program, English and German words and pictures were written and drawn by the Skald authors. It is neither made nor approved by the owners of the originals, is free, and uses none of their text or art. Names of products belong to their owners.`,
  history: 'Version history',
  changes: {
    '0.1.0':
      'First version: the whole campaign, quick battles and battles on the table, real dice, maps from a number and of your own, bots, replays, and the saga in English and German.',
  } as Readonly<Record<string, string>>,
};

export type Guide = typeof guide;
