// Who the heroes of the group are, as far as it decides what is out of their way. RUN-DIF-121, -122

import type { KeptBeside } from '@skald/games/board';
import { Choose, Remove } from '@skald/games/board-kit';
import { type ReactElement, useEffect, useState } from 'react';
import { ABILITIES } from '../../content/abilities.ts';
import { CHARACTERISTICS } from '../../content/characteristics.ts';
import { type Group, MOST_PLAYERS } from '../../documents/encounter/schema.ts';
import { designerWords } from '../../text/designer/frame.ts';
import { ABILITY_NAMES, CHARACTERISTIC_SHORT } from '../../text/lexicon.ts';
import type { FormProps } from './form-props.ts';
import { without } from './forms/edits.ts';
import { Amount, Switch } from './forms/fields.tsx';
import { Fold } from './forms/fold.tsx';
import { item, part } from './forms/part.ts';
import type { Beside } from './page-props.ts';
import { type Expected, expectedFrom, NOBODY_YET } from './roster.ts';

export function RosterFields({
  kept,
  ...props
}: FormProps<Group['roster']> & { kept: Beside['kept'] }): ReactElement {
  const { value: roster, change, problems, language } = props;
  const words = designerWords(language);
  const own = useKept(kept);
  const [chosen, choose] = useState('');
  const add = (): void => {
    const hero = own.find(({ id }) => id === chosen);
    change([...roster, hero === undefined ? NOBODY_YET : expectedFrom(hero.document)]);
  };
  return (
    <Fold title={words.roster} isUsed={roster.length > 0} paths={[props.at]} problems={problems}>
      <p className="hint">{words.rosterHint}</p>
      {roster.map((hero, i) => (
        <ExpectedFields
          key={i}
          {...item(props, i, hero)}
          number={i + 1}
          remove={() => change(without(roster, i))}
        />
      ))}
      {roster.length < MOST_PLAYERS && (
        <div className="design-group">
          {own.length > 0 && (
            <Choose
              label={words.rosterFrom}
              value={chosen}
              options={[
                ['', words.rosterNobody] as const,
                ...own.map(({ id, title }) => [id, title] as const),
              ]}
              onChoose={choose}
            />
          )}
          <button type="button" className="act design-add" onClick={add}>
            + {words.addToRoster}
          </button>
        </div>
      )}
    </Fold>
  );
}

const HIGHEST = { characteristic: 20, ability: 30 };
const LOWEST = -9;

function ExpectedFields({
  number,
  remove,
  ...props
}: FormProps<Expected> & { number: number; remove: () => void }): ReactElement {
  const { value: hero, change, at, language } = props;
  const words = designerWords(language);
  const rated = ABILITIES.filter((ability) => hero.abilities[ability] !== undefined);
  const rest = ABILITIES.filter((ability) => hero.abilities[ability] === undefined);
  return (
    <section className="design-card" data-path={at.join('.')} aria-label={words.rosterHero(number)}>
      <header>
        <h4>{words.rosterHero(number)}</h4>
        <Remove label={words.removeFromRoster(number)} onRemove={remove} />
      </header>
      <Switch {...part(props, 'own')} label={words.rosterOwn} />
      <div className="design-line">
        {CHARACTERISTICS.map((name) => (
          <Amount
            key={name}
            {...props}
            at={[...at, 'characteristics', name]}
            label={CHARACTERISTIC_SHORT[name][language]}
            value={hero.characteristics[name] ?? 0}
            change={(to) => change({ ...hero, characteristics: { ...hero.characteristics, [name]: to } })}
            range={[LOWEST, HIGHEST.characteristic]}
            holds={[LOWEST, HIGHEST.characteristic]}
          />
        ))}
      </div>
      {rated.map((ability) => (
        <Amount
          key={ability}
          {...props}
          at={[...at, 'abilities', ability]}
          label={ABILITY_NAMES[ability][language]}
          value={hero.abilities[ability] ?? 0}
          change={(to) => {
            const { [ability]: _, ...others } = hero.abilities;
            change({ ...hero, abilities: to === 0 ? others : { ...others, [ability]: to } });
          }}
          range={[0, HIGHEST.ability]}
          holds={[0, HIGHEST.ability]}
        />
      ))}
      <Choose<string>
        label={words.rosterAbility}
        value=""
        options={[['', '…'], ...rest.map((ability) => [ability, ABILITY_NAMES[ability][language]] as const)]}
        onChoose={(chosen) => {
          const ability = rest.find((one) => one === chosen);
          if (ability !== undefined) change({ ...hero, abilities: { ...hero.abilities, [ability]: 1 } });
        }}
      />
    </section>
  );
}

const NONE: readonly KeptBeside[] = [];

/** Heroes of this device. */
function useKept(kept: Beside['kept']): readonly KeptBeside[] {
  const [own, setOwn] = useState(NONE);
  useEffect(() => {
    let here = true;
    void kept?.('hero').then((found) => here && setOwn(found));
    return () => {
      here = false;
    };
  }, [kept]);
  return own;
}
