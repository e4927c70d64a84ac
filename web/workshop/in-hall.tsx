// A document in the hall: who made it and from what, its versions, who may read it; and a copy of it for oneself.

import { EDITORS } from '@skald/games/boards';
import { isPlayable, readAs } from '@skald/games/documents';
import type { DocumentRead, VersionInfo, Visibility } from '@skald/hall/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Act, Pick, Problem, To } from '../parts/controls.tsx';
import { go } from '../router.ts';
import { hall } from '../session.ts';
import { useSettings } from '../settings.ts';
import { explain, useWords } from '../words/index.ts';
import type { Craft } from './craft.ts';
import { deviceLibrary, hallLibrary } from './library.ts';
import { SharedLink } from './shared-link.tsx';

const VISIBILITIES = ['private', 'link', 'public'] as const satisfies readonly Visibility[];

export function InHall({ craft, id }: { craft: Craft; id: string }) {
  const { workshop: words, table } = useWords();
  const { language } = useSettings();
  const { rules } = craft;
  const library = useMemo(() => hallLibrary(craft, hall(), language), [craft, language]);
  const [found, setFound] = useState<(DocumentRead & { playable: boolean }) | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const look = useCallback(async (): Promise<void> => {
    const read = await library.read(id);
    if ('ok' in read && read.ok.hall !== null) {
      const body = readAs(rules, read.ok.document);
      setFound({ ...read.ok.hall, playable: 'ok' in body && isPlayable(rules.check(body.ok)) });
    }
    setTrouble('refused' in read ? explain(read.refused, language) : null);
  }, [library, rules, id, language]);
  useEffect(() => void look(), [look]);

  const bench = `/workshop/${craft.game}/${craft.kind}`;
  const copy = async ({ version }: VersionInfo): Promise<void> => {
    const read = await library.read(id, version);
    if ('refused' in read) return setTrouble(explain(read.refused, language));
    const kept = await deviceLibrary(craft, language).keep(read.ok.document, null, read.ok.source);
    if ('refused' in kept) setTrouble(words.notKept);
    else if ('id' in kept.ok) go(`${bench}/${kept.ok.id}`);
  };
  const share = async (visibility: Visibility): Promise<void> => {
    const shared = await hall().ask({ do: 'share', document: id, visibility });
    if ('refused' in shared) setTrouble(explain(shared.refused, language));
    else await look();
  };
  return (
    <main className="page">
      <To path={bench}>{EDITORS[craft.game]?.[craft.kind]?.name[language] ?? craft.kind}</To>
      <h1>{found?.title[language] ?? words.inHall}</h1>
      <Problem text={trouble} />
      {found === null && trouble === null && <p className="wait">{table.loading}</p>}
      {found !== null && (
        <>
          <p>{words.by(found.maker || words.nobody)}</p>
          {found.credit && <Origin credit={found.credit} bench={bench} />}
          {found.mine && (
            <div className="row">
              <Pick
                label={words.whoReads}
                value={found.visibility}
                options={VISIBILITIES.map((one) => [one, words.readers[one]] as const)}
                onChange={(visibility) => void share(visibility)}
              />
            </div>
          )}
          {found.mine && <p className="hint">{words.whoReadsHint}</p>}
          {found.mine && found.playable && (
            <SharedLink
              label={words.playLink}
              link={`${location.origin}/invitation/${craft.game}/${craft.kind}/${id}-${found.digest}`}
              hint={`${words.playLinkInHall} ${found.visibility === 'private' ? '' : words.readByLink}`}
            />
          )}
          {found.visibility !== 'private' && (
            <SharedLink
              label={words.link}
              link={`${location.origin}${bench}/hall-${id}`}
              hint={words.linkHint}
            />
          )}
          <h2>{words.versions}</h2>
          <ul className="tables">
            {found.versions.map((version) => (
              <li key={version.version}>
                <div>
                  <strong>{words.version(version.version)}</strong>
                  <span>
                    {version.title[language]}, {new Date(version.created).toLocaleString(language)}
                  </span>
                </div>
                <Act
                  aria-label={`${words.copyHere}: ${words.version(version.version)}`}
                  onPress={() => void copy(version)}
                >
                  {words.copyHere}
                </Act>
              </li>
            ))}
          </ul>
        </>
      )}
    </main>
  );
}

function Origin({ credit, bench }: { credit: NonNullable<DocumentRead['credit']>; bench: string }) {
  const { workshop: words } = useWords();
  const { language } = useSettings();
  const text = words.madeFrom(credit.title[language], credit.maker || words.nobody);
  return <p>{credit.document === null ? text : <To path={`${bench}/hall-${credit.document}`}>{text}</To>}</p>;
}
