// Games that live on this device alone.

import { useEffect, useState } from 'react';
import { placeName, titleWhileLoading, useGame } from '../games.ts';
import type { LocalMatch } from '../local/messages.ts';
import { allMatches, dropMatch } from '../local/saves.ts';
import { Act, Ask, To } from '../parts/controls.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { Section, usePrepared } from './section.tsx';

export function Saved() {
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
