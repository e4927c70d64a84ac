// What can be done in a place, where there is more than one thing or something that leads to dice.

import type { Asked } from '@skald/kernel';
import type { Language } from '@skald/text';
import { type KeyboardEvent, type ReactElement, useEffect, useLayoutEffect, useRef } from 'react';
import { odds } from '../../rules/odds.ts';
import type { State } from '../../rules/state.ts';
import { optionText } from '../../text/options.ts';
import { hint } from '../hints.ts';
import type { Deed } from './deeds.ts';
import { OddsBar } from './odds-bar.tsx';
import { WEB_WORDS } from './words.ts';

/** Pixels between the menu and the edge of the board. */
const EDGE = 8;

interface MenuProps {
  readonly view: State;
  readonly decision: Asked;
  readonly deeds: readonly Deed[];
  readonly title: string;
  readonly style: { readonly left: number; readonly top: number };
  readonly below: boolean;
  readonly language: Language;
  choose(option: string): void;
  close(): void;
}

export function DeedMenu(props: MenuProps): ReactElement {
  const { view, decision, deeds, title, style, below, language, choose, close } = props;
  const menu = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => keepInside(menu.current), []);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const asked = { ...decision, options: decision.options.map(({ choice }) => choice) };
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
      ref={menu}
      className={below ? 'dun-menu dun-menu-below' : 'dun-menu'}
      role="dialog"
      aria-label={title}
      style={style}
      onKeyDown={onKeyDown}
    >
      {deeds.map(({ option, choice }, i) => {
        const chances = odds(view, decision.seat, choice);
        return (
          <button key={option} ref={i === 0 ? first : undefined} type="button" onClick={() => choose(option)}>
            {optionText(view, asked, choice, language)}
            <small>{hint(view, asked, choice, language)}</small>
            {chances !== null && <OddsBar odds={chances} language={language} />}
          </button>
        );
      })}
      <button type="button" className="dun-menu-back" onClick={close}>
        {WEB_WORDS[language].back}
      </button>
    </div>
  );
}

/** A small board has no room for it above or below: then it lies over its square. */
function keepInside(menu: HTMLElement | null): void {
  const room = menu?.parentElement?.getBoundingClientRect();
  if (menu === null || room === undefined) return;
  const { top, bottom } = menu.getBoundingClientRect();
  const shift = Math.max(room.top + EDGE - top, Math.min(0, room.bottom - EDGE - bottom));
  menu.style.marginTop = `${shift}px`;
}

/** The arrow keys lead from button to button. */
function step({ currentTarget }: KeyboardEvent, by: 1 | -1): void {
  const buttons = [...currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + by + buttons.length) % buttons.length]?.focus();
}
