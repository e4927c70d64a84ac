// What is still in the way of playing, then advice; each leads to its place.

import type { ToldProblem } from '@skald/games/documents';
import { RuleOnDemand, RulesCited } from '../parts/rule-link.tsx';
import { useWords } from '../words/index.ts';

interface Props {
  readonly problems: readonly ToldProblem[];
  readonly show: (problem: ToldProblem) => void;
}

export function CheckList({ game, problems, show }: Props & { game: string }) {
  const { workshop: words } = useWords();
  const inTheWay = problems.filter(({ advice }) => !advice);
  const advice = problems.filter((one) => one.advice);
  const playable = advice.length > 0 ? words.advice : words.good;
  return (
    <RulesCited value={{ game, apart: true }}>
      <section className="workshop-check" aria-live="polite">
        <p className={inTheWay.length === 0 ? 'good' : ''}>
          {inTheWay.length > 0 ? words.problems(inTheWay.length) : playable}
        </p>
        <Problems problems={inTheWay} show={show} />
        {inTheWay.length > 0 && advice.length > 0 && <p>{words.adviceToo}</p>}
        <Problems problems={advice} show={show} />
      </section>
    </RulesCited>
  );
}

function Problems(props: Props) {
  if (props.problems.length === 0) return null;
  return (
    <ul>
      {props.problems.map((one, i) => (
        <li key={`${i}:${one.text}`}>
          {one.path.length === 0 ? (
            one.text
          ) : (
            <button type="button" className="linklike" onClick={() => props.show({ ...one })}>
              {one.text}
            </button>
          )}{' '}
          {one.rule && <RuleOnDemand id={one.rule} />}
        </li>
      ))}
    </ul>
  );
}
