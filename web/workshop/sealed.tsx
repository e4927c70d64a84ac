// What one brings to a seat and nobody else reads before its time: something of one's own from the workshop.

import type { GameModule } from '@skald/games';
import { EDITORS } from '@skald/games/boards';
import { isPlayable, readAs } from '@skald/games/documents';
import { useEffect, useState } from 'react';
import { Pick } from '../parts/controls.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { documentsOf } from './documents.ts';

/** A document as it stands. */
export interface Brought {
  readonly kind: string;
  readonly body: unknown;
}

interface Own {
  readonly id: string;
  readonly title: string;
  readonly document: unknown;
}

const NOTHING = '';

/** What may be brought sealed, and can be made here. */
const sealedKindsOf = ({ game, brings = {} }: GameModule): string[] =>
  Object.keys(brings).filter((kind) => brings[kind]?.sealed && EDITORS[game.id]?.[kind] !== undefined);

/** One of each kind; nothing at all where nobody has made any. */
export function Sealed({
  module,
  brought,
  onChange,
}: {
  module: GameModule;
  brought: readonly Brought[];
  onChange: (brought: readonly Brought[]) => void;
}) {
  const { create } = useWords();
  const { language } = useSettings();
  return sealedKindsOf(module).map((kind) => (
    <Own
      key={kind}
      module={module}
      kind={kind}
      label={create.sealed(EDITORS[module.game.id]?.[kind]?.name[language] ?? kind)}
      chosen={brought.find((one) => one.kind === kind)?.body}
      onChange={(body) => {
        const others = brought.filter((one) => one.kind !== kind);
        onChange(body === undefined ? others : [...others, { kind, body }]);
      }}
    />
  ));
}

function Own({
  module,
  kind,
  label,
  chosen,
  onChange,
}: {
  module: GameModule;
  kind: string;
  label: string;
  chosen: unknown;
  onChange: (document: unknown) => void;
}) {
  const { create } = useWords();
  const { language } = useSettings();
  const [own, setOwn] = useState<readonly Own[]>([]);
  useEffect(() => {
    let here = true;
    void ownOf(module, kind, language).then((found) => here && setOwn(found));
    return () => {
      here = false;
    };
  }, [module, kind, language]);
  if (own.length === 0) return null;
  return (
    <Pick
      label={label}
      value={own.find(({ document }) => document === chosen)?.id ?? NOTHING}
      options={[[NOTHING, create.noneMade], ...own.map(({ id, title }) => [id, title] as const)]}
      onChange={(id) => onChange(own.find((one) => one.id === id)?.document)}
    />
  );
}

/** Those that could be played as they are. */
async function ownOf(module: GameModule, kind: string, language: 'en' | 'de'): Promise<Own[]> {
  const rules = module.documents?.[kind];
  const kept = await documentsOf(module.game.id, kind).catch(() => []);
  return kept.flatMap(({ id, document }): Own[] => {
    if (rules === undefined) return [];
    const read = readAs(rules, document);
    return 'ok' in read && isPlayable(rules.check(document))
      ? [{ id, title: rules.words.title(document, language), document }]
      : [];
  });
}
