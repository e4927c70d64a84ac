// Begins a game without a question: with a guide at one's side, short and against bots of the game's choice; or as the
// game proposes it.

import type { GameModule } from '@skald/games';
import { type Outcome, type Refusal, WEAKEST_LEVEL } from '@skald/kernel';
import { useEffect, useState } from 'react';
import { loadGame } from '../games.ts';
import { LocalTable } from '../local/local-table.ts';
import { keepOpen } from '../local/open-tables.ts';
import { beginHere } from '../new-game/begin.ts';
import { proposedControls } from '../new-game/controls-of-places.ts';
import { firstPlan } from '../new-game/plan.ts';
import { Trouble } from '../parts/trouble.tsx';
import { swap } from '../router.ts';
import { currentSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

export default function AtOnce({ game, lesson }: { game: string; lesson: boolean }) {
  const words = useWords();
  const [problem, setProblem] = useState<Refusal | null>(null);
  useEffect(() => {
    let here = true;
    void begin(game, lesson).then((begun) => {
      if ('refused' in begun) return here && setProblem(begun.refused);
      if (!here) return begun.ok.close();
      // The page under the new address takes it over.
      keepOpen(begun.ok);
      swap(`/local/${begun.ok.id}${lesson ? '/lesson' : ''}`);
    });
    return () => {
      here = false;
    };
  }, [game, lesson]);
  return problem ? <Trouble refusal={problem} /> : <p className="wait">{words.table.loading}</p>;
}

async function begin(game: string, lesson: boolean): Promise<Outcome<LocalTable>> {
  const loaded = await loadGame(game);
  if (loaded === null) return { refused: { code: 'no-such-game', params: { game } } };
  return lesson ? beginLesson(loaded.module) : beginUsual(loaded.module);
}

function beginLesson(module: GameModule): Promise<Outcome<LocalTable>> {
  const { game, places, presets, lessonOptions, lessonLevel = WEAKEST_LEVEL } = module;
  const taken = places.filter(({ control }) => control !== 'none');
  const me = Math.max(
    0,
    taken.findIndex(({ control }) => control === 'human'),
  );
  return LocalTable.begin({
    game: game.id,
    seats: taken.map(({ seat }) => seat),
    options: { ...presets[0]?.options, ...lessonOptions },
    controls: taken.map((_, seat) =>
      seat === me ? { kind: 'human', name: '', level: null } : { kind: 'bot', name: '', level: lessonLevel },
    ),
  });
}

/** Whatever was played last: one person, bots for the others, and the rules that one plays without asking. */
function beginUsual(module: GameModule): Promise<Outcome<LocalTable>> {
  const controls = proposedControls(module, false);
  const plan = { ...firstPlan(module, 'here'), controls, preset: module.presets[0]?.id as string };
  return beginHere(module, plan, currentSettings().name);
}
