import { CARDS } from '@skald/games/boards';
import { GAME_IDS, useGame } from '../games.ts';
import { To } from '../parts/controls.tsx';
import { Markdown } from '../parts/markdown.tsx';
import { NotFound } from '../parts/not-found.tsx';
import { ledgerPath, RulesCited } from '../parts/rule-link.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

/** The rulebooks of the games, in our own words; where there is but one, that one. */
export default function Guide({ game }: { game: string | undefined }) {
  const wanted = game ?? (GAME_IDS.length === 1 ? GAME_IDS[0] : undefined);
  return wanted === undefined ? <Shelf /> : <Rulebook game={wanted} />;
}

function Shelf() {
  const words = useWords();
  const { language } = useSettings();
  return (
    <main className="page">
      <h1>{words.menu.guide}</h1>
      <ul className="tables">
        {Object.entries(CARDS).map(([id, card]) => (
          <li key={id}>
            <To path={`/rules/${id}`}>{card.title[language]}</To>
          </li>
        ))}
      </ul>
    </main>
  );
}

function Rulebook({ game }: { game: string }) {
  const { language } = useSettings();
  const words = useWords();
  const loaded = useGame(game);
  if (loaded === undefined) return <p className="wait">{words.table.loading}</p>;
  if (loaded === null) return <NotFound />;
  return (
    <main className="page reading">
      <p>
        <To path={ledgerPath(game)}>{words.ledger.link}</To>
      </p>
      <RulesCited value={{ game }}>
        <Markdown text={loaded.module.words.guide(language)} top={1} />
      </RulesCited>
    </main>
  );
}
