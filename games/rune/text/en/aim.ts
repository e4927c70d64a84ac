// What one plays for.

export const aim = {
  against: (foes: string): string => `Against you: ${foes}.`,
  withYou: (heroes: string): string => `On the field: ${heroes}.`,
  heroes: (rivals: boolean): string =>
    rivals
      ? 'Bring home more victory points than any other who plays heroes: for every hit point you take from a foe, and for every death blow.'
      : 'Take the field: strike down every foe, and bring home as many victory points as you can.',
  foes: 'Bring the heroes close to the end, but not to their death: you are paid for each who was almost down and lives, and pay for each who dies.',
  looksOn: 'The heroes want the field and its victory points, the foes want the heroes.',
  perils: {
    heroes: (rounds: number): readonly string[] => [
      'no hero is left who can fight',
      'your hero dies: the dead have no points',
      `foes still stand when round ${rounds} ends, for then it is night`,
    ],
    foes: (rounds: number): readonly string[] => [
      'heroes die: each costs you 75 points',
      `the heroes are still well when round ${rounds} ends`,
    ],
  },
  duel: {
    between: (both: string): string => `${both} settle their quarrel by a holmgang.`,
    goal: (target: number, cap: number): string =>
      `Be the first to deal more than ${target} hit points of damage; no blow takes more than ${cap}.`,
    looksOn: (target: number): string =>
      `Whoever is the first to deal more than ${target} hit points of damage wins.`,
    peril: 'you cannot fight on',
    ring: 'you set foot outside the ring',
    night: (rounds: number): string => `nobody has won when round ${rounds} ends`,
  },
  short: {
    heroes: (rivals: boolean): string => (rivals ? 'Most victory points' : 'Strike down all foes'),
    foes: 'Danger pays, death costs',
    duel: (target: number): string => `Deal more than ${target} damage`,
    looksOn: 'Heroes against foes',
  },
  round: (round: number, of: number | null): string =>
    of === null ? `round ${round}` : `round ${round} of ${of}`,
  last: 'last round before night',
  score: {
    heroes: 'Victory points, if it ended now',
    foes: 'Points for playing the foes, if it ended now',
    earlier: 'earlier encounters',
    dealt: 'Damage dealt',
  },
};

export type AimWords = typeof aim;
