// The account of a fight on one's own table, all at once: a fold for each of those who fought, with steppers in it. What
// cannot be cannot be set, and the line says why.

import type { PanelProps } from '@skald/games/board';
import { Choose, ConfirmButton, Slider, Tick } from '@skald/games/board-kit';
import { useKeys } from '@skald/games/keys';
import { optionId } from '@skald/kernel';
import { capital } from '@skald/text';
import { type ReactElement, useId, useState } from 'react';
import type { State } from '../../../rules/fight/state.ts';
import type { Entry } from '../../../rules/sitting/tabletop/choices.ts';
import { type Filled, filled, lineOf, numberOf } from '../../../rules/sitting/tabletop/filling.ts';
import { unveiled } from '../../../rules/sitting/veil.ts';
import { namingOf } from '../../../text/naming.ts';
import { optionText } from '../../../text/options.ts';
import { FIGHT, OTHERS, whoseLine } from '../../../text/tabletop.ts';
import { Answers, eachAlone } from '../questions/answers.tsx';
import { WEB_WORDS } from '../words.ts';
import { boundText } from './bounds.ts';
import { ValorTable } from './valor-table.tsx';

export function AccountQuestion(props: PanelProps<State>): ReactElement | null {
  const { view, decision } = props;
  const frame = view.agenda.at(-1);
  if (decision === null || frame?.step !== 'account') return null;
  const first = decision.options[0]?.choice.act;
  // What only the notes can tell is asked line by line.
  if (first === 'did' && unveiled(view) === null) return <Plain {...props} />;
  return <Form key={frame.before.length} {...props} given={frame.entries} before={frame.before} />;
}

const Plain = (props: PanelProps<State>): ReactElement => (
  <div className="run-panel">
    <Answers props={props} entries={eachAlone} />
  </div>
);

interface Given {
  /** In words, line by line, before this page was looked at. */
  readonly given: readonly Entry[];
  /** What somebody would have otherwise. */
  readonly before: readonly Entry[];
}

function Form({ given, before, ...props }: PanelProps<State> & Given): ReactElement {
  const { view, decision, language, choose } = props;
  const [wanted, setWanted] = useState<readonly Entry[]>([...given, ...before]);
  const [open, setOpen] = useState<string | null>(null);
  const words = WEB_WORDS[language].tabletop;
  const seat = decision?.seat ?? 0;
  const done = new Set(given.map(lineOf));
  const lines = filled(unveiled(view) ?? view, wanted, seat);
  const asked = lines.filter(({ open: may, says }) => may.length > 1 && !done.has(lineOf(says)));
  const set = (entry: Entry): void =>
    setWanted([...wanted.filter((one) => lineOf(one) !== lineOf(entry)), entry]);
  const submit = (): void => {
    const [first, ...rest] = asked.map(({ says }) => optionId(says));
    if (first !== undefined) choose(first, ...rest);
  };
  useKeys(({ key }) => (key === 'Enter' ? submit : null));
  const { who } = namingOf(view, language);
  const groups = [...Map.groupBy(asked, ({ says }) => whoseLine(says))];
  return (
    <div className="run-panel run-account">
      <ValorTable view={view} language={language} />
      {groups.map(([id, its]) => (
        <details
          key={id}
          open={(open ?? FIGHT) === id}
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) setOpen(id);
            else if ((open ?? FIGHT) === id) setOpen('');
          }}
        >
          <summary>
            <b>{id === FIGHT ? words.fight : id === OTHERS ? words.others : capital(who(id))}</b>{' '}
            <small>
              {lines
                .filter(({ says }) => whoseLine(says) === id)
                .map(({ says }) => words.part(view, says, who))
                .filter(Boolean)
                .join(', ')}
            </small>
          </summary>
          {its.map((line) => (
            <Line key={lineOf(line.says)} line={line} lines={lines} props={props} set={set} />
          ))}
        </details>
      ))}
      <ConfirmButton confirm={submit}>{words.submit}</ConfirmButton>
    </div>
  );
}

function Line({
  line,
  lines,
  props,
  set,
}: {
  line: Filled;
  lines: readonly Filled[];
  props: PanelProps<State>;
  set: (entry: Entry) => void;
}): ReactElement {
  const { view, language } = props;
  const words = WEB_WORDS[language].tabletop;
  const { who } = namingOf(view, language);
  const { says, open } = line;
  const text = (entry: Entry): string =>
    optionText(
      view,
      { seat: props.decision?.seat ?? 0, kind: 'account', options: [...open] },
      entry,
      language,
    );
  switch (says.act) {
    case 'brink':
      return (
        <Tick
          label={`${capital(who(says.hero))} ${words.brink}`}
          ticked={says.was}
          onTick={(was) => set({ ...says, was })}
        />
      );
    case 'won':
    case 'foe':
    case 'hero':
    case 'slew':
      return (
        <Choose
          label={says.act === 'won' ? words.won : says.act === 'slew' ? words.slew : words.fate}
          value={optionId(says)}
          options={open.map((one) => [optionId(one), capital(text(one))] as const)}
          onChoose={(id) => set(open.find((one) => optionId(one) === id) ?? says)}
        />
      );
    case 'captive':
    case 'did':
    case 'moved':
      return (
        <Choose
          label={'extra' in says ? capital(who(says.extra)) : ''}
          value={optionId(says)}
          options={open.map((one) => [optionId(one), capital(text(one))] as const)}
          onChoose={(id) => set(open.find((one) => optionId(one) === id) ?? says)}
        />
      );
    default:
      return <Amount line={line} lines={lines} props={props} set={set} />;
  }
}

function Amount({
  line: { says, open },
  lines,
  props: { view, language },
  set,
}: {
  line: Filled;
  lines: readonly Filled[];
  props: PanelProps<State>;
  set: (entry: Entry) => void;
}): ReactElement {
  const id = useId();
  const words = WEB_WORDS[language].tabletop;
  const { who } = namingOf(view, language);
  const numbers = open.map((one) => numberOf(one) ?? 0);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const value = numberOf(says) ?? least;
  const label = labelOf(says, words, (of) => capital(who(of)));
  const why = boundText(says, value, [least, most], lines, words);
  return (
    <div className="run-amount">
      <label htmlFor={id}>{label}</label>
      <Slider
        id={id}
        value={value}
        range={[least, most]}
        change={(number) => {
          const entry = open[numbers.indexOf(number)];
          if (entry !== undefined) set(entry);
        }}
        words={{
          less: `${label}: ${words.less}`,
          more: `${label}: ${words.more}`,
          value: String(value),
        }}
      />
      {why !== null && <small>{why}</small>}
    </div>
  );
}

type Words = (typeof WEB_WORDS)['en']['tabletop'];

function labelOf(entry: Entry, words: Words, who: (id: string) => string): string {
  switch (entry.act) {
    case 'fought':
    case 'left':
    case 'suffered':
    case 'wounds':
      return words[entry.act];
    case 'dealt':
      return words.dealt(who(entry.hero));
    default:
      return words.drank;
  }
}
