// The games that have no peer to race, as random players meet them.

import { campaign } from '@skald/campaign';
import { dungeon } from '@skald/dungeon';
import { ADVENTURES } from '@skald/dungeon/content';

/** All Heroes in one hand, and nobody gives up. */
export function newDungeon(quest: number) {
  const begun = dungeon.begin([[], 'overlord'], { quest, conceding: false });
  if ('refused' in begun) throw new Error(begun.refused.code);
  return begun.ok;
}

function newCampaign() {
  const begun = campaign.begin(['vikings', 'normans'], campaign.schemas.options.parse({}));
  if ('refused' in begun) throw new Error(begun.refused.code);
  return begun.ok;
}

/** One adventure after the other. */
export const adventures = {
  game: dungeon,
  players: 2,
  begin: (seed: number) => newDungeon(1 + (seed % ADVENTURES.length)),
};

export const campaigns = { game: campaign, players: 2, begin: newCampaign };
