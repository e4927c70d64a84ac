// What bots have made of a fight so far, in pictures and in words.

import type { EditorProps } from '@skald/games/board';
import { OddsBar } from '@skald/games/board-kit';
import { type Language, refusalText } from '@skald/text';
import { type ReactElement, useId } from 'react';
import type { AnyHero, GameOptions } from '../../../rules/fight/options.ts';
import type { Forecast } from '../../../rules/forecast.ts';
import { forecastTexts, forecastWords } from '../../../text/designer/forecast.ts';
import { refusals } from '../../../text/refusals.ts';
import { Bars } from './bars.tsx';
import { FIGHTS, fightKey, useForecast } from './use-forecast.ts';

export function ForecastSheet({
  heroes,
  options,
  language,
  fight,
}: {
  heroes: readonly AnyHero[];
  options: GameOptions;
  language: Language;
  fight: NonNullable<EditorProps['try']>;
}): ReactElement {
  const words = forecastWords(language);
  const id = useId();
  const { tried: foreseen, begin, stop } = useForecast(fight);
  const isStale = foreseen !== null && foreseen.of !== fightKey(heroes, options);
  const done = foreseen?.done ?? 0;
  const running = foreseen?.running ?? false;
  return (
    <section className="foresee-sheet" aria-labelledby={id}>
      <h4 id={id}>{words.forecast}</h4>
      <p className="hint">{words.forecastHint}</p>
      <div className="foresee-fields">
        {running ? (
          <button type="button" className="act" onClick={stop}>
            {words.stop}
          </button>
        ) : (
          <button type="button" className="act" onClick={() => begin(heroes, options)}>
            {done > 0 && !isStale ? words.more(FIGHTS) : words.fights(FIGHTS)}
          </button>
        )}
        {foreseen && running && (
          <>
            <progress value={done} max={foreseen.wanted} aria-label={words.forecast} />
            <span className="foresee-count">{words.progress(done, foreseen.wanted)}</span>
          </>
        )}
      </div>
      <p role="status" className={foreseen?.problem ? 'foresee-problem' : 'hint'}>
        {foreseen?.problem
          ? refusalText(foreseen.problem, language, refusals)
          : isStale
            ? words.stale
            : foreseen !== null && !running && done < foreseen.wanted
              ? words.stopped(done)
              : ''}
      </p>
      {foreseen && done > 0 && <Told forecast={foreseen.all} language={language} />}
    </section>
  );
}

const ENDS = [
  ['foes', 'kit-odds-1'],
  ['nobody', 'kit-odds-2'],
  ['night', 'kit-odds-3'],
  ['heroes', 'kit-odds-5'],
] as const;

function Told({ forecast, language }: { forecast: Forecast; language: Language }): ReactElement {
  const words = forecastWords(language);
  const { fights, ends, rounds, deaths, almostDown } = forecast;
  const parts = ENDS.map(([end, tone]) => {
    const chance = ends[end] / fights;
    return { said: `${words.ends[end]} ${words.percent(chance)}`, chance, tone };
  });
  return (
    <>
      <OddsBar
        parts={parts}
        percent={words.percent}
        label={words.likely}
        widths={{ number: 0.12, words: 0.3 }}
      />
      <div className="foresee-pictures">
        <Bars title={words.rounds} counts={rounds} times={words.times} />
        <Bars title={words.deaths} counts={deaths} times={words.times} />
        <Bars title={words.almostDown} counts={almostDown} times={words.times} />
      </div>
      {forecastTexts(forecast, language).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className="hint">{words.sure}</p>
    </>
  );
}
