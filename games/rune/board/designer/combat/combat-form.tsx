// The fight of an event: whether there is one, who fights, how it stands to the heroes, and how it is fought. RUN-CEVENT

import { Tick } from '@skald/games/board-kit';
import { type ReactElement, useMemo, useState } from 'react';
import type { Threat } from '../../../content/threats.ts';
import { kindOf } from '../../../documents/encounter/fights.ts';
import { opponentMix } from '../../../documents/encounter/mix.ts';
import type { EncounterEvent, FoeEntry } from '../../../documents/encounter/schema.ts';
import { likelyValor } from '../../../rules/likely-valor.ts';
import { combatWords, typeName } from '../../../text/designer/combat.ts';
import { fightNotes } from '../../../text/notes/foes.ts';
import type { FormProps } from '../form-props.ts';
import { Breaches } from '../forms/breaches.tsx';
import { Switch } from '../forms/fields.tsx';
import { narrowed, part } from '../forms/part.ts';
import { Price } from '../forms/price.tsx';
import { WordsField } from '../forms/words-field.tsx';
import { AddFoes } from './add-foes.tsx';
import { type Combat, NO_FOES } from './fight.ts';
import { FoeCard } from './foe-card.tsx';
import { type FoeGroup, groupsOf } from './groups.ts';
import { MagicForm } from './magic-form.tsx';
import { MixBox } from './mix-box.tsx';
import { mixSheetAt } from './standing.ts';
import { ValorNote } from './valor-note.tsx';

export function CombatForm(props: FormProps<EncounterEvent['combat']>): ReactElement {
  const { value: combat, change, at, encounter, problems, language } = props;
  const words = combatWords(language);
  return (
    <section className="design-form design-fight" data-path={at.join('.')}>
      <h3>
        {words.fight} <Price at={at} within encounter={encounter} language={language} />
      </h3>
      <Tick label={words.fought} ticked={combat !== null} onTick={(on) => change(on ? NO_FOES : null)} />
      {combat === null ? (
        <>
          <p className="hint">{words.peaceful}</p>
          <Breaches problems={problems} at={at} />
        </>
      ) : (
        <Fight {...narrowed(props, combat)} />
      )}
    </section>
  );
}

function Fight(props: FormProps<Combat>): ReactElement {
  const { value: combat, encounter, event, problems, at, language } = props;
  const words = combatWords(language);
  const foes = part(props, 'foes');
  const [apart, setApart] = useState<ReadonlySet<string>>(new Set());
  const [wish, setWish] = useState<{ threat: Threat | null; count: number }>({ threat: null, count: 1 });
  const groups = useMemo(() => groupsOf(combat.foes, apart), [combat.foes, apart]);
  const sheet = mixSheetAt(encounter, event);
  const { tally } = likelyValor(encounter.group);
  const notes = useMemo(
    () => fightNotes(encounter, event, language, tally),
    [encounter, event, language, tally],
  );
  return (
    <>
      {sheet !== null && (
        <MixBox
          sheet={sheet}
          shares={groups.map((group) => ({
            key: group.foes[0]?.id ?? '',
            name: groupName(group, props),
            tenths: mixOfGroup(group, props),
          }))}
          wish={(threat, count) => setWish({ threat, count })}
          at={at}
          problems={problems}
          language={language}
        />
      )}
      <div className="design-foes" data-path={foes.at.join('.')}>
        {groups.length === 0 ? (
          <p className="hint">{words.noFoes}</p>
        ) : (
          <ValorNote group={encounter.group} language={language} />
        )}
        {groups.map((group, i) => (
          <FoeCard
            key={group.foes[0]?.id}
            {...foes}
            groups={groups}
            index={i}
            name={groupName(group, props)}
            each={mixOfGroup({ ...group, foes: group.foes.slice(0, 1) }, props)}
            notes={notes?.foes.find(({ number }) => number === group.first + 1) ?? null}
            setApart={(id) => setApart(new Set([...apart, id]))}
          />
        ))}
      </div>
      <AddFoes {...foes} wish={wish} setWish={setWish} />
      <MagicForm {...props} />
      <section className="design-part">
        <h4>{words.circumstances}</h4>
        <Switch {...part(props, 'noMissiles')} label={words.noMissiles} />
        <Switch {...part(props, 'mustHunt')} label={words.mustHunt} />
        <WordsField {...part(props, 'tactics')} label={words.tactics} most={1000} lines={3} />
      </section>
    </>
  );
}

/** “3 × Goblin warrior, inferior” */
function groupName({ foes }: FoeGroup, { encounter, language }: FormProps<unknown>): string {
  const [first] = foes;
  return first === undefined
    ? ''
    : combatWords(language).group(foes.length, typeName(first.kind, encounter, language), first.threat);
}

const mixOfGroup = ({ foes }: FoeGroup, { encounter }: FormProps<unknown>): number =>
  foes.reduce((sum, foe: FoeEntry) => {
    const kind = kindOf(encounter, foe);
    return kind === undefined ? sum : sum + opponentMix({ ...foe, kind });
  }, 0);
