import type { Endings } from '../en/endings.ts';

export const endings: Endings = {
  pillage: ({ pillaged }) => `${pillaged.length} Dörfer sind geplündert.`,
  castle: () => 'Die Burg ist zerstört.',
  rout: () => 'Kein Heer der Wikinger hat noch 2 Punkte: Sie sind geschlagen.',
  ship: () => 'Das Schiff der Wikinger ist zerstört.',
  wipedOut: () => 'Von den Normannen steht kein Heer mehr.',
  turnLimit: ({ options }) =>
    `Runde ${options.turnLimit} ist vorüber, und die Normannen haben ihr Land behalten.`,
  surrender: ({ ended, sides }) =>
    `Die ${sides[1 - (ended?.winner ?? 0)] === 'normans' ? 'Normannen' : 'Wikinger'} haben aufgegeben.`,
};
