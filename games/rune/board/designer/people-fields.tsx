// People of an event who are no foes, with their numbers in case of blows. RUN-GAIN-13

import { Choose, Remove } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import { WEAPONS } from '../../content/weapons.ts';
import { type EncounterEvent, MOST_PEOPLE, type Person } from '../../documents/encounter/schema.ts';
import { designerWords } from '../../text/designer/frame.ts';
import { said } from '../../text/encounter.ts';
import { STATISTIC_SHORT } from '../../text/lexicon.ts';
import { NAMES } from '../../text/names.ts';
import type { FormProps } from './form-props.ts';
import { Breaches } from './forms/breaches.tsx';
import { without } from './forms/edits.ts';
import { Amount, Field } from './forms/fields.tsx';
import { Fold } from './forms/fold.tsx';
import { freshIds } from './forms/ids.ts';
import { item, part } from './forms/part.ts';
import { WordsField } from './forms/words-field.tsx';

const SCORES = ['init', 'atk', 'dfn', 'dam', 'soak'] as const;

export function PeopleFields(props: FormProps<EncounterEvent>): ReactElement {
  const { value: event, change, at, encounter, problems, language } = props;
  const words = designerWords(language);
  const people: FormProps<Person[]> = {
    ...props,
    value: event.people ?? [],
    at: [...at, 'people'],
    change: (next) => change({ ...event, people: next }),
  };
  const add = (): void =>
    people.change([
      ...people.value,
      {
        id: freshIds(encounter)('person'),
        name: words.addPerson,
        move: 10,
        statistics: { init: 0, atk: 0, dfn: 0, dam: 0, soak: 0, hp: 20 },
        weapon: null,
      },
    ]);
  return (
    <Fold title={words.people} isUsed={people.value.length > 0} paths={[people.at]} problems={problems}>
      <p className="hint">{words.peopleHint}</p>
      {people.value.map((person, i) => (
        <PersonFields
          key={person.id}
          {...item(people, i, person)}
          remove={() => people.change(without(people.value, i))}
        />
      ))}
      {people.value.length < MOST_PEOPLE && (
        <button type="button" className="act design-add" onClick={add}>
          + {words.addPerson}
        </button>
      )}
    </Fold>
  );
}

function PersonFields({ remove, ...props }: FormProps<Person> & { remove: () => void }): ReactElement {
  const { value: person, change, at, problems, language } = props;
  const words = designerWords(language);
  const statistics = part(props, 'statistics');
  return (
    <div className="design-card" data-path={at.join('.')}>
      <header>
        <h4>{said(person.name, language) || words.unnamed}</h4>
        <Remove label={words.removePerson(said(person.name, language))} onRemove={remove} />
      </header>
      <Breaches problems={problems} at={[...at, 'id']} />
      <WordsField {...part(props, 'name')} label={words.name} most={60} />
      <Field {...part(props, 'weapon')}>
        <Choose<string>
          label={words.weapon}
          value={person.weapon ?? ''}
          options={[
            ['', words.noWeapon],
            ...WEAPONS.map((weapon) => [weapon, NAMES[language].weapon(weapon)] as const),
          ]}
          onChoose={(weapon) => change({ ...person, weapon: WEAPONS.find((one) => one === weapon) ?? null })}
        />
      </Field>
      <Amount {...part(props, 'move')} label={words.move} range={[0, 200]} holds={[0, 200]} />
      {SCORES.map((score) => (
        <Amount
          key={score}
          {...part(statistics, score)}
          label={STATISTIC_SHORT[score][language]}
          range={[-99, 99]}
          holds={[-99, 99]}
        />
      ))}
      <Amount
        {...part(statistics, 'hp')}
        label={STATISTIC_SHORT.hp[language]}
        range={[1, 999]}
        holds={[1, 999]}
      />
    </div>
  );
}
