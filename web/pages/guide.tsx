import { useGame } from '../games.ts';
import { Markdown } from '../parts/markdown.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

/** The rulebook of a game, in our own words. */
export default function Guide({ game }: { game: string | undefined }) {
  const { language } = useSettings();
  const words = useWords();
  const loaded = useGame(game);
  if (loaded === undefined) return <p className="wait">{words.table.loading}</p>;
  return (
    <main className="page reading">
      {loaded ? (
        <Markdown text={loaded.module.words.guide(language)} top={1} />
      ) : (
        <h1>{words.error.notFound}</h1>
      )}
    </main>
  );
}
