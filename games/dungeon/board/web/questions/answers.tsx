// Answers as large buttons with what follows from each.

import type { PanelProps } from '@skald/games/board';
import { atDigit, DigitKey, digitOf, EnterKey, FinishButton, Unfolding } from '@skald/games/board-kit';
import { useKeys } from '@skald/games/keys';
import { useOptionMarks } from '@skald/games/sites';
import type { Choice } from '@skald/kernel';
import type { Language } from '@skald/text';
import { type ReactElement, useState } from 'react';
import type { Card, Spell } from '../../../content/index.ts';
import { findModel } from '../../../rules/models.ts';
import { odds } from '../../../rules/odds.ts';
import type { State } from '../../../rules/state.ts';
import { optionText } from '../../../text/options.ts';
import { hintsOf } from '../../hints.ts';
import { CardPicture, ModelPicture, SpellPicture } from '../cards.tsx';
import { AttackBar } from '../odds-bar.tsx';
import { WEB_WORDS } from '../words.ts';

/** Answers that end what is under way. */
const ENDS = new Set(['done', 'pass', 'waive', 'wait', 'keep', 'no']);
/** Those that lose nothing: what is not played or used now is kept. */
const KEEPS = new Set(['wait', 'keep']);

/** Without the acts that are shown in another way. */
export function Answers({
  props,
  without = [],
}: {
  props: PanelProps<State>;
  without?: readonly string[];
}): ReactElement | null {
  const { decision, choose } = props;
  const marks = useOptionMarks();
  const options = (decision?.options ?? []).filter(({ choice }) => !without.includes(choice.act));
  const end = options.find(({ choice }) => ENDS.has(choice.act));
  const concede = options.find(({ choice }) => choice.act === 'concede');
  const others = options.filter((option) => option !== end && option !== concede);
  // A key that is pressed in passing gives nothing away: no strike, and no Action that has a use.
  const byEnter = end && (KEEPS.has(end.choice.act) || others.length === 0) ? end : undefined;
  useKeys(({ key }) => {
    const option = key === 'Enter' ? byEnter : atDigit(others, key);
    return option === undefined ? null : () => choose(option.id);
  });
  return (
    <>
      <ol className="dun-answers">
        {others.map(({ id, choice }, i) => (
          <li key={id}>
            <Unfolding
              lines={hintsOf(props.view, asked(props), choice, props.language).sum}
              label={`${WEB_WORDS[props.language].sum}: ${labelOf(props, choice)}`}
            >
              <button
                type="button"
                className="dun-answer"
                aria-keyshortcuts={digitOf(i)}
                {...marks(id)}
                onClick={() => choose(id)}
              >
                <AnswerPicture view={props.view} choice={choice} />
                <AnswerWords props={props} choice={choice} digit={i} />
              </button>
            </Unfolding>
          </li>
        ))}
      </ol>
      {end && (
        <FinishButton gold={props.done} shortcut={byEnter && 'Enter'} finish={() => choose(end.id)}>
          {byEnter && <EnterKey />} {labelOf(props, end.choice)}
          <small>{prospectsOf(props, end.choice)}</small>
        </FinishButton>
      )}
      {concede && (
        <Concede
          label={labelOf(props, concede.choice)}
          language={props.language}
          concede={() => choose(concede.id)}
        />
      )}
    </>
  );
}

/** It cannot be taken back: asks once more. */
function Concede({
  label,
  language,
  concede,
}: {
  label: string;
  language: Language;
  concede: () => void;
}): ReactElement {
  const [sure, setSure] = useState(false);
  const words = WEB_WORDS[language];
  if (!sure)
    return (
      <button type="button" className="dun-quiet" onClick={() => setSure(true)}>
        {label}
      </button>
    );
  return (
    <div className="dun-sure">
      <p>{words.sure}</p>
      <button type="button" className="dun-danger" onClick={concede}>
        {label}
      </button>
      <button type="button" className="dun-quiet" onClick={() => setSure(false)}>
        {words.back}
      </button>
    </div>
  );
}

const asked = ({ decision }: PanelProps<State>) => ({
  seat: decision?.seat ?? 0,
  kind: decision?.kind ?? '',
  options: decision?.options.map(({ choice }) => choice) ?? [],
});

const labelOf = (props: PanelProps<State>, choice: Choice): string =>
  optionText(props.view, asked(props), choice, props.language);

const prospectsOf = (props: PanelProps<State>, choice: Choice): string =>
  hintsOf(props.view, asked(props), choice, props.language).prospects.join('; ');

function AnswerWords({
  props,
  choice,
  digit,
}: {
  props: PanelProps<State>;
  choice: Choice;
  digit: number;
}): ReactElement {
  const chances = odds(props.view, props.decision?.seat ?? 0, choice);
  return (
    <span className="dun-answer-words">
      <b>
        <DigitKey at={digit} /> {labelOf(props, choice)}
      </b>
      <small>{prospectsOf(props, choice)}</small>
      {chances !== null && <AttackBar odds={chances} language={props.language} />}
    </span>
  );
}

function AnswerPicture({ view, choice }: { view: State; choice: Choice }): ReactElement | null {
  if (choice.act === 'cast') return <SpellPicture spell={choice.spell as Spell} turned={0} size={40} />;
  if (choice.act === 'play') return <CardPicture card={choice.card as Card} size={44} />;
  const id = ['give', 'take', 'swap'].includes(choice.act)
    ? ''
    : (choice.target ?? choice.model ?? choice.hero);
  const one = typeof id === 'string' ? findModel(view, id) : undefined;
  return one === undefined ? null : <ModelPicture view={view} one={one} size={44} />;
}
