// What leaves no choice is answered here, by the page of who is asked: the record is the same as if he had pressed it.

import type { GameModule } from '@skald/games';
import { forcedAnswer } from '@skald/games/forced';
import { unfold } from '@skald/kernel';
import { useState } from 'react';
import { ownQuestion, type TableAuthority, type TableModel } from '../model.ts';
import { currentSettings, useSettings } from '../settings.ts';

/** The only answer to what this reader is asked; null where he has to give it himself. */
export function forcedAt(model: TableModel, module: GameModule, kind: TableAuthority['kind']): string | null {
  const own = ownQuestion(model);
  if (own === null || model.view === null || !currentSettings().forced) return null;
  const asked = unfold(module.game, own);
  return forcedAnswer(module, model.view, asked, { mayUndo: model.mayUndo, watched: kind === 'remote' });
}

export interface Forced {
  /** What is to be answered now without asking. */
  readonly answer: string | null;
  /** It was not taken: he is asked after all. */
  giveUp(): void;
}

export function useForced(
  model: TableModel | null,
  module: GameModule,
  kind: TableAuthority['kind'],
): Forced {
  const { forced } = useSettings();
  const moves = model?.moves ?? 0;
  const eyes = `${model?.seat} ${model?.curtain}`;
  const [at, setAt] = useState({ moves, eyes, looks: false });
  const still = moves === at.moves && eyes === at.eyes;
  // Whoever went back, or has just been handed the device, looks around first.
  if (!still) setAt({ moves, eyes, looks: moves < at.moves || eyes !== at.eyes });
  const free = forced && still && !at.looks;
  return {
    answer: free && model !== null ? forcedAt(model, module, kind) : null,
    giveUp: () => setAt({ moves, eyes, looks: true }),
  };
}
