// What one plays for.

export const aim = {
  against: (foes: string): string => `Against you: ${foes}.`,
  withYou: (heroes: string): string => `On the field: ${heroes}.`,
  heroes: (rivals: boolean): string =>
    rivals
      ? 'Bring home more victory points than any other who plays heroes: for every hit point you take from a foe, and for every death blow.'
      : 'Take the field: strike down every foe, and bring home as many victory points as you can.',
  foes: 'See to it that no hero is left who can fight.',
  looksOn: 'The heroes want the field and its victory points, the foes want the heroes.',
  perils: {
    heroes: (rounds: number): readonly string[] => [
      'no hero is left who can fight',
      'your hero dies: the dead have no points',
      `foes still stand when round ${rounds} ends, for then it is night`,
    ],
    foes: (rounds: number): readonly string[] => [
      'none of yours is left who can fight',
      `a hero still stands when round ${rounds} ends`,
    ],
  },
  short: {
    heroes: (rivals: boolean): string => (rivals ? 'Most victory points' : 'Strike down all foes'),
    foes: 'Strike down all heroes',
    looksOn: 'Heroes against foes',
  },
  round: (round: number, of: number | null): string =>
    of === null ? `round ${round}` : `round ${round} of ${of}`,
  last: 'last round before night',
  score: {
    heroes: 'Victory points',
    foes: 'Heroes who can fight no more, of all who came',
    forfeited: (name: string): string => `lost with ${name}`,
  },
};

export type AimWords = typeof aim;
