// Step VII and what gods do later. AOH-GOD, AOH-RUNE-01

import { next, type Seat } from '@skald/kernel';
import {
  AMSIR_NOTICE_UP_TO,
  type BattleGift,
  FREY,
  GODS,
  type God,
  LOKI,
  NJORD,
  NOTICE_UP_TO,
  ODIN,
  onDie,
  RUNES,
  THOR,
  TYR,
} from '../content/index.ts';
import { heroPiece, piece } from './pieces.ts';
import { type Battle, battleOf, type Player, playerOf, type Steps, type Table } from './state.ts';

/** Odin and Tyr come to the battle they waited for. AOH-GOD-16, -19 */
export function waitingGods(table: Table, battle: Battle): void {
  const { state } = table;
  for (const id of [...battle.attackers, ...battle.defenders]) {
    const seat = piece(state, id).owner;
    if (seat === null || heroPiece(state, seat)?.id !== id) continue;
    battle.fought.push(seat);
    const player = playerOf(state, seat);
    if (player.god !== 'odin' && player.god !== 'tyr') continue;
    const god = player.god;
    player.god = null;
    help(table, battle, seat, god, onDie(god === 'odin' ? ODIN : TYR, table.roll(6, god)));
  }
}

/** AOH-GOD-17, -20, AOH-RULING-69 */
function help(table: Table, battle: Battle, seat: Seat, god: God, gift: BattleGift): void {
  const attacks = seat === battle.attacker;
  const comrades = (attacks ? battle.attackers : battle.defenders).filter(
    (id) => piece(table.state, id).owner === seat,
  );
  const own = gift.own * (gift.perPerson ? comrades.length : 1);
  battle.godAttack += attacks ? own : gift.enemy;
  battle.godDefence += attacks ? gift.enemy : own;
  playerOf(table.state, seat).glory += gift.glory;
  table.tell?.({ type: 'godHelped', seat, god, own, enemy: gift.enemy, glory: gift.glory });
}

export const godSteps: Steps<'thor' | 'gods' | 'godCheck' | 'learnRune'> = {
  /** After the result; a hero who fell gets nothing. AOH-GOD-18, AOH-RULING-70 */
  thor(table) {
    const { state } = table;
    for (const seat of battleOf(state).fought) {
      const player = playerOf(state, seat);
      if (player.god !== 'thor') continue;
      player.god = null;
      const glory = onDie(THOR, table.roll(6, 'thor'));
      player.glory += glory;
      table.tell?.({ type: 'godHelped', seat, god: 'thor', own: 0, enemy: 0, glory });
    }
  },

  /** Every hero who was in the battle and lives, the attacker first. AOH-RULING-67 */
  gods(table, { waiting: [seat, ...others] }) {
    if (seat === undefined) return;
    next(table, { step: 'gods', waiting: others });
    if (heroPiece(table.state, seat) === null) return;
    if (table.state.options.godCheck === 'optional') next(table, { step: 'godCheck', seat });
    else check(table, seat);
  },

  /** AOH-GOD-03 */
  godCheck: {
    options: () => [{ act: 'roll' }, { act: 'pass' }],
    answer(table, _frame, choice, seat) {
      if (choice.act === 'roll') check(table, seat);
    },
  },

  /** AOH-RUNE-02, -03 */
  learnRune(table, { seat }) {
    const rune = onDie(RUNES, table.roll(6, 'rune'));
    playerOf(table.state, seat).rune = rune;
    table.tell?.({ type: 'runeLearned', seat, rune });
  },
};

/** AOH-GOD-01, -02, -04 */
function check(table: Table, seat: Seat): void {
  const player = playerOf(table.state, seat);
  const upTo = player.rune === 'amsir' ? AMSIR_NOTICE_UP_TO : NOTICE_UP_TO;
  if (table.roll(6, 'notice') > upTo) {
    table.tell?.({ type: 'unnoticed', seat });
    return;
  }
  const god = onDie(GODS, table.roll(6, 'god'));
  table.tell?.({ type: 'noticed', seat, god });
  if (god === 'frey') frey(table, seat, player);
  else if (god === 'loki') loki(table, seat, player);
  else if (god === 'njord') njord(table, seat, player);
  else player.god = god;
}

/** AOH-GOD-06 to -08 */
function frey(table: Table, seat: Seat, player: Player): void {
  const maidens = onDie(FREY, table.roll(6, 'frey'));
  player.maidens.push('heals');
  if (maidens === 2) player.maidens.push(table.state.options.freyWorship ? 'worship' : 'heals');
  table.tell?.({ type: 'frey', seat, maidens });
}

/** AOH-GOD-10 */
function loki(table: Table, seat: Seat, player: Player): void {
  const change = onDie(LOKI, table.roll(6, 'loki'));
  const amount = change > 0 ? change : Math.min(-change, player.luck);
  player.luck += change > 0 ? amount : -amount;
  if (change > 0)
    table.tell?.({ type: 'rewarded', seat, glory: 0, luck: amount, deed: 'god', counter: null });
  else table.tell?.({ type: 'luckLost', seat, amount, why: 'loki' });
}

/** AOH-GOD-11 to -14 */
function njord(table: Table, seat: Seat, player: Player): void {
  const { state } = table;
  const effect = onDie(NJORD, table.roll(6, 'njord'));
  let marks = 0;
  if (effect === 'aid') player.njordAid = state.options.njordAidWhen === 'nextTurn' ? state.turn + 1 : -1;
  else if (effect === 'storm') player.njordStorm = state.turn + 1;
  else {
    marks = table.roll(6, 'marks');
    if (effect === 'loss') marks = Math.min(marks, player.hoard);
    player.hoard += effect === 'gold' ? marks : -marks;
  }
  table.tell?.({ type: 'njord', seat, effect, marks });
}
