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
  sitting: {
    story: (heroes: string, of: number | null): string =>
      `${heroes} set out.${of === null || of === 1 ? '' : ` ${of} encounters lie ahead of them, and at the end the way home.`}`,
    goal: (rivals: boolean): string =>
      rivals
        ? 'Come home alive with more victory points than the others: for foes, for what you dare, for what you find.'
        : 'Come home alive with as many victory points as you can: for foes, for what you dare, for what you find.',
    runs: 'Bring the heroes close to the end, but not to their death: you are paid for danger, for rolls that fail and for terrain that moves them, and pay for each who dies.',
    runsPerils: [
      'heroes die: each of them but your own costs you 75 points',
      'nothing of what you have laid out moves anybody to do anything',
    ] as readonly string[],
    looksOn: 'They want to come home alive, and each of them with more victory points than the others.',
    perils: [
      'your hero dies: the dead have no points, and their loot is nobody’s',
      'you leave behind what was to be had, for nobody turns back',
    ] as readonly string[],
    stage: (number: number, of: number | null, event: number): string =>
      `encounter ${number}${of === null ? '' : ` of ${of}`}${event > 0 ? `, event ${event}` : ''}`,
  },
  short: {
    sitting: (rivals: boolean): string => (rivals ? 'Most victory points, and alive' : 'Come home alive'),
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
    earlier: 'from earlier encounters',
    dealt: 'Damage dealt',
  },
};

export type AimWords = typeof aim;
