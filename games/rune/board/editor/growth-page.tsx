// Everything that victory points buy.

import { Choose, Tick } from '@skald/games/board-kit';
import { type ReactElement, useMemo, useState } from 'react';
import { GODS, type God } from '../../content/gods.ts';
import { accountOf } from '../../documents/hero/account.ts';
import { MOMENTS, type Moment, type Place } from '../../documents/hero/lines.ts';
import { SHELVES } from '../../documents/hero/offers.ts';
import { MOMENT_NAMES } from '../../text/lexicon.ts';
import { NAMES } from '../../text/names.ts';
import { Craftsman } from './craftsman.tsx';
import type { PageProps } from './page-props.ts';
import { ShelfList } from './shelf-list.tsx';
import { StandingLine } from './standing-line.tsx';
import { builderWords } from './words.ts';

const NOWHERE = '';
/** What points buy, and what silver does. */
const COUNTERS = [...SHELVES, 'gear'] as const;

export function GrowthPage(props: PageProps): ReactElement {
  const { hero, language } = props;
  const words = builderWords(language);
  const account = useMemo(() => accountOf(hero), [hero]);
  const [moment, setMoment] = useState<Moment>('encounter-end');
  const [shrine, setShrine] = useState<God | null>(null);
  const [shelf, setShelf] = useState<(typeof COUNTERS)[number]>('gifts');
  const [running, setRunning] = useState(false);
  const place: Place = {
    moment,
    ...(shrine !== null && { shrine }),
    ...(running && { running: true as const }),
  };
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
      <Tick label={words.running} ticked={running} onTick={setRunning} />
      <div className="heroedit-shelves" role="radiogroup" aria-label={words.buy}>
        {COUNTERS.map((one) => (
          <label key={one}>
            <input type="radio" name="shelf" checked={shelf === one} onChange={() => setShelf(one)} />
            <span>{words.shelves[one]}</span>
          </label>
        ))}
      </div>
      {shelf === 'gear' ? (
        <Craftsman {...props} account={account} place={place} />
      ) : (
        <ShelfList key={shelf} {...props} account={account} shelf={shelf} place={place} />
      )}
    </>
  );
}
