// Everything that victory points buy.

import { Choose } from '@skald/games/board-kit';
import { type ReactElement, useMemo, useState } from 'react';
import { GODS, type God } from '../../content/gods.ts';
import { accountOf } from '../../documents/hero/account.ts';
import { MOMENTS, type Moment, type Place } from '../../documents/hero/lines.ts';
import { SHELVES, type Shelf } from '../../documents/hero/offers.ts';
import { MOMENT_NAMES } from '../../text/lexicon.ts';
import { NAMES } from '../../text/names.ts';
import type { PageProps } from './page-props.ts';
import { ShelfList } from './shelf-list.tsx';
import { StandingLine } from './standing-line.tsx';
import { builderWords } from './words.ts';

const NOWHERE = '';

export function GrowthPage(props: PageProps): ReactElement {
  const { hero, language } = props;
  const words = builderWords(language);
  const account = useMemo(() => accountOf(hero), [hero]);
  const [moment, setMoment] = useState<Moment>('encounter-end');
  const [shrine, setShrine] = useState<God | null>(null);
  const [shelf, setShelf] = useState<Shelf>('gifts');
  const place: Place = { moment, ...(shrine !== null && { shrine }) };
  const { gods } = NAMES[language];
  return (
    <>
      <StandingLine account={account} language={language} />
      <p className="hint">{words.buyHint}</p>
      <div className="kit-pair">
        <Choose
          label={words.when}
          value={moment}
          options={MOMENTS.map((one) => [one, MOMENT_NAMES[one][language]] as const)}
          onChoose={setMoment}
        />
        <Choose<God | typeof NOWHERE>
          label={words.shrine}
          value={shrine ?? NOWHERE}
          options={[[NOWHERE, words.noShrine], ...GODS.map((god) => [god, gods[god]] as const)]}
          onChoose={(god) => setShrine(god === NOWHERE ? null : god)}
        />
      </div>
      <div className="heroedit-shelves" role="radiogroup" aria-label={words.buy}>
        {SHELVES.map((one) => (
          <label key={one}>
            <input type="radio" name="shelf" checked={shelf === one} onChange={() => setShelf(one)} />
            <span>{words.shelves[one]}</span>
          </label>
        ))}
      </div>
      <ShelfList key={shelf} {...props} account={account} shelf={shelf} place={place} />
    </>
  );
}
