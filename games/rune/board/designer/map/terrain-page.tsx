// The terrain that a map shows: what each feature is worth, whether it shall earn, and where it is. RUN-TER-02, -162

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { BattleMap } from '../../../content/battle-map.ts';
import { PAYING_FEATURES } from '../../../content/design/terrain-prices.ts';
import type { TerrainFeature } from '../../../documents/encounter/features.ts';
import { PAINTER_WORDS } from '../../../text/designer/painter.ts';
import { encounterPriceText } from '../../../text/encounter.ts';
import { shareOf, worthOf } from './brush-price.ts';
import type { PlacedProblem } from './problems.ts';
import { featureTitle, worthText } from './speech.ts';

export function TerrainPage({
  map,
  features,
  fought,
  claims,
  claim,
  lit,
  light,
  problems,
  look,
  language,
}: {
  map: BattleMap;
  features: readonly TerrainFeature[];
  fought: boolean;
  claims: readonly string[];
  claim: (claims: string[]) => void;
  /** The feature that is shown on the map. */
  lit: string | null;
  light: (id: string | null) => void;
  problems: readonly PlacedProblem[];
  look: (problem: PlacedProblem) => void;
  language: Language;
}): ReactElement {
  const words = PAINTER_WORDS[language];
  const stale = claims.filter((id) => features.every((feature) => feature.id !== id));
  const paying = new Set(claims.filter((id) => id !== 'barriers')).size;
  return (
    <>
      <h3>{words.terrain}</h3>
      {!fought && <p className="hint">{words.noFight}</p>}
      {features.length === 0 && <p className="hint">{words.noFeatures}</p>}
      <ul className="design-map-features">
        {features.map((feature) => {
          const title = featureTitle(map, feature, language);
          const worth = worthOf(feature);
          const share = shareOf(feature);
          const isClaimed = claims.includes(feature.id);
          return (
            <li key={feature.id} className={lit === feature.id ? 'design-map-is-lit' : undefined}>
              <input
                type="checkbox"
                aria-label={words.claim(title)}
                checked={isClaimed}
                onChange={() =>
                  claim(isClaimed ? claims.filter((id) => id !== feature.id) : [...claims, feature.id])
                }
              />
              <button
                type="button"
                aria-label={words.show(title)}
                aria-pressed={lit === feature.id}
                onClick={() => light(lit === feature.id ? null : feature.id)}
              >
                <span>{title}</span>
                <strong className={worth.costs > worth.earns ? 'design-map-worse' : undefined}>
                  {worthText(worth, language)}
                </strong>
                <small>
                  {[
                    ...(share === null ? [] : [words.share(share.cells, share.of)]),
                    ...feature.lines.slice(1).map((line) => encounterPriceText(line, language)),
                  ].join(' · ')}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
      {features.length > 0 && (
        <p className={paying > PAYING_FEATURES ? 'problem' : 'hint'}>
          {words.claimed(paying, PAYING_FEATURES)} {claims.includes('barriers') && words.notCounted}
        </p>
      )}
      {stale.length > 0 && (
        <div className="design-map-stale">
          <p className="problem">{words.stale(stale.length)}</p>
          <button
            type="button"
            className="act"
            onClick={() => claim(claims.filter((id) => !stale.includes(id)))}
          >
            {words.dropStale}
          </button>
        </div>
      )}
      {problems.length > 0 && (
        <section className="design-map-problems">
          <h3>{words.problems}</h3>
          <ul>
            {problems.map((problem) => (
              <li
                key={`${problem.code} ${problem.path.join('.')}`}
                className={problem.advice ? undefined : 'problem'}
              >
                {problem.at === null ? (
                  problem.text
                ) : (
                  <button type="button" className="linklike" onClick={() => look(problem)}>
                    {problem.text}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
