// The fields of one special rule.

import { Choose, upTo } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import {
  BOSS,
  BOSSES,
  OBJECTS,
  type Quest,
  type QuestObject,
  type Special,
  STRONGEST_WARD,
} from '../../../content/index.ts';
import { NAMES } from '../../../text/names.ts';
import type { PageProps } from './here.tsx';
import { Corners, Places } from './place-fields.tsx';
import { editorWords } from './words.ts';

interface Props<S extends Special = Special> extends PageProps {
  readonly special: S;
  readonly onChange: (special: S) => void;
}

type Of<T extends Special['type']> = Extract<Special, { type: T }>;

export function SpecialFields({ special, onChange, ...props }: Props): ReactElement {
  switch (special.type) {
    case 'weakness':
      return <Weakness {...props} special={special} onChange={onChange} />;
    case 'alarm':
      return <Alarm {...props} special={special} onChange={onChange} />;
    case 'unseals':
      return <Unseals {...props} special={special} onChange={onChange} />;
    case 'turningChamber':
      return <Chamber {...props} special={special} onChange={onChange} />;
    case 'levers':
      return (
        <Places
          {...props}
          label={editorWords(props.language).levers}
          places={special.at}
          most={6}
          onChange={(at) => onChange({ ...special, at })}
        />
      );
    case 'caveIn':
      return <Corners {...props} special={special} onChange={onChange} />;
  }
}

function ObjectField(props: {
  object: QuestObject;
  language: Language;
  onChoose: (object: QuestObject) => void;
}): ReactElement {
  return (
    <Choose
      label={editorWords(props.language).object}
      value={props.object}
      options={OBJECTS.map((object) => [object, NAMES[props.language].item(object)] as const)}
      onChoose={props.onChoose}
    />
  );
}

const ANY = 'any';

function Weakness({ special, onChange, language }: Props<Of<'weakness'>>): ReactElement {
  const words = editorWords(language);
  const names = NAMES[language];
  const { silences, ...loud } = special;
  return (
    <>
      <Choose
        label={words.boss}
        value={special.boss}
        options={BOSSES.map((boss) => [boss, names.type(boss)] as const)}
        onChoose={(boss) => onChange({ ...loud, boss })}
      />
      <ObjectField
        object={special.object}
        language={language}
        onChoose={(object) => onChange({ ...special, object })}
      />
      <Choose
        label={words.armourBy}
        value={special.armour}
        options={upTo(1, 4)}
        onChoose={(armour) => onChange({ ...special, armour })}
      />
      <Choose
        label={words.silences}
        value={silences ?? ANY}
        options={[
          [ANY, words.anySpell],
          ...BOSS[special.boss].spells.map((spell) => [spell, names.spell(spell)] as const),
        ]}
        onChoose={(spell) => onChange(spell === ANY ? loud : { ...loud, silences: spell })}
      />
    </>
  );
}

function Alarm({ special, onChange, language }: Props<Of<'alarm'>>): ReactElement {
  return (
    <>
      <ObjectField
        object={special.object}
        language={language}
        onChoose={(object) => onChange({ ...special, object })}
      />
      <Choose
        label={editorWords(language).cards}
        value={special.cards}
        options={upTo(1, 3)}
        onChoose={(cards) => onChange({ ...special, cards })}
      />
    </>
  );
}

function Unseals({ quest, special, onChange, language }: Props<Of<'unseals'>>): ReactElement {
  const words = editorWords(language);
  return (
    <>
      <ObjectField
        object={special.object}
        language={language}
        onChoose={(object) => onChange({ ...special, object })}
      />
      <Choose
        label={words.sealedDoor}
        value={special.door}
        options={doorsOf(quest, special.door).map((door) => [door, words.doorChoice(door)] as const)}
        onChoose={(door) => onChange({ ...special, door })}
      />
      <Choose
        label={words.wardBy}
        value={special.by}
        options={upTo(1, STRONGEST_WARD)}
        onChoose={(by) => onChange({ ...special, by })}
      />
    </>
  );
}

const doorsOf = ({ doors }: Quest, named: string): string[] =>
  [...new Set([...doors.map(({ door }) => door), named])].sort();

function Chamber({ special, onChange, ...props }: Props<Of<'turningChamber'>>): ReactElement {
  const words = editorWords(props.language);
  return (
    <>
      <Corners {...props} special={special} onChange={onChange} />
      <Places
        {...props}
        label={words.northSouth}
        places={special.northSouth}
        most={4}
        onChange={(northSouth) => onChange({ ...special, northSouth })}
      />
      <Places
        {...props}
        label={words.eastWest}
        places={special.eastWest}
        most={4}
        onChange={(eastWest) => onChange({ ...special, eastWest })}
      />
      <Choose
        label={words.opens}
        value={special.open}
        options={[
          ['northSouth', words.openValues.northSouth],
          ['eastWest', words.openValues.eastWest],
        ]}
        onChoose={(open) => onChange({ ...special, open })}
      />
      <Choose
        label={words.turnsFrom}
        value={special.turnsFrom}
        options={upTo(2, 6)}
        onChoose={(turnsFrom) => onChange({ ...special, turnsFrom })}
      />
    </>
  );
}
