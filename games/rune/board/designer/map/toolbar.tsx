// The tools above the map.

import { ToolChoice } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import { type ReactElement, useId } from 'react';
import { PAINTER_WORDS } from '../../../text/designer/painter.ts';
import { erasingToo, formOf, type Hand, TOOL_KEYS, TOOLS, type Tool } from './hand.ts';

const SIGNS: Readonly<Record<Tool | 'eraser', string>> = {
  look: 'M-6 10V-3M-6 -3V-7M-2 0V-10M2 0V-10M6 0V-8M10 2V-4M-6 10H5Q10 7 10 2M-6 4L-10 -1',
  brush: 'M9 -10L-1 0M-1 0Q-5 -1 -6 4Q-7 8 -10 9Q-3 12 1 7Q3 4 -1 0Z',
  line: 'M-9 9L9 -9M-10 10h.1M10 -10h.1',
  rectangle: 'M-9 -7H9V7H-9Z',
  fill: 'M-2 -9L8 1L-1 9L-9 1ZM-9 1H8M8 1Q12 7 9 9Q6 8 8 1',
  eraser: 'M-9 3L2 -8L9 -1L-1 9H-4ZM-4 -2L4 6M-1 9H10',
  foes: 'M-8 -3Q-9 -10 0 -10Q9 -10 8 -3L5 2V8H-5V2ZM-5 -3H-2M2 -3H5M-1.5 4V8M1.5 4V8',
  sight: 'M-11 0Q0 -11 11 0Q0 11 -11 0ZM-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0',
  distance: 'M-10 5L5 -10L10 -5L-5 10ZM-6 1L-3.5 3.5M-2.5 -2.5L1 1M1 -6L3.5 -3.5',
};

export function Toolbar({
  hand,
  hold,
  language,
}: {
  hand: Hand;
  hold: (hand: Hand) => void;
  language: Language;
}): ReactElement {
  const words = PAINTER_WORDS[language];
  const radios = useId();
  const sign = (of: Tool | 'eraser'): ReactElement => (
    <svg viewBox="-13 -13 26 26" width="22" height="22" className="design-map-sign" aria-hidden="true">
      <path d={SIGNS[of]} />
    </svg>
  );
  const choice = (tool: Tool): ReactElement => (
    <ToolChoice
      key={tool}
      group={radios}
      name={words.tool[tool]}
      shortcut={TOOL_KEYS[tool]}
      shown={TOOL_KEYS[tool]}
      checked={hand.tool === tool}
      take={() => hold({ ...hand, tool })}
      className="design-map-tool"
    >
      {sign(tool)}
    </ToolChoice>
  );
  return (
    <fieldset className="design-map-tools">
      <legend className="hidden">{words.tools}</legend>
      {TOOLS.slice(0, 5).map(choice)}
      <label className="kit-tool design-map-tool">
        <input
          type="checkbox"
          checked={hand.erasing && formOf(hand) !== null}
          aria-label={words.eraser}
          aria-keyshortcuts={TOOL_KEYS.eraser}
          onChange={() => hold(erasingToo(hand))}
        />
        {sign('eraser')}
        <span>{words.eraser}</span>
        <kbd>{TOOL_KEYS.eraser}</kbd>
      </label>
      {TOOLS.slice(5).map(choice)}
    </fieldset>
  );
}
