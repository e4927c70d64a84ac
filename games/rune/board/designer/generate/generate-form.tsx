// An encounter made from a number and a few wishes, in place of the one at hand.

import { Choose, Tick, Typed, upTo } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import { type ReactElement, useState } from 'react';
import { ENCOUNTER_KINDS } from '../../../content/design/budget.ts';
import { THEME_NAMES } from '../../../content/fights.ts';
import { HEROES } from '../../../content/generating/budget.ts';
import { SCENES } from '../../../content/generating/scenes.ts';
import type { Encounter } from '../../../documents/encounter/schema.ts';
import { generateWords } from '../../../text/designer/generate.ts';
import { said } from '../../../text/encounter.ts';
import { MOST_SEED, type Wish, wished, wishFor } from './wish.ts';

const anySeed = (): number => Math.floor(Math.random() * (MOST_SEED + 1));

/** Steps in which more may be spent, and some beyond. RUN-BUDGET-05 */
const POINTS = [0, 250, 500, 750, 1000, 1500, 2000, 3000, 5000, 10_000] as const;

export function GenerateForm({
  encounter,
  change,
  language,
}: {
  encounter: Encounter;
  change: (next: Encounter) => void;
  language: Language;
}): ReactElement {
  const words = generateWords(language);
  const [wish, setWish] = useState<Wish>(() => wishFor(encounter, anySeed()));
  const [last, setLast] = useState<Encounter | null>(null);
  const set = (more: Partial<Wish>): void => setWish({ ...wish, ...more });
  const make = (seed: number): void => {
    const next = { ...wish, seed };
    const made = wished(next, encounter);
    setWish(next);
    setLast(made);
    change(made);
  };
  const points = POINTS.includes(wish.points as (typeof POINTS)[number]) ? POINTS : [wish.points, ...POINTS];
  return (
    <section className="design-generate" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className="hint">{words.hint}</p>
      <div className="design-generate-wishes">
        <Choose
          label={words.place}
          value={wish.place}
          options={(['any', ...SCENES] as const).map((one) => [one, words.places[one]] as const)}
          onChoose={(place) => set({ place })}
        />
        {!wish.quick && (
          <Choose
            label={words.foes}
            value={wish.foes}
            options={THEME_NAMES.map((one) => [one, words.themes[one]] as const)}
            onChoose={(foes) => set({ foes })}
          />
        )}
        <Choose
          label={words.heroes}
          value={wish.heroes}
          options={upTo(HEROES.least, HEROES.most)}
          onChoose={(heroes) => set({ heroes })}
        />
        {!wish.quick && (
          <>
            <Choose
              label={words.points}
              value={wish.points}
              options={points.toSorted((one, other) => one - other).map((one) => [one, String(one)] as const)}
              onChoose={(chosen) => set({ points: chosen })}
            />
            <Choose
              label={words.kind}
              value={wish.kind}
              options={ENCOUNTER_KINDS.map((one) => [one, words.kinds[one]] as const)}
              onChoose={(kind) => set({ kind })}
            />
          </>
        )}
        <Typed
          label={words.seed}
          text={String(wish.seed)}
          most={String(MOST_SEED).length}
          give={(text) => {
            const seed = Number(text);
            if (Number.isInteger(seed) && seed >= 0 && seed <= MOST_SEED) set({ seed });
          }}
        />
        <Tick label={words.quick} ticked={wish.quick} onTick={(quick) => set({ quick })} />
      </div>
      <div className="design-generate-acts">
        <button type="button" className="act act-main" onClick={() => make(wish.seed)}>
          {words.make}
        </button>
        <button type="button" className="act" onClick={() => make(anySeed())}>
          {words.another}
        </button>
      </div>
      <p role="status">{last === null ? '' : words.made(said(last.name, language), wish.seed)}</p>
    </section>
  );
}
