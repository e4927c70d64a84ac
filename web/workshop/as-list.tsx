// What this device keeps, as one file, and back from one.

import { listText } from '@skald/games/document-files';
import { useEffect, useState } from 'react';
import { Act, saveFile } from '../parts/controls.tsx';
import { OpenFile } from '../parts/open-file.tsx';
import { useWords } from '../words/index.ts';
import type { Craft } from './craft.ts';
import { documents, type KeptDocument } from './documents.ts';

interface Props {
  /** Documents of this kind alone; left out: all. */
  readonly of?: Pick<Craft, 'game' | 'kind'>;
  readonly onList?: () => void;
}

export function AsList({ of, onList }: Props) {
  const { workshop: words } = useWords();
  const kept = useKept(of);
  return (
    <div className="row as-list">
      <OpenFile label={words.takeIn} className="act act-quiet" {...(onList && { onList })} />
      {kept.length > 0 && (
        <Act
          tone="quiet"
          onPress={() => saveFile(of ? `${of.game}.${of.kind}.list.json` : 'skald.list.json', listText(kept))}
        >
          {words.saveAll}
        </Act>
      )}
    </div>
  );
}

function useKept(of: Props['of']): readonly KeptDocument[] {
  const [kept, setKept] = useState<readonly KeptDocument[]>([]);
  useEffect(() => {
    let here = true;
    documents.all().then(
      (all) => here && setKept(all),
      () => {},
    );
    return () => {
      here = false;
    };
  }, []);
  return of ? kept.filter(({ game, kind }) => game === of.game && kind === of.kind) : kept;
}
