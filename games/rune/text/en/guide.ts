// The frame of the guide: front page, headings of tables, an example, credits, history.

export const guide = {
  title: 'Rune',
  version: (version: string, date: string): string => `Version ${version} of ${date}, by the Skald authors`,
  tagline:
    'Viking heroes who fight side by side and rival for victory points, for one to nine players or one against the machine. An unofficial, non-commercial fan work.',
  contents: 'Contents',
  example: 'A blow, step by step',
  exampleText: `Ragnar has gone ten paces straight ahead and strikes a troll with his Viking axe. His Attack is 9, the charge gives 3, and a Wound takes 1: 11 and the die. He rolls a 6: 17. The troll has Defence 7 and a second hero beside it, which takes 2: 5 and its die. It rolls a 4: 9.

17 against 9 is a hit by 8. The axe has Damage 12: 20. The troll soaks 6 of it and loses 14 hit points. Its Wound Threshold is 15: no Wound this time, and 14 points for Ragnar.`,
  actionList: 'What one can do',
  stateList: 'What can befall one',
  foeList: 'The gallery of foes',
  weapons: 'Weapons',
  weaponsHead: [
    'Weapon',
    'Initiative',
    'Attack',
    'Defence',
    'Damage',
    'Ability',
    'Hands',
    'Load',
  ] as readonly string[],
  abilityList: 'Abilities',
  armorList: 'Armor and shields',
  groundList: 'Ground and things on it',
  giftList: 'All gifts',
  settings: 'What you can agree on',
  settingsHead: ['Option', 'About'] as readonly string[],
  credits: 'Credits',
  creditsText: `The game follows the published rules of *Rune* (Atlas Games, 2001). All words and pictures are ours, and so is what had to be decided where the rules leave something open. Nothing of the original's text or art is in here. It is neither made nor approved by the owners of the original, and it is free. Names of products belong to their owners.`,
  history: 'Version history',
  changes: {
    '0.1.0':
      'First version: fights of heroes against foes of the gallery on twelve battle maps, in English and German.',
  } as Readonly<Record<string, string>>,
};

export type Guide = typeof guide;
