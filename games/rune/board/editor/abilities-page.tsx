// The 43 Abilities, by their sets, searched by name.

import { Tick } from '@skald/games/board-kit';
import { type ReactElement, useId, useState } from 'react';
import {
  ABILITIES,
  ABILITY,
  ABILITY_COST,
  type Ability,
  HIGHEST_RATING,
  RECOMMENDED,
} from '../../content/abilities.ts';
import { loadNumber } from '../../content/load.ts';
import { ABILITY_NAMES, ABILITY_SET_NAMES, CHARACTERISTIC_SHORT } from '../../text/lexicon.ts';
import { Breaches } from './breaches.tsx';
import { withAbility } from './edits.ts';
import type { PageProps } from './page-props.ts';
import { Step, StepNote } from './step.tsx';
import { builderWords } from './words.ts';

const SETS = ['fighting', 'exploratory', 'interaction', 'miscellaneous'] as const;

export function AbilitiesPage(props: PageProps): ReactElement {
  const { hero, language, problems } = props;
  const words = builderWords(language);
  const [sought, seek] = useState('');
  const [own, showOwn] = useState(false);
  const id = useId();
  const fits = (ability: Ability): boolean =>
    ABILITY_NAMES[ability][language].toLowerCase().includes(sought.trim().toLowerCase()) &&
    (!own || (hero.abilities[ability] ?? 0) > 0);
  const found = ABILITIES.filter(fits);
  return (
    <>
      <div className="heroedit-search">
        <label htmlFor={id}>{words.search}</label>
        <input id={id} type="search" value={sought} onChange={({ target }) => seek(target.value)} />
        <Tick label={words.onlyOwn} ticked={own} onTick={showOwn} />
      </div>
      <p className="hint">{words.abilitiesHint}</p>
      {/* What is lacked is said once, at the Ability itself; here only what is about all of them. */}
      <Breaches
        problems={problems.filter(({ path, code }) => path.length === 1 && code !== 'recommended')}
        at={['abilities']}
      />
      {found.length === 0 && <p className="hint">{words.noneFound}</p>}
      {SETS.map((set) => {
        const within = found.filter((ability) => ABILITY[ability].set === set);
        return (
          within.length > 0 && (
            <section key={set}>
              <h2>{ABILITY_SET_NAMES[set][language]}</h2>
              <ul className="heroedit-list">
                {within.map((ability) => (
                  <AbilityRow key={ability} {...props} ability={ability} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </>
  );
}

function AbilityRow({ ability, ...props }: PageProps & { ability: Ability }): ReactElement {
  const { hero, language, problems } = props;
  const words = builderWords(language);
  const rating = hero.abilities[ability] ?? 0;
  const { category, governing, kit } = ABILITY[ability];
  const by = governing
    .map((name) => (name === null ? words.luck : CHARACTERISTIC_SHORT[name][language]))
    .join('/');
  const up = rating < HIGHEST_RATING ? withAbility(hero, ability, rating + 1) : null;
  const down = rating > 0 ? withAbility(hero, ability, rating - 1) : null;
  const advised = (RECOMMENDED as readonly Ability[]).includes(ability);
  return (
    <li data-path={`abilities.${ability}`} className={rating > 0 ? 'heroedit-had' : ''}>
      <span className="heroedit-what">
        <b>{ABILITY_NAMES[ability][language]}</b>
        <small>
          {[
            by,
            words.categories[category],
            ...(kit === null ? [] : [words.kitLoad(words.number(loadNumber(kit)))]),
          ].join(' · ')}
          {advised && <em> {words.advised}</em>}
        </small>
      </span>
      <Step {...props} name={ABILITY_NAMES[ability][language]} value={rating} down={down} up={up} />
      <span className="heroedit-cost">{words.spentOn(rating * ABILITY_COST[category])}</span>
      <StepNote hero={hero} to={up} instead={words.abilityNotes[ability]} language={language} />
      <Breaches problems={problems} at={['abilities', ability]} />
    </li>
  );
}
