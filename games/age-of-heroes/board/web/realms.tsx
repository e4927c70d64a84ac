// What changes on the ground: kingdoms in their owners' colours, ice, and things that lie about.

import { HIDDEN } from '@skald/games/board-kit';
import type { Seat } from '@skald/kernel';
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
        const outline = areasOutline(realm);
        return (
          <g key={seat}>
            {realm.map((land) => (
              <RealmGround key={land} d={GROUND[land]} seat={seat} patterns={patterns} />
            ))}
            <RealmBorder d={outline} seat={seat} />
          </g>
        );
      })}
      {lands(iced).map((land) => {
        const [x, y] = PLACES[land].badge ?? PLACES[land].spare;
        return (
          <g key={land}>
            <Ice d={GROUND[land]} />
            <g transform={`translate(${x} ${y - 17})`}>
              <Snowflake />
            </g>
          </g>
        );
      })}
    </g>
  );
});

/** A land in the colour and pattern of whoever holds it. */
export const RealmGround = ({
  d,
  seat,
  patterns,
}: {
  d: string;
  seat: Seat;
  patterns: string;
}): ReactElement => (
  <g>
    <path d={d} fill={liveryOf(seat).colour} opacity=".4" />
    <path d={d} fill={`url(#${patterns}${seat})`} opacity=".38" />
  </g>
);

export const RealmBorder = ({ d, seat }: { d: string; seat: Seat }): ReactElement => (
  <>
    <path d={d} className="aoh-realm-ground" />
    <path d={d} className="aoh-realm" stroke={liveryOf(seat).colour} />
  </>
);

export const Ice = ({ d }: { d: string }): ReactElement => (
  <>
    <path d={d} className="aoh-ice" />
    <path d={d} fill="url(#aoh-frost)" />
  </>
);

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
          <g key={item} transform={`translate(${x + nth * 16 - 4} ${y}) scale(1.7)`}>
            <LyingItem item={item} />
          </g>
        );
      })}
    </g>
  );
});

export const LyingItem = ({ item }: { item: Item }): ReactElement => (
  <g className="aoh-lying">
    <circle r="7" />
    <ItemMark item={item} />
  </g>
);

export const groundOf = (view: State): string =>
  view.ground.map(({ item, area }) => `${item}@${area}`).join(',');
