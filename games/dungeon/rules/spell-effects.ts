// What spells do. DUN-SPELLCARD

import { isAdjacent } from '@skald/games/grid-kit';
import { next } from '@skald/kernel';
import { onDie, type Place, type SpellFacts } from '../content/index.ts';
import type { FrameOf } from './agenda.ts';
import { magicalAttack } from './attack.ts';
import { lowerWard } from './bars.ts';
import { give } from './belongings.ts';
import { heal } from './damage.ts';
import { mark } from './marks.ts';
import { baseOf, heroOf, overlordSeat, seatOf, sideOf, terrain } from './models.ts';
import { summon } from './placing.ts';
import { everyEnemyInRange } from './spells.ts';
import type { Bar, Model, State, Table } from './state.ts';
import { startOf } from './turn.ts';

interface Aim {
  readonly whom: Model | null;
  readonly bar: Bar | null;
  readonly place: Place | null;
}

export function takeEffect(table: Table, caster: Model, spell: SpellFacts, { whom, bar, place }: Aim): void {
  const { state } = table;
  const { effect } = spell;
  const target = whom as Model;
  switch (effect.type) {
    case 'attack':
      return next(table, ...attacks(state, caster, spell, effect.dice, whom));
    case 'lowerWard':
      return lowerWard(table, bar as Bar, effect.by, caster);
    case 'lowerArmour':
      return mark(table, target, caster, { type: 'corroded', by: effect.by });
    case 'raiseArmour':
      return mark(table, target, caster, { type: 'shielded', by: effect.by, caster: caster.id });
    case 'bonusDice':
      return mark(table, target, caster, { type: 'guided', dice: effect.dice });
    case 'slow':
      return mark(table, target, caster, { type: 'chilled', by: effect.by, least: effect.least });
    case 'crystal':
      return give(table, heroOf(caster), onDie(effect.table, table.roll(6, 'crystal')));
    case 'heal':
      if (target.injured) mend(table, target);
      else heal(table, target, effect.wounds, 'spell');
      return;
    case 'summon':
      return summon(table, effect.minion, place as Place);
    case 'moveHero':
      return next(table, {
        ...startOf(seatOf(state, target), target, 'brisk-work'),
        step: 'act',
        left: effect.squares,
      });
    case 'command':
      return next(table, {
        ...startOf(overlordSeat(state), target, 'in-my-power'),
        step: 'act',
        left: effect.squares,
      });
  }
}

/** One roll for each target. DUN-SPELL-19 */
export function attacks(
  state: State,
  caster: Model,
  spell: SpellFacts,
  dice: number,
  whom: Model | null,
): FrameOf<'attack'>[] {
  const targets =
    whom === null
      ? everyEnemyInRange(state, caster, spell)
      : spell.effect.type === 'attack' && spell.effect.area === 'splash'
        ? [whom, ...neighboursOf(state, whom)]
        : [whom];
  return targets.map(({ id }) => magicalAttack(caster.id, id, dice, spell.id));
}

/** The models of its own side beside it. */
const neighboursOf = (state: State, one: Model): Model[] =>
  state.models.filter(
    (other) =>
      other !== one &&
      sideOf(other) === sideOf(one) &&
      isAdjacent(terrain(state).grid, baseOf(state, one), baseOf(state, other)),
  );

function mend(table: Table, one: Model): void {
  one.injured = false;
  table.tell?.({ type: 'mended', model: one.id });
}
