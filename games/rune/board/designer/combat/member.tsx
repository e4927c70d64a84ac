// One foe among those like it: its name, its will, its prey and its captive.

import { Remove } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import type { BattleMap } from '../../../content/battle-map.ts';
import type { FoeEntry } from '../../../documents/encounter/schema.ts';
import { combatWords } from '../../../text/designer/combat.ts';
import { said } from '../../../text/encounter.ts';
import { squareLabel } from '../../../text/squares.ts';
import type { FormProps } from '../form-props.ts';
import { Breaches } from '../forms/breaches.tsx';
import { without } from '../forms/edits.ts';
import { Choice, Field, Switch } from '../forms/fields.tsx';
import { item, part } from '../forms/part.ts';
import { WordsField } from '../forms/words-field.tsx';
import type { GroupProps } from './foe-card.tsx';
import { parted } from './groups.ts';
import { factsOf } from './kinds.ts';

export function Member({
  member,
  foe,
  ...props
}: GroupProps & { member: number; foe: FoeEntry }): ReactElement {
  const { value: foes, change, group, encounter, problems, setApart, language } = props;
  const words = combatWords(language);
  const name = said(foe.name, language);
  const place = group.first + member;
  const given = item<FoeEntry>(props, place, foe);
  const facts = factsOf(foe.kind, encounter);
  return (
    <div className="design-member" data-path={given.at.join('.')}>
      <WordsField {...part(given, 'name')} label={words.name} most={60} />
      <div>
        {(facts?.maySelfWill || foe.selfWilled) && (
          <Switch {...part(given, 'selfWilled')} label={words.selfWilled} />
        )}
        {(facts?.options.includes('hunting') || foe.hunts) && (
          <Switch {...part(given, 'hunts')} label={words.hunts} />
        )}
        <Holds {...given} />
        {member > 0 && (
          <>
            <Breaches problems={problems} at={given.at} />
            <Breaches problems={problems} at={[...given.at, 'id']} />
          </>
        )}
      </div>
      {group.foes.length > 1 && (
        <span className="design-tools">
          <button
            type="button"
            aria-label={words.part(name)}
            title={words.part(name)}
            onClick={() => {
              setApart(foe.id);
              change(parted(foes, group, member));
            }}
          >
            {words.partShort}
          </button>
          <Remove label={words.remove(name)} onRemove={() => change(without(foes, place))} />
        </span>
      )}
    </div>
  );
}

const NOBODY = '';

/** A hostage of the map. RUN-TER-70 */
function Holds(props: FormProps<FoeEntry>): ReactElement | null {
  const { value: foe, encounter, event, language } = props;
  const words = combatWords(language);
  const holds = part(props, 'holds');
  const hostages = hostagesOn(encounter.events[event]?.map ?? null);
  const mayHold = factsOf(foe.kind, encounter)?.temper === 'crafty' && hostages.length > 0;
  if (!mayHold && foe.holds === null) return null;
  const isGone = foe.holds !== null && !hostages.some(([id]) => id === foe.holds);
  const options: readonly (readonly [string, string])[] = [
    [NOBODY, words.holdsNobody],
    ...hostages.map(([id, square]) => [id, words.hostage(square)] as const),
    ...(isGone ? [[foe.holds ?? '', words.goneHostage] as const] : []),
  ];
  return (
    <Field {...holds}>
      <Choice
        {...holds}
        label={words.holds}
        chosen={foe.holds ?? NOBODY}
        options={options}
        next={(id) => (id === NOBODY ? null : id)}
      />
    </Field>
  );
}

/** Each with the square it is on. */
const hostagesOn = (map: BattleMap | null): (readonly [id: string, square: string])[] =>
  (map?.objects ?? []).flatMap(({ id, kind, area: [strip] }) =>
    kind === 'hostage' && strip !== undefined
      ? [[id, squareLabel({ x: strip[0], y: strip[1] })] as const]
      : [],
  );
