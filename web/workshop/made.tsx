// What one has made for a game, to be played with.

import { EDITORS } from '@skald/games/boards';
import { type DocumentKind, isPlayable, readAs } from '@skald/games/documents';
import type { Language } from '@skald/text';
import { useEffect, useRef, useState } from 'react';
import { Pick, To } from '../parts/controls.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { loadCraft } from './craft.ts';
import { documentsOf } from './documents.ts';

type Chosen = Readonly<Record<string, unknown>>;

interface Offer {
  readonly kind: string;
  readonly name: string;
  /** The option that takes one. */
  readonly option: string;
  readonly rules: DocumentKind;
  /** Documents that can be played, by their ids. */
  readonly documents: readonly (readonly [id: string, document: unknown])[];
}

const NONE = '';
/** How the ids of samples begin. */
const SAMPLE = 'sample-';

/** For each kind of document that a game takes: one of its own, or one of the reader's. */
export function Made(props: {
  game: string;
  /** The id of the one to be proposed. */
  first: string | undefined;
  /** `bench`: where one of them lies; null where it is a sample, or none. */
  onChange: (chosen: Chosen, bench: string | null) => void;
}) {
  const { create } = useWords();
  const { language } = useSettings();
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({});
  const change = useRef(props.onChange);
  change.current = props.onChange;

  useEffect(() => {
    let here = true;
    void offersFor(props.game, language).then((found) => {
      if (!here) return;
      setOffers(found);
      const given = found.find(({ documents }) => documents.some(([id]) => id === props.first));
      if (given && props.first) setPicked({ [given.kind]: props.first });
    });
    return () => {
      here = false;
    };
  }, [props.game, props.first, language]);
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
    const bench = own ? `/workshop/${props.game}/${own.kind}/${own.id}` : null;
    change.current(Object.fromEntries(chosen), bench);
  }, [offers, picked, props.game]);

  return offers.map(({ kind, name, documents, rules }) => (
    <div key={kind} className="row">
      <Pick
        label={name}
        value={picked[kind] ?? NONE}
        options={[
          [NONE, create.noneMade],
          ...documents.map(([id, document]) => [id, rules.words.title(document, language)] as const),
        ]}
        onChange={(id) => setPicked({ ...picked, [kind]: id })}
      />
      <To path={`/workshop/${props.game}/${kind}`} className="act act-quiet">
        {create.makeOwn}
      </To>
    </div>
  ));
}

async function offersFor(game: string, language: Language): Promise<Offer[]> {
  const offers = Object.entries(EDITORS[game] ?? {}).map(async ([kind, card]): Promise<Offer[]> => {
    const craft = await loadCraft(game, kind);
    const option = craft?.rules.option;
    if (!craft || option === undefined) return [];
    const { rules } = craft;
    const own = await documentsOf(game, kind).catch(() => []);
    const kept = own.map(({ id, document }) => [id, document] as const);
    const samples = rules.samples.map((document, i) => [`${SAMPLE}${i}`, document] as const);
    const documents = [...kept, ...samples].filter(
      ([, document]) => 'ok' in readAs(rules, document) && isPlayable(rules.check(document)),
    );
    return [{ kind, name: card.name[language], option, rules, documents }];
  });
  return (await Promise.all(offers)).flat();
}
