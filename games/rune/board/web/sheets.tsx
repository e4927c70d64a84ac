// Everybody on a sheet: heroes with their numbers and arms, foes as far as one may know them.

import type { PanelProps } from '@skald/games/board';
import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import { isHero } from '../../rules/fight/fighters.ts';
import type { Fighter, State } from '../../rules/fight/state.ts';
import { figureCard } from '../figure-card.ts';
import { FighterPicture } from './emblems.tsx';

/** One's own heroes first, the foes last. */
export function Sheets({ view, seat, seats, language }: PanelProps<State>): ReactElement {
  const rank = (one: Fighter): number => (isHero(one) ? (one.seat === seat ? 0 : 1) : 2);
  const fighters = view.fighters.toSorted((a, b) => rank(a) - rank(b));
  return (
    <div className="run-panel run-sheets">
      {fighters.map((one) => (
        <FighterSheet
          key={one.id}
          view={view}
          one={one}
          player={seats.find((look) => look.seat === one.seat)?.player ?? ''}
          language={language}
        />
      ))}
    </div>
  );
}

function FighterSheet({
  view,
  one,
  player,
  language,
}: {
  view: State;
  one: Fighter;
  player: string;
  language: Language;
}): ReactElement {
  const {
    title,
    kind,
    values = [],
    states = [],
    things = [],
    texts = [],
  } = figureCard(view, one, player, language);
  return (
    <details className="run-sheet" open={isHero(one)} data-topic={one.id}>
      <summary>
        <FighterPicture view={view} one={one} size={44} />
        <span>
          <b>{title}</b> <small>{kind}</small>
          <small>{states.map(({ text }) => text).join(', ')}</small>
        </span>
      </summary>
      <dl>
        {values.map(({ label, value, sum }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{value}</b> {sum && <small>{sum}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <ul>
        {things.map(({ name, text }, i) => (
          <li key={`${name}${i}`}>
            {name} {text && <small>{text}</small>}
          </li>
        ))}
      </ul>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </details>
  );
}
