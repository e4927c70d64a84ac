// What can be done with somebody or at a place: weapons, manners and their chances before one is chosen.

import { PieceMenu, type Placed } from '@skald/games/board-kit';
import type { Asked } from '@skald/kernel';
import { capital, type Language } from '@skald/text';
import type { ReactElement } from 'react';
import { odds } from '../../rules/fight/odds.ts';
import type { State } from '../../rules/fight/state.ts';
import { optionText } from '../../text/options.ts';
import { hintsOf } from '../hints.ts';
import type { Asking } from './controls.ts';
import { Chances } from './odds-bar.tsx';
import { WEB_WORDS } from './words.ts';

interface MenuProps {
  readonly view: State;
  readonly decision: Asked;
  readonly asking: Asking;
  readonly title: string;
  readonly place: Placed;
  readonly language: Language;
  choose(option: string): void;
  close(): void;
}

export function DeedMenu({
  view,
  decision,
  asking,
  title,
  place,
  language,
  choose,
  close,
}: MenuProps): ReactElement {
  const asked = { ...decision, options: decision.options.map(({ choice }) => choice) };
  return (
    <PieceMenu title={title} place={place} back={WEB_WORDS[language].back} close={close}>
      <b className="run-menu-title">{title}</b>
      {optionsIn(asking).map((id) => {
        const choice = decision.options.find((option) => option.id === id)?.choice;
        if (choice === undefined) return null;
        const chances = odds(view, decision.seat, choice);
        const { prospects } = hintsOf(view, asked, choice, language);
        return (
          <button key={id} type="button" data-option={id} onClick={() => choose(id)}>
            {optionText(view, asked, choice, language)}
            {prospects.length > 0 && <small>{capital(prospects.join(', '))}</small>}
            <Chances odds={chances} choice={choice} language={language} />
          </button>
        );
      })}
    </PieceMenu>
  );
}

/** Where one may go comes before what one may do there. */
function optionsIn({ answer: { deeds, course } }: Asking): string[] {
  const goal = course?.goal;
  return [
    ...(goal === undefined ? [] : [goal.option, ...(goal.toAttack === null ? [] : [goal.toAttack])]),
    ...deeds.map(({ option }) => option),
  ];
}
