// What changes on the ground: kingdoms in their owners' colours, ice, and things that lie about.

import { HIDDEN } from '@skald/games/board-kit';
import { memo, type ReactElement } from 'react';
import type { Area, Item, Land } from '../../content/index.ts';
import type { State } from '../../rules/state.ts';
import { areasOutline, GROUND, PLACES } from './geometry.ts';
import { ItemMark, Snowflake } from './marks.tsx';
import { liveryOf } from './seats.ts';

/** `kingdoms`: the lands of each seat, with commas, so that nothing is drawn anew for nothing. */
export const Realms = memo(function Realms({
  kingdoms,
  iced,
  patterns,
}: {
  kingdoms: string;
  iced: string;
  patterns: string;
}): ReactElement {
  const lands = (list: string): Land[] => (list === '' ? [] : (list.split(',') as Land[]));
  return (
    <g {...HIDDEN}>
      {kingdoms.split(';').map((list, seat) => {
        const realm = lands(list);
        if (realm.length === 0) return null;
        const { colour } = liveryOf(seat);
        const outline = areasOutline(realm);
        return (
          <g key={seat}>
            {realm.map((land) => (
              <g key={land}>
                <path d={GROUND[land]} fill={colour} opacity=".4" />
                <path d={GROUND[land]} fill={`url(#${patterns}${seat})`} opacity=".38" />
              </g>
            ))}
            <path d={outline} className="aoh-realm-ground" />
            <path d={outline} className="aoh-realm" stroke={colour} />
          </g>
        );
      })}
      {lands(iced).map((land) => {
        const [x, y] = PLACES[land].badge ?? PLACES[land].spare;
        return (
          <g key={land}>
            <path d={GROUND[land]} className="aoh-ice" />
            <path d={GROUND[land]} fill="url(#aoh-frost)" />
            <g transform={`translate(${x} ${y - 17})`}>
              <Snowflake />
            </g>
          </g>
        );
      })}
    </g>
  );
});

export const kingdomsOf = (view: State): string =>
  view.players.map(({ kingdom }) => kingdom.join(',')).join(';');

/** Swords and treasures on the ground, at the second spot of their area. */
export const Ground = memo(function Ground({ ground }: { ground: string }): ReactElement {
  const lying = ground === '' ? [] : ground.split(',').map((one) => one.split('@') as [Item, Area]);
  const before = new Map<Area, number>();
  return (
    <g {...HIDDEN}>
      {lying.map(([item, area]) => {
        const nth = before.get(area) ?? 0;
        before.set(area, nth + 1);
        const [x, y] = PLACES[area].spare;
        return (
          <g key={item} transform={`translate(${x + nth * 16 - 4} ${y}) scale(1.7)`} className="aoh-lying">
            <circle r="7" />
            <ItemMark item={item} />
          </g>
        );
      })}
    </g>
  );
});

export const groundOf = (view: State): string =>
  view.ground.map(({ item, area }) => `${item}@${area}`).join(',');
