// All types a foe can be of, found by name, by what they are or by what they can do.

import type { Language } from '@skald/text';
import { type ReactElement, useId, useMemo, useState } from 'react';
import type { Encounter } from '../../../documents/encounter/schema.ts';
import { combatWords, mixChange } from '../../../text/designer/combat.ts';
import type { Kind } from './fight.ts';
import { FoePicture, figureOf } from './foe-picture.tsx';
import { type KindOffer, keyOf, offersFor, soughtIn } from './kinds.ts';

export function KindPicker({
  encounter,
  chosen = null,
  choose,
  labelOf,
  language,
}: {
  encounter: Encounter;
  chosen?: Kind | null;
  choose: (kind: Kind) => void;
  /** What pressing one does, said of its name. */
  labelOf: (name: string) => string;
  language: Language;
}): ReactElement {
  const words = combatWords(language);
  const [sought, seek] = useState('');
  const id = useId();
  const { creatures } = encounter;
  const offers = useMemo(() => offersFor({ creatures }, language), [creatures, language]);
  const found = soughtIn(offers, sought, language);
  return (
    <div className="design-kinds">
      <label htmlFor={id}>{words.search}</label>
      <input id={id} type="search" value={sought} onChange={({ target }) => seek(target.value)} />
      <output htmlFor={id}>{words.found(found.length)}</output>
      <ul aria-label={words.gallery}>
        {found.map((offer) => (
          <li key={offer.key}>
            <button
              type="button"
              className="design-kind"
              aria-label={labelOf(offer.name)}
              aria-description={`${factsText(offer, language)}. ${offer.about}`}
              aria-current={chosen !== null && keyOf(chosen) === offer.key ? 'true' : undefined}
              disabled={offer.facts.mix === null}
              onClick={() => choose(offer.kind)}
            >
              <FoePicture figure={figureOf(offer.kind, encounter)} size={44} />
              <b>{offer.name}</b>
              <small>{factsText(offer, language)}</small>
              <span>{offer.about}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** “up to inferior, Mix +0.5” */
function factsText({ kind, facts }: KindOffer, language: Language): string {
  const words = combatWords(language);
  if (facts.mix === null) return words.noOpponent;
  return [
    ...(typeof kind === 'string' ? [] : [words.ownCreature]),
    words.upTo(facts.maxThreat),
    ...(facts.mix === 0 ? [] : [words.mixOf(mixChange(facts.mix, language))]),
  ].join(', ');
}
