// The way home: the village, what it was given, and who stands where in the end.

import { capital, type Language } from '@skald/text';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import type { Hero } from '../../../documents/hero/schema.ts';
import { isHero } from '../../../rules/fight/fighters.ts';
import { pointsOf } from '../../../rules/fight/reckoning.ts';
import type { State } from '../../../rules/fight/state.ts';
import { namingOf } from '../../../text/naming.ts';
import { FighterPicture } from '../emblems.tsx';
import { WEB_WORDS } from '../words.ts';
import { homestead, housesFor } from './homestead.ts';
import { Backdrop } from './picture.tsx';
import { NARROW, WIDE } from './stations.ts';
import { useWidth } from './use-width.ts';

/** What a hero's loot has been worth to his village, as his books say. */
const givenBy = ({ ledger }: Hero): number =>
  ledger.reduce((sum, line) => sum + (line.line === 'gain' && line.cause === 'loot' ? line.points : 0), 0);

export function Home({
  view,
  language,
  children,
}: {
  view: State;
  language: Language;
  /** What else there is to read when all is over. */
  children?: ReactNode;
}): ReactElement {
  const words = WEB_WORDS[language].scene;
  const { frame, narrow } = useWidth();
  const heroes = view.fighters.filter(isHero);
  const given = view.heroes.reduce((sum, hero) => sum + givenBy(hero), 0);
  const dead = heroes.filter(({ condition }) => condition === 'dead').length;
  const cuts = useMemo(() => homestead(given, dead), [given, dead]);
  const points = pointsOf(view);
  const { who } = namingOf(view, language);
  return (
    <>
      <div ref={frame} className={narrow ? 'run-picture run-picture-narrow' : 'run-picture'}>
        <Backdrop cuts={cuts} frame={narrow ? NARROW : WIDE} />
      </div>
      <section className="run-telling" aria-label={words.home}>
        <h2>{words.home}</h2>
        <p className="run-narration">{words.village(given, housesFor(given))}</p>
        <ol className="run-home-standing">
          {heroes
            .toSorted((a, b) => points(b.id) - points(a.id))
            .map((one) => (
              <li key={one.id}>
                <FighterPicture view={view} one={one} size={40} /> {capital(who(one.id))}{' '}
                <b>{points(one.id)}</b>
              </li>
            ))}
        </ol>
        {children}
      </section>
    </>
  );
}
