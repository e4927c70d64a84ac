// What a player is asked, and what he does about it: choose, take back, learn why not.

import type { GameModule } from '@skald/games';
import { type Listed, listed } from '@skald/games/answers';
import { type Asked, type Refusal, type Seat, unfold } from '@skald/kernel';
import type { Language } from '@skald/text';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ownQuestion, type TableAuthority, type TableModel } from '../model.ts';
import { explain } from '../words/index.ts';
import { type Answering, isPressedTwice } from './pressed.ts';
import { forcedAt, useForced } from './use-forced.ts';

export interface Choosing {
  readonly seat: Seat | null;
  /** What this seat is asked; null while it waits, and where there is nothing to choose. */
  readonly decision: Asked | null;
  /** Its options in words, in the order of their numbers. */
  readonly options: readonly Listed[];
  /** Changes with everything one does, so that the next question begins afresh. */
  readonly answered: number;
  /** The kind of question one answered last; null when one took something back instead. */
  readonly lastKind: string | null;
  /** What one did last is on its way and not yet shown. */
  readonly underWay: boolean;
  /** Whether a choice has been under way for more than a moment. */
  readonly sending: boolean;
  /** Why the last thing could not be done. */
  readonly problem: string | null;
  complain(problem: string | null): void;
  refuse(refusal: Refusal | null): void;
  choose(...options: string[]): Promise<void>;
  undo(): Promise<void>;
  /** Takes back all of a piece's movement. AMI-UI-34 */
  undoErrand(): Promise<void>;
}

/** Milliseconds after which one begins to wonder. */
const MOMENT = 400;

export function useChoosing(
  authority: TableAuthority,
  model: TableModel | null,
  module: GameModule,
  language: Language,
): Choosing {
  const [problem, complain] = useState<string | null>(null);
  const [{ answered, lastKind }, setLast] = useState<Pick<Choosing, 'answered' | 'lastKind'>>({
    answered: 0,
    lastKind: null,
  });
  const [sending, setSending] = useState(false);
  const answering = useRef<Answering | null>(null);
  const [deeds, setDeeds] = useState(0);
  const view = model?.view ?? null;
  const seat = model?.seat ?? null;
  const own = model && ownQuestion(model);
  const forced = useForced(model, module, authority.kind);
  const question = forced.answer === null ? own : null;
  const decision = useMemo(() => question && unfold(module.game, question), [question, module]);
  const options = useMemo(
    () => (decision === null || view === null ? [] : listed(module, view, decision, language)),
    [decision, view, module, language],
  );

  const refuse = useCallback(
    (refusal: Refusal | null) => complain(refusal && explain(refusal, language, module)),
    [language, module],
  );
  const done = useCallback(
    (kind: string | null) => setLast(({ answered: count }) => ({ answered: count + 1, lastKind: kind })),
    [],
  );
  /** Asks the authority for something, and says so as long as it takes. */
  const ask = useCallback(
    async (deed: () => Promise<Refusal | null>): Promise<Refusal | null> => {
      setDeeds((count) => count + 1);
      try {
        const refusal = await deed();
        refuse(refusal);
        return refusal;
      } finally {
        setDeeds((count) => count - 1);
      }
    },
    [refuse],
  );
  /** Until the end that it gives back, or another begins. */
  const begin = useCallback((own: Answering): (() => void) => {
    answering.current = own;
    return () => {
      if (answering.current === own) answering.current = null;
    };
  }, []);
  const choose = useCallback(
    async (...chosen: string[]): Promise<void> => {
      if (seat === null || decision === null || isPressedTwice(answering.current, decision)) return;
      const own = { asked: decision, unsent: chosen.length };
      const end = begin(own);
      const slow = setTimeout(() => setSending(true), MOMENT);
      try {
        for (const option of chosen) {
          own.unsent -= 1;
          if ((await ask(() => authority.choose(seat, option))) !== null) return;
        }
        end();
        done(decision.kind);
      } finally {
        clearTimeout(slow);
        end();
        if (answering.current === null) setSending(false);
      }
    },
    [authority, seat, decision, ask, begin, done],
  );
  const undo = useCallback(async (): Promise<void> => {
    if (seat === null) return;
    // Nobody goes back to where there was nothing to choose.
    for (
      let back: TableModel | null = null;
      back === null || forcedAt(back, module, authority.kind) !== null;
    ) {
      const refusal = await ask(() => authority.undo(seat));
      back = authority.snapshot();
      if (refusal !== null || !back?.mayUndo) break;
    }
    done(null);
  }, [authority, module, seat, ask, done]);
  const undoErrand = useCallback(async (): Promise<void> => {
    const errand = view ? module.errand(view) : null;
    while (authority.snapshot()?.mayUndo && seat !== null) {
      await undo();
      const now = authority.snapshot()?.view;
      if (errand === null || !now || module.errand(now) !== errand) return;
    }
  }, [authority, view, module, seat, undo]);

  const { answer } = forced;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told by the question and by what is under way
  useEffect(() => {
    if (answer === null || seat === null || answering.current !== null) return;
    // What is shown lags behind: the question will come again.
    if (authority.snapshot()?.moves !== model?.moves) return;
    const end = begin({ asked: null, unsent: 0 });
    void ask(() => authority.choose(seat, answer)).then((refusal) => {
      end();
      if (refusal !== null) forced.giveUp();
    });
  }, [answer, model, deeds, answered]);

  // What was refused a moment ago matters no longer when something has happened since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told by the number of moves
  useEffect(() => complain(null), [model?.moves]);

  // Nor does a missing connection when it is back.
  const connection = model?.connection;
  useEffect(() => {
    if (connection === 'online') complain(null);
  }, [connection]);

  return {
    seat,
    decision,
    options,
    answered,
    lastKind,
    underWay: deeds > 0,
    sending,
    problem,
    complain,
    refuse,
    choose,
    undo,
    undoErrand,
  };
}
