// What many runs of an encounter came to, in pictures and in words.

import { OddsBar } from '@skald/games/board-kit';
import type { DocumentPath } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { Encounter } from '../../../documents/encounter/schema.ts';
import { MOST_HEROES } from '../../../rules/fight/words.ts';
import { type Estimate, mean } from '../../../rules/forecast.ts';
import { bloodCheck } from '../../../rules/foreseeing/blood-check.ts';
import { ENDS, type Foreseen } from '../../../rules/foreseeing/counting.ts';
import { eventsForeseen, type Mattered, whatMattered } from '../../../rules/foreseeing/mattering.ts';
import { forecastWords } from '../../../text/designer/forecast.ts';
import {
  bloodCheckText,
  foreseenTexts,
  foreseenWords,
  matteredText,
  numberTold,
  placeText,
} from '../../../text/designer/foreseen.ts';
import { Bars } from './bars.tsx';
import { Spread } from './spread.tsx';

const TONE = { through: 'kit-odds-5', drivenOff: 'kit-odds-3', fallen: 'kit-odds-1' } as const;
/** With as many bars as their numbers leave room for. */
const PICTURES = [
  ['deaths', 9],
  ['almostDown', 9],
  ['rounds', 8],
  ['runner', 6],
] as const;

interface SheetProps {
  readonly encounter: Encounter;
  readonly foreseen: Foreseen;
  readonly isTypical: boolean;
  lookFor(path: DocumentPath): void;
  readonly language: Language;
}

export function ForeseenSheet({
  encounter,
  foreseen,
  isTypical,
  lookFor,
  language,
}: SheetProps): ReactElement {
  const words = foreseenWords(language);
  const { percent } = forecastWords(language);
  const checked = bloodCheck(encounter, foreseen);
  const parts = ENDS.map((end) => {
    const chance = foreseen.ends[end] / foreseen.runs;
    return { said: `${words.ends[end]} ${percent(chance)}`, chance, tone: TONE[end] };
  });
  return (
    <div className="foresee-sheet">
      <section
        aria-labelledby="foresee-blood"
        className="foresee-blood"
        data-verdict={isTypical ? checked.verdict : undefined}
      >
        <h3 id="foresee-blood">{words.bloodCheck}</h3>
        <p>{isTypical ? bloodCheckText(checked, language) : words.verdicts.chosen()}</p>
      </section>
      <OddsBar
        parts={parts}
        percent={percent}
        label={words.howItEnds}
        widths={{ number: 0.12, words: 0.3 }}
      />
      <div className="foresee-pictures">
        {PICTURES.map(([name, most]) => (
          <Bars
            key={name}
            title={words.pictures[name]}
            counts={foreseen[name]}
            times={words.times}
            most={most}
          />
        ))}
      </div>
      {foreseenTexts(foreseen, language).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Pillagers foreseen={foreseen} language={language} />
      <h3>{words.mattered}</h3>
      <p className="hint">{words.matteredHint}</p>
      <Places
        all={whatMattered(foreseen)}
        encounter={encounter}
        lookFor={lookFor}
        language={language}
        empty={words.nothingMattered}
      />
      <Places
        all={eventsForeseen(foreseen)}
        encounter={encounter}
        lookFor={lookFor}
        language={language}
        empty=""
      />
      <p className="hint">{words.sure}</p>
    </div>
  );
}

/** Where the same heroes went every time. */
function Pillagers({
  foreseen: { pillagers },
  language,
}: {
  foreseen: Foreseen;
  language: Language;
}): ReactElement | null {
  const words = foreseenWords(language);
  const all = Object.entries(pillagers).flatMap(([name, counts]) => {
    const points = mean(counts);
    return points === null ? [] : [{ name, points }];
  });
  if (all.length === 0 || all.length > MOST_HEROES) return null;
  const most = Math.max(1, ...all.map(({ points }) => points.to));
  return (
    <>
      <h3>{words.pillagers}</h3>
      <ul className="foresee-places">
        {all.map(({ name, points }) => (
          <li key={name}>
            <span>
              <b>{name}</b> {numberTold(points, language)}
            </span>
            <Spread estimate={points} most={most} tone="gain" />
          </li>
        ))}
      </ul>
    </>
  );
}

function Places({
  all,
  encounter,
  lookFor,
  language,
  empty,
}: Pick<SheetProps, 'encounter' | 'lookFor' | 'language'> & {
  all: readonly Mattered[];
  empty: string;
}): ReactElement {
  const some = all.filter(({ weight }) => weight > 0);
  if (some.length === 0) return <p className="hint">{empty}</p>;
  const most = Math.max(1, ...some.flatMap(({ hp, points }) => [hp.to, Math.abs(points.to)]));
  return (
    <ol className="foresee-places">
      {some.map((one) => (
        <li key={one.path}>
          <button type="button" className="foresee-place" onClick={() => lookFor(pathOf(one.path))}>
            {placeText(one, encounter, language)}
          </button>
          <span>{matteredText(one, language)}</span>
          <Spread estimate={one.hp} most={most} tone="cost" />
          <Spread estimate={positive(one.points)} most={most} tone="gain" />
        </li>
      ))}
    </ol>
  );
}

/** How much it moves, whichever way. */
const positive = ({ value, from, to }: Estimate): Estimate =>
  value < 0 ? { value: -value, from: -to, to: -from } : { value, from, to };

const pathOf = (path: string): DocumentPath =>
  path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
