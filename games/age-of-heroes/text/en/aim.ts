// What one plays for.

export const aim = {
  story: [
    'Heroes of the north set out to win a name. Monsters bar the roads, jarls wait to be beaten and taken into service, and every country has gold for whoever holds it.',
  ],
  goal: (turns: number): string =>
    `Have the most glory when turn ${turns} is over. Gold, luck that is left and jarls in your service count then, too.`,
  perils: (again: 'sword' | 'bare'): readonly string[] => [
    'your hero fights on wounded: a second wound kills, and only rest at home heals',
    again === 'sword'
      ? 'your hero dies: his glory ends there, or he begins again with his sword and little else'
      : 'your hero dies: his glory ends there, or he begins again with next to nothing',
  ],
  aim: (turns: number): string => `Most glory after turn ${turns}`,
  round: (turn: number, of: number | null): string =>
    of === null ? `turn ${turn}` : `turn ${turn} of ${of}`,
  clock: (turn: number): string => `turn ${turn}`,
  last: 'last turn',
  score: 'Glory, as it would stand if the game ended now',
  parts: {
    glory: 'glory won',
    fromHoard: 'for gold',
    fromLuck: 'for luck left',
    fromJarls: 'for jarls',
  },
  remembered: 'what he is remembered for',
};

export type AimWords = typeof aim;
