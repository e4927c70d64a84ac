// Where to go: the manner of going for the map, and a square by its name for whoever would rather type.

import type { PanelProps } from '@skald/games/board';
import { placeNamed } from '@skald/games/grid-kit';
import { type FormEvent, type ReactElement, useId, useMemo, useState } from 'react';
import type { State } from '../../../rules/fight/state.ts';
import { BOARD_WORDS } from '../../../text/board.ts';
import { activeOf } from '../deeds.ts';
import { courseTo, type Goal, goalsOf, MANNERS } from '../goings.ts';
import { showManner, useManner } from '../manner.ts';
import { courseInWords } from '../speech.ts';
import { WEB_WORDS } from '../words.ts';

export function GoingChoice(props: PanelProps<State>): ReactElement | null {
  const { view, decision, language, explains } = props;
  const words = WEB_WORDS[language];
  const goings = useMemo(() => goalsOf(view, decision), [view, decision]);
  const manner = useManner(decision);
  const offered = MANNERS.filter((each) => goings.has(each));
  if (offered.length === 0) return null;
  return (
    <fieldset className="run-goings" aria-label={words.going}>
      {offered.length > 1 &&
        offered.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={manner === each}
            title={words.mannerHints[each]}
            onClick={() => showManner(each, decision)}
          >
            {words.manners[each]}
          </button>
        ))}
      <Typed {...props} goals={[...(goings.get(manner)?.values() ?? [])]} />
      {explains && <small className="key-hint">{words.mannerHints[manner]}</small>}
    </fieldset>
  );
}

/** A square by its name: what the way there costs, and the button that goes it. */
function Typed({
  view,
  decision,
  language,
  choose,
  goals,
}: PanelProps<State> & { goals: readonly Goal[] }): ReactElement {
  const words = WEB_WORDS[language];
  const id = useId();
  const [typed, setTyped] = useState('');
  const place = placeNamed(typed.trim());
  const goal = goals.find(({ x, y }) => x === place?.[0] && y === place?.[1]);
  const active = activeOf(view, decision);
  const course = goal === undefined || active === null ? null : courseTo(view, active, goal);
  const go = (event: FormEvent): void => {
    event.preventDefault();
    if (goal !== undefined) choose(goal.option);
  };
  const said =
    course !== null
      ? courseInWords(view, course, language).join(', ')
      : place === null
        ? words.goOnMap(goals.length)
        : BOARD_WORDS[language].outOfReach(typed.toUpperCase());
  return (
    <form className="run-typed" onSubmit={go}>
      <label htmlFor={id}>{words.square}</label>
      <input
        id={id}
        value={typed}
        size={4}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}said`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit" disabled={goal === undefined}>
        {words.goThere}
      </button>
      {goal?.toAttack != null && (
        <button type="button" onClick={() => choose(goal.toAttack as string)}>
          {words.goToAttack}
        </button>
      )}
      <small id={`${id}said`} role="status">
        {said}
      </small>
    </form>
  );
}
