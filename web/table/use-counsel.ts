// What the strongest bot would do in the reader's place: thought out in a worker, and told with its reason.

import { reasonFor } from '@skald/games/counsel';
import { optionId, STRONGEST_LEVEL, unfold } from '@skald/kernel';
import type { Language } from '@skald/text';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Loaded } from '../games.ts';
import { Crew } from '../local/crew.ts';
import { ownQuestion, type TableModel } from '../model.ts';

/** Good advice takes a moment: milliseconds. */
const PONDERING = 1000;

interface Counsel {
  readonly option: string;
  readonly label: string;
  /** Null where the game's bots give no reasons. */
  readonly why: string | null;
}

export interface CounselState {
  /** `none`: nobody asked. */
  readonly stage: 'none' | 'pondering' | 'given';
  readonly counsel: Counsel | null;
  ask(): void;
  /** Wants none after all. */
  dismiss(): void;
}

const NOBODY_ASKED = { at: '', stage: 'none', counsel: null } as const;

/** Counsel is for one question: with the next it is gone. */
export function useCounsel(model: TableModel, { module }: Loaded, language: Language): CounselState {
  const at = `${model.info.id} ${model.revision} ${model.moves} ${model.seat}`;
  const [kept, keep] = useState<{ at: string } & Pick<CounselState, 'stage' | 'counsel'>>(NOBODY_ASKED);
  const crew = useRef<Crew | null>(null);
  const dismiss = useCallback(() => {
    crew.current?.close();
    crew.current = null;
    keep(NOBODY_ASKED);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever ponders an old question is sent away
  useEffect(() => dismiss, [at, dismiss]);
  const ask = async (): Promise<void> => {
    const decision = ownQuestion(model);
    const { view, seat } = model;
    if (decision === null || view === null || seat === null) return;
    dismiss();
    keep({ at, stage: 'pondering', counsel: null });
    const pondering = new Crew();
    crew.current = pondering;
    const answer = await pondering.ask<{ option: string }>({
      do: 'bot',
      seat,
      level: STRONGEST_LEVEL,
      ms: PONDERING,
      game: module.game.id,
      view,
      decision,
    });
    pondering.close();
    if (crew.current !== pondering) return;
    crew.current = null;
    if ('refused' in answer) return keep(NOBODY_ASKED);
    const { option } = answer.ok;
    const asked = unfold(module.game, decision);
    const serious = { ...asked, options: asked.options.map(({ choice }) => choice) };
    const choice = serious.options.find((one) => optionId(one) === option);
    if (choice === undefined) return keep(NOBODY_ASKED);
    const label = module.words.option(view, serious, choice, language);
    keep({
      at,
      stage: 'given',
      counsel: { option, label, why: reasonFor(module, view, serious, choice, language) },
    });
  };
  const { stage, counsel } = kept.at === at ? kept : NOBODY_ASKED;
  return { stage, counsel, ask: () => void ask(), dismiss };
}
