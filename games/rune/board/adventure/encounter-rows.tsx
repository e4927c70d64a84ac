// The encounters of an adventure in order: each with its role, who runs it, what it costs and what is wrong with it. A row is
// dragged, or moved by the keys of its handle.

import type { EditorProps } from '@skald/games/board';
import { Choose } from '@skald/games/board-kit';
import { type KeyboardEvent, type PointerEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { slotsOf } from '../../content/design/adventures.ts';
import { ENCOUNTER_KINDS } from '../../content/design/budget.ts';
import { sheetsOf } from '../../documents/adventure/price.ts';
import type { Adventure } from '../../documents/adventure/schema.ts';
import type { EncounterPrice } from '../../documents/encounter/price/index.ts';
import { adventureEditorWords } from '../../text/designer/adventures.ts';
import { said } from '../../text/encounter.ts';
import { NOTES_WORDS } from '../../text/notes/index.ts';
import { Mendable } from './mendable.tsx';

type Entry = Adventure['encounters'][number];

interface Props extends Pick<EditorProps<Adventure>, 'problems' | 'language' | 'change'> {
  readonly adventure: Adventure;
  /** Which one is read. */
  readonly open: number;
  read(at: number): void;
  move(from: number, to: number): void;
  duplicate(at: number): void;
  remove(at: number): void;
  alter(at: number, entry: Partial<Entry>): void;
}

export function EncounterRows(props: Props): ReactElement {
  const { adventure, language, move } = props;
  const { encounters, form, group } = adventure;
  const words = adventureEditorWords(language);
  const sheets = sheetsOf(adventure);
  const slots = slotsOf(form, group.heroes);
  const list = useRef<HTMLOListElement>(null);
  const [carried, carry] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [news, tell] = useState('');
  // The handle that was pressed goes with its row, and so does the focus.
  const [followed, follow] = useState<number | null>(null);
  useEffect(() => {
    if (followed === null) return;
    list.current?.querySelectorAll<HTMLElement>('.advedit-handle')[followed]?.focus();
    follow(null);
  }, [followed]);
  const go = (from: number, to: number): void => {
    const entry = encounters[from];
    if (entry === undefined || to < 0 || to >= encounters.length || from === to) return;
    move(from, to);
    tell(words.moved(said(entry.encounter.name, language), to + 1));
  };
  const letGo = (): void => {
    carry(null);
    setOver(null);
  };
  const missing = slots.slice(encounters.length);
  return (
    <>
      <p className="hint">
        {words.sum(encounters.length, slots.length)}. {words.order}
      </p>
      {encounters.length === 0 && <p>{words.none}</p>}
      <ol className="advedit-rows" ref={list}>
        {encounters.map((entry, i) => (
          <Row
            key={i}
            {...props}
            at={i}
            entry={entry}
            totals={sheets[i]?.totals}
            isCarried={carried === i}
            isOver={over === i && carried !== null && carried !== i}
            press={(to) => {
              go(i, to);
              follow(Math.min(Math.max(to, 0), encounters.length - 1));
            }}
            drag={{
              onPointerDown: (event: PointerEvent<HTMLElement>) => {
                if (event.button !== 0) return;
                event.currentTarget.setPointerCapture(event.pointerId);
                carry(i);
              },
              onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
                if (carried === i) setOver(rowAt(list.current, clientY));
              },
              onPointerUp: ({ clientY }: PointerEvent<HTMLElement>) => {
                const to = carried === i ? rowAt(list.current, clientY) : null;
                if (to !== null) go(i, to);
                letGo();
              },
              onPointerCancel: letGo,
            }}
          />
        ))}
      </ol>
      {missing.length > 0 && (
        <p className="hint">
          {words.missing(missing.map(({ kind }) => NOTES_WORDS[language].kinds[kind]).join(', '))}
        </p>
      )}
      <p className="advedit-news" aria-live="polite">
        {news}
      </p>
    </>
  );
}

/** Which row is at this height of the screen; the first or the last where one is beyond them. */
function rowAt(list: HTMLElement | null, y: number): number | null {
  const ends = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect().bottom);
  if (ends.length === 0) return null;
  const at = ends.findIndex((bottom) => y <= bottom);
  return at < 0 ? ends.length - 1 : at;
}

interface RowProps extends Props {
  readonly at: number;
  readonly entry: Entry;
  readonly totals: EncounterPrice['totals'] | undefined;
  readonly isCarried: boolean;
  readonly isOver: boolean;
  press(to: number): void;
  readonly drag: object;
}

function Row(props: RowProps): ReactElement {
  const { adventure, problems, language, open, at, entry, totals, isCarried, isOver, press } = props;
  const words = adventureEditorWords(language);
  const { encounter, runner } = entry;
  const title = said(encounter.name, language);
  const path = ['encounters', at];
  const { kinds } = NOTES_WORDS[language];
  const players = Array.from({ length: adventure.group.heroes }, (_, i) => [i, words.player(i + 1)] as const);
  const unknown =
    runner !== null && runner >= players.length ? [[runner, words.player(runner + 1)] as const] : [];
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    press(at + step);
  };
  return (
    <li
      className={`advedit-row${isCarried ? ' advedit-carried' : ''}${isOver ? ' advedit-over' : ''}`}
      data-path={path.join('.')}
    >
      <button
        type="button"
        {...props.drag}
        className="advedit-handle"
        aria-label={words.move(title, at + 1, adventure.encounters.length)}
        onKeyDown={onKeyDown}
      >
        <Grip />
      </button>
      <h3>
        {at + 1}. {title}
      </h3>
      {totals !== undefined && <Cost totals={totals} language={language} />}
      <div className="advedit-fields">
        <Choose
          label={words.role(at + 1)}
          value={encounter.kind}
          options={ENCOUNTER_KINDS.map((kind) => [kind, kinds[kind]] as const)}
          onChoose={(kind) => props.alter(at, { encounter: { ...encounter, kind } })}
        />
        <Choose
          label={words.runner(at + 1)}
          value={runner ?? NOBODY}
          options={[[NOBODY, words.notAgreed] as const, ...players, ...unknown]}
          onChoose={(player) => props.alter(at, { runner: player === NOBODY ? null : player })}
        />
      </div>
      <div className="advedit-acts">
        <button
          type="button"
          className="act act-quiet"
          aria-label={words.read(title)}
          aria-pressed={open === at}
          onClick={() => props.read(at)}
        >
          {words.shortRead}
        </button>
        <button
          type="button"
          className="act act-quiet"
          aria-label={words.duplicate(title)}
          onClick={() => props.duplicate(at)}
        >
          {words.shortDuplicate}
        </button>
        <button
          type="button"
          className="act act-quiet"
          aria-label={words.remove(title)}
          onClick={() => props.remove(at)}
        >
          {words.shortRemove}
        </button>
      </div>
      <Mendable
        adventure={adventure}
        change={props.change}
        problems={problems}
        at={path}
        within
        language={language}
      />
    </li>
  );
}

const NOBODY = -1;

function Cost({
  totals,
  language,
}: { totals: EncounterPrice['totals'] } & Pick<Props, 'language'>): ReactElement {
  const words = adventureEditorWords(language);
  const { spent, earned, limit } = totals;
  return (
    <p className="advedit-cost">
      <span className={spent > limit ? 'advedit-wrong' : ''}>{words.spent(spent, limit)}</span>
      <span className={earned < spent ? 'advedit-wrong' : ''}>{words.earned(earned)}</span>
    </p>
  );
}

const Grip = (): ReactElement => (
  <svg viewBox="0 0 12 18" aria-hidden="true">
    {[3, 9, 15].flatMap((y) => [3, 9].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r={1.6} />))}
  </svg>
);
