// Choosing several at once where the rules ask for one after another.

import type { Asked, Seat } from '@skald/kernel';
import type { Area } from '../../content/index.ts';
import { isMonsterId } from '../../content/index.ts';
import { targetKey, targetsIn } from '../../rules/attack.ts';
import { findPiece } from '../../rules/pieces.ts';
import type { Piece, State } from '../../rules/state.ts';

/** What of these options is offered, by what it names. */
export const namedBy = (decision: Asked, act: string, field: string): string[] =>
  decision.options.flatMap(({ choice }) => (choice.act === act ? [String(choice[field])] : []));

/** Names attackers in the order of the list, and says that these are all, if that is asked at all. */
export function attackersPlan(
  view: State,
  decision: Asked,
  chosen: ReadonlySet<string>,
): [string, ...string[]] | null {
  const frame = view.agenda.at(-1);
  if (frame?.step !== 'attackers') return null;
  const offered = namedBy(decision, 'attacker', 'counter');
  const picked = offered.filter((id) => chosen.has(id));
  const all = [...frame.chosen, ...picked];
  if (!shareTarget(view, decision.seat, frame.area, all)) return null;
  const last = offered.indexOf(picked.at(-1) ?? '');
  const more = offered
    .slice(last + 1)
    .some((id) => shareTarget(view, decision.seat, frame.area, [...all, id]));
  const ready = more || picked.length === 0 ? ['ready'] : [];
  const plan = [...picked.map((id) => `attacker:${id}`), ...ready];
  return all.length === 0 ? null : (plan as [string, ...string[]]);
}

/** Whether there is something that all of these may still attack. */
function shareTarget(view: State, seat: Seat, area: Area, ids: readonly string[]): boolean {
  const pieces = ids.map((id) => findPiece(view, id)).filter((one): one is Piece => one !== null);
  return targetsIn(view, seat, area).some((target) =>
    pieces.every((one) => !one.attacked.includes(targetKey(target, area))),
  );
}

/** Names targets in the order chosen, and strikes, unless nothing is left to name and the battle begins by itself. */
export function targetsPlan(
  view: State,
  decision: Asked,
  chosen: readonly string[],
): [string, ...string[]] | null {
  const frame = view.agenda.at(-1);
  if (frame?.step !== 'targets') return null;
  const offered = namedBy(decision, 'target', 'target');
  const picked = chosen.filter((target) => offered.includes(target));
  const all = [...frame.named, ...picked];
  if (all.length === 0 || (owesMonster(view, decision, chosen) && !all.some(isMonsterId))) return null;
  const names = picked.map((target) => `target:${target}`);
  if (view.options.attackGrouping === 'wholeRegion') return names.length === 1 ? (names as [string]) : null;
  return (picked.length === offered.length && picked.length > 0 ? names : [...names, 'strike']) as [
    string,
    ...string[],
  ];
}

/** Whom one most likely means: the monster that is owed, or the only one there besides the land. */
export function likelyTargets(view: State, decision: Asked): string[] {
  const offered = namedBy(decision, 'target', 'target');
  const monsters = offered.filter(isMonsterId);
  const likely = owesMonster(view, decision, []) ? monsters : offered.filter((target) => target !== 'land');
  return likely.length === 1 ? likely : [];
}

/** The hero must spend his only attack on a monster here. AOH-RULING-18 */
export function owesMonster(view: State, decision: Asked, chosen: readonly string[]): boolean {
  const frame = view.agenda.at(-1);
  if (frame?.step !== 'targets' || view.options.attacksPerCounter !== 'once') return false;
  const player = view.players[decision.seat];
  const hero = player?.counter;
  if (!hero || !frame.attackers.includes(hero) || player.foughtMonster) return false;
  const monsters = view.pieces.some((one) => one.area === frame.area && isMonsterId(one.id));
  return monsters && ![...frame.named, ...chosen].some(isMonsterId);
}
