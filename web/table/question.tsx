// The current question with its options in words.

import { examples, type Listed } from '@skald/games/answers';
import type { PanelProps } from '@skald/games/boards';
import { useOptionMarks } from '@skald/games/sites';
import type { Asked, Refusal } from '@skald/kernel';
import { parted } from '@skald/text';
import { type ComponentType, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Loaded } from '../games.ts';
import type { TableAuthority, TableModel } from '../model.ts';
import { Act } from '../parts/controls.tsx';
import { useWords } from '../words/index.ts';
import { CounselFold } from './counsel.tsx';
import { seatName } from './names.ts';
import { NotForNow } from './orders.tsx';
import { presenceOf } from './presence.tsx';
import { type Teaching, useTeaching } from './use-teaching.ts';
import { comesFirst, WishPanel } from './wish.tsx';

export interface QuestionProps extends PanelProps {
  readonly loaded: Loaded;
  readonly model: TableModel;
  /** The newest, while the one shown may still be a little behind. */
  readonly live: TableModel;
  /** Whether a choice takes more than a moment to be answered. */
  readonly sending: boolean;
  /** Dice are falling on the board: nobody is asked before they lie. */
  readonly held: boolean;
  /** Shows at once how they fell. */
  hurry(): void;
  readonly authority: TableAuthority;
  /** The options in words, in the order of their numbers. */
  readonly listed: readonly Listed[];
  /** What the board asks in its own way. */
  readonly special: ComponentType<PanelProps> | null;
  /** Changes with every answer, so that the next question begins afresh. */
  readonly answered: number;
  /** The kind of question that was answered last. */
  readonly lastKind: string | null;
  onRefusal(refusal: Refusal | null): void;
}

export function QuestionPanel(props: QuestionProps) {
  const { wish, info } = props.model;
  const { game } = props.loaded.module;
  const named = (kind: string | null): string | null => kind && `${game.id}/${kind}`;
  const teaching = useTeaching(named(props.decision?.kind ?? null), named(props.lastKind), props.answered);
  const first = wish !== null && comesFirst(wish, info.mine);
  const height = useRef(0);
  return (
    <>
      {wish && <WishPanel {...props} wish={wish} />}
      {!first &&
        (props.held ? (
          <Rolling height={height.current} hurry={props.hurry} />
        ) : props.decision === null ? (
          <Waiting {...props} height={height} />
        ) : (
          <Question {...props} height={height} decision={props.decision} teaching={teaching} />
        ))}
    </>
  );
}

/** How high the last question was: what stands in its place for a moment moves nothing. */
interface Measured {
  readonly height: RefObject<number>;
}

function useMeasured(section: RefObject<HTMLElement | null>, { height }: Measured): void {
  useLayoutEffect(() => {
    height.current = section.current?.offsetHeight ?? 0;
  });
}

function Question(
  props: QuestionProps & Measured & { readonly decision: Asked; readonly teaching: Teaching },
) {
  const { decision, loaded, language, special: Special } = props;
  const asked = { ...decision, options: decision.options.map(({ choice }) => choice) };
  const text = loaded.module.words.question(props.view, asked, language);
  const section = useReadFromTheTop(text, props.answered);
  useMeasured(section, props);
  return (
    <section
      ref={section}
      className="question"
      id="question"
      aria-labelledby="asked"
      aria-busy={props.sending}
      tabIndex={-1}
    >
      <CounselFold {...props} />
      <Said text={text} {...props.teaching} />
      <Sending {...props} />
      {Special ? (
        <Special key={props.answered} {...props} explains={props.teaching.open} />
      ) : (
        <Options {...props} />
      )}
      <NotForNow {...props} kind={decision.kind} />
    </section>
  );
}

/** The question itself, and below what it teaches: the first time, or when asked for. */
function Said({ text, known, open, toggle }: Teaching & { readonly text: string }) {
  const { table } = useWords();
  const { prompt, teaching } = parted(text);
  return (
    <>
      <div className="asked">
        <h2 id="asked">{prompt}</h2>
        {known && teaching !== null && (
          <button
            type="button"
            className="teach"
            aria-label={table.explain}
            aria-expanded={open}
            aria-controls="teaching"
            onClick={toggle}
          >
            ?
          </button>
        )}
      </div>
      {open && teaching !== null && (
        <p className="teaching" id="teaching">
          {teaching}
        </p>
      )}
    </>
  );
}

/** Whatever was scrolled to answer the last question is scrolled back for the next. */
function useReadFromTheTop(text: string, answered: number) {
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told by the question
  useLayoutEffect(() => {
    for (let box: HTMLElement | null = section.current; box !== null; box = box.parentElement)
      box.scrollTop = 0;
  }, [text, answered]);
  return section;
}

function Options(props: QuestionProps) {
  const { listed, choose, done, loaded } = props;
  const { Beneath } = loaded.board;
  const { table } = useWords();
  const marks = useOptionMarks();
  const counted = listed.filter(({ countless }) => !countless);
  return (
    <>
      <ol className="options" aria-label={table.options}>
        {counted.map(({ id, label, hint, finishing }, i) => (
          <li key={id} className={finishing ? 'finishing' : ''} {...marks(id)}>
            <Act tone={finishing ? (done ? 'main' : 'quiet') : 'plain'} onPress={() => choose(id)}>
              {i < 9 && <kbd>{i + 1}</kbd>}
              <span>{label}</span>
              {hint && <small>{hint}</small>}
              {Beneath && <Beneath {...props} option={id} />}
            </Act>
          </li>
        ))}
      </ol>
      {counted.length < listed.length && <p>{table.byName(examples(listed).join(' · '))}</p>}
    </>
  );
}

/** Nothing moves when it comes and goes: its place is in the corner. */
function Sending({ sending, live }: QuestionProps) {
  const { connection } = useWords();
  return (
    <p className="sending" role="status">
      {sending && <span>{connection[live.connection === 'lost' ? 'waiting' : 'sending']}</span>}
    </p>
  );
}

/** Instead of a question whose answer is known, or one that would give away how the dice fall. */
function Rolling({ height, hurry }: { readonly height: number; readonly hurry: () => void }) {
  const { table } = useWords();
  return (
    <section className="question waiting" id="question" tabIndex={-1} style={{ blockSize: height }}>
      <p>{table.rolling}</p>
      <Act tone="quiet" onPress={hurry}>
        {table.showEnd}
      </Act>
    </section>
  );
}

function Waiting({ height, ...props }: QuestionProps & Measured) {
  const { model, live, loaded, language } = props;
  const { table, connection } = useWords();
  const section = useRef<HTMLElement>(null);
  useMeasured(section, { height });
  const names = model.info.asked.map((seat) => seatName(model, loaded, seat, language)).join(', ');
  const bots = model.info.asked.every((seat) => model.info.seats[seat]?.kind === 'bot');
  const gone = model.info.asked.filter((seat) => presenceOf(live, seat) === 'notConnected');
  const who = gone.map((seat) => seatName(model, loaded, seat, language)).join(', ');
  const lost = live.connection === 'lost';
  return (
    <section ref={section} className="question waiting" id="question" tabIndex={-1}>
      <p>
        {names === ''
          ? table.loading
          : lost
            ? connection.waited(names)
            : bots
              ? table.thinks(names)
              : table.waits(names)}
      </p>
      {!lost && who !== '' && <p className="gone">{connection.gone(who)}</p>}
    </section>
  );
}
