// A hand that puts foes on the map: the one it is pressed on, or the chosen one.

import type { Pen } from '@skald/games/board-kit';
import type { Place } from '@skald/games/grid-kit';
import { useRef, useState } from 'react';
import type { BattleMap, Spot } from '../../../content/battle-map.ts';
import { foeAt, type PlacedFoe, startAt } from './foes.ts';
import { within } from './sheet.ts';

interface Lifted {
  readonly index: number;
  readonly at: Spot;
  /** Where on him he is held. */
  readonly grip: Readonly<Place>;
}

export function useCarrying({
  map,
  foes,
  chosen,
  choose,
  place,
}: {
  map: BattleMap;
  foes: readonly PlacedFoe[];
  chosen: number | null;
  choose: (index: number) => void;
  place: (index: number, start: Spot) => void;
}): { readonly lifted: Lifted | null; readonly pen: Pen<Readonly<Place>>; put(at: Readonly<Place>): void } {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const now = useRef<Lifted | null>(null);
  const lift = (next: Lifted | null): void => {
    now.current = next;
    setLifted(next);
  };
  const put = (at: Readonly<Place>): void => {
    const one = chosen === null ? undefined : foes[chosen];
    if (one !== undefined) place(one.index, startAt(map, at, one.size));
  };
  return {
    lifted,
    put,
    pen: {
      begin(at) {
        const there = foeAt(foes, at);
        const one = there ?? (chosen === null ? undefined : foes[chosen]);
        if (one === undefined) return;
        const start = there?.foe.start ?? startAt(map, at, one.size);
        lift({ index: one.index, at: start, grip: [at[0] - start.x, at[1] - start.y] });
      },
      move([x, y]) {
        const held = now.current;
        const size = held === null ? undefined : foes[held.index]?.size;
        if (held === null || size === undefined) return;
        const at = within(map, { x: x - held.grip[0], y: y - held.grip[1] }, size);
        if (at.x !== held.at.x || at.y !== held.at.y) lift({ ...held, at });
      },
      end() {
        const held = now.current;
        lift(null);
        if (held === null) return;
        const { start } = foes[held.index]?.foe ?? {};
        if (start?.x === held.at.x && start.y === held.at.y) choose(held.index);
        else place(held.index, held.at);
      },
      drop: () => lift(null),
    },
  };
}
