// A new game in two clicks, or just as one likes it.

import type { GameModule } from '@skald/games';
import { useEffect } from 'react';
import { GAME_IDS, useGame } from '../games.ts';
import { callSpare } from '../local/crew.ts';
import { NewGameForm } from '../new-game/form.tsx';
import type { Where } from '../new-game/plan.ts';
import { useNewGame } from '../new-game/use-new-game.ts';
import { Problem } from '../parts/controls.tsx';
import { NotFound } from '../parts/not-found.tsx';
import { SignIn } from '../parts/sign-in.tsx';
import { useSession } from '../session.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

interface Wanted {
  readonly where: Where;
  /** A document from the workshop to be played with. */
  readonly made: string | undefined;
}

export default function NewGame({ game, where, made }: Wanted & { readonly game: string | undefined }) {
  const words = useWords();
  const { language, game: last } = useSettings();
  const wanted = game ?? (GAME_IDS.includes(last) ? last : GAME_IDS[0]);
  const loaded = useGame(wanted);
  useEffect(() => {
    if (wanted !== undefined) callSpare(wanted);
  }, [wanted]);
  if (loaded === null) return <NotFound />;
  if (loaded === undefined) return <p className="wait">{words.table.loading}</p>;
  const { module } = loaded;
  return (
    <main className="page">
      <h1>
        {words.create.heading}: {module.words.title(language)}
      </h1>
      <Planning key={`${module.game.id} ${made}`} module={module} where={where} made={made} />
    </main>
  );
}

function Planning({ module, where, made }: Wanted & { readonly module: GameModule }) {
  const { lobby } = useWords();
  const { me, hall: reachable } = useSession();
  const game = useNewGame(module, where);
  return (
    <>
      {game.online && !me && reachable && <SignIn />}
      <Problem text={game.online && !reachable ? lobby.needHall : null} />
      <NewGameForm game={game} made={made} />
    </>
  );
}
