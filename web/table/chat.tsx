// The talk at a table: who says what, whom one does not want to hear, and whether those who look on may speak.

import type { ChatLine } from '@skald/hall/protocol';
import type { Refusal } from '@skald/kernel';
import { type FormEvent, useRef, useState } from 'react';
import { Act, Field, Problem } from '../parts/controls.tsx';
import { change, currentSettings, useSettings } from '../settings.ts';
import { explain, useWords } from '../words/index.ts';
import type { PanelsProps } from './panels.tsx';
import { useLastLine } from './use-last-line.ts';
import { type Unread, useReading } from './use-unread.ts';

/** As many as a device remembers. */
const MOST_MUTED = 200;

const mute = (who: string): void => change({ muted: [...currentSettings().muted, who].slice(-MOST_MUTED) });
const hearAgain = (all: readonly string[]): void =>
  change({ muted: currentSettings().muted.filter((who) => !all.includes(who)) });

export function Chat({
  model,
  authority,
  loaded,
  language,
  read,
}: Pick<PanelsProps, 'model' | 'authority' | 'loaded' | 'language'> & Pick<Unread, 'read'>) {
  const { table } = useWords();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { mine, closedChat } = model.info;
  const seated = mine.length > 0;
  const done = (refusal: Refusal | null): boolean => {
    setProblem(refusal && explain(refusal, language, loaded.module));
    return refusal === null;
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() !== '' && done(await authority.chat(text))) setText('');
  };
  return (
    <div className="chat">
      <Lines lines={model.chat} mine={mine} read={read} />
      <Problem text={problem} />
      {closedChat && !seated ? (
        <p className="hint">{table.chatClosed}</p>
      ) : (
        <form className="row" onSubmit={(event) => void send(event)}>
          <Field label={table.say} hideLabel value={text} onChange={setText} max={500} />
          <Act type="submit">{table.send}</Act>
        </form>
      )}
      {seated && (
        <p className="row">
          {closedChat && <span className="hint">{table.chatClosed}</span>}
          <Act tone="quiet" onPress={async () => done(await authority.hush(!closedChat))}>
            {closedChat ? table.openChat : table.closeChat}
          </Act>
        </p>
      )}
    </div>
  );
}

function Lines({
  lines,
  mine,
  read,
}: { readonly lines: readonly ChatLine[]; readonly mine: readonly number[] } & Pick<Unread, 'read'>) {
  const { table, account } = useWords();
  const { muted } = useSettings();
  const list = useRef<HTMLUListElement>(null);
  useReading(list, lines, read);
  useLastLine(list, lines.length);
  const hidden = new Map(lines.filter(({ who }) => muted.includes(who)).map(({ who, name }) => [who, name]));
  return (
    <>
      {lines.length === 0 && <p className="hint">{table.noChat}</p>}
      <ul ref={list} aria-live="polite">
        {lines.map(
          ({ n, who, name, seat, text }) =>
            !hidden.has(who) && (
              <li key={n}>
                <span>
                  <strong>{name || account.gone}</strong> {seat === null && <small>({table.looksOn})</small>}{' '}
                  {text}
                </span>
                {(seat === null || !mine.includes(seat)) && (
                  <Act
                    tone="quiet"
                    aria-label={table.hideLines(name || account.gone)}
                    onPress={() => mute(who)}
                  >
                    {table.hide}
                  </Act>
                )}
              </li>
            ),
        )}
      </ul>
      {hidden.size > 0 && (
        <p className="row">
          <span className="hint">{table.hidden([...hidden.values()].join(', '))}</span>
          <Act tone="quiet" onPress={() => hearAgain([...hidden.keys()])}>
            {table.showAgain}
          </Act>
        </p>
      )}
    </>
  );
}
