// What one has made for a game, to be played with.

import { EDITORS, type EditorCard, type EditorModule } from '@skald/games/boards';
import { useEffect, useRef, useState } from 'react';
import { Pick, To } from '../parts/controls.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { documentsOf } from './documents.ts';

type Chosen = Readonly<Record<string, unknown>>;

interface Offer {
  readonly kind: string;
  readonly card: EditorCard;
  /** Documents that can be played, by their ids. */
  readonly documents: readonly (readonly [id: string, document: unknown])[];
  readonly module: EditorModule;
}

const NONE = '';

/** For each kind of document that a game takes: one of its own, or one of the reader's. */
export function Made(props: {
  game: string;
  /** The id of the one to be proposed. */
  first: string | undefined;
  onChange: (chosen: Chosen) => void;
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
    const chosen = offers.flatMap(({ kind, card, documents }) => {
      const found = documents.find(([id]) => id === picked[kind]);
      return found ? [[card.option, found[1]] as const, ...Object.entries(card.along ?? {})] : [];
    });
    change.current(Object.fromEntries(chosen));
  }, [offers, picked]);

  return offers.map(({ kind, card, documents, module }) => (
    <div key={kind} className="row">
      <Pick
        label={card.name[language]}
        value={picked[kind] ?? NONE}
        options={[
          [NONE, create.noneMade],
          ...documents.map(([id, document]) => [id, module.title(document, language)] as const),
        ]}
        onChange={(id) => setPicked({ ...picked, [kind]: id })}
      />
      <To path={`/workshop/${props.game}/${kind}`} className="act act-quiet">
        {create.makeOwn}
      </To>
    </div>
  ));
}

async function offersFor(game: string, language: 'en' | 'de'): Promise<Offer[]> {
  const cards = Object.entries(EDITORS[game] ?? {});
  return Promise.all(
    cards.map(async ([kind, card]) => {
      const module = await card.load();
      const own = await documentsOf(game, kind).catch(() => []);
      const kept = own.map(({ id, document }) => [id, document] as const);
      const samples = module.samples.map((document, i) => [`sample-${i}`, document] as const);
      const documents = [...kept, ...samples].filter(
        ([, document]) =>
          module.schema.safeParse(document).success &&
          module.check(document, language).every(({ advice }) => advice),
      );
      return { kind, card, module, documents };
    }),
  );
}
