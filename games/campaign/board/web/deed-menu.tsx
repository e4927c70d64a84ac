// What can be done in a place, where there is more than one thing or something that cannot be taken back.

import type { Asked } from '@skald/kernel';
import type { Language } from '@skald/text';
import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react';
import type { State } from '../../rules/state.ts';
import { armyName } from '../../text/names.ts';
import { optionText } from '../../text/options.ts';
import type { Deed, PieceId } from './deeds.ts';
import { OutlookOf } from './odds-bar.tsx';
import { outlookOf } from './outlook.ts';
import { WEB_WORDS } from './words.ts';

export interface MenuProps {
  readonly view: State;
  readonly decision: Asked;
  readonly deeds: readonly Deed[];
  readonly others: readonly PieceId[];
  readonly title: string;
  readonly style: { readonly left: number; readonly top: number };
  readonly below: boolean;
  readonly language: Language;
  choose(option: string): void;
  pick(piece: PieceId): void;
  close(): void;
}

export function DeedMenu(props: MenuProps): ReactElement {
  const { view, decision, deeds, others, title, style, below, language, choose, pick, close } = props;
  const words = WEB_WORDS[language];
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const asked = { ...decision, options: decision.options.map(({ choice }) => choice) };
  const outlook = deeds.map((deed) => outlookOf(view, deed)).find((one) => one !== null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      step(event, event.key === 'ArrowDown' ? 1 : -1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      className={below ? 'cam-menu cam-menu-below' : 'cam-menu'}
      role="dialog"
      aria-label={title}
      style={style}
      onKeyDown={onKeyDown}
    >
      {deeds.map(({ option }, i) => {
        const choice = decision.options.find(({ id }) => id === option)?.choice;
        return (
          <button key={option} ref={i === 0 ? first : undefined} type="button" onClick={() => choose(option)}>
            {choice && optionText(view, asked, choice, language)}
          </button>
        );
      })}
      {outlook && <OutlookOf outlook={outlook} battles={view.options.battles} language={language} />}
      {others.map((piece) => (
        <button key={piece} type="button" onClick={() => pick(piece)}>
          {words.takeInHand(piece === 'ship' ? words.theShip : armyName(piece, language))}
        </button>
      ))}
      <button type="button" className="cam-menu-back" onClick={close}>
        {words.back}
      </button>
    </div>
  );
}

/** The arrow keys lead from button to button. */
function step({ currentTarget }: KeyboardEvent, by: 1 | -1): void {
  const buttons = [...currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + by + buttons.length) % buttons.length]?.focus();
}
