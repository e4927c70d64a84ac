// Takes a game from this device to the hall: the same position, new secret dice, and a link for others.

import { USUAL_LEVEL } from '@skald/kernel';
import { useState } from 'react';
import type { LocalTable } from '../local/local-table.ts';
import { Act, Ask } from '../parts/controls.tsx';
import { NameForm } from '../parts/sign-in.tsx';
import { askSealed } from '../remote/seals.ts';
import { go } from '../router.ts';
import { hall, useSession } from '../session.ts';
import { useSettings } from '../settings.ts';
import { explain, useWords } from '../words/index.ts';

/** A button of the menu, which is closed by the time that something can be said. */
export function MoveOnline({
  table,
  onProblem,
}: {
  table: LocalTable;
  onProblem: (problem: string | null) => void;
}) {
  const { table: words } = useWords();
  const { me, hall: reachable } = useSession();
  const { language } = useSettings();
  const [asking, setAsking] = useState(false);
  if (!reachable) return null;
  const move = async (): Promise<void> => {
    onProblem(null);
    const record = await table.record();
    if (!('skald' in record)) return;
    let mine = false;
    const seats = table.controls.map((control) => {
      if (control.kind === 'bot')
        return { kind: 'bot' as const, as: null, level: control.level ?? USUAL_LEVEL };
      const kind = mine ? ('open' as const) : ('me' as const);
      mine = true;
      return { kind, as: null };
    });
    const made = await askSealed(hall(), { do: 'bring', record, seats, visibility: 'link' });
    if ('ok' in made) return go(`/table/${made.ok.table}`);
    setAsking(false);
    onProblem(explain(made.refused, language));
  };
  return (
    <>
      <Act tone="quiet" onPress={() => (me ? void move() : setAsking(true))}>
        {words.moveOnline}
      </Act>
      <Ask heading={words.moveOnline} open={asking} onClose={() => setAsking(false)}>
        <p>{words.moveName}</p>
        <NameForm verb={words.moveOn} main onEntered={() => void move()} />
      </Ask>
    </>
  );
}
