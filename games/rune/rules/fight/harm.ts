// What a blow takes, and what becomes of whoever takes it. RUN-DMG, RUN-VP-11 to -19

import { ARMOR_HELPS } from '../../content/hazards.ts';
import { harmToFoe } from '../collateral.ts';
import { hurt, lostHitPoints } from '../injury.ts';
import { fallDamage, hurtIn, weirdBy } from '../space/index.ts';
import {
  areEnemies,
  bodyOf,
  fighterOf,
  groundFor,
  impairment,
  isAble,
  isHero,
  isOnField,
  sheetOf,
} from './fighters.ts';
import { throwDie } from './rolling.ts';
import { hindrance } from './sight.ts';
import type { Entry, Fighter, State, Table } from './state.ts';

/** Raw Damage on a body, as it is soaked. RUN-DMG-01 */
export function harm(table: Table, by: Fighter, target: Fighter, margin: number, dam: number): number {
  return lose(table, by, target, lostHitPoints(margin, dam, soakOf(table.state, target)));
}

/** With what weird magic makes of it. RUN-TER-145 */
export const soakOf = (state: State, one: Fighter): number =>
  sheetOf(state, one).soak.total + weirdBy(groundFor(state), bodyOf(state, one), one.side, 'soak');

/**
 * Raw Damage that the field does. A foe takes it only where a hero brought it there, and then it is his doing.
 * RUN-RUN-48, -49, RUN-RULING-R44, -T62
 */
export function befall(
  table: Table,
  one: Fighter,
  raw: number,
  what: keyof typeof ARMOR_HELPS,
  by: Fighter | null = null,
): void {
  const { state } = table;
  const broughtBy = by !== null && isHero(by) ? [by.id] : [];
  if (raw === 0 || (!isHero(one) && !harmToFoe({ from: 'hazard', broughtBy }).hurts)) return;
  const soak = ARMOR_HELPS[what] ? soakOf(state, one) : sheetOf(state, one).bareSoak;
  lose(table, by, one, lostHitPoints(0, raw, soak));
}

/** Takes hit points, with all that follows. What was really lost. RUN-RULING-C40, RUN-HOOK-33 */
function lose(table: Table, by: Fighter | null, target: Fighter, lost: number): number {
  const { state } = table;
  const { maxHp, woundThreshold } = sheetOf(state, target);
  const before = target.hp;
  const was = target.condition;
  const { body, condition, wounds } = hurt({ ...target, maxHp, woundThreshold }, lost);
  target.hp = body.hp;
  target.wounds = body.wounds;
  if (lost > 0) bleed(state, target);
  if (by !== null) bearGrudge(target, by, Math.min(lost, before));
  table.tell?.({ type: 'hurt', fighter: target.id, by: by?.id ?? null, lost, wounds });
  score(table, by, target, 'damage', Math.min(lost, before));
  // Whoever was dying does not survive another blow. RUN-RULING-C23
  const now = was === 'dying' && lost > 0 ? 'dead' : condition === 'able' ? was : condition;
  // Nobody treats a foe in time. RUN-RULING-C23
  become(table, target, now === 'dying' && !isHero(target) ? 'dead' : now);
  if (target.condition === 'dead' && was !== 'dead')
    score(table, by, target, 'deathBlow', deathBlow(state, target));
  return lost;
}

/** Who bleeds may be treated anew, and is known for what he is worth. RUN-HEAL-14 */
function bleed(state: State, target: Fighter): void {
  target.treated = false;
  const sheet = state.foes[target.sheet];
  if (!isHero(target) && sheet !== undefined && !sheet.known)
    state.foes[target.sheet] = { ...sheet, known: true };
}

/** A foe remembers who attacked it, and how much that cost it. RUN-RUN-37 */
export function bearGrudge(target: Fighter, by: Fighter, hurtBy: number): void {
  if (isHero(target) || !isHero(by)) return;
  const before = target.grudges.find((grudge) => grudge.by === by.id);
  target.grudges = [
    ...target.grudges.filter((grudge) => grudge !== before),
    { by: by.id, hurt: (before?.hurt ?? 0) + hurtBy },
  ];
}

/** RUN-VP-17 */
const deathBlow = (state: State, target: Fighter): number => Math.floor(sheetOf(state, target).might / 2);

/** Only what heroes do to foes. RUN-VP-11, -14 */
function score(table: Table, by: Fighter | null, of: Fighter, cause: Entry['cause'], points: number): void {
  if (by === null || !isHero(by) || !areEnemies(by, of)) return;
  award(table, by, of, cause, points);
}

/** A line of his tally. */
export function award(table: Table, by: Fighter, of: Fighter, cause: Entry['cause'], points: number): void {
  if (points === 0) return;
  table.state.tally.push({ hero: by.id, of: of.id, cause, points });
  table.tell?.({ type: 'scored', hero: by.id, of: of.id, cause, points });
}

export function become(table: Table, one: Fighter, condition: Fighter['condition']): void {
  if (one.condition === condition) return;
  one.condition = condition;
  table.tell?.({ type: 'became', fighter: one.id, condition });
  if (condition === 'able') return;
  letGoOfAll(table, one);
  if (condition !== 'unconscious') one.steps = [];
  if (condition === 'dying') one.saviours = saviours(table.state, one);
  if (condition === 'dying' && one.saviours.length === 0) become(table, one, 'dead');
}

/** Everybody on his side who can still act has his next action. RUN-HEAL-21, -22, RUN-RULING-C23 */
const saviours = (state: State, dying: Fighter): string[] =>
  state.fighters
    .filter((one) => one.side === dying.side && one.id !== dying.id && isAble(one))
    .map(({ id }) => id);

/** Whoever falls lets go of whom he held. RUN-RULING-C17 */
export function letGoOfAll(table: Table, holder: Fighter): void {
  for (const one of table.state.fighters) {
    if (one.held?.by !== holder.id) continue;
    one.held = null;
    table.tell?.({ type: 'released', by: holder.id, at: one.id });
  }
}

/**
 * Whoever stands where it hurts rolls against it with Stamina; a foe with Res, if heroes drove it there. Whether he
 * failed. RUN-TER-46, -49
 */
export function suffer(table: Table, one: Fighter, dam: number): boolean {
  const { state } = table;
  if (!isHero(one) && one.drivenBy === null) return false;
  const { stamina } = sheetOf(state, one);
  const raw = hurtIn(dam, throwDie(table, 'exposure').result + stamina - impairment(one));
  befall(table, one, raw, 'place', one.drivenBy === null ? null : fighterOf(state, one.drivenBy));
  return raw > 0;
}

/** Over a ledge: whoever pushed him has done it. RUN-HAZ-FALL-01 to -04, RUN-VP-15, -18 */
export function plunge(table: Table, by: Fighter | null, one: Fighter, feet: number): void {
  const { state } = table;
  const jump = throwDie(table, 'landing').result + sheetOf(state, one).roll('jump') - hindrance(state, one);
  fall(table, one);
  befall(table, one, fallDamage(feet, jump), 'fall', by);
}

/** A fall: on one's feet again at one's next action at the soonest. RUN-SPECIAL-24 */
export function fall(table: Table, one: Fighter): void {
  if (one.fallen || !isOnField(one)) return;
  one.fallen = true;
  letGoOfAll(table, one);
  table.tell?.({ type: 'fell', fighter: one.id });
}

/** His action is over: he saves nobody any more. RUN-HEAL-21, RUN-TV-C22 */
export function missedChance(table: Table, by: string): void {
  for (const one of table.state.fighters) {
    if (one.condition !== 'dying') continue;
    one.saviours = one.saviours.filter((id) => id !== by && isAble(fighterOf(table.state, id)));
    if (one.saviours.length === 0) become(table, one, 'dead');
  }
}
