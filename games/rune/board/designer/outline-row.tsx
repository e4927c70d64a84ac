// One row of the outline: an event or one of its elements.

import type { Language } from '@skald/text';
import { memo, type PointerEvent, type ReactElement } from 'react';
import { designerWords } from '../../text/designer/frame.ts';
import type { Account } from './accounts.ts';
import { pointsText } from './forms/price.tsx';
import type { Row } from './use-dragging.ts';

/** The same for all rows, and as long as the list is there. */
export interface RowActs {
  open(row: Row): void;
  /** One step earlier or later. */
  step(row: Row, by: -1 | 1): void;
  take(row: Row, event: PointerEvent<HTMLElement>): void;
  drag(event: PointerEvent<HTMLElement>): void;
  drop(): void;
  letGo(): void;
}

export const OutlineRow = memo(function OutlineRow({
  event,
  element,
  name,
  spent,
  earned,
  wrong,
  isHere,
  over,
  acts,
  language,
}: Row &
  Account & {
    name: string;
    isHere: boolean;
    /** Where something would be dropped. */
    over: 'before' | 'behind' | undefined;
    acts: RowActs;
    language: Language;
  }): ReactElement {
  const words = designerWords(language);
  const row = { event, element };
  const sums = [spent, -earned]
    .filter((points) => points !== 0)
    .map((points) => pointsText(points, language));
  return (
    <div
      className="designer-line"
      data-row={element === null ? `${event}` : `${event}.${element}`}
      data-drop={over}
    >
      {/* Keys do the same on the row itself. */}
      <span
        className="designer-grip"
        aria-hidden="true"
        onPointerDown={(pressed) => acts.take(row, pressed)}
        onPointerMove={acts.drag}
        onPointerUp={acts.drop}
        onPointerCancel={acts.letGo}
      >
        ⠿
      </span>
      <button
        type="button"
        className="designer-row"
        aria-current={isHere ? 'page' : undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={() => acts.open(row)}
        onKeyDown={(pressed) => {
          if (!pressed.altKey || (pressed.key !== 'ArrowUp' && pressed.key !== 'ArrowDown')) return;
          pressed.preventDefault();
          acts.step(row, pressed.key === 'ArrowUp' ? -1 : 1);
        }}
      >
        <span>{name}</span>
        {wrong > 0 && (
          <span className="designer-wrong">
            <span aria-hidden="true">!</span>
            <span className="hidden">{words.problemsHere(wrong)}</span>
          </span>
        )}
        {sums.length > 0 && <small>{sums.join(' ')}</small>}
      </button>
    </div>
  );
});
