// Games that live on this device alone.

import { useState } from 'react';
import { placeName, titleWhileLoading, toldBy, useGame } from '../games.ts';
import type { LocalMatch } from '../local/messages.ts';
import { dropMatch } from '../local/saves.ts';
import { Act, Ask, To } from '../parts/controls.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { Section, turnOf, usePrepared } from './section.tsx';
import { useSaved } from './use-saved.ts';
import { isOver, isUrgentHere } from './use-waiting.ts';

export function Saved() {
  const { lobby: words, table } = useWords();
  const matches = useSaved();
  const [doomed, setDoomed] = useState<LocalMatch | null>(null);
  const drop = async (match: LocalMatch): Promise<void> => {
    await dropMatch(match.id);
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
  const over = isOver(match);
  usePrepared(match.record.game, over);
  const placeOf = (seat: number): string =>
    loaded ? placeName(loaded.module, match.record.seats, seat, language, match.record.options) : '';
  const who = match.controls.map(({ name, level }, seat) => {
    const player = name || (level ? create.bot(create.levels[level]) : create.me);
    return placeOf(seat) === '' ? player : words.seat(placeOf(seat), player);
  });
  const urgent = isUrgentHere(match);
  const { options, seats } = match.record;
  const told =
    loaded &&
    toldBy(
      loaded.module,
      options,
      seats.map((as) => ({ as })),
    );
  return (
    <li className={urgent ? 'urgent' : ''}>
      <div>
        <strong>{titleWhileLoading(loaded, match.record.game, told, language)}</strong>
        <span>{who.join(' · ')}</span>
        {!over && match.stands && (
          <span className="state">
            {turnOf(loaded, match.stands.round, language, awaited(match, placeOf), words)}
          </span>
        )}
        <span>
          {new Date(match.saved).toLocaleString(language)} · {words.move(match.record.moves.length)}
        </span>
      </div>
      <To
        path={over ? `/replay/local/${match.id}` : `/local/${match.id}`}
        className={urgent ? 'act act-main' : 'act'}
      >
        {over ? words.replay : words.resume}
      </To>
      <Act tone="quiet" onPress={onDrop}>
        {words.remove}
      </Act>
    </li>
  );
}

/** Whom a game waits for, by name; null where that is the one person who plays it here. */
function awaited(match: LocalMatch, placeOf: (seat: number) => string): readonly string[] | null {
  const alone = match.controls.filter(({ kind }) => kind === 'human').length === 1;
  if (alone && isUrgentHere(match)) return null;
  return match.stands?.asked.map((seat) => match.controls[seat]?.name || placeOf(seat)) ?? [];
}
