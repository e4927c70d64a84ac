// Step VI: the result strikes. AOH-CRT-06 to -15, AOH-GLORY

import { next, type Seat } from '@skald/kernel';
import {
  COUNTER,
  type CounterId,
  half,
  isJarlId,
  isLand,
  isMonsterId,
  monsterKind,
  REWARD,
  strikesAttacker,
} from '../content/index.ts';
import type { FrameOf } from './agenda.ts';
import { speaker } from './battle.ts';
import { killHero, leaveBattle, woundHero } from './death.ts';
import { dropItems, takeSpoils } from './items.ts';
import { handOver, winLand } from './kingdom.ts';
import { heroPiece, isHero, isMonster, jarlId, monsterId, piece, removePiece } from './pieces.ts';
import { battleOf, type Piece, playerOf, resultIn, type State, type Steps, type Table } from './state.ts';

/** Kinds whose death teaches a rune. AOH-RUNE-01 */
const TEACHERS: readonly string[] = ['drow', 'ghost', 'witch'];

/** A wounded jarl or monster may be drawn again. AOH-SEQ-08, -10, AOH-CRT-09, -13 */
export function backToPile(table: Table, one: Piece): void {
  const { state } = table;
  dropItems(table, one);
  removePiece(state, one);
  leaveBattle(table, [one.id]);
  if (isJarlId(one.id)) state.piles.jarls.push(one.id);
  else state.piles.monsters.push(monsterId(one));
}

/** What a deed is worth: of the printed factors, whatever magic was at work. AOH-GLORY-02 to -04, AOH-RULING-25 */
export function worth(id: CounterId, deed: 'slain' | 'wounded'): { glory: number; luck: number } {
  const cf = half(COUNTER[id].cf);
  const whole = isMonsterId(id) ? REWARD[monsterKind(id)] : { glory: cf, luck: cf };
  return deed === 'slain' ? { ...whole } : { glory: half(whole.glory), luck: half(whole.luck) };
}

export const resultSteps: Steps<'strike' | 'slay' | 'wound' | 'reward' | 'loss'> = {
  strike(table) {
    const { state } = table;
    const battle = battleOf(state);
    const { attacker, fought } = battle;
    const result = resultIn(battle);
    const aftermath = (): void =>
      next(table, { step: 'thor' }, { step: 'gods', waiting: [...battle.heroes] }, { step: 'endBattle' });
    if (result === 'n') return aftermath();
    const lost = strikesAttacker(result);
    const winner = lost ? speaker(state) : attacker;
    const struck = heroesLast(state, lost ? battle.attackers : battle.defenders);
    aftermath();
    if (
      result === 'K' &&
      fought.includes(attacker) &&
      state.players[attacker]?.rune === null &&
      struck.some(teaches)
    )
      next(table, { step: 'learnRune', seat: attacker });
    const letter = result.toLowerCase();
    const frames = struck.map((counter): FrameOf<'slay' | 'wound' | 'flight'> => {
      if (letter === 'k') return { step: 'slay', counter, by: winner };
      return letter === 'w'
        ? { step: 'wound', counter, by: winner }
        : { step: 'flight', counter, chooser: winner };
    });
    next(table, ...frames);
    // AOH-CRT-15: F, W and K all win the area.
    if (!lost && battle.land && isLand(battle.area)) winLand(table, attacker, battle.area);
  },

  /** Removed for good. AOH-CRT-08, -14 */
  slay(table, { counter, by }) {
    const { state } = table;
    const one = piece(state, counter);
    table.tell?.({ type: 'slain', counter, owner: one.owner, by, area: one.area });
    rewardFor(table, by, counter, 'slain');
    if (isHero(state, one)) return killHero(table, one, 'battle');
    if (isMonster(one)) slayMonster(table, one, by);
    else slayJarl(table, one, by);
  },

  wound(table, { counter, by }) {
    const { state } = table;
    const one = piece(state, counter);
    if (isHero(state, one)) {
      // AOH-RULING-25: who dies of a second wound counts as slain.
      const deed = playerOf(state, one.owner).wounded ? 'slain' : 'wounded';
      rewardFor(table, by, counter, deed);
      woundHero(table, one, by, 'battle');
    } else {
      table.tell?.({ type: 'wounded', counter, owner: one.owner, by, area: one.area });
      rewardFor(table, by, counter, 'wounded');
      backToPile(table, one);
    }
  },

  /** Glory or luck, never a mixture. AOH-GLORY-02, AOH-RULING-23 */
  reward: {
    options: () => [{ act: 'glory' }, { act: 'luck' }],
    answer(table, { glory, luck, deed, counter }, choice, seat) {
      const player = playerOf(table.state, seat);
      const gain = choice.act === 'glory' ? { glory, luck: 0 } : { glory: 0, luck };
      player.glory += gain.glory;
      player.luck += gain.luck;
      table.tell?.({ type: 'rewarded', seat, ...gain, deed, counter });
    },
  },

  /** A jarl slain in service costs glory or luck. AOH-GLORY-07, AOH-RULING-62 */
  loss: {
    options: ({ options, players }, _frame, seat) => {
      const both = [{ act: 'glory' as const }, { act: 'luck' as const }];
      const paid = options.lossesMustHurt ? both.filter(({ act }) => (players[seat]?.[act] ?? 0) > 0) : both;
      return paid.length > 0 ? paid : both;
    },
    answer(table, frame, choice, seat) {
      const player = playerOf(table.state, seat);
      const amount = Math.min(frame.amount, player[choice.act]);
      player[choice.act] -= amount;
      table.tell?.({ type: choice.act === 'glory' ? 'gloryLost' : 'luckLost', seat, amount, why: 'jarl' });
    },
  },
};

/** Jarls fall before their heroes, so that their loss still counts. AOH-RULING-91 */
function heroesLast(state: State, ids: readonly CounterId[]): CounterId[] {
  const hero = (id: CounterId): boolean => isHero(state, piece(state, id));
  return [...ids.filter((id) => !hero(id)), ...ids.filter(hero)];
}

const teaches = (id: CounterId): boolean => isMonsterId(id) && TEACHERS.includes(monsterKind(id));

/** The living hero of the side that did it. AOH-RULING-24 */
function rewardFor(table: Table, seat: Seat | null, counter: CounterId, deed: 'slain' | 'wounded'): void {
  if (seat === null || heroPiece(table.state, seat) === null) return;
  const { glory, luck } = worth(counter, deed);
  if (glory + luck > 0) next(table, { step: 'reward', seat, glory, luck, deed, counter });
}

/** The counters of a player in the battle that are still on the map, his hero first. */
function fighters(state: State, seat: Seat): Piece[] {
  const { attackers, defenders } = battleOf(state);
  const own = state.pieces.filter(
    (one) => one.owner === seat && (attackers.includes(one.id) || defenders.includes(one.id)),
  );
  return own.sort((a, b) => Number(isHero(state, b)) - Number(isHero(state, a)));
}

/** AOH-TREAS-15, AOH-RULING-56 */
function slayMonster(table: Table, one: Piece, by: Seat | null): void {
  const { state } = table;
  removePiece(state, one);
  leaveBattle(table, [one.id]);
  const dragon = monsterId(one);
  state.slain.push(dragon);
  if (
    by === null ||
    !state.hoards.some((hoard) => hoard.dragon === dragon && (hoard.treasure || hoard.marks))
  )
    return;
  const [first, ...others] = fighters(state, by);
  if (first === undefined) return;
  if (isHero(state, first) || others.length === 0) takeSpoils(table, by, first, dragon);
  else next(table, { step: 'spoils', seat: by, dragon });
}

function slayJarl(table: Table, one: Piece, by: Seat | null): void {
  const { state } = table;
  const { owner, purse } = one;
  dropItems(table, one);
  removePiece(state, one);
  leaveBattle(table, [one.id]);
  state.slain.push(jarlId(one));
  if (by !== null && purse > 0) takePurse(table, by, one.id, purse);
  if (owner === null || heroPiece(state, owner) === null) return;
  const amount = half(COUNTER[one.id].cf);
  const player = playerOf(state, owner);
  if (amount > 0 && player.glory + player.luck > 0)
    next(table, { step: 'loss', seat: owner, amount, jarl: jarlId(one) });
}

/** AOH-KING-15, -16 */
function takePurse(table: Table, seat: Seat, from: CounterId, marks: number): void {
  const { state } = table;
  const [taker] = fighters(state, seat);
  if (taker === undefined) return;
  if (isHero(state, taker)) playerOf(state, seat).hoard += marks;
  else taker.purse += marks;
  table.tell?.({ type: 'purseTaken', seat, counter: taker.id, from, marks });
  handOver(table, seat);
}
