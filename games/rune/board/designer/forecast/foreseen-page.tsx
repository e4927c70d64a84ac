// What would happen: bots play the whole encounter again and again.

import { Choose, upTo } from '@skald/games/board-kit';
import type { DocumentPath } from '@skald/kernel';
import { refusalText } from '@skald/text';
import { type ReactElement, useMemo } from 'react';
import { majorityTotal } from '../../../documents/encounter/budget.ts';
import { MOST_HEROES } from '../../../rules/fight/words.ts';
import { forecastWords } from '../../../text/designer/forecast.ts';
import { foreseenWords } from '../../../text/designer/foreseen.ts';
import { designerWords } from '../../../text/designer/frame.ts';
import { refusals } from '../../../text/refusals.ts';
import type { PageProps } from '../page-props.ts';
import { ForeseenSheet } from './foreseen-sheet.tsx';
import { heroesOf, resized } from './party.ts';
import { PartyFields, useOwn } from './party-fields.tsx';
import { type Foreseeing, RUNS } from './use-foreseen.ts';

export function ForeseenPage({
  encounter,
  language,
  beside,
  foreseeing,
  lookFor,
}: PageProps & { foreseeing: Foreseeing; lookFor(path: DocumentPath): void }): ReactElement {
  const words = foreseenWords(language);
  const own = useOwn(beside.kept);
  const { tried, asked, ask, begin, stop, isOf } = foreseeing;
  const heroes = useMemo(
    () => (asked.who === 'typical' ? null : heroesOf(asked.party, own)),
    [asked.who, asked.party, own],
  );
  const isStale = tried !== null && !isOf(heroes);
  const { group } = encounter;
  const status = (): string => {
    if (tried === null) return words.nothing;
    if (tried.problem !== null) return refusalText(tried.problem, language, refusals);
    if (isStale) return words.stale;
    if (tried.running) return '';
    return tried.done < tried.wanted ? words.stopped(tried.done) : words.finished(tried.done);
  };
  return (
    <section className="foresee foresee-whole" aria-labelledby="foresee-whole">
      <h2 id="foresee-whole">{designerWords(language).foreseen}</h2>
      <p className="hint">{words.hint}</p>
      <div className="foresee-fields">
        <Choose
          label={words.who}
          value={asked.who}
          options={(['typical', 'chosen'] as const).map((who) => [who, words.whom[who]] as const)}
          onChoose={(who) => ask({ who })}
        />
        {asked.who === 'chosen' && (
          <Choose
            label={forecastWords(language).howMany}
            value={asked.party.length}
            options={upTo(1, MOST_HEROES)}
            onChoose={(count) => ask({ party: resized(asked.party, count) })}
          />
        )}
        <Choose
          label={words.runs}
          value={asked.runs}
          options={RUNS.map((runs) => [runs, String(runs)] as const)}
          onChoose={(runs) => ask({ runs })}
        />
      </div>
      {asked.who === 'typical' ? (
        <p className="hint">
          {words.typicalHint(words.count(group.heroes), Math.max(0, majorityTotal(group.totals)))}
        </p>
      ) : (
        <PartyFields party={asked.party} own={own} language={language} change={(party) => ask({ party })} />
      )}
      <div className="foresee-fields">
        {tried?.running ? (
          <button type="button" className="act" onClick={stop}>
            {words.stop}
          </button>
        ) : (
          <button
            type="button"
            className="act act-main"
            disabled={beside.try === undefined}
            onClick={() => begin(heroes)}
          >
            {tried !== null && tried.done > 0 && !isStale ? words.more(asked.runs) : words.begin(asked.runs)}
          </button>
        )}
        {tried?.running && (
          <>
            <progress value={tried.done} max={tried.wanted} aria-label={designerWords(language).foreseen} />
            <span className="foresee-count">{words.progress(tried.done, tried.wanted)}</span>
          </>
        )}
      </div>
      <p role="status" className={tried?.problem ? 'foresee-problem' : 'hint'}>
        {status()}
      </p>
      {tried !== null && tried.done > 1 && (
        <ForeseenSheet
          encounter={encounter}
          foreseen={tried.all}
          isTypical={asked.who === 'typical'}
          lookFor={lookFor}
          language={language}
        />
      )}
    </section>
  );
}
