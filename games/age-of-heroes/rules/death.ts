// Wounds and death of heroes. AOH-DEATH

import type { Seat } from '@skald/kernel';
import { type CounterId, isJarlId, WORSHIP_TURNS } from '../content/index.ts';
import { fixFinalGlory } from './end.ts';
import type { EventOf } from './events.ts';
import { dropItems } from './items.ts';
import { removePiece, seatOf, swordOf } from './pieces.ts';
import { type Piece, playerOf, type Table } from './state.ts';

/** The hero falls; his player chooses what follows when the next turn begins. AOH-DEATH-04, AOH-RULING-82 */
export function killHero(table: Table, hero: Piece, how: EventOf<'heroDied'>['how']): void {
  const { state } = table;
  const seat = seatOf(hero);
  const player = playerOf(state, seat);
  player.fallenSword = swordOf(hero);
  dropItems(table, hero);
  fixFinalGlory(state, seat);
  player.status = 'dead';
  player.wounded = false;
  player.restsIn = null;
  // AOH-RULING-68: death ends what the gods had promised.
  Object.assign(player, { maidens: [], worshipUntil: 0, god: null, njordAid: 0, njordStorm: 0 });
  removePiece(state, hero);
  if (isJarlId(hero.id)) state.slain.push(hero.id);
  leaveBattle(table, [hero.id]);
  table.tell?.({ type: 'heroDied', seat, counter: hero.id, area: hero.area, how });
}

/** A wound: deadly on top of an unhealed one, else perhaps covered by Frey. True if the hero died of it. */
export function woundHero(table: Table, hero: Piece, by: Seat | null, how: 'battle' | 'spell'): boolean {
  const seat = seatOf(hero);
  const player = playerOf(table.state, seat);
  table.tell?.({ type: 'wounded', counter: hero.id, owner: seat, by, area: hero.area });
  // AOH-DEATH-02, AOH-RULING-63: a maiden covers no second wound on top of an open one.
  if (player.wounded) {
    killHero(table, hero, how);
    return true;
  }
  const maiden = player.maidens.shift();
  if (maiden === 'heals') table.tell?.({ type: 'freyHealed', seat, maidens: player.maidens.length });
  else {
    player.wounded = true;
    if (maiden === 'worship') {
      player.worshipUntil = table.state.turn + WORSHIP_TURNS;
      table.tell?.({ type: 'worshipBegan', seat, until: player.worshipUntil });
    }
  }
  return false;
}

/** Takes counters out of the running battle, on whichever side they are. */
export function leaveBattle(table: Table, ids: readonly CounterId[]): void {
  const { battle } = table.state;
  if (battle === null) return;
  battle.attackers = battle.attackers.filter((id) => !ids.includes(id));
  battle.defenders = battle.defenders.filter((id) => !ids.includes(id));
}
