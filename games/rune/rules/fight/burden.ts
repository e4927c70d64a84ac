// What somebody no longer carries: it weighs nothing on him from that moment on. RUN-LOAD-12

import type { Load } from '../../content/load.ts';
import { leavesHand, loadLeft, WEAPON } from '../../content/weapons.ts';
import type { Sheet } from './sheets.ts';
import type { Fighter } from './state.ts';

/** By the sheet of all that he came with. */
export function shedBy(came: Sheet, { lying, pieces, shieldAt }: Fighter): Load {
  let shed: number = shieldAt === null ? 0 : came.shieldLoad;
  for (const form of came.spendable) {
    const { weapon, load, pieces: had } = came.forms[form] as Sheet['forms'][number];
    const left = pieces[form] ?? 0;
    if (weapon !== null && had !== null && left < had) shed += load - loadLeft(WEAPON[weapon], left);
  }
  if (lying.length > 0)
    for (const form of new Set(lying.map((thing) => thing.form))) shed += lyingLoad(came, form, pieces[form]);
  return shed as Load;
}

/** Of what is shot the weapon itself, and the arrows that go with it; what is thrown was counted piece by piece. */
function lyingLoad({ forms }: Sheet, form: number, left = 0): number {
  const { weapon, load, pieces: had } = forms[form] as Sheet['forms'][number];
  if (weapon === null || had === null) return load;
  return leavesHand(WEAPON[weapon]) ? 0 : loadLeft(WEAPON[weapon], left);
}
