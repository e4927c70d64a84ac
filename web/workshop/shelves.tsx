// What there is of a kind: on this device, under one's name in the hall, and from everybody.

import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { Act, Ask, To } from '../parts/controls.tsx';
import { hall, useSession } from '../session.ts';
import { useSettings } from '../settings.ts';
import { explain, useWords } from '../words/index.ts';
import type { Craft } from './craft.ts';
import { deviceLibrary, hallLibrary, type Library, type Shelved } from './library.ts';

export function Shelves({ craft }: { craft: Craft }) {
  const { workshop: words } = useWords();
  const { language } = useSettings();
  const session = useSession();
  const device = useMemo(() => deviceLibrary(craft, language), [craft, language]);
  const bench = `/workshop/${craft.game}/${craft.kind}`;
  return (
    <>
      <Shelf heading={words.yours} library={device} none={words.noneYet} path={(id) => `${bench}/${id}`} />
      {session.hall && session.me !== undefined && (
        <HallShelves
          craft={craft}
          member={session.me !== null && !session.me.guest}
          path={(id) => `${bench}/hall-${id}`}
        />
      )}
    </>
  );
}

function HallShelves({
  craft,
  member,
  path,
}: {
  craft: Craft;
  member: boolean;
  path: (id: string) => string;
}) {
  const { workshop: words } = useWords();
  const { language } = useSettings();
  const own = useMemo(() => hallLibrary(craft, hall(), language), [craft, language]);
  const all = useMemo(() => hallLibrary(craft, hall(), language, 'public'), [craft, language]);
  return (
    <>
      {member ? (
        <Shelf heading={words.yoursInHall} library={own} none={words.noneInHall} path={path} />
      ) : (
        <section>
          <h2>{words.yoursInHall}</h2>
          <p className="hint">{words.accountFirst}</p>
        </section>
      )}
      <Shelf heading={words.ofAll} library={all} none={words.noneOfAll} path={path} />
    </>
  );
}

function Shelf(props: { heading: string; library: Library; none: string; path: (id: string) => string }) {
  const { workshop: words, lobby, table } = useWords();
  const { language } = useSettings();
  const { library } = props;
  const [shelved, setShelved] = useState<readonly Shelved[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [doomed, setDoomed] = useState<Shelved | null>(null);
  const look = useCallback(async (): Promise<void> => {
    const found = await library.list();
    if ('ok' in found) setShelved(found.ok);
    setTrouble('refused' in found ? explain(found.refused, language) : null);
  }, [library, language]);
  useEffect(() => void look(), [look]);
  const drop = async (one: Shelved): Promise<void> => {
    const gone = await library.discard(one.id);
    setDoomed(null);
    if ('refused' in gone) setTrouble(explain(gone.refused, language));
    else await look();
  };
  const duplicate = async (one: Shelved): Promise<void> => {
    const held = await library.read(one.id);
    const kept = 'ok' in held ? await library.keep(held.ok.document, null, null) : held;
    if ('refused' in kept) setTrouble(explain(kept.refused, language));
    else await look();
  };
  return (
    <section>
      <h2>{props.heading}</h2>
      {trouble !== null && <p className="hint">{trouble}</p>}
      {shelved?.length === 0 && <p className="hint">{props.none}</p>}
      <ul className="tables">
        {shelved?.map((one) => (
          <li key={one.id}>
            <div>
              <strong>{one.title}</strong>
              <span>
                <About shelved={one} /> {new Date(one.saved).toLocaleString(language)}
              </span>
            </div>
            <To path={props.path(one.id)} className="act">
              {words.open}
            </To>
            {one.hall === null && (
              <Act
                tone="quiet"
                aria-label={`${words.duplicate}: ${one.title}`}
                onPress={() => void duplicate(one)}
              >
                {words.duplicate}
              </Act>
            )}
            {(one.hall === null || one.hall.mine) && (
              <Act tone="quiet" aria-label={`${lobby.remove}: ${one.title}`} onPress={() => setDoomed(one)}>
                {lobby.remove}
              </Act>
            )}
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
    </section>
  );
}

/** Who made it and from what, or who may read it. */
function About({ shelved: { hall: known } }: { shelved: Shelved }): ReactNode {
  const { workshop: words } = useWords();
  const { language } = useSettings();
  if (known === null) return null;
  const parts = [
    known.mine ? words.readers[known.visibility] : words.by(known.maker || words.nobody),
    words.version(known.version),
    ...(known.credit
      ? [words.madeFrom(known.credit.title[language], known.credit.maker || words.nobody)]
      : []),
  ];
  return `${parts.join(', ')};`;
}
