// A kind of document with its editor: what the game knows of it, and what shows it.

import { EDITORS, type Editor } from '@skald/games/boards';
import { type DocumentKind, kindNamed } from '@skald/games/documents';
import { MODULES } from '@skald/games/modules';
import { useEffect, useState } from 'react';

export interface Craft {
  readonly game: string;
  readonly kind: string;
  readonly rules: DocumentKind;
  readonly Editor: Editor;
}

/** Null if there is none. */
async function loadCraft(game: string, kind: string): Promise<Craft | null> {
  const [module, Editor] = await Promise.all([MODULES[game]?.(), EDITORS[game]?.[kind]?.load()]);
  const rules = kindNamed(module?.documents, kind);
  return rules && Editor ? { game, kind, rules, Editor } : null;
}

/** Undefined while it comes, null if there is none. */
export function useCraft(game: string | undefined, kind: string | undefined): Craft | null | undefined {
  const [loaded, setLoaded] = useState<{ readonly of: string; readonly craft: Craft | null }>();
  const wanted = `${game}/${kind}`;
  useEffect(() => {
    let here = true;
    if (game !== undefined && kind !== undefined)
      void loadCraft(game, kind).then((craft) => here && setLoaded({ of: wanted, craft }));
    return () => {
      here = false;
    };
  }, [game, kind, wanted]);
  return loaded?.of === wanted ? loaded.craft : undefined;
}
