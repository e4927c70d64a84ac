// Puts what is on the desk into the hall: a new document, or the next version of one's own.

import { useState } from 'react';
import { Act, To } from '../parts/controls.tsx';
import { hall, useSession } from '../session.ts';
import { useSettings } from '../settings.ts';
import { explain, useWords } from '../words/index.ts';
import type { Craft } from './craft.ts';
import { hallLibrary, type Source } from './library.ts';

export function KeepInHall(props: {
  craft: Craft;
  document: unknown;
  source: Source | null;
  kept: (source: Source) => void;
}) {
  const { workshop: words } = useWords();
  const { language } = useSettings();
  const { me } = useSession();
  const [said, setSaid] = useState<{ readonly of: unknown; readonly text: string } | null>(null);
  if (!me || me.guest) return null;
  const { craft, document, source } = props;
  const keep = async (): Promise<void> => {
    const kept = await hallLibrary(craft, hall(), language).keep(document, null, source);
    if ('refused' in kept) return setSaid({ of: document, text: explain(kept.refused, language) });
    if (!('document' in kept.ok)) return;
    props.kept(kept.ok);
    setSaid({ of: document, text: words.keptInHall(kept.ok.version) });
  };
  return (
    <>
      <Act tone="quiet" onPress={() => void keep()}>
        {words.keepInHall}
      </Act>
      {source?.mine && (
        <To path={`/workshop/${craft.game}/${craft.kind}/hall-${source.document}`}>{words.inHall}</To>
      )}
      <span className="hint" role="status">
        {said !== null && said.of === document ? said.text : ''}
      </span>
    </>
  );
}
