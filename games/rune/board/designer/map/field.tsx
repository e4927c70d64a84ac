// The sheet: the map as the fight draws it, and a hand for mouse, finger and key over it.

import { Canvas, type Pen, type Point, UNIT } from '@skald/games/board-kit';
import { type Place, squareAt } from '@skald/games/grid-kit';
import type { Language } from '@skald/text';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { BattleMap, Spot } from '../../../content/battle-map.ts';
import type { TerrainFeature } from '../../../documents/encounter/features.ts';
import { groundOf } from '../../../rules/space/index.ts';
import { PAINTER_WORDS } from '../../../text/designer/painter.ts';
import { Battlefield } from '../../web/drawing/battlefield.tsx';
import { isOnMap, type Squares } from './areas.ts';
import { brushPrice, type Pricing, terrainOf } from './brush-price.ts';
import { centreOf, onFrame, onSheet, placeUnder, steppedTo } from './cursor.ts';
import { bodiesOf, type PlacedFoe } from './foes.ts';
import { formOf, type Hand, handByKey, holdOf } from './hand.ts';
import { Cursor, Foes, Lit, MeasureLine, Seen, Starts, Trouble } from './marks.tsx';
import { stroked } from './paint.ts';
import { PriceTag, type PriceTagHandle } from './price-tag.tsx';
import type { PlacedProblem } from './problems.ts';
import { measured, sightFrom } from './sight.ts';
import {
  type ChangeText,
  changeInWords,
  changeText,
  labelOf,
  measureInWords,
  sightInWords,
  squareInWords,
} from './speech.ts';
import { useCarrying } from './use-carrying.ts';
import { usePainting } from './use-painting.ts';

const LOOKING = { nearest: 2, readable: 0.16, starting: 0.45 };

export interface FieldProps {
  readonly map: BattleMap;
  readonly change: (map: BattleMap) => void;
  readonly foes: readonly PlacedFoe[];
  /** The foe in the hand. */
  readonly chosen: number | null;
  readonly choose: (index: number) => void;
  readonly place: (index: number, start: Spot) => void;
  readonly hand: Hand;
  readonly hold: (hand: Hand) => void;
  readonly pricing: Pricing;
  readonly features: readonly TerrainFeature[];
  readonly claims: readonly string[];
  readonly cursor: Readonly<Place>;
  readonly look: (place: Readonly<Place>) => void;
  /** Squares of the feature that is looked at. */
  readonly lit: Squares | null;
  readonly problems: readonly PlacedProblem[];
  /** What somebody wants to see; a new point each time. */
  readonly shown: Point | null;
  /** Something to be said besides. */
  readonly notice: string | null;
  readonly language: Language;
}

export function Field(props: FieldProps): ReactElement {
  const { map, foes, hand, hold, pricing, features, claims, cursor, look, problems, language } = props;
  const words = PAINTER_WORDS[language];
  const ground = groundOf(map);
  const outline = useRef<SVGPathElement>(null);
  const tag = useRef<PriceTagHandle>(null);
  const [corner, setCorner] = useState<Readonly<Place> | null>(null);
  const [eye, setEye] = useState<Readonly<Place> | null>(null);
  const [span, setSpan] = useState<readonly [Readonly<Place>, Readonly<Place>] | null>(null);
  const form = formOf(hand);
  const spans = form === 'line' || form === 'rectangle' || hand.tool === 'distance';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was begun with another tool, or on another map, is dropped
  useEffect(() => setCorner(null), [hand.tool, map]);

  const changesOf = (next: BattleMap): ChangeText[] =>
    brushPrice(features, terrainOf(next, pricing)).map((one) => changeText(next, one, claims, language));
  const painting = usePainting({
    map,
    form,
    breadth: hand.breadth,
    hold: holdOf(hand),
    outline,
    tell: (next) => (next === null ? tag.current?.hide() : tag.current?.show(changesOf(next))),
    change: props.change,
  });
  const carrying = useCarrying({ ...props });
  const pens: Readonly<Partial<Record<Hand['tool'], Pen<Readonly<Place>>>>> = {
    foes: carrying.pen,
    sight: plainPen((at) => isOnMap(map, at) && setEye(at)),
    distance: measuringPen(map, setSpan),
  };

  const act = (erasing: boolean): void => {
    if (hand.tool === 'foes') return carrying.put(cursor);
    if (hand.tool === 'sight') return setEye(cursor);
    if (spans && corner === null) return setCorner(cursor);
    if (hand.tool === 'distance') setSpan([corner ?? cursor, cursor]);
    else painting.draw(corner ?? cursor, cursor, erasing || hand.erasing);
    setCorner(null);
  };
  const onKey = (event: KeyboardEvent): void => {
    const to = steppedTo(map, cursor, event.key);
    const next = handByKey(hand, event.key);
    if (to !== null) {
      look(to);
      painting.hover(to, spans ? (corner ?? to) : to);
      tag.current?.move(...onFrame(outline.current, centreOf(to)), false);
    } else if (event.key === 'Enter' || event.key === ' ') act(false);
    else if (event.key === 'Delete' || event.key === 'Backspace') act(true);
    else if (event.key === 'Escape' && corner !== null) setCorner(null);
    else if (next !== null) hold(next);
    else return;
    event.preventDefault();
  };
  const onPointerMove = (event: PointerEvent): void => {
    const box = outline.current?.ownerSVGElement?.getBoundingClientRect();
    if (box === undefined) return;
    tag.current?.move(event.clientX - box.left, event.clientY - box.top, event.pointerType === 'touch');
    if (event.pointerType === 'mouse' && event.buttons === 0)
      painting.hover(placeUnder(onSheet(outline.current, [event.clientX, event.clientY])));
  };

  const world = useMemo(
    () => ({ width: map.width * UNIT, height: map.height * UNIT, ...LOOKING }),
    [map.width, map.height],
  );
  const sight = useMemo(
    () => (eye === null || !isOnMap(map, eye) ? null : sightFrom(groundOf(map), spotOf(eye))),
    [map, eye],
  );
  const measure = useMemo(
    () =>
      span === null || !span.every((place) => isOnMap(map, place))
        ? null
        : measured(groundOf(map), bodiesOf(map, foes), spotOf(span[0]), spotOf(span[1])),
    [map, foes, span],
  );
  const seeing = hand.tool === 'sight' && eye !== null && sight !== null;
  const measuring = hand.tool === 'distance' && span !== null && measure !== null;
  const told = seeing
    ? sightInWords(eye, sight, language)
    : measuring
      ? measureInWords(...span, measure, language)
      : null;
  const said =
    props.notice ?? (corner === null ? told : words.corner(labelOf(corner))) ?? toolHint(hand, words.hints);
  const priced = useMemo(() => {
    if (form === null) return [];
    const next = stroked(map, holdOf(hand), squareAt(map, cursor), new Set([squareAt(map, cursor)]));
    return brushPrice(features, terrainOf(next, pricing)).map((one) =>
      changeInWords(changeText(next, one, claims, language)),
    );
  }, [map, form, hand, cursor, features, pricing, claims, language]);

  return (
    <div
      className="design-map-field"
      onPointerMove={onPointerMove}
      onPointerLeave={() => painting.hover(null)}
    >
      <Canvas
        world={world}
        cursor={centreOf(cursor)}
        shown={props.shown}
        looking={hand.tool === 'look'}
        pen={form === null ? (pens[hand.tool] ?? plainPen(() => {})) : painting.pen}
        placeAt={placeUnder}
        onPress={(at) => isOnMap(map, at) && look(at)}
        onKey={onKey}
        words={words}
        said={[
          told ?? squareInWords(map, foes, cursor, language),
          ...priced,
          ...(props.notice ? [props.notice] : []),
        ].join('. ')}
        className="design-map-canvas"
        over={
          <>
            {said !== null && (
              <p className="design-map-notice" aria-hidden="true">
                {said}
              </p>
            )}
            <PriceTag ref={tag} />
          </>
        }
      >
        <g className="run-drawing">
          <Battlefield ground={ground} />
          <Starts starts={map.starts} />
          <Foes foes={foes} chosen={hand.tool === 'foes' ? props.chosen : null} lifted={carrying.lifted} />
          {props.lit !== null && <Lit map={map} squares={props.lit} />}
          {seeing && <Seen map={map} at={eye} sight={sight} />}
          {measuring && <MeasureLine from={span[0]} to={span[1]} measured={measure} />}
          {troublesOf(problems).map(({ at, advice }) => (
            <Trouble key={at.join()} map={map} at={at} advice={advice} />
          ))}
          <path
            ref={outline}
            className={hand.erasing ? 'design-map-stroke design-map-erases' : 'design-map-stroke'}
          />
          {corner !== null && <Cursor at={corner} />}
          <Cursor at={cursor} />
        </g>
      </Canvas>
    </div>
  );
}

const spotOf = ([x, y]: Readonly<Place>): Spot => ({ x, y });

/** What one can do with a tool that paints nothing. */
const toolHint = ({ tool }: Hand, hints: Readonly<Partial<Record<Hand['tool'], string>>>): string | null =>
  hints[tool] ?? null;

/** Does the same wherever it comes. */
const plainPen = (at: (place: Readonly<Place>) => unknown): Pen<Readonly<Place>> => ({
  begin: at,
  move: at,
  end: () => {},
  drop: () => {},
});

function measuringPen(
  map: BattleMap,
  set: (
    change: (
      span: readonly [Readonly<Place>, Readonly<Place>] | null,
    ) => readonly [Readonly<Place>, Readonly<Place>] | null,
  ) => void,
): Pen<Readonly<Place>> {
  return {
    begin: (at) => isOnMap(map, at) && set(() => [at, at]),
    move: (at) =>
      isOnMap(map, at) &&
      set((span) => (span === null || (span[1][0] === at[0] && span[1][1] === at[1]) ? span : [span[0], at])),
    end: () => {},
    drop: () => set(() => null),
  };
}

/** One mark a square; what keeps it from being played comes before advice. */
function troublesOf(problems: readonly PlacedProblem[]): { at: Readonly<Place>; advice: boolean }[] {
  const marked = new Map<string, { at: Readonly<Place>; advice: boolean }>();
  for (const { at, advice = false } of problems) {
    const before = at && marked.get(at.join());
    if (at !== null && (!before || before.advice)) marked.set(at.join(), { at, advice });
  }
  return [...marked.values()];
}
