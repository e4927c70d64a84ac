// Answers as large buttons with what follows from each, their chances as bars and their sums to unfold.

import type { PanelProps } from '@skald/games/board';
import { atDigit, DigitKey, digitOf, EnterKey, FinishButton, Unfolding } from '@skald/games/board-kit';
import { useKeys } from '@skald/games/keys';
import { useOptionMarks } from '@skald/games/sites';
import type { Choice } from '@skald/kernel';
import { capital } from '@skald/text';
import type { ReactElement } from 'react';
import { odds } from '../../../rules/fight/odds.ts';
import type { State } from '../../../rules/fight/state.ts';
import { optionText } from '../../../text/options.ts';
import { hintsOf } from '../../hints.ts';
import { FighterPicture } from '../emblems.tsx';
import { findFighter } from '../figures.ts';
import { Chances } from '../odds-bar.tsx';
import { WEB_WORDS } from '../words.ts';

export interface Option {
  readonly id: string;
  readonly choice: Choice;
}

/** Answers that end what is under way. */
const ENDS: ReadonlySet<string> = new Set([
  'done',
  'letGo',
  'later',
  'stand',
  'stop',
  'deny',
  'pass',
  'stay',
  'keep',
  'leaveIt',
]);
/** Those that lose nothing. */
const KEEPS: ReadonlySet<string> = new Set(['later']);

/** What stands in one place of the list: an answer, and others of the same sort behind it. */
export interface Entry {
  readonly first: Option;
  readonly further: readonly Option[];
}

export const eachAlone = (options: readonly Option[]): Entry[] =>
  options.map((first) => ({ first, further: [] }));

/** `entries` are all answers but the one that ends it. */
export function Answers({
  props,
  entries,
  ends = ENDS,
}: {
  props: PanelProps<State>;
  entries?: (options: readonly Option[]) => readonly Entry[];
  ends?: ReadonlySet<string>;
}): ReactElement {
  const { decision, choose } = props;
  const options = decision?.options ?? [];
  const end = options.find(({ choice }) => ends.has(choice.act));
  const others = (entries ?? eachAlone)(options.filter((option) => option !== end));
  // A key that is pressed in passing gives nothing away.
  const byEnter = end && (KEEPS.has(end.choice.act) || others.length === 0) ? end : undefined;
  useKeys(({ key }) => {
    const option = key === 'Enter' ? byEnter : atDigit(others, key)?.first;
    return option === undefined ? null : () => choose(option.id);
  });
  return (
    <>
      <ol className="run-answers">
        {others.map(({ first, further }, i) => (
          <li key={first.id}>
            <Answer props={props} option={first} digit={i} />
            {further.length > 0 && <Further props={props} options={further} />}
          </li>
        ))}
      </ol>
      {end && (
        <FinishButton gold={props.done} shortcut={byEnter && 'Enter'} finish={() => choose(end.id)}>
          {byEnter && <EnterKey />} {labelOf(props, end.choice)}
          <small>{prospectsOf(props, end.choice)}</small>
        </FinishButton>
      )}
    </>
  );
}

/** Other manners of the same, behind how many they are. */
const Further = ({
  props,
  options,
}: {
  props: PanelProps<State>;
  options: readonly Option[];
}): ReactElement => (
  <details className="run-further">
    <summary>{WEB_WORDS[props.language].more(options.length)}</summary>
    {options.map((option) => (
      <Answer key={option.id} props={props} option={option} digit={null} />
    ))}
  </details>
);

function Answer({
  props,
  option: { id, choice },
  digit,
}: {
  props: PanelProps<State>;
  option: Option;
  digit: number | null;
}): ReactElement {
  const marks = useOptionMarks();
  const { view, language, choose } = props;
  const { sum } = hintsOf(view, asked(props), choice, language);
  const chances = odds(view, props.decision?.seat ?? 0, choice);
  const prospects = prospectsOf(props, choice);
  return (
    <Unfolding lines={sum} label={`${WEB_WORDS[language].sum}: ${labelOf(props, choice)}`}>
      <button
        type="button"
        className="run-answer"
        aria-keyshortcuts={digit === null ? undefined : digitOf(digit)}
        {...marks(id)}
        onClick={() => choose(id)}
      >
        <AnswerPicture view={view} choice={choice} />
        <span className="run-answer-words">
          <b>
            {digit !== null && <DigitKey at={digit} />} {labelOf(props, choice)}
          </b>
          {prospects !== '' && <small>{prospects}</small>}
          <Chances odds={chances} choice={choice} language={language} />
        </span>
      </button>
    </Unfolding>
  );
}

const asked = ({ decision }: PanelProps<State>) => ({
  seat: decision?.seat ?? 0,
  kind: decision?.kind ?? '',
  options: decision?.options.map(({ choice }) => choice) ?? [],
});

const labelOf = (props: PanelProps<State>, choice: Choice): string =>
  optionText(props.view, asked(props), choice, props.language);

function prospectsOf(props: PanelProps<State>, choice: Choice): string {
  const { brief, prospects } = hintsOf(props.view, asked(props), choice, props.language);
  return capital([...(brief === undefined ? [] : [brief]), ...prospects].join(', '));
}

function AnswerPicture({ view, choice }: { view: State; choice: Choice }): ReactElement | null {
  const one = findFighter(view, typeof choice.target === 'string' ? choice.target : null);
  return one === undefined ? null : <FighterPicture view={view} one={one} size={38} />;
}
