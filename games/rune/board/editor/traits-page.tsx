// Characteristics and hit points.

import type { ReactElement } from 'react';
import {
  CHARACTERISTICS,
  type Characteristic,
  characteristicCost,
  HIGHEST,
  hitPointsPerPoint,
  LOWEST,
  startingHitPoints,
} from '../../content/characteristics.ts';
import { CHARACTERISTIC_NAMES } from '../../text/lexicon.ts';
import { Breaches } from './breaches.tsx';
import { withCharacteristic, withHitPoints } from './edits.ts';
import type { PageProps } from './page-props.ts';
import { Step, StepNote } from './step.tsx';
import { builderWords } from './words.ts';

export function TraitsPage(props: PageProps): ReactElement {
  const { hero, language, problems } = props;
  const words = builderWords(language);
  return (
    <>
      <p className="hint">{words.traitsHint}</p>
      {problems
        .filter(({ path }) => path.length === 0)
        .map((one) => (
          <Breaches key={one.text} problems={[one]} at={[]} />
        ))}
      <ul className="heroedit-list">
        {CHARACTERISTICS.map((name) => (
          <CharacteristicRow key={name} {...props} name={name} />
        ))}
      </ul>
      <h2>{words.hitPoints}</h2>
      <ul className="heroedit-list">
        <li data-path="hitPoints">
          <span className="heroedit-what">
            <b>{words.hitPointsBought}</b>
            <small>
              {words.hitPointsOf(
                startingHitPoints(hero.characteristics),
                hitPointsPerPoint(hero.characteristics.Sta),
              )}
            </small>
          </span>
          <Step
            {...props}
            name={words.hitPointsBought}
            value={hero.hitPoints}
            down={hero.hitPoints > 0 ? withHitPoints(hero, hero.hitPoints - 1) : null}
            up={withHitPoints(hero, hero.hitPoints + 1)}
          />
          <span className="heroedit-cost">{words.spentOn(hero.hitPoints)}</span>
          <StepNote hero={hero} to={withHitPoints(hero, hero.hitPoints + 1)} language={language} />
        </li>
      </ul>
    </>
  );
}

function CharacteristicRow({ name, ...props }: PageProps & { name: Characteristic }): ReactElement {
  const { hero, language, problems } = props;
  const words = builderWords(language);
  const rating = hero.characteristics[name];
  const up = rating < HIGHEST ? withCharacteristic(hero, name, rating + 1) : null;
  const down = rating > LOWEST ? withCharacteristic(hero, name, rating - 1) : null;
  return (
    <li data-path={`characteristics.${name}`}>
      <span className="heroedit-what">
        <b>{CHARACTERISTIC_NAMES[name][language]}</b>
        <small>{words.characteristicNotes[name]}</small>
      </span>
      <Step {...props} name={CHARACTERISTIC_NAMES[name][language]} value={rating} down={down} up={up} />
      <span className="heroedit-cost">{words.spentOn(characteristicCost(name, rating))}</span>
      <StepNote hero={hero} to={up} language={language} />
      <Breaches problems={problems} at={['characteristics', name]} />
    </li>
  );
}
