// What one can paint with, drawn as it will lie on the map, and its details.

import { Choose, squaresOfRectangle, ToolChoice, UNIT } from '@skald/games/board-kit';
import { squareAt } from '@skald/games/grid-kit';
import type { Language } from '@skald/text';
import { memo, type ReactElement, useEffect, useId, useState } from 'react';
import type { BattleMap } from '../../../content/battle-map.ts';
import { groundOf } from '../../../rules/space/index.ts';
import { PAINTER_WORDS } from '../../../text/designer/painter.ts';
import { Battlefield } from '../../web/drawing/battlefield.tsx';
import { PaintFields } from './detail-fields.tsx';
import { BREADTHS } from './forms.ts';
import { type Hand, paintOf, taking, withDetails } from './hand.ts';
import { Starts } from './marks.tsx';
import { emptyMap, painted } from './paint.ts';
import { GROUPS, type Group, groupOf, isSingle, nameOf, PAINT_KEYS, type Paint } from './paints.ts';
import { paintHint, paintTitle } from './speech.ts';

export function Palette({
  hand,
  hold,
  map,
  language,
}: {
  hand: Hand;
  hold: (hand: Hand) => void;
  map: BattleMap;
  language: Language;
}): ReactElement {
  const words = PAINTER_WORDS[language];
  const radios = useId();
  const [open, setOpen] = useState<Group>(groupOf(hand.name));
  // A key may have taken up a paint of another group.
  useEffect(() => setOpen(groupOf(hand.name)), [hand.name]);
  const paint = paintOf(hand);
  return (
    <>
      <fieldset className="design-map-palette">
        <legend>{words.paintsLabel}</legend>
        <div className="design-map-groups">
          {(Object.keys(GROUPS) as Group[]).map((group) => (
            <button key={group} type="button" aria-pressed={group === open} onClick={() => setOpen(group)}>
              {words.groups[group]}
            </button>
          ))}
        </div>
        <div className="design-map-paints">
          {GROUPS[open].map((name) => (
            <ToolChoice
              key={name}
              group={radios}
              name={paintTitle(name, language)}
              shortcut={PAINT_KEYS[name]}
              shown={PAINT_KEYS[name].toUpperCase()}
              checked={hand.name === name}
              take={() => hold(taking(hand, name))}
              className="design-map-paint"
            >
              <Swatch paint={hand.paints[name]} />
            </ToolChoice>
          ))}
        </div>
      </fieldset>
      <div className="design-map-details">
        {hand.erasing ? (
          <p className="hint">{words.erases(paintTitle(hand.name, language))}</p>
        ) : (
          paintHint(paint, language).map((line) => (
            <p key={line} className="hint">
              {line}
            </p>
          ))
        )}
        <div className="kit-pair">
          {!hand.erasing && (
            <PaintFields
              part={paint}
              change={(given) => hold(withDetails(hand, hand.name, given))}
              map={map}
              language={language}
            />
          )}
          {(!isSingle(paint) || hand.erasing) && (hand.tool === 'brush' || hand.tool === 'line') && (
            <Choose
              label={words.breadth}
              value={hand.breadth}
              options={BREADTHS.map((breadth) => [breadth, words.breadths(breadth)] as const)}
              onChoose={(breadth) => hold({ ...hand, breadth })}
            />
          )}
        </div>
      </div>
    </>
  );
}

const SIDE = 7;
const BLANK: BattleMap = { ...emptyMap(SIDE, SIDE, 'open'), starts: { heroes: [{ x: 0, y: 0 }], foes: [] } };

/** Squares along a side of it; what is drawn here and there needs more of them. */
function breadthOf(paint: Paint): number {
  if (isSingle(paint) || paint.of === 'start') return 1;
  const name = nameOf(paint);
  return name === 'weird' ? 5 : name === 'grabber' || name === 'advantageous' || name === 'bad' ? 1 : 2;
}

/** A bit of a map with nothing but this on it. */
const Swatch = memo(function Swatch({ paint }: { paint: Paint }): ReactElement {
  const breadth = breadthOf(paint);
  const squares = squaresOfRectangle([1, 1], [breadth, breadth]).map((place) => squareAt(BLANK, place));
  const map = painted(BLANK, new Set(squares), paint);
  const side = breadth * UNIT;
  return (
    <svg
      viewBox={`${UNIT} ${UNIT} ${side} ${side}`}
      width="36"
      height="36"
      className="run-drawing design-map-swatch"
      aria-hidden="true"
    >
      <Battlefield ground={groundOf(map)} />
      <Starts starts={map.starts} />
      {paint.of === 'bare' && <path d="M85 85L155 155M155 85L85 155" className="design-map-crossed" />}
    </svg>
  );
});
