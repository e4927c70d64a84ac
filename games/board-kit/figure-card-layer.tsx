// The card of the figure that one looks at: beside it while one points there, over everything once it is asked for.

import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { besideFigure, type FigureCard } from './figure-card.ts';
import { HIDDEN } from './hidden.ts';
import type { LookedAt } from './use-pointing.ts';

export interface CardWords {
  readonly close: string;
  /** Opens the help on this figure. */
  readonly help: string;
}

export function FigureCardLayer({
  frame,
  figure,
  words,
  close,
  help,
}: {
  frame: RefObject<HTMLElement | null>;
  /** As the controls of the map tell it. */
  figure: LookedAt | null;
  words: CardWords;
  close: () => void;
  help: (topic: string) => void;
}): ReactElement | null {
  if (figure === null) return null;
  if (!figure.pinned) return <Beside {...{ frame, figure, close }} />;
  const explain = (): void => {
    close();
    help(figure.topic);
  };
  return <Pinned {...{ frame, figure, words, close, explain }} />;
}

type Shown = { frame: RefObject<HTMLElement | null>; figure: LookedAt };

/** What it says is in the figure's own words too, and in the card that the key opens: nobody is told twice. */
function Beside({ frame, figure, close }: Shown & { close: () => void }): ReactElement {
  const card = useRef<HTMLDivElement>(null);
  // Wherever the focus is; what else Escape leaves is left as well.
  useEffect(() => {
    const leave = ({ key }: { key: string }): void => {
      if (key === 'Escape') close();
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  });
  useLayoutEffect(() => place(card.current, frame.current, figure.key, 'board'));
  return (
    <div ref={card} className="kit-figure" data-figure={figure.key} {...HIDDEN}>
      <Face {...figure.card} />
    </div>
  );
}

/** It stays until Escape, its button or a press outside of it. */
function Pinned({
  frame,
  figure,
  words,
  close,
  explain,
}: Shown & { words: CardWords; close: () => void; explain: () => void }): ReactElement {
  const card = useRef<HTMLDialogElement>(null);
  /** A finger that rested on the figure is lifted over the card: that was no press outside. */
  const pressed = useRef(false);
  useLayoutEffect(() => card.current?.showModal(), []);
  useLayoutEffect(() => place(card.current, frame.current, figure.key, 'screen'));
  const isOutside = ({ target, clientX, clientY }: { target: unknown; clientX: number; clientY: number }) => {
    const box = card.current?.getBoundingClientRect();
    if (box === undefined || target !== card.current) return false;
    return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
  };
  return (
    <dialog
      ref={card}
      className="kit-figure kit-figure-pinned"
      data-figure={figure.key}
      aria-label={figure.card.title}
      onClose={close}
      onPointerDown={(event: PointerEvent) => {
        pressed.current = isOutside(event);
        event.stopPropagation();
      }}
      onClick={(event) => {
        if (pressed.current && isOutside(event)) card.current?.close();
      }}
      // What is typed here is no answer to the question behind it.
      onKeyDown={(event: KeyboardEvent) => event.stopPropagation()}
    >
      <Face {...figure.card} />
      <div className="kit-figure-buttons">
        <button type="button" onClick={() => card.current?.close()}>
          {words.close}
        </button>
        <button type="button" onClick={explain}>
          {words.help}
        </button>
      </div>
    </dialog>
  );
}

/** Written as variables, so that a small screen may lay it elsewhere. */
function place(
  card: HTMLElement | null,
  frame: HTMLElement | null,
  key: string,
  origin: 'board' | 'screen',
): void {
  const figure = frame?.querySelector(`[data-key="${CSS.escape(key)}"]`)?.getBoundingClientRect();
  const board = frame?.getBoundingClientRect();
  if (card === null || board === undefined) return;
  card.classList.toggle('kit-figure-nowhere', figure === undefined && origin === 'board');
  if (figure === undefined) return;
  const { left, top } = besideFigure(figure, board, { width: card.offsetWidth, height: card.offsetHeight });
  const from = origin === 'board' ? board : { left: 0, top: 0 };
  card.style.setProperty('--kit-figure-left', `${left - from.left}px`);
  card.style.setProperty('--kit-figure-top', `${top - from.top}px`);
}

function Face({
  title,
  kind,
  mark,
  values = [],
  states = [],
  things = [],
  texts = [],
}: FigureCard): ReactElement {
  return (
    <>
      <header>
        {mark}
        <h2>{title}</h2>
        {kind && <small>{kind}</small>}
      </header>
      {values.length > 0 && (
        <dl>
          {values.map(({ label, value, sum }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b>{value}</b>
                {sum && <small>{sum}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {states.length > 0 && (
        <ul className="kit-figure-states">
          {states.map(({ text, bad }) => (
            <li key={text} className={bad ? 'kit-figure-bad' : undefined}>
              {text}
            </li>
          ))}
        </ul>
      )}
      {things.length > 0 && (
        <ul className="kit-figure-things">
          {things.map(({ name, text }, i) => (
            <li key={`${name}${i}`}>
              <b>{name}</b>
              {text && <small>{text}</small>}
            </li>
          ))}
        </ul>
      )}
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}
