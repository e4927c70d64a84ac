// The dice, checked by the reader's own device.

import './verify.css';
import type { DiceSources, Event, MatchRecord, Refusal, RollEvent, Verdict } from '@skald/kernel';
import { tellDice } from '@skald/text';
import { useState } from 'react';
import { Crew } from '../local/crew.ts';
import { type Comparison, compare } from '../remote/seals.ts';
import { useSettings } from '../settings.ts';
import { explain, useWords } from '../words/index.ts';
import { Act } from './controls.tsx';

/** What is said of a record that cannot be played at all. */
const NO_DICE: DiceSources = { seeded: 0, typed: [], told: 0, reseeded: 0, parts: [] };

export function Verify({
  record,
  events,
  table,
}: {
  record: MatchRecord;
  events: readonly Event[];
  /** The table in the hall where it was played, if it was. */
  table: string | null;
}) {
  const { verify: words } = useWords();
  const { language } = useSettings();
  const [verdict, setVerdict] = useState<Verdict | 'checking' | null>(null);
  const [kept, setKept] = useState<Comparison | null>(null);
  const check = async (): Promise<void> => {
    setVerdict('checking');
    const crew = new Crew();
    const outcome = await crew.ask<Verdict>({ do: 'verify', record });
    crew.close();
    setVerdict('ok' in outcome ? outcome.ok : { wrong: [outcome.refused], dice: NO_DICE });
    setKept(table === null ? null : await compare(table, record));
  };
  return (
    <section className="verify">
      <h2>{words.heading}</h2>
      <p>{words.intro}</p>
      <dl>
        <dt>{words.commitment}</dt>
        <dd>
          <code>{record.commitment}</code>
        </dd>
        <dt>{words.seed}</dt>
        <dd>
          <code>{record.seed}</code>
        </dd>
      </dl>
      <Act tone="main" onPress={() => void check()} isDisabled={verdict === 'checking'}>
        {verdict === 'checking' ? words.checking : words.check}
      </Act>
      <div aria-live="polite">
        {verdict !== null &&
          verdict !== 'checking' &&
          (verdict.wrong.length === 0 ? (
            <>
              <p className="good">{words.good(record.rolls.length, record.moves.length)}</p>
              {tellDice(verdict.dice, language).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              {table !== null && <KeptHere kept={kept} />}
            </>
          ) : (
            <p className="problem">
              {words.bad} {verdict.wrong.map((refusal: Refusal) => explain(refusal, language)).join(' ')}
            </p>
          ))}
      </div>
      <Faces events={events} label={words.faces} />
    </section>
  );
}

/** What this device had noted from the beginning. */
function KeptHere({ kept }: { kept: Comparison | null }) {
  const { dice: words } = useWords();
  if (kept === null) return <p className="hint">{words.keptNothing}</p>;
  const wrong = [
    !kept.hall && words.keptNot.hall,
    kept.hall && kept.changed && words.keptNot.changed,
    !kept.own && words.keptNot.own,
    !kept.others && words.keptNot.others,
  ].filter((sentence) => sentence !== false);
  if (wrong.length === 0)
    return (
      <p className="good">
        {words.keptWell} {words.keptOwn}
      </p>
    );
  return <p className="problem">{wrong.join(' ')}</p>;
}

/** How often each face of the game's most rolled die came up so far, as bars. */
function Faces({ events, label }: { events: readonly Event[]; label: string }) {
  const rolls = events.filter((event): event is RollEvent => event.type === 'roll');
  const times = (sides: number): number => rolls.filter((roll) => roll.sides === sides).length;
  const sides = Math.max(0, ...rolls.map((roll) => roll.sides));
  const usual = Array.from({ length: sides }, (_, i) => i + 1).reduce(
    (best, one) => (times(one) > times(best) ? one : best),
    0,
  );
  const counts = Array.from(
    { length: usual },
    (_, i) => rolls.filter((roll) => roll.sides === usual && roll.face === i + 1).length,
  );
  const most = Math.max(1, ...counts);
  if (usual === 0) return null;
  return (
    <figure className="faces">
      <figcaption>{label}</figcaption>
      <ul>
        {counts.map((count, i) => (
          <li key={`${i}`}>
            <span>{i + 1}</span>
            <span className="bar" style={{ inlineSize: `${(count / most) * 70}%` }} />
            <span>{count}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
