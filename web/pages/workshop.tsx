// Where people make what others play on: which kinds there are, what one has made, and the frame around an editor.

import '../workshop/workshop.css';
import { CARDS, EDITORS } from '@skald/games/boards';
import { useState } from 'react';
import { GAME_IDS } from '../games.ts';
import { newId } from '../local/shelf.ts';
import { Act, Pick, To } from '../parts/controls.tsx';
import { NotFound } from '../parts/not-found.tsx';
import { go } from '../router.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { AsList } from '../workshop/as-list.tsx';
import { type Craft, useCraft } from '../workshop/craft.ts';
import { Frame } from '../workshop/frame.tsx';
import { InHall } from '../workshop/in-hall.tsx';
import { deviceLibrary } from '../workshop/library.ts';
import { PaperPage } from '../workshop/paper.tsx';
import { Shared } from '../workshop/shared.tsx';
import { Shelves } from '../workshop/shelves.tsx';

interface Props {
  readonly game: string | undefined;
  readonly kind: string | undefined;
  readonly id: string | undefined;
  /** Its pages, to be printed. */
  readonly onPaper: boolean;
}

/** How addresses of documents in the hall begin. */
const IN_HALL = 'hall-';

export default function Workshop({ game, kind, id, onPaper }: Props) {
  const words = useWords();
  const craft = useCraft(game, kind);
  if (game === undefined || kind === undefined) return <Kinds />;
  if (craft === undefined) return <p className="wait">{words.table.loading}</p>;
  if (craft === null) return <NotFound />;
  if (id === undefined) return <Bench craft={craft} />;
  if (id === 'shared') return <Shared craft={craft} />;
  if (id.startsWith(IN_HALL)) return <InHall key={id} craft={craft} id={id.slice(IN_HALL.length)} />;
  if (onPaper) return <PaperPage key={id} craft={craft} id={id} />;
  return <Frame key={id} craft={craft} id={id} />;
}

function Kinds() {
  const { workshop: words } = useWords();
  const { language } = useSettings();
  const kinds = GAME_IDS.flatMap((game) =>
    Object.entries(EDITORS[game] ?? {}).map(([kind, { name }]) => ({ game, kind, name: name[language] })),
  );
  return (
    <main className="page">
      <h1>{words.heading}</h1>
      <p>{kinds.length === 0 ? words.none : words.intro}</p>
      <ul className="tables">
        {kinds.map(({ game, kind, name }) => (
          <li key={`${game}/${kind}`}>
            <div>
              <strong>{name}</strong>
              <span>{CARDS[game]?.title[language]}</span>
            </div>
            <To path={`/workshop/${game}/${kind}`} className="act">
              {words.open}
            </To>
          </li>
        ))}
      </ul>
      <AsList />
    </main>
  );
}

/** What one can begin with, and what there is of a kind. */
function Bench({ craft }: { craft: Craft }) {
  const { workshop: words } = useWords();
  const { language } = useSettings();
  const { game, kind, rules } = craft;
  const [sample, setSample] = useState('0');
  const [lists, setLists] = useState(0);
  const begin = async (): Promise<void> => {
    const document = rules.samples[Number(sample)] ?? rules.samples[0];
    const kept = await deviceLibrary(craft, language).keep(document, null, null);
    // Where nothing can be kept one begins all the same, with the plainest.
    const id = 'ok' in kept && 'id' in kept.ok ? kept.ok.id : newId();
    go(`/workshop/${game}/${kind}/${id}`);
  };
  return (
    <main className="page">
      <h1>
        {EDITORS[game]?.[kind]?.name[language]}: {CARDS[game]?.title[language]}
      </h1>
      <p>{words.intro}</p>
      <div className="row">
        <Pick
          label={words.begin}
          value={sample}
          options={rules.samples.map((one, i) => [String(i), rules.words.title(one, language)] as const)}
          onChange={setSample}
        />
        <Act tone="main" onPress={() => void begin()}>
          {words.fresh}
        </Act>
      </div>
      <AsList of={craft} onList={() => setLists((now) => now + 1)} />
      <Shelves key={lists} craft={craft} />
    </main>
  );
}
