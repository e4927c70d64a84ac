// Where people make what others play on: which kinds there are, what one has made, and the frame around an editor.

import { CARDS, EDITORS } from '@skald/games/boards';
import { useEffect, useState } from 'react';
import { GAME_IDS } from '../games.ts';
import { newId } from '../local/store.ts';
import { Act, Ask, Pick, To } from '../parts/controls.tsx';
import { NotFound } from '../parts/not-found.tsx';
import { go } from '../router.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { type Craft, useCraft } from '../workshop/craft.ts';
import { documents, documentsOf, type KeptDocument } from '../workshop/documents.ts';
import { Frame } from '../workshop/frame.tsx';
import { Shared } from '../workshop/shared.tsx';

interface Props {
  readonly game: string | undefined;
  readonly kind: string | undefined;
  readonly id: string | undefined;
}

export default function Workshop({ game, kind, id }: Props) {
  const words = useWords();
  const craft = useCraft(game, kind);
  if (game === undefined || kind === undefined) return <Kinds />;
  if (craft === undefined) return <p className="wait">{words.table.loading}</p>;
  if (craft === null) return <NotFound />;
  if (id === undefined) return <Bench craft={craft} />;
  if (id === 'shared') return <Shared craft={craft} />;
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
    </main>
  );
}

/** What one has made of a kind, and what one can begin with. */
function Bench({ craft: { game, kind, rules } }: { craft: Craft }) {
  const { workshop: words, lobby, table } = useWords();
  const { language } = useSettings();
  const [own, setOwn] = useState<readonly KeptDocument[]>([]);
  const [sample, setSample] = useState('0');
  const [doomed, setDoomed] = useState<KeptDocument | null>(null);
  const look = (): Promise<void> => documentsOf(game, kind).then(setOwn, () => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once for each kind
  useEffect(() => void look(), [game, kind]);
  const begin = async (): Promise<void> => {
    const id = newId();
    const document = rules.samples[Number(sample)] ?? rules.samples[0];
    await documents.save({ id, game, kind, document, saved: Date.now() }).catch(() => {});
    go(`/workshop/${game}/${kind}/${id}`);
  };
  const drop = async (one: KeptDocument): Promise<void> => {
    await documents.drop(one.id);
    setDoomed(null);
    await look();
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
      <h2>{words.yours}</h2>
      {own.length === 0 && <p className="hint">{words.noneYet}</p>}
      <ul className="tables">
        {own.map((one) => (
          <li key={one.id}>
            <div>
              <strong>{rules.words.title(one.document, language)}</strong>
              <span>{new Date(one.saved).toLocaleString(language)}</span>
            </div>
            <To path={`/workshop/${game}/${kind}/${one.id}`} className="act">
              {words.open}
            </To>
            <Act tone="quiet" onPress={() => setDoomed(one)}>
              {lobby.remove}
            </Act>
          </li>
        ))}
      </ul>
      <Ask heading={words.removeSure} open={doomed !== null} onClose={() => setDoomed(null)}>
        <div className="row">
          <Act tone="danger" onPress={() => doomed && void drop(doomed)}>
            {lobby.remove}
          </Act>
          <Act onPress={() => setDoomed(null)}>{table.close}</Act>
        </div>
      </Ask>
    </main>
  );
}
