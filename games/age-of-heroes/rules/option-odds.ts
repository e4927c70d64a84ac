// The exact chances of an option that leads to a battle, as far as the asking seat may know it.

import type { Chance, Choice, Seat } from '@skald/kernel';
import { declaredBy } from './attack.ts';
import { calledBy, helpersOf } from './battle.ts';
import { type Attack, imaginedBattle } from './imagined.ts';
import { battleOdds } from './odds.ts';
import { piece } from './pieces.ts';
import type { Battle, Piece, State } from './state.ts';

/** As if nobody did any more than this: no further luck, no further help. */
export function odds(view: State, seat: Seat, choice: Choice): Chance[] | null {
  const battle = battleBy(view, choice);
  if (battle === null) return null;
  return [...battleOdds(view, battle, luckIn(view, battle, seat, choice))]
    .filter(([, chance]) => chance > 0)
    .map(([outcome, chance]) => ({ outcome, chance }));
}

/** The battle that would be fought if this were chosen; null where more is asked first, or a jarl lies face down. */
export function battleBy(view: State, choice: Choice): Battle | null {
  const { battle } = view;
  const frame = view.agenda.at(-1);
  if (frame?.step === 'luckBid' || frame?.step === 'luckOpen') return battle;
  if (frame?.step === 'aid')
    return battle && withHelp(battle, calledBy(helpersOf(view, battle, frame.seat), choice));
  const attack = attackBy(view, choice);
  return attack === null || isBlind(attack) ? null : imaginedBattle(view, attack);
}

/** The attack that a choice declares; null where more is asked first. */
export function attackBy(view: State, choice: Choice): Attack | null {
  const declared = declaredBy(view, choice);
  if (declared === null) return null;
  const { seat: attacker, area, attackers, named } = declared;
  return { attacker, area, attackers, named };
}

/** Somebody is attacked whom nobody knows. */
export const isBlind = ({ named }: Attack): boolean => named.some((name) => name.startsWith('jarl-'));

const withHelp = (battle: Battle, helpers: readonly Piece[]): Battle => ({
  ...battle,
  defenders: [...battle.defenders, ...helpers.map(({ id }) => id)],
});

/** Whom the players attacked could still call to help, once it has begun. AOH-CBT-08 */
export function helpToCome(view: State, battle: Battle): Piece[] {
  const attacked = new Set(battle.defenders.flatMap((id) => piece(view, id).owner ?? []));
  return [...attacked].flatMap((seat) => helpersOf(view, battle, seat));
}

/** What a bid would make of the die. */
function luckIn(view: State, battle: Battle, seat: Seat, choice: Choice): number {
  const spent = battle.luck.reduce((sum, points) => sum + points, 0);
  if (choice.act !== 'luck') return spent;
  const points = Number(choice.points);
  const helpsDefence = view.agenda.at(-1)?.step === 'luckOpen' && seat !== battle.attacker;
  return spent + (helpsDefence ? -points : points);
}
