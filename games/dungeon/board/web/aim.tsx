// What an archer or a caster has before it: squares too far away, out of sight, or behind cover.

import { boxOf } from '@skald/games/board-kit';
import { around, occupancy } from '@skald/games/grid-kit';
import { type ReactElement, useMemo } from 'react';
import { type Range, RULER, SHOOTING_RANGE, SPELL, type Square } from '../../content/index.ts';
import { isInRange } from '../../rules/geometry/range.ts';
import { lineTo, outlook } from '../../rules/geometry/sight.ts';
import { baseOf, findModel, terrain } from '../../rules/models.ts';
import type { Model, State } from '../../rules/state.ts';
import type { Hand } from './hand.ts';
import type { Spot } from './spots.ts';

interface Aiming {
  readonly range: Range;
  /** Whether the target must be seen. */
  readonly sight: boolean;
}

/** While a spell is aimed, and while an archer's target is pointed at. */
function aimingOf({ view, decision, deeds }: Hand, pointed: Spot | null): Aiming | null {
  const frame = view.agenda.at(-1);
  if (decision === null) return null;
  if (frame?.step === 'castAt') return SPELL[frame.spell];
  const shot = deeds.some(({ choice, model }) => choice.act === 'shoot' && model === pointed?.model);
  return shot ? { range: SHOOTING_RANGE, sight: true } : null;
}

export function Aim({ hand, pointed }: { hand: Hand; pointed: Spot | null }): ReactElement | null {
  const { view, active } = hand;
  const aiming = aimingOf(hand, pointed);
  const [range, sight] = [aiming?.range ?? null, aiming?.sight ?? false];
  const field = useMemo(() => {
    const one = findModel(view, active ?? '');
    return one === undefined || range === null ? null : fieldOf(view, one, { range, sight });
  }, [view, active, range, sight]);
  if (field === null) return null;
  const { layout } = terrain(view);
  const drawn = (squares: readonly Square[], inset: number): string =>
    squares.map((square) => boxOf(layout, square, inset)).join('');
  return (
    <>
      <path d={drawn(field.far, 0)} className="dun-too-far" />
      <path d={drawn(field.unseen, 2)} className="dun-unseen" />
      <path d={drawn(field.covered, 5)} className="dun-covered" />
    </>
  );
}

function fieldOf(view: State, one: Model, { range, sight }: Aiming) {
  const ground = terrain(view);
  const { grid, layout, revealed } = ground;
  const base = baseOf(view, one);
  const others = view.models.filter(({ id }) => id !== one.id).map((other) => baseOf(view, other));
  const eyes = outlook(ground, occupancy(grid, others), base);
  const near = new Set(around(grid, base));
  const field = { far: [] as Square[], unseen: [] as Square[], covered: [] as Square[] };
  for (let square = 0; square < grid.size; square++) {
    if (layout.floor[square] !== 1 || revealed[square] !== 1 || square === base.square) continue;
    const reached =
      range in RULER
        ? isInRange(grid, base, { square, size: 1 }, range as keyof typeof RULER)
        : near.has(square);
    const line = reached && sight ? lineTo(eyes, [square]) : null;
    if (!reached) field.far.push(square);
    else if (sight && line === null) field.unseen.push(square);
    else if (line?.cover) field.covered.push(square);
  }
  return field;
}
