// The way to everything else, on every page that is not a table.

import { EDITORS } from '@skald/games/boards';
import { GAME_IDS } from '../games.ts';
import { useWords } from '../words/index.ts';
import { To } from './controls.tsx';
import { Who } from './who.tsx';

/** Whether there is anything to make for the games of this hall. */
export const hasWorkshop = GAME_IDS.some((game) => EDITORS[game] !== undefined);

export function Menu() {
  const { menu } = useWords();
  return (
    <nav className="menu" aria-label="Skald">
      <To path="/" className="brand">
        Skald
      </To>
      <To path="/tables">{menu.lobby}</To>
      <To path="/sagas">{menu.sagas}</To>
      <To path="/rules">{menu.guide}</To>
      {hasWorkshop && <To path="/workshop">{menu.workshop}</To>}
      <To path="/settings">{menu.settings}</To>
      <To path="/about">{menu.about}</To>
      <Who />
    </nav>
  );
}
