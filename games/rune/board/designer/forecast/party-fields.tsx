// Who comes, hero by hero.

import type { EditorProps, KeptBeside } from '@skald/games/board';
import { Choose } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import { type ReactElement, useEffect, useState } from 'react';
import { GALLERY_IDS } from '../../../documents/hero/builds/index.ts';
import { forecastWords } from '../../../text/designer/forecast.ts';
import { GALLERY_NAMES } from '../../../text/gallery.ts';
import { type Chosen, withHero } from './party.ts';

/** One choice a hero: of the gallery, or one's own. */
export function PartyFields({
  party,
  own,
  language,
  change,
}: {
  party: readonly Chosen[];
  own: readonly KeptBeside[];
  language: Language;
  change: (party: Chosen[]) => void;
}): ReactElement {
  const words = forecastWords(language);
  const all = [
    ...GALLERY_IDS.map((hero) => [hero, GALLERY_NAMES[hero][language]] as const),
    ...own.map(({ id, title }) => [id, words.own(title)] as const),
  ];
  return (
    <div className="foresee-fields foresee-party">
      {party.map((hero, at) => (
        <Choose
          key={at}
          label={words.hero(at + 1)}
          value={hero}
          options={all}
          onChoose={(next) => change(withHero(party, at, next))}
        />
      ))}
    </div>
  );
}

const NONE: readonly KeptBeside[] = [];

/** One's own heroes, as they are kept on this device. */
export function useOwn(kept: EditorProps['kept']): readonly KeptBeside[] {
  const [own, setOwn] = useState(NONE);
  useEffect(() => {
    let here = true;
    void kept?.('hero').then((found) => here && setOwn(found));
    return () => {
      here = false;
    };
  }, [kept]);
  return own;
}
