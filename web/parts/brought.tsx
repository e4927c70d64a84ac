// A game that was not begun at this table says so, for whoever brought it knew it better than the others.

import type { Brought } from '@skald/hall/protocol';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

export function BroughtNote({ brought: { by, time, moves, typed } }: { brought: Brought }) {
  const { account, dice } = useWords();
  const { language } = useSettings();
  return (
    <p className="hint">
      {dice.brought(by || account.gone, new Date(time).toLocaleDateString(language), moves)}{' '}
      {typed > 0 && dice.typed(typed)}
    </p>
  );
}
