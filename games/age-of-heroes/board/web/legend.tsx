// What the marks of the map mean.

import { type LegendMark, LegendTable } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import { type ReactElement, type ReactNode, useId } from 'react';
import { LEGEND } from '../../text/legend.ts';
import { CounterRings } from './counter-layer.tsx';
import { CounterFace, type Face } from './counters.tsx';
import { LiveryPatterns } from './emblems.tsx';
import { StepsMark } from './highlights.tsx';
import { MapDefs, TaxBadge } from './map-layer.tsx';
import { CrossedSwords, Snowflake } from './marks.tsx';
import { Ice, LyingItem, RealmBorder, RealmGround } from './realms.tsx';

const AROUND = '-30 -30 60 60';
const COUNTER = '-26 -29 52 53';
/** The outline of a land of no name. */
const LAND = 'M-24 -14L-6 -22L18 -18L25 4L12 21L-12 18L-26 6Z';
const LINE = 'M-28 8Q-10 -14 4 2T28 -8';
const WAY = 'M-24 14L0 -8L20 0';

const HERO: Face = {
  name: '',
  kind: 'hero',
  id: 'beowulf',
  owner: 0,
  combat: 5,
  movement: 4,
  weakened: false,
  crowned: true,
  faceDown: false,
  wounded: false,
  spent: false,
  loses: false,
  seaBan: false,
  items: '',
  purse: false,
};
const SERVED: Face = { ...HERO, kind: 'jarl', id: 'kari', crowned: false, combat: 4 };
const JARL: Face = { ...SERVED, owner: null };

export function Legend({ language }: { language: Language }): ReactElement {
  const words = LEGEND[language];
  const patterns = useId();
  const around = (text: string, mark: ReactNode): LegendMark => ({ text, mark, box: AROUND });
  const counter = (text: string, face: Face): LegendMark => ({
    text,
    mark: <CounterFace {...face} patterns={patterns} named={false} />,
    box: COUNTER,
  });
  return (
    <LegendTable
      game="aoh"
      defs={
        <>
          <MapDefs />
          <LiveryPatterns prefix={patterns} />
        </>
      }
      groups={[
        {
          title: words.counters,
          marks: [
            counter(words.hero, HERO),
            counter(words.served, SERVED),
            counter(words.jarl, JARL),
            counter(words.hidden, { ...JARL, kind: null, faceDown: true }),
            counter(words.monster, { ...JARL, kind: 'dragon', id: 'fafnir', combat: 10, movement: 2 }),
            counter(words.wounded, { ...HERO, wounded: true }),
            counter(words.spent, { ...SERVED, spent: true }),
            counter(words.loses, { ...SERVED, loses: true }),
            counter(words.hail, { ...SERVED, weakened: true }),
            counter(words.seaBan, { ...SERVED, seaBan: true }),
            around(
              words.carried,
              <g className="aoh-counter">
                <CounterFace {...SERVED} items="hrunting mail-coat" purse patterns={patterns} named={false} />
              </g>,
            ),
          ],
        },
        {
          title: words.map,
          marks: [
            around(words.tax, <TaxBadge at={[0, 0]} tax={6} />),
            around(
              words.sea,
              <>
                <rect x="-40" y="-30" width="80" height="60" className="aoh-legend-sea" />
                <path d={LINE} className="aoh-sea-border" />
              </>,
            ),
            around(words.land, <path d={LINE} className="aoh-land-border" />),
            around(
              words.realm,
              <>
                <RealmGround d={LAND} seat={0} patterns={patterns} />
                <RealmBorder d={LAND} seat={0} />
              </>,
            ),
            around(
              words.ice,
              <>
                <Ice d={LAND} />
                <Snowflake />
              </>,
            ),
            around(
              words.lying,
              <g transform="scale(1.7)">
                <LyingItem item="hrunting" />
              </g>,
            ),
          ],
        },
        {
          title: words.lights,
          marks: [
            around(
              words.reach,
              <>
                <path d={LAND} className="aoh-reachable" />
                <path d={LAND} className="aoh-reach-edge" />
                <StepsMark steps={2} />
              </>,
            ),
            around(
              words.deadly,
              <>
                <path d={LAND} className="aoh-deadly" fill="url(#aoh-danger)" />
                <StepsMark steps="†" />
              </>,
            ),
            around(
              words.attack,
              <>
                <path d={LAND} className="aoh-attackable" />
                <CrossedSwords />
              </>,
            ),
            {
              text: words.offered,
              box: '-32 -34 120 68',
              mark: ['aoh-offered', 'aoh-selected'].map((className, i) => (
                <g
                  key={className}
                  className={`aoh-counter ${className}`}
                  transform={`translate(${i * 56} 0)`}
                >
                  <CounterRings />
                  <CounterFace {...HERO} patterns={patterns} named={false} />
                </g>
              )),
            },
            around(
              words.way,
              <>
                <path d={WAY} className="aoh-way-case" />
                <path d={WAY} className="aoh-way" markerEnd="url(#aoh-arrow)" />
              </>,
            ),
            around(
              words.trail,
              <>
                <path d={WAY} className="aoh-trail-case" />
                <path d={WAY} className="aoh-trail" markerEnd="url(#aoh-arrow)" />
              </>,
            ),
          ],
        },
      ]}
    />
  );
}
