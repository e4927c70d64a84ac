// The fight of an event: whether there is one, who fights, how it stands to the heroes, and how it is fought. RUN-CEVENT

import { Tick } from '@skald/games/board-kit';
import { type ReactElement, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
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
import { placeInList, useDragging } from '../use-dragging.ts';
import { AddFoes } from './add-foes.tsx';
import { type Combat, NO_FOES } from './fight.ts';
import { FoeCard, type Moving } from './foe-card.tsx';
import { type FoeGroup, groupMoved, groupsOf } from './groups.ts';
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
  const list = useRef<HTMLDivElement>(null);
  const { moving, isHeld, said } = useMoving(list, groups, foes.change, props);
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
      <div className="design-foes" data-path={foes.at.join('.')} data-dragging={isHeld} ref={list}>
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
            moving={moving}
            setApart={(id) => setApart(new Set([...apart, id]))}
          />
        ))}
        <p className="hidden" aria-live="polite">
          {said}
        </p>
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

/** Cards of foes in another order; whoever moves one by key keeps hold of it. */
function useMoving(
  list: RefObject<HTMLElement | null>,
  groups: readonly FoeGroup[],
  change: (foes: FoeEntry[]) => void,
  props: FormProps<Combat>,
): { moving: Moving; isHeld: boolean; said: string } {
  const [moved, setMoved] = useState<{ to: number; said: string } | null>(null);
  const move = (from: number, to: number): void => {
    const group = groups[from];
    if (group === undefined || groups[to] === undefined || from === to) return;
    change(groupMoved(groups, from, to));
    setMoved({
      to,
      said: combatWords(props.language).movedTo(groupName(group, props), to + 1, groups.length),
    });
  };
  useEffect(() => {
    const { activeElement } = document;
    // A card that is put elsewhere in the page drops the focus.
    if (moved !== null && (activeElement === null || activeElement === document.body))
      list.current?.querySelector<HTMLElement>(`[data-row="${moved.to}"] .design-grip`)?.focus();
  }, [moved, list]);
  const { over, isHeld, grip } = useDragging(list, Number, (from, to) => move(from, placeInList(from, to)));
  // Folded cards are elsewhere than the whole ones were.
  useEffect(() => {
    if (isHeld) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isHeld, list]);
  return { moving: { move, over, grip }, isHeld, said: moved?.said ?? '' };
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
