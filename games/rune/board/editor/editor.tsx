// The hero builder: who he is and what is left at the left, pages in the middle, his numbers at the right.

import type { EditorProps } from '@skald/games/board';
import { Pages } from '@skald/games/board-kit';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { type Hero, HeroSchema } from '../../documents/hero/schema.ts';
import { placeIn } from '../place-in.ts';
import { AbilitiesPage } from './abilities-page.tsx';
import { GearPage } from './gear-page.tsx';
import { GrowthPage } from './growth-page.tsx';
import { LedgerPage } from './ledger-page.tsx';
import { Numbers } from './numbers.tsx';
import type { PageProps } from './page-props.ts';
import { type Plan, PlanPage } from './plan-page.tsx';
import { PAGES, type Page, pageOf } from './problems.ts';
import { Self } from './self.tsx';
import { TraitsPage } from './traits-page.tsx';
import { WhoPage } from './who-page.tsx';
import { builderWords } from './words.ts';

const NO_PLAN: Plan = { extra: 120, wishes: [] };

export function HeroEditor({
  document: hero,
  change,
  problems,
  shown,
  language,
}: EditorProps<Hero>): ReactElement {
  const words = builderWords(language);
  const [page, turn] = useState<Page>('who');
  const [preview, show] = useState<Hero | null>(null);
  const [plan, setPlan] = useState(NO_PLAN);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (shown !== null) turn(pageOf(shown));
  }, [shown]);
  // The page is there only after it was turned to.
  useEffect(() => {
    if (shown === null || page !== pageOf(shown)) return;
    const place = placeIn(frame.current, shown.path.map(String));
    place?.scrollIntoView({ block: 'center' });
    place?.querySelector<HTMLElement>('button, input, select')?.focus();
  }, [shown, page]);

  /** What a document cannot hold is not done at all. */
  const alter = (next: Hero): void => {
    if (HeroSchema.safeParse(next).success) change(next);
  };
  const given: PageProps = { hero, change: alter, preview: show, problems, language };
  return (
    <div className="heroedit" ref={frame}>
      <Self
        hero={hero}
        preview={preview}
        toNumbers={() => frame.current?.querySelector('.heroedit-numbers')?.scrollIntoView()}
        language={language}
      />
      <Pages
        pages={PAGES.map((one) => [one, words.pages[one]] as const)}
        page={page}
        turn={(next) => {
          show(null);
          turn(next);
        }}
        label={words.pagesLabel}
      >
        {page === 'who' && <WhoPage {...given} />}
        {page === 'traits' && <TraitsPage {...given} />}
        {page === 'abilities' && <AbilitiesPage {...given} />}
        {page === 'gear' && <GearPage {...given} />}
        {page === 'growth' && <GrowthPage {...given} />}
        {page === 'ledger' && <LedgerPage {...given} />}
        {page === 'plan' && <PlanPage {...given} plan={plan} setPlan={setPlan} />}
      </Pages>
      <Numbers hero={hero} preview={preview} language={language} />
    </div>
  );
}
