import type { Endings } from '../en/endings.ts';

export const endings: Endings = {
  heroes: 'Das Feld gehört den Helden.',
  foes: 'Kein Held steht mehr: Das Feld gehört den Gegnern.',
  nobody: 'Es ist vorbei, und das Feld gehört niemandem.',
};
