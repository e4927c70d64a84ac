// Sagas as the hall tells them.

import type { SagaInfo } from '@skald/hall/protocol';
import type { Outcome } from '@skald/kernel';
import { useEffect, useState } from 'react';
import { hall } from '../session.ts';
import type { Ask } from './connection.ts';

/** Asked anew with every connection, and whenever `when` changes; nothing while there is nothing to ask. */
function useAsked<T>(request: Ask | null, when: unknown): Outcome<T> | null {
  const [answer, setAnswer] = useState<Outcome<T> | null>(null);
  const asked = JSON.stringify(request);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time, another answer
  useEffect(() => {
    const wish = JSON.parse(asked) as Ask | null;
    if (wish === null) return;
    let here = true;
    const stop = hall().onChange((open) => {
      if (open)
        void hall()
          .ask<T>(wish)
          .then((told) => here && setAnswer(told));
    });
    return () => {
      here = false;
      stop();
    };
  }, [asked, when]);
  return answer;
}

export const useSagas = (who: string | undefined): Outcome<SagaInfo[]> | null =>
  useAsked(who === undefined ? null : { do: 'sagas' }, who);

export const useSaga = (id: string | null, when: unknown): Outcome<SagaInfo> | null =>
  useAsked(id === null ? null : { do: 'saga', saga: id }, when);
