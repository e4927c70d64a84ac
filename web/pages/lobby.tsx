// Tables: open ones, one's own with the urgent first, those on this device, finished ones.

import type { LobbyState, TableSummary } from '@skald/hall/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { placeName, titleWhileLoading, useGame } from '../games.ts';
import type { LocalMatch } from '../local/messages.ts';
import { allMatches, dropMatch } from '../local/saves.ts';
import { Act, Ask, To } from '../parts/controls.tsx';
import { SignIn } from '../parts/sign-in.tsx';
import { useConnectionNotice, useLostSince } from '../remote/use-connection.ts';
import { prepareReplay } from '../replay/retelling.ts';
import { hall, useSession } from '../session.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

export default function Lobby() {
  const { lobby: words } = useWords();
  const { me, hall: reachable } = useSession();
  const ready = me !== undefined && reachable;
  const lobby = useLobby(ready, me?.name);
  useConnectionNotice(useLostSince(ready), 'lobby');
  return (
    <main className="page lobby">
      <h1>{words.heading}</h1>
      {reachable ? <SignIn /> : <p className="hint">{words.needHall}</p>}
      <p className="row">
        <To path="/new/online" className="act act-main">
          {words.create}
        </To>
        <To path="/new" className="act">
          {words.createHere}
        </To>
      </p>
      {lobby && (
        <>
          <Tables heading={words.mine} empty={words.noMine} tables={lobby.mine} />
          <Tables
            heading={words.open}
            empty={words.noOpen}
            tables={lobby.open.filter(({ mine }) => mine.length === 0)}
          />
        </>
      )}
      <Saved />
      {lobby && <Tables heading={words.finished} empty={words.noFinished} tables={lobby.finished} />}
    </main>
  );
}

/** A finished game may be opened next. */
const usePrepared = (game: string, over: boolean): void =>
  useEffect(() => {
    if (over) prepareReplay(game);
  }, [game, over]);

function useLobby(ready: boolean, who: string | undefined): LobbyState | null {
  const [lobby, setLobby] = useState<LobbyState | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person sees another lobby
  useEffect(() => {
    if (!ready) return;
    const connection = hall();
    const stop = [
      connection.onPush((push) => push.push === 'lobby' && setLobby(push.lobby)),
      connection.onChange((open) => {
        if (open)
          void connection
            .ask<LobbyState>({ do: 'lobby' })
            .then((answer) => 'ok' in answer && setLobby(answer.ok));
      }),
    ];
    return () => {
      for (const end of stop) end();
    };
  }, [ready, who]);
  return lobby;
}

function Section({
  heading,
  empty,
  count,
  children,
}: {
  heading: string;
  empty: string;
  count: number;
  children: ReactNode;
}) {
  return (
    <section>
      <h2>{heading}</h2>
      {count === 0 ? <p className="hint">{empty}</p> : <ul className="tables">{children}</ul>}
    </section>
  );
}

function Tables({
  heading,
  empty,
  tables,
}: {
  heading: string;
  empty: string;
  tables: readonly TableSummary[];
}) {
  return (
    <Section heading={heading} empty={empty} count={tables.length}>
      {tables.map((info) => (
        <Table key={info.id} info={info} />
      ))}
    </Section>
  );
}

function Table({ info }: { info: TableSummary }) {
  const { lobby: words, create, account } = useWords();
  const { language } = useSettings();
  const loaded = useGame(info.game);
  usePrepared(info.game, info.status === 'over');
  const nameOf = (seat: number): string => {
    const one = info.seats[seat];
    if (one?.gone) return account.gone;
    return one?.name || (one?.level ? create.bot(create.levels[one.level]) : words.free);
  };
  const placed = (seat: number): string => {
    const place = loaded
      ? placeName(
          loaded.module,
          info.seats.map(({ as }) => as),
          seat,
          language,
        )
      : '';
    return place === '' ? nameOf(seat) : words.seat(place, nameOf(seat));
  };
  const urgent = info.asked.some((seat) => info.mine.includes(seat));
  const taken = info.seats.filter(({ kind }) => kind !== 'open').length;
  const state =
    info.status === 'open'
      ? words.seats(taken, info.seats.length)
      : info.status === 'over'
        ? words.won((info.result?.winners ?? []).map(nameOf).join(', '))
        : urgent
          ? words.yourTurn
          : words.waiting(info.asked.map(nameOf).join(', '));
  const verb =
    info.status === 'over'
      ? words.replay
      : info.mine.length > 0
        ? words.resume
        : info.status === 'open'
          ? words.join
          : words.watch;
  return (
    <li className={urgent ? 'urgent' : ''}>
      <div>
        <strong>{titleWhileLoading(loaded, info.game, info.options, language)}</strong>
        <span>{info.seats.map((_, seat) => placed(seat)).join(' · ')}</span>
        <span className="state">{state}</span>
      </div>
      <To
        path={info.status === 'over' ? `/replay/table/${info.id}` : `/table/${info.id}`}
        className={urgent ? 'act act-main' : 'act'}
      >
        {verb}
      </To>
    </li>
  );
}

/** Games that live on this device alone. */
function Saved() {
  const { lobby: words, table } = useWords();
  const [matches, setMatches] = useState<LocalMatch[]>([]);
  const [doomed, setDoomed] = useState<LocalMatch | null>(null);
  useEffect(() => {
    allMatches().then(setMatches, () => {});
  }, []);
  const drop = async (match: LocalMatch): Promise<void> => {
    await dropMatch(match.id);
    setMatches(await allMatches());
    setDoomed(null);
  };
  return (
    <Section heading={words.here} empty={words.noHere} count={matches.length}>
      {matches.map((match) => (
        <SavedMatch key={match.id} match={match} onDrop={() => setDoomed(match)} />
      ))}
      <Ask heading={words.removeSure} open={doomed !== null} onClose={() => setDoomed(null)}>
        <div className="row">
          <Act tone="danger" onPress={() => doomed && void drop(doomed)}>
            {words.remove}
          </Act>
          <Act onPress={() => setDoomed(null)}>{table.close}</Act>
        </div>
      </Ask>
    </Section>
  );
}

function SavedMatch({ match, onDrop }: { match: LocalMatch; onDrop: () => void }) {
  const { lobby: words, create } = useWords();
  const { language } = useSettings();
  const loaded = useGame(match.record.game);
  const over = match.record.result !== null;
  usePrepared(match.record.game, over);
  const who = match.controls.map(({ name, level }, seat) => {
    const player = name || (level ? create.bot(create.levels[level]) : create.me);
    const place = loaded ? placeName(loaded.module, match.record.seats, seat, language) : '';
    return place === '' ? player : words.seat(place, player);
  });
  return (
    <li>
      <div>
        <strong>{titleWhileLoading(loaded, match.record.game, match.record.options, language)}</strong>
        <span>{who.join(' · ')}</span>
        <span>
          {new Date(match.saved).toLocaleString(language)} · {words.move(match.record.moves.length)}
        </span>
      </div>
      <To path={over ? `/replay/local/${match.id}` : `/local/${match.id}`} className="act">
        {over ? words.replay : words.resume}
      </To>
      <Act tone="quiet" onPress={onDrop}>
        {words.remove}
      </Act>
    </li>
  );
}
