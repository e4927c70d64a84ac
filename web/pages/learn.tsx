// Begins a game with a guide at one's side: short, one person, the others played by the weakest bot.

import { type Outcome, type Refusal, WEAKEST_LEVEL } from '@skald/kernel';
import { useEffect, useState } from 'react';
import { loadGame } from '../games.ts';
import { LocalTable } from '../local/local-table.ts';
import { keepOpen } from '../local/open-tables.ts';
import { Trouble } from '../parts/trouble.tsx';
import { swap } from '../router.ts';
import { useWords } from '../words/index.ts';

export default function Learn({ game }: { game: string }) {
  const words = useWords();
  const [problem, setProblem] = useState<Refusal | null>(null);
  useEffect(() => {
    let here = true;
    void beginLesson(game).then((begun) => {
      if ('refused' in begun) return here && setProblem(begun.refused);
      if (!here) return begun.ok.close();
      // The page under the new address takes it over.
      keepOpen(begun.ok);
      swap(`/local/${begun.ok.id}/lesson`);
    });
    return () => {
      here = false;
    };
  }, [game]);
  return problem ? <Trouble refusal={problem} /> : <p className="wait">{words.table.loading}</p>;
}

async function beginLesson(game: string): Promise<Outcome<LocalTable>> {
  const loaded = await loadGame(game);
  if (loaded === null) return { refused: { code: 'no-such-game', params: { game } } };
  const { places, presets, lessonOptions } = loaded.module;
  const taken = places.filter(({ control }) => control !== 'none');
  const me = Math.max(
    0,
    taken.findIndex(({ control }) => control === 'human'),
  );
  return LocalTable.begin({
    game,
    seats: taken.map(({ seat }) => seat),
    options: { ...presets[0]?.options, ...lessonOptions },
    controls: taken.map((_, seat) =>
      seat === me
        ? { kind: 'human', name: '', level: null }
        : { kind: 'bot', name: '', level: WEAKEST_LEVEL },
    ),
  });
}
