// The important numbers as they are now, and as they would be after the step one points at. Each can be taken apart.

import type { Language } from '@skald/text';
import { type ReactElement, useMemo, useState } from 'react';
import { loadNumber, thresholds } from '../../content/load.ts';
import type { Weapon } from '../../content/weapons.ts';
import { derive, type HeroNumbers } from '../../documents/hero/derive.ts';
import { type OwnNumber, ownNumber, SCORES, type Score } from '../../documents/hero/effect.ts';
import type { AttackForm } from '../../documents/hero/numbers.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import type { Sum } from '../../documents/hero/sum.ts';
import { minus } from '../../text/effects.ts';
import { LOAD_NAMES, OWN_NUMBER_NAMES, STATISTIC_NAMES, STATISTIC_SHORT } from '../../text/lexicon.ts';
import { sheetSum } from '../../text/sums.ts';
import { thingName } from '../../text/things.ts';
import { builderWords } from './words.ts';

/** Which number is taken apart: one of a weapon's row, or one of his own. */
type Opened = readonly [Weapon | null, Score | OwnNumber];

export function Numbers({
  hero,
  preview,
  language,
}: {
  hero: Hero;
  preview: Hero | null;
  language: Language;
}): ReactElement {
  const words = builderWords(language);
  const now = useMemo(() => derive(hero), [hero]);
  const then = useMemo(() => (preview === null ? null : derive(preview)), [preview]);
  const [opened, open] = useState<Opened | null>(null);
  const sum = opened === null ? null : partsOf(now, opened, language);
  const cell = (weapon: Weapon | null, number: Score | OwnNumber, label: string) => (
    <Value
      label={label}
      from={numberOf(now, weapon, number)}
      to={then === null ? null : numberOf(then, weapon, number)}
      opened={opened?.[0] === weapon && opened[1] === number}
      onOpen={() => open(opened?.[0] === weapon && opened[1] === number ? null : [weapon, number])}
    />
  );
  return (
    <section className="heroedit-numbers" aria-label={words.numbers}>
      <table>
        <caption className="hidden">{words.attacks}</caption>
        <thead>
          <tr>
            <th scope="col">{words.weapon}</th>
            {SCORES.map((score) => (
              <th key={score} scope="col" title={STATISTIC_NAMES[score][language]}>
                {STATISTIC_SHORT[score][language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {now.forms.map((form) => (
            <tr key={form.weapon} className={form === now.valor ? 'heroedit-valor' : ''}>
              <th scope="row">{formName(form, language)}</th>
              {SCORES.map((score) => (
                <td key={score}>
                  {cell(
                    form.weapon,
                    score,
                    `${thingName(form.weapon, language)}, ${STATISTIC_NAMES[score][language]}`,
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <dl>
        {SHOWN.map((number) => (
          <div key={number}>
            <dt>{OWN_NUMBER_NAMES[number][language]}</dt>
            <dd>{cell(null, number, OWN_NUMBER_NAMES[number][language])}</dd>
          </div>
        ))}
      </dl>
      <LoadBar numbers={now} then={then} language={language} />
      <p className="heroedit-parts" aria-live="polite">
        {sum ?? words.takeApart}
      </p>
    </section>
  );
}

const SHOWN = ['hitPoints', 'woundThreshold', 'soak', 'full', 'half', 'response', 'nonCombatInit'] as const;

const formName = ({ weapon, shield }: AttackForm, language: Language): string =>
  [weapon, ...(shield === null ? [] : [shield])].map((id) => thingName(id, language)).join(' + ');

function numberOf(numbers: HeroNumbers, weapon: Weapon | null, number: Score | OwnNumber): number | null {
  if (weapon === null) return ownNumber(numbers, number as OwnNumber);
  return numbers.forms.find((form) => form.weapon === weapon)?.[number as Score].total ?? null;
}

/** “INIT with the Viking axe: 2 Quickness + 3 Great Weapon + 5 Viking axe − 1 armor = 9” */
function partsOf(numbers: HeroNumbers, [weapon, number]: Opened, language: Language): string {
  const name =
    weapon === null
      ? OWN_NUMBER_NAMES[number as OwnNumber][language]
      : STATISTIC_NAMES[number as Score][language];
  const sum =
    weapon === null
      ? ownSum(numbers, number as OwnNumber)
      : numbers.forms.find((form) => form.weapon === weapon)?.[number as Score];
  const words = builderWords(language);
  if (sum === undefined || sum === null) return `${name}: ${words.ofStamina}`;
  const called = weapon === null ? '' : thingName(weapon, language);
  return `${[name, called].filter(Boolean).join(', ')}: ${sheetSum(sum, called, language)}`;
}

function ownSum(numbers: HeroNumbers, number: OwnNumber): Sum | null {
  switch (number) {
    case 'hitPoints':
    case 'soak':
    case 'nonCombatInit':
      return numbers[number];
    case 'half':
    case 'full':
      return numbers.move[number];
    case 'response':
      return numbers.response.sum;
    case 'woundThreshold':
    case 'decrease':
      return null;
  }
}

function Value({
  label,
  from,
  to,
  opened,
  onOpen,
}: {
  label: string;
  from: number | null;
  to: number | null;
  opened: boolean;
  onOpen: () => void;
}): ReactElement {
  const changed = to !== null && from !== null && to !== from;
  return (
    <button
      type="button"
      className="heroedit-value"
      aria-label={`${label}: ${minus(from ?? 0)}`}
      aria-pressed={opened}
      onClick={onOpen}
    >
      {from === null ? '' : minus(from)}
      {changed && <span className={to > from ? 'heroedit-up' : 'heroedit-down'}>→{minus(to)}</span>}
    </button>
  );
}

/** How much he carries, and from where it weighs on him. RUN-LOAD-06 */
function LoadBar({
  numbers: { load, degree, decrease, traits },
  then,
  language,
}: {
  numbers: HeroNumbers;
  then: HeroNumbers | null;
  language: Language;
}): ReactElement {
  const words = builderWords(language);
  const [loaded = 0] = thresholds(traits.characteristics.Str);
  const changed = then !== null && then.load !== load ? ` → ${words.number(loadNumber(then.load))}` : '';
  return (
    <p className={`heroedit-load ${decrease > 0 ? 'heroedit-over' : ''}`}>
      {words.load(words.number(loadNumber(load)) + changed, words.number(loaded))}{' '}
      {LOAD_NAMES[degree][language]}
      {decrease > 0 && ` (−${decrease})`}
    </p>
  );
}
