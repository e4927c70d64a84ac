// What he would be with more points, and some of them spent. Nothing of it is kept.

import { Add, Remove } from '@skald/games/board-kit';
import { type ReactElement, useEffect, useId, useMemo, useState } from 'react';
import { accountOf } from '../../documents/hero/account.ts';
import type { Purchase } from '../../documents/hero/lines.ts';
import { SHELVES, wishesOf } from '../../documents/hero/offers.ts';
import { planOf } from '../../documents/hero/plan.ts';
import { effectPhrases } from '../../text/effects.ts';
import { purchaseText } from '../../text/ledger.ts';
import { heroProblemText } from '../../text/problems.ts';
import type { PageProps } from './page-props.ts';
import { today } from './today.ts';
import { builderWords } from './words.ts';

const MOST = 10_000;

export interface Plan {
  readonly extra: number;
  readonly wishes: readonly Purchase[];
}

export function PlanPage({
  hero,
  preview,
  language,
  plan,
  setPlan,
}: PageProps & { plan: Plan; setPlan: (plan: Plan) => void }): ReactElement {
  const words = builderWords(language);
  const { extra, wishes } = plan;
  const account = useMemo(() => accountOf(hero), [hero]);
  const {
    hero: then,
    standing,
    cost,
    problems,
    changes,
  } = useMemo(() => planOf(hero, extra, wishes, today()), [hero, extra, wishes]);
  useEffect(() => {
    preview(then);
    return () => preview(null);
  }, [preview, then]);
  const [typed, setTyped] = useState(String(extra));
  const id = useId();
  const told = effectPhrases(changes, language);
  return (
    <>
      <p className="hint">{words.planHint}</p>
      <div className="pick heroedit-extra">
        <label htmlFor={id}>{words.withMore}</label>
        <input
          id={id}
          type="number"
          min={0}
          max={MOST}
          step={10}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            const wanted = Math.trunc(Number(target.value));
            if (wanted >= 0 && wanted <= MOST) setPlan({ extra: wanted, wishes });
          }}
        />
      </div>
      <ol className="heroedit-wishes">
        {wishes.map((purchase, i) => (
          <li key={`${i} ${JSON.stringify(purchase)}`}>
            {purchaseText(purchase, language)}
            <Remove
              label={words.dropWish(purchaseText(purchase, language))}
              onRemove={() => setPlan({ extra, wishes: wishes.filter((_, other) => other !== i) })}
            />
            {problems
              .filter(({ path }) => path[0] === i)
              .map((problem) => (
                <p key={problem.code} className="heroedit-breach">
                  {heroProblemText(problem, language)}
                </p>
              ))}
          </li>
        ))}
      </ol>
      <section aria-live="polite" className="heroedit-outcome">
        <h2>{words.planned(cost, standing.free)}</h2>
        {told.length === 0 ? (
          <p className="hint">{words.nothingChanges}</p>
        ) : (
          <ul>
            {told.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
      </section>
      {SHELVES.map((shelf) => {
        const offered = wishesOf(shelf, account);
        return (
          <Add
            key={shelf}
            label={words.wishes[shelf]}
            options={offered
              .map((purchase, i) => [String(i), purchaseText(purchase, language)] as const)
              .sort(([, a], [, b]) => a.localeCompare(b, language))}
            onAdd={(key) => {
              const purchase = offered[Number(key)];
              if (purchase !== undefined) setPlan({ extra, wishes: [...wishes, purchase] });
            }}
          />
        );
      })}
    </>
  );
}
