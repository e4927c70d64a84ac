// Some foes that are alike: what they are, how many, what they will come to, and each of them by name.

import { Remove } from '@skald/games/board-kit';
import { type ReactElement, useState } from 'react';
import { MIX, STATISTICS, THREATS, type Threat } from '../../../content/threats.ts';
import { adjustMix } from '../../../documents/creature/price.ts';
import type { FoeEntry } from '../../../documents/encounter/schema.ts';
import { combatWords, mixChange, mixText } from '../../../text/designer/combat.ts';
import { designerWords } from '../../../text/designer/frame.ts';
import { said } from '../../../text/encounter.ts';
import { STATISTIC_SHORT } from '../../../text/lexicon.ts';
import type { FoeNotes } from '../../../text/notes/index.ts';
import type { FormProps } from '../form-props.ts';
import { Breaches } from '../forms/breaches.tsx';
import { Amount, Choice, Field } from '../forms/fields.tsx';
import { Fold } from '../forms/fold.tsx';
import { Points } from '../forms/price.tsx';
import { linesWithin, sumOf } from '../forms/prices.ts';
import type { useDragging } from '../use-dragging.ts';
import { roomFor, withAdjust, withCopy, withCount, withEach, withKind } from './fight.ts';
import { FoeNumbers } from './foe-numbers.tsx';
import { FoePicture, figureOf } from './foe-picture.tsx';
import { type FoeGroup, regrouped } from './groups.ts';
import { KindPicker } from './kind-picker.tsx';
import { factsOf } from './kinds.ts';
import { Member } from './member.tsx';
import { previewOf } from './preview.ts';

/** How a card goes to another place among the others. */
export interface Moving {
  /** Where the card is that is moved. */
  move(from: number, to: number): void;
  over(card: number): 'before' | 'behind' | undefined;
  readonly grip: ReturnType<typeof useDragging<number>>['grip'];
}

interface CardProps extends FormProps<FoeEntry[]> {
  readonly groups: readonly FoeGroup[];
  readonly index: number;
  readonly name: string;
  /** The Mix of one of them, in tenths. */
  readonly each: number;
  readonly notes: FoeNotes | null;
  readonly moving: Moving;
  /** Tells one of them apart from now on. */
  setApart(id: string): void;
}

/** The same with the group it is about. */
export interface GroupProps extends CardProps {
  readonly group: FoeGroup;
  readonly first: FoeEntry;
  /** Where its first one stands. */
  readonly place: readonly (string | number)[];
}

export function FoeCard(card: CardProps): ReactElement | null {
  const group = card.groups[card.index];
  const first = group?.foes[0];
  if (group === undefined || first === undefined) return null;
  const props: GroupProps = { ...card, group, first, place: [...card.at, group.first] };
  const { encounter, problems, notes, place, language } = props;
  const preview = previewOf(encounter, first);
  return (
    <article
      className="design-card design-foe"
      aria-label={props.name}
      data-row={card.index}
      data-drop={card.moving.over(card.index)}
    >
      <Head {...props} />
      <Breaches problems={problems} at={place} />
      <Basics {...props} />
      {notes !== null && preview !== null && (
        <FoeNumbers notes={notes} preview={preview} language={language} />
      )}
      <More {...props} />
      <Members {...props} />
    </article>
  );
}

function Head(props: GroupProps): ReactElement {
  const { value: foes, change, groups, index, group, name, each, first, encounter, at, language } = props;
  const { move } = props.moving;
  const words = combatWords(language);
  const count = group.foes.length;
  const points = sumOf(group.foes.flatMap((_, i) => linesWithin(encounter, [...at, group.first + i])));
  return (
    <header>
      {groups.length > 1 && <Grip {...props} />}
      <FoePicture figure={figureOf(first.kind, encounter)} size={52} />
      <h4>
        {name} <small>{words.times(count, mixText(each, language), mixText(count * each, language))}</small>
      </h4>
      {points !== 0 && <Points points={points} language={language} />}
      <span className="design-tools">
        <button
          type="button"
          aria-label={words.up(name)}
          title={words.up(name)}
          disabled={index === 0}
          onClick={() => move(index, index - 1)}
        >
          ↑
        </button>
        <button
          type="button"
          aria-label={words.down(name)}
          title={words.down(name)}
          disabled={index === groups.length - 1}
          onClick={() => move(index, index + 1)}
        >
          ↓
        </button>
        <button
          type="button"
          aria-label={words.copy(name)}
          disabled={roomFor(foes) === 0}
          onClick={() => change(withCopy(foes, group, encounter))}
        >
          {words.copyShort}
        </button>
        <Remove label={words.remove(name)} onRemove={() => change(regrouped(foes, group, []))} />
      </span>
    </header>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** What one drags a card by; with keys it goes up and down as an event does in the outline. */
function Grip({ index, name, moving: { move, grip }, language }: GroupProps): ReactElement {
  return (
    <button
      type="button"
      className="design-grip"
      aria-label={designerWords(language).drag(name)}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      onPointerDown={(pressed) => grip.take(index, pressed)}
      onPointerMove={grip.drag}
      onPointerUp={grip.drop}
      onPointerCancel={grip.letGo}
      onKeyDown={(pressed) => {
        const by = STEPS[pressed.key];
        if (by === undefined || !pressed.altKey) return;
        pressed.preventDefault();
        move(index, index + by);
      }}
    >
      <span aria-hidden="true">⠿</span>
    </button>
  );
}

function Basics(props: GroupProps): ReactElement {
  const { value: foes, change, group, first, place, encounter, language } = props;
  const words = combatWords(language);
  const [open, setOpen] = useState(false);
  const threats = THREATS.map(
    (threat) => [threat, words.threatOf(threat, mixText(MIX[threat], language))] as const,
  );
  return (
    <>
      <Amount
        {...props}
        at={[...place, 'id']}
        label={words.count}
        value={group.foes.length}
        change={(count) => change(withCount(foes, group, count, encounter))}
        range={[1, group.foes.length + roomFor(foes)]}
        holds={[1, group.foes.length + roomFor(foes)]}
      />
      <Field {...props} at={[...place, 'threat']}>
        <Choice<FoeEntry[], Threat>
          {...props}
          label={words.threat}
          chosen={first.threat}
          options={threats}
          next={(threat) => withEach(foes, group, { threat })}
        />
      </Field>
      <div data-path={[...place, 'kind'].join('.')} className="design-type-of">
        <details className="design-fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{words.changeType}</summary>
          {open && (
            <KindPicker
              encounter={encounter}
              chosen={first.kind}
              labelOf={(name) => name}
              choose={(kind) => change(withKind(foes, group, kind, encounter))}
              language={language}
            />
          )}
        </details>
        <Breaches problems={props.problems} at={[...place, 'kind']} />
      </div>
    </>
  );
}

const MISSILES = ['none', 'bow', 'crossbow'] as const;
const ADJUSTS = ['type', 'none', 'own'] as const;
const MOST_ADJUST = 99;

/** RUN-CEVENT-18, -21 */
function More(props: GroupProps): ReactElement {
  const { value: foes, change, group, first, place, encounter, problems, language } = props;
  const words = combatWords(language);
  const { adjust, missile } = first;
  const mayShoot = factsOf(first.kind, encounter)?.missile ?? false;
  return (
    <Fold
      title={words.more}
      isUsed={adjust !== 'type' || missile !== null}
      paths={[
        [...place, 'adjust'],
        [...place, 'missile'],
      ]}
      problems={problems}
    >
      {(mayShoot || missile !== null) && (
        <Field {...props} at={[...place, 'missile']}>
          <Choice<FoeEntry[], (typeof MISSILES)[number]>
            {...props}
            label={words.missile}
            chosen={missile ?? 'none'}
            options={MISSILES.map((one) => [one, words.missiles[one]] as const)}
            next={(one) => withEach(foes, group, { missile: one === 'none' ? null : one })}
          />
        </Field>
      )}
      <Field {...props} at={[...place, 'adjust']}>
        <Choice<FoeEntry[], (typeof ADJUSTS)[number]>
          {...props}
          label={words.adjust}
          chosen={typeof adjust === 'object' ? 'own' : adjust}
          options={ADJUSTS.map((how) => [how, words.adjusts[how]] as const)}
          next={(how) => withAdjust(foes, group, how, encounter)}
        />
      </Field>
      {typeof adjust === 'object' && (
        <>
          <p className="hint">
            {words.adjustHint} {words.adjustMix(mixChange(adjustMix(adjust), language))}.
          </p>
          <div className="design-line">
            {STATISTICS.map((name) => (
              <Amount
                key={name}
                {...props}
                at={[...place, 'adjust', name]}
                label={STATISTIC_SHORT[name][language]}
                value={adjust[name] ?? 0}
                change={(by) => change(withEach(foes, group, { adjust: { ...adjust, [name]: by } }))}
                range={[-MOST_ADJUST, MOST_ADJUST]}
                holds={[-MOST_ADJUST, MOST_ADJUST]}
              />
            ))}
          </div>
        </>
      )}
    </Fold>
  );
}

/** What each may be by itself. RUN-CEVENT-15, RUN-FOELIST-WENDOL.5, RUN-TER-70 */
function Members(props: GroupProps): ReactElement {
  const { at, group, problems, language } = props;
  const words = combatWords(language);
  const { foes, first } = group;
  const isUsed =
    foes.length === 1 || foes.some(({ selfWilled, hunts, holds }) => selfWilled || hunts || holds !== null);
  return (
    <Fold
      title={`${words.members}: ${foes.map(({ name }) => said(name, language)).join(', ')}`}
      isUsed={isUsed}
      paths={foes.flatMap((_, i) =>
        ['selfWilled', 'hunts', 'holds', 'name'].map((key) => [...at, first + i, key]),
      )}
      problems={problems}
    >
      {foes.map((foe, i) => (
        <Member key={foe.id} {...props} member={i} foe={foe} />
      ))}
    </Fold>
  );
}
