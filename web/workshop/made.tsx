// What one has made for a game, to be played with.

import type { GameModule } from '@skald/games';
import { EDITORS } from '@skald/games/boards';
import { type DocumentKind, isPlayable, readAs } from '@skald/games/documents';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Pick, To } from '../parts/controls.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { documentsOf } from './documents.ts';

type Chosen = Readonly<Record<string, unknown>>;
/** Documents by their ids. */
type Named = readonly (readonly [id: string, document: unknown])[];

interface Offer {
  readonly kind: string;
  /** The option that takes one. */
  readonly option: string;
  readonly rules: DocumentKind;
  /** Those that can be played. */
  readonly documents: Named;
}

const NONE = '';
/** How the ids of samples begin. */
const SAMPLE = 'sample-';

/**
 * For each kind of document that a game takes: one of its own, or one of the reader's. The rows are there from the first
 * moment, so that nothing below them moves when what the reader keeps has been found.
 */
export function Made(props: {
  module: GameModule;
  /** The id of the one to be proposed. */
  first: string | undefined;
  /** `bench`: where one of them lies; null where it is a sample, or none. */
  onChange: (chosen: Chosen, bench: string | null) => void;
}) {
  const { create } = useWords();
  const { language } = useSettings();
  const { module, first } = props;
  const game = module.game.id;
  const [kept, setKept] = useState<Readonly<Record<string, Named>>>({});
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({});
  const offers = useMemo(() => offersOf(module, kept), [module, kept]);
  const change = useRef(props.onChange);
  change.current = props.onChange;

  useEffect(() => {
    let here = true;
    void keptFor(module).then((found) => here && setKept(found));
    return () => {
      here = false;
    };
  }, [module]);
  useEffect(() => {
    const given = offers.find(({ documents }) => documents.some(([id]) => id === first));
    if (given && first) setPicked({ [given.kind]: first });
  }, [offers, first]);
  useEffect(() => {
    const taken = offers.flatMap((offer) => {
      const found = offer.documents.find(([id]) => id === picked[offer.kind]);
      return found ? [{ ...offer, id: found[0], document: found[1] }] : [];
    });
    const chosen = taken.flatMap(({ option, document, rules }) => [
      [option, document] as const,
      ...Object.entries(rules.along ?? {}),
    ]);
    const own = taken.find(({ id }) => !id.startsWith(SAMPLE));
    const bench = own ? `/workshop/${game}/${own.kind}/${own.id}` : null;
    change.current(Object.fromEntries(chosen), bench);
  }, [offers, picked, game]);

  return offers.map(({ kind, documents, rules }) => (
    <div key={kind} className="row">
      <Pick
        label={EDITORS[game]?.[kind]?.name[language] ?? kind}
        value={picked[kind] ?? NONE}
        options={[
          [NONE, create.noneMade],
          ...documents.map(([id, document]) => [id, rules.words.title(document, language)] as const),
        ]}
        onChange={(id) => setPicked({ ...picked, [kind]: id })}
      />
      <To path={`/workshop/${game}/${kind}`} className="act act-quiet">
        {create.makeOwn}
      </To>
    </div>
  ));
}

/** The kinds that an option takes and that can be made here. */
const kindsOf = ({ game, documents = {} }: GameModule): string[] =>
  Object.keys(EDITORS[game.id] ?? {}).filter((kind) => documents[kind]?.option !== undefined);

function offersOf(module: GameModule, kept: Readonly<Record<string, Named>>): Offer[] {
  return kindsOf(module).flatMap((kind) => {
    const rules = module.documents?.[kind];
    if (rules?.option === undefined) return [];
    const samples = rules.samples.map((document, i) => [`${SAMPLE}${i}`, document] as const);
    const documents = [...(kept[kind] ?? []), ...samples].filter(
      ([, document]) => 'ok' in readAs(rules, document) && isPlayable(rules.check(document)),
    );
    return [{ kind, option: rules.option, rules, documents }];
  });
}

/** What lies on this device, by its kind. */
async function keptFor(module: GameModule): Promise<Record<string, Named>> {
  const found = kindsOf(module).map(async (kind) => {
    const own = await documentsOf(module.game.id, kind).catch(() => []);
    return [kind, own.map(({ id, document }) => [id, document] as const)] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}
