// What can be done with a thing or a hero of the picture: a short list over it.

import { PieceMenu } from '@skald/games/board-kit';
import type { Asked } from '@skald/kernel';
import { capital, type Language } from '@skald/text';
import type { ReactElement } from 'react';
import { odds } from '../../../rules/fight/odds.ts';
import type { State } from '../../../rules/fight/state.ts';
import { optionText } from '../../../text/options.ts';
import { hintsOf } from '../../hints.ts';
import { Chances } from '../odds-bar.tsx';
import { WEB_WORDS } from '../words.ts';

/** Half of the menu, and a little more. */
const HALF = 158;

export function PlaceMenu({
  view,
  decision,
  options,
  title,
  left,
  width,
  language,
  choose,
  close,
}: {
  view: State;
  decision: Asked;
  options: readonly Asked['options'][number][];
  title: string;
  /** Where in the picture, and how wide that is. */
  left: number;
  width: number;
  language: Language;
  choose(option: string): void;
  close(): void;
}): ReactElement {
  const asked = { ...decision, options: decision.options.map(({ choice }) => choice) };
  return (
    <PieceMenu
      title={title}
      place={{ below: true, style: { left: Math.max(HALF, Math.min(left, width - HALF)), top: 8 } }}
      back={WEB_WORDS[language].back}
      close={close}
    >
      <b className="run-menu-title">{title}</b>
      {options.map(({ id, choice }) => (
        <button key={id} type="button" data-option={id} onClick={() => choose(id)}>
          {optionText(view, asked, choice, language)}
          {hintsOf(view, asked, choice, language).prospects.length > 0 && (
            <small>{capital(hintsOf(view, asked, choice, language).prospects.join(', '))}</small>
          )}
          <Chances odds={odds(view, decision.seat, choice)} choice={choice} language={language} />
        </button>
      ))}
    </PieceMenu>
  );
}
