// What can be done in a place, where there is more than one thing or something that leads to dice.

import { PieceMenu, type Placed } from '@skald/games/board-kit';
import type { Asked } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import { odds } from '../../rules/odds.ts';
import type { State } from '../../rules/state.ts';
import { optionText } from '../../text/options.ts';
import { hint } from '../hints.ts';
import type { Deed } from './deeds.ts';
import { AttackBar } from './odds-bar.tsx';
import { WEB_WORDS } from './words.ts';

interface MenuProps {
  readonly view: State;
  readonly decision: Asked;
  readonly deeds: readonly Deed[];
  readonly title: string;
  readonly place: Placed;
  readonly language: Language;
  choose(option: string): void;
  close(): void;
}

export function DeedMenu(props: MenuProps): ReactElement {
  const { view, decision, deeds, title, place, language, choose, close } = props;
  const asked = { ...decision, options: decision.options.map(({ choice }) => choice) };
  return (
    <PieceMenu title={title} place={place} back={WEB_WORDS[language].back} close={close}>
      {deeds.map(({ option, choice }) => {
        const chances = odds(view, decision.seat, choice);
        return (
          <button key={option} type="button" onClick={() => choose(option)}>
            {optionText(view, asked, choice, language)}
            <small>{hint(view, asked, choice, language)}</small>
            {chances !== null && (
              <AttackBar odds={chances} suffered={choice.act === 'step'} language={language} />
            )}
          </button>
        );
      })}
    </PieceMenu>
  );
}
