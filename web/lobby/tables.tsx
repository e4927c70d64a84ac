// Tables of the hall: which game, who sits there, how it stands, and the way in.

import type { TableSummary } from '@skald/hall/protocol';
import type { Language } from '@skald/text';
import { type Loaded, placeName, titleWhileLoading, useGame } from '../games.ts';
import { To } from '../parts/controls.tsx';
import { useSettings } from '../settings.ts';
import { useWords, type Words } from '../words/index.ts';
import { Section, turnOf, usePrepared } from './section.tsx';
import { isUrgent } from './use-waiting.ts';

export function Tables({
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
  const { language } = useSettings();
  const loaded = useGame(info.game);
  usePrepared(info.game, info.status === 'over');
  const nameOf = useNames(info);
  const { lobby: words } = useWords();
  const urgent = isUrgent(info);
  const places = info.seats.map(({ as }) => as);
  const placed = (seat: number): string => {
    const place = loaded ? placeName(loaded.module, places, seat, language, info.options) : '';
    return place === '' ? nameOf(seat) : words.seat(place, nameOf(seat));
  };
  return (
    <li className={urgent ? 'urgent' : ''}>
      <div>
        <strong>{titleWhileLoading(loaded, info.game, info.options, language)}</strong>
        <span>{info.seats.map((_, seat) => placed(seat)).join(' · ')}</span>
        <span className="state">{stateOf(info, words, nameOf, loaded, language)}</span>
      </div>
      <To
        path={info.status === 'over' ? `/replay/table/${info.id}` : `/table/${info.id}`}
        className={urgent ? 'act act-main' : 'act'}
      >
        {verbOf(info, words)}
      </To>
    </li>
  );
}

/** Who sits where, by the name that he goes by. */
function useNames({ seats }: TableSummary): (seat: number) => string {
  const { lobby, create, account } = useWords();
  return (seat) => {
    const one = seats[seat];
    if (one?.gone) return account.gone;
    return one?.name || (one?.level ? create.bot(create.levels[one.level]) : lobby.free);
  };
}

function stateOf(
  info: TableSummary,
  words: Words['lobby'],
  nameOf: (seat: number) => string,
  loaded: Loaded | null | undefined,
  language: Language,
): string {
  const named = (seats: readonly number[]): string => seats.map(nameOf).join(', ');
  const taken = info.seats.filter(({ kind }) => kind !== 'open').length;
  if (info.status === 'open') return words.seats(taken, info.seats.length);
  if (info.status === 'over') return words.won(named(info.result?.winners ?? []));
  return turnOf(loaded, info.round, language, isUrgent(info) ? null : info.asked.map(nameOf), words);
}

function verbOf({ status, mine }: TableSummary, words: Words['lobby']): string {
  if (status === 'over') return words.replay;
  if (mine.length > 0) return words.resume;
  return status === 'open' ? words.join : words.watch;
}
