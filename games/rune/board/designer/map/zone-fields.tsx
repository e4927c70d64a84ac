// What of a zone is its designer's choice, in the hand or on the map.

import { Choose, Tick, upTo } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { BattleMap } from '../../../content/battle-map.ts';
import {
  CURRENTS,
  MOST_WEIRD_POINTS,
  PLACE_DAMS,
  PLACE_NATURES,
  SURFACES,
  THICKEST_MIST,
  WEIRD_STATISTICS,
  WORST_SWARM,
} from '../../../content/terrain.ts';
import { PAINTER_WORDS } from '../../../text/designer/painter.ts';
import { CURRENT_NAMES, SURFACE_NAMES, WEIRD_NAMES } from '../../../text/lexicon.ts';
import { NAMES } from '../../../text/names.ts';
import { thingText } from '../../../text/news.ts';
import type { ZonePart } from './paints.ts';
import { labelOf } from './speech.ts';

export interface Given<Part> {
  readonly part: Part;
  readonly change: (part: Part) => void;
  readonly map: BattleMap;
  readonly language: Language;
}

/** Up to where one usually goes, and further where somebody did. */
const roundsUpTo = (round: number) => upTo(1, Math.max(12, round));

const NONE = '';

export function ZoneFields({ part, change, map, language }: Given<ZonePart>): ReactElement | null {
  const words = PAINTER_WORDS[language];
  const { detail } = words;
  const names = NAMES[language];
  switch (part.kind) {
    case 'slippery':
      return (
        <Choose
          label={detail.from}
          value={part.from}
          options={roundsUpTo(part.from)}
          onChoose={(from) => change({ ...part, from })}
        />
      );
    case 'slope':
      return (
        <Choose
          label={detail.up}
          value={part.up}
          options={Array.from(
            { length: 8 },
            (_, up) => [up, `${COURSE_ARROWS[up]} ${names.course(up)}`] as const,
          )}
          onChoose={(up) => change({ ...part, up })}
        />
      );
    case 'damaging':
      return (
        <>
          <Choose
            label={detail.nature}
            value={part.nature}
            options={PLACE_NATURES.map((nature) => [nature, names.places[nature]] as const)}
            onChoose={(nature) => change({ ...part, nature })}
          />
          <Choose
            label={detail.dam}
            value={part.dam}
            options={PLACE_DAMS.map((dam) => [dam, String(dam)] as const)}
            onChoose={(dam) => change({ ...part, dam })}
          />
          <Tick label={detail.grows} ticked={part.grows} onTick={(grows) => change({ ...part, grows })} />
        </>
      );
    case 'darkness':
    case 'gloom':
      return (
        <Tick
          label={detail.torches}
          ticked={part.torches}
          onTick={(torches) => change({ ...part, torches })}
        />
      );
    case 'mist':
      return (
        <Choose
          label={detail.decrease}
          value={part.decrease}
          options={upTo(0, THICKEST_MIST)}
          onChoose={(decrease) => change({ ...part, decrease })}
        />
      );
    case 'water':
      return (
        <>
          <Choose
            label={detail.surface}
            value={part.surface}
            options={SURFACES.map((surface) => [surface, SURFACE_NAMES[surface][language]] as const)}
            onChoose={(surface) => change({ ...part, surface })}
          />
          <Choose
            label={detail.current}
            value={part.current}
            options={CURRENTS.map(
              (current) =>
                [current, current === 'none' ? words.noCurrent : CURRENT_NAMES[current][language]] as const,
            )}
            onChoose={(current) => change({ ...part, current })}
          />
        </>
      );
    case 'swarm':
      return (
        <Choose
          label={detail.dam}
          value={part.dam}
          options={upTo(1, WORST_SWARM)}
          onChoose={(dam) => change({ ...part, dam })}
        />
      );
    case 'weird':
      return (
        <>
          <Choose
            label={detail.statistic}
            value={part.statistic}
            options={WEIRD_STATISTICS.map((one) => [one, WEIRD_NAMES[one][language]] as const)}
            onChoose={(statistic) => change({ ...part, statistic })}
          />
          <Choose
            label={detail.by}
            value={part.by}
            options={upTo(-MOST_WEIRD_POINTS, MOST_WEIRD_POINTS)
              .filter(([by]) => by !== 0)
              .map(([by]) => [by, names.signed(by)] as const)}
            onChoose={(by) => change({ ...part, by })}
          />
          <Choose
            label={detail.side}
            value={part.side}
            options={(['heroes', 'foes', 'both'] as const).map((side) => [side, words.sides[side]] as const)}
            onChoose={(side) => change({ ...part, side })}
          />
          <Choose
            label={detail.source}
            value={part.source ?? NONE}
            options={[
              [NONE, words.noSource] as const,
              ...map.objects.map(
                (thing) =>
                  [
                    thing.id,
                    `${thingText(thing, language)}, ${thing.area[0] ? labelOf([thing.area[0][0], thing.area[0][1]]) : ''}`,
                  ] as const,
              ),
            ]}
            onChoose={(source) => {
              const { source: _, ...plain } = part;
              change(source === NONE ? plain : { ...plain, source });
            }}
          />
        </>
      );
    case 'uneven':
    case 'obstructed':
    case 'advantageous':
    case 'bad':
      return null;
  }
}

const COURSE_ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'];
