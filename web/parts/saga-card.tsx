// One saga: who plays, what was decided, how it stands, and the way on.

import { type Entry, nextMatch, readSaga, type Saga } from '@skald/games/saga';
import type { ReactNode } from 'react';
import { type Loaded, placeName, useGame } from '../games.ts';
import { useSettings } from '../settings.ts';
import { explain, useWords, type Words } from '../words/index.ts';
import { Act, Problem, To } from './controls.tsx';
import './saga-card.css';

interface Shown {
  readonly id: string;
  readonly game: string;
  /** As somebody wrote it. */
  readonly saga: unknown;
  /** Where its next match is played. */
  readonly table: string | null;
  /** Where a match of it can be watched again. */
  replay(match: string): string;
  /** Whether the reader may go on with it. */
  readonly mine: boolean;
  onNext(saga: Saga): void;
  readonly problem: string | null;
  readonly children?: ReactNode;
}

export function SagaCard(shown: Shown) {
  const words = useWords();
  const { language } = useSettings();
  const loaded = useGame(shown.game);
  if (loaded === undefined) return <p className="wait">{words.table.loading}</p>;
  if (loaded === null) return <Problem text={explain({ code: 'no-saga', params: {} }, language)} />;
  const read = readSaga(loaded.module, shown.saga);
  if ('refused' in read) return <Problem text={explain(read.refused, language)} />;
  return <Told {...shown} loaded={loaded} told={read.ok} />;
}

function Told({ loaded, told, ...shown }: Shown & { loaded: Loaded; told: Saga }) {
  const words = useWords();
  const { language } = useSettings();
  const { module } = loaded;
  const kind = module.saga;
  if (kind === undefined) return null;
  const next = nextMatch(module, told);
  const heading = `saga-${shown.id}`;
  return (
    <article className="saga-card" aria-labelledby={heading}>
      <h3 id={heading}>
        {module.words.title(language)}: {kind.words.title(language)}
      </h3>
      {shown.children}
      <h4>{words.sagas.members}</h4>
      <ul>
        {told.roles.map((role, seat) => (
          <li key={`${seat}`}>
            {placeName(
              module,
              told.roles.map(({ as }) => as),
              seat,
              language,
            )}
            : {playerOf(role, told, words)}
          </li>
        ))}
      </ul>
      <h4>{words.sagas.standing}</h4>
      {kind.words.standing(told, language).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className="row">
        {shown.table !== null ? (
          <To path={shown.table} className="act act-main">
            {words.sagas.toTable}
          </To>
        ) : (
          next &&
          shown.mine && (
            <Act tone="main" onPress={() => shown.onNext(told)}>
              {told.ledger.length === 0
                ? words.sagas.first
                : (kind.words.again?.(told, language) ?? words.sagas.next)}
            </Act>
          )
        )}
      </div>
      <Problem text={shown.problem} />
      <h4>{words.sagas.ledger}</h4>
      {told.ledger.length === 0 ? (
        <p className="hint">{words.sagas.noLedger}</p>
      ) : (
        <ol>
          {told.ledger.map((entry) => (
            <Line key={entry.match} entry={entry} say={kind.words.line} replay={shown.replay(entry.match)} />
          ))}
        </ol>
      )}
    </article>
  );
}

function Line({
  entry: { decided, line },
  say,
  replay,
}: {
  entry: Entry;
  say: NonNullable<Loaded['module']['saga']>['words']['line'];
  replay: string;
}) {
  const { lobby } = useWords();
  const { language } = useSettings();
  return (
    <li>
      {say(line, language)}{' '}
      <span className="hint">
        {new Date(decided).toLocaleDateString(language)} · <To path={replay}>{lobby.replay}</To>
      </span>
    </li>
  );
}

function playerOf(
  { member, level }: Saga['roles'][number],
  { members }: Saga,
  { create, sagas }: Words,
): string {
  if (member !== null) return members.find(({ id }) => id === member)?.name || create.me;
  const known = create.levels[level as keyof typeof create.levels];
  return known === undefined ? sagas.gone : create.bot(known);
}
