// What a blow takes, and what becomes of whoever takes it. RUN-DMG, RUN-HOOK-33, RUN-VP-11 to -19

import { isOneOf, next } from '@skald/kernel';
import { BOONS, type Boon } from '../../content/boons.ts';
import { ARMOR_HELPS } from '../../content/hazards.ts';
import { harmToFoe } from '../collateral.ts';
import { reopensTreatment } from '../healing.ts';
import { isMarked, type MarkOf, masterOf } from '../hooks/mark.ts';
import { type Condition, conditionOf, hurt, MORTAL_WOUNDS } from '../injury.ts';
import type { FrameOf, Harm } from './agenda.ts';
import { attackOf } from './attacks.ts';
import {
  areEnemies,
  fighterOf,
  isAble,
  isHero,
  isOnField,
  isPossessed,
  isRiding,
  sheetOf,
} from './fighters.ts';
import { goesOff } from './going-off.ts';
import { capped, countBlow } from './holmgang.ts';
import { releaseCaptives, shielding } from './hostages.ts';
import { ask, heardIn, isWaiting, open, seen } from './listening.ts';
import { hurtHorse } from './riding.ts';
import { dismount } from './saddle.ts';
import { soakOf } from './scores.ts';
import { isOwnArm, offerArm } from './severing.ts';
import { neededIn } from './shopping.ts';
import type { Fighter, State, Steps, Table } from './state.ts';
import { type Harmed, reckon, scoreGift, watchOver } from './tally.ts';

/** A blow or a shot that hit, by so much and with so much DAM. */
export function harm(
  table: Table,
  by: Fighter,
  target: Fighter,
  margin: number,
  dam: number,
  hit: Harm['hit'] = null,
): void {
  const { state } = table;
  const struck = { victim: target.id, by: by.id, raw: margin + dam, armor: true, hit };
  const frame: FrameOf<'harm'> = { step: 'harm', ...struck, ...UNTOUCHED };
  if (hit === null) return harmSteps.harm(table, frame);
  const known = () => ({ ...attackOf(state, by, target, hit), margin });
  if (!isWaiting(table, 'attackHit', known, frame)) harmSteps.harm(table, frame);
}

/** What went astray, and strikes whom it was not meant for. */
export const strayHarm = (by: Fighter, struck: Fighter, raw: number): FrameOf<'harm'> => ({
  step: 'harm',
  ...UNTOUCHED,
  victim: struck.id,
  by: by.id,
  raw,
  armor: true,
  hit: null,
});

/** Nothing has been made of it yet. */
export const UNTOUCHED = { none: false, less: 0, nature: null, element: null, missing: null } as const;

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
  element: Harm['element'] = what === 'fire' ? 'heat' : null,
): void {
  const broughtBy = by !== null && isHero(by) ? [by.id] : [];
  if (raw === 0 || (!isHero(one) && !harmToFoe({ from: 'hazard', broughtBy }).hurts)) return;
  // What he rides into, his horse does. RUN-HORSE-09
  if (isRiding(one) && what === 'trap') hurtHorse(table, one, raw);
  const victim = { victim: one.id, by: by?.id ?? null };
  const harmed = { ...UNTOUCHED, ...victim, raw, armor: ARMOR_HELPS[what], nature: what, element, hit: null };
  harmSteps.harm(table, { step: 'harm', ...harmed });
}

/** Where nobody has anything to say, one stage leads to the next at once. */
export const harmSteps: Steps<'harm' | 'soak' | 'losing' | 'fate' | 'toll'> = {
  harm(table, { step: _, ...coming }) {
    const { state } = table;
    const soak: FrameOf<'soak'> = { step: 'soak', ...coming };
    if (!mayHurt(state, coming)) return;
    if (!isWaiting(table, 'damageIncoming', () => incomingOf(state, coming), soak))
      harmSteps.soak(table, soak);
  },

  soak(table, { step: _, ...coming }) {
    const { state } = table;
    const { victim, by, raw, armor, none, less, hit } = coming;
    if (none) return;
    const target = fighterOf(state, victim);
    const dealer = by === null ? null : fighterOf(state, by);
    const past = shielding(table, dealer, target, raw, soakOf(state, target, armor, dealer, hit), hit);
    const lost = Math.max(0, past - less);
    const losing: FrameOf<'losing'> = { step: 'losing', ...coming, lost };
    const known = () => ({ ...incomingOf(state, coming), lost });
    if (!isWaiting(table, 'damageAboutToApply', known, losing)) harmSteps.losing(table, losing);
  },

  losing(table, { victim, by, none, lost, hit, nature, armor }) {
    const { state } = table;
    const dealer = by === null ? null : fighterOf(state, by);
    if (!none) lose(table, dealer, fighterOf(state, victim), lost, { hit, nature, armor });
  },

  /** Whatever saves him has had its say. RUN-HOOK-33 */
  fate(table, { victim, to, survives, by }) {
    const one = fighterOf(table.state, victim);
    if (one.condition === 'dead') return;
    // Nobody treats a foe in time. RUN-RULING-C23
    if (!survives) return become(table, one, to === 'dying' && !isHero(one) ? 'dead' : to, by);
    reprieve(one);
    if (conditionOf(one) === 'incapacitated') become(table, one, 'incapacitated');
  },

  toll(table, { victim, by, lost, hit, nature, bare, was, before, wounds }) {
    const { state } = table;
    const one = fighterOf(state, victim);
    const dealer = by === null ? null : fighterOf(state, by);
    const taken = Math.min(lost, before);
    const killed = one.condition === 'dead' && was !== 'dead';
    const byItsOwnArm = dealer !== null && isOwnArm(state, dealer, one, hit);
    const meant = isMeant(one, by, hit, nature);
    pay(table, { target: one, by: dealer, lost, before, killed, meant, byItsOwnArm });
    countBlow(table, dealer, lost);
    offerArm(table, dealer, one, lost, hit);
    open(
      table,
      'damageTaken',
      () => ({
        ...sufferedOf(state, { victim, by, hit, nature }),
        armor: bare !== true,
        lost,
        taken,
        wounds,
        killed,
      }),
      one,
    );
  },
};

/** Whom it pays, and how much by virtue of gifts. RUN-VP-11, -17 */
export function pay(table: Table, harmed: Omit<Harmed, 'credit'>): void {
  const { state } = table;
  const { target, by, lost, before, killed } = harmed;
  const doer = by && doerOf(state, by);
  const { nothing, gifts } = worthOf(state, doer, target);
  const credit = nothing ? [] : creditOf(doer);
  reckon(table, { ...harmed, credit });
  // Only what is won without any gift is multiplied. RUN-GIFTRULE-VP-02
  const won = Math.min(lost, before) + (killed ? Math.floor(sheetOf(state, target).might / 2) : 0);
  for (const { gift, factor } of gifts)
    for (const hero of credit) scoreGift(table, hero, won * (factor - 1), gift);
}

/** Whether he was whom it was for: what a fellow hero had to be asked about is, unless he agreed to it. RUN-RULING-G53 */
function isMeant({ marks }: Fighter, by: string | null, hit: Harm['hit'], nature: Harm['nature']): boolean {
  const asked = marks.find(
    (mark): mark is MarkOf<'consulted'> =>
      mark.kind === 'consulted' &&
      mark.by === by &&
      (hit === null ? nature !== null : hit.gift === mark.gift),
  );
  return asked === undefined ? hit !== null : !asked.agreed;
}

/** Only heroes wear foes down, and whatever hunts them. RUN-RUN-48, RUN-FOELIST-WENDOL.7 */
function mayHurt(state: State, { victim, by }: Pick<Harm, 'victim' | 'by'>): boolean {
  if (by === null || victim === by) return true;
  const [one, dealer] = [fighterOf(state, victim), fighterOf(state, by)];
  if (isHero(one) || isHero(dealer) || masterOf(dealer.marks) !== null) return true;
  return harmToFoe({ from: 'foe', hunts: hunts(state, dealer) }).hurts;
}

/** RUN-FOELIST-WENDOL.5 */
const hunts = (state: State, one: Fighter): boolean =>
  sheetOf(state, one).powers.some(({ kind }) => kind === 'hunting');

const incomingOf = (state: State, coming: Omit<Harm, 'none' | 'less'>) => ({
  ...sufferedOf(state, coming),
  raw: coming.raw,
  armor: coming.armor,
  element: coming.element,
  missing: coming.missing,
});

function sufferedOf(
  state: State,
  { victim, by, hit, nature }: Pick<Harm, 'victim' | 'by' | 'hit' | 'nature'>,
) {
  const target = fighterOf(state, victim);
  const dealer = by === null ? null : fighterOf(state, by);
  return {
    victim: seen(state, target),
    by: dealer && seen(state, dealer),
    nature,
    hit: hit && dealer && { ...attackOf(state, dealer, target, hit), margin: hit.margin },
  };
}

/** Takes hit points, with all that follows. RUN-RULING-C40 */
function lose(
  table: Table,
  by: Fighter | null,
  target: Fighter,
  loss: number,
  { hit, nature, armor }: Pick<Harm, 'hit' | 'nature' | 'armor'>,
): void {
  const { state } = table;
  const lost = capped(state, loss);
  const { maxHp, woundThreshold } = sheetOf(state, target);
  const before = target.hp;
  const { condition: was, wounds: hadWounds } = target;
  const { body, condition, wounds } = hurt({ ...target, maxHp, woundThreshold }, lost);
  target.hp = body.hp;
  target.wounds = body.wounds;
  watchOver(state, target);
  const meantByHisOwn = isOfHisOwn(by, target) && isMeant(target, by.id, hit, nature);
  if (reopensTreatment(lost, meantByHisOwn)) target.rest = 0;
  if (lost > 0) bleed(state, target);
  if (nature === 'swarm') target.swarm = { ...target.swarm, suffered: target.swarm.suffered + lost };
  if (by !== null) bearGrudge(target, by, Math.min(lost, before));
  table.tell?.({ type: 'hurt', fighter: target.id, by: by?.id ?? null, lost, wounds });
  const done = { victim: target.id, by: by?.id ?? null, lost };
  const toll: FrameOf<'toll'> = {
    step: 'toll',
    ...done,
    hit,
    nature,
    ...(!armor && { bare: true }),
    was,
    before,
    wounds,
  };
  const now = afterwards(target, condition, lost);
  if (now !== 'dying' && now !== 'dead') become(table, target, now, by?.id ?? null);
  else if (was !== 'dead') {
    target.felled = { by: by?.id ?? null, meant: isMeant(target, by?.id ?? null, hit, nature) };
    const fate: FrameOf<'fate'> = { step: 'fate', ...done, to: now, survives: false };
    const known = () => ({
      dying: seen(state, target),
      by: by && seen(state, by),
      lost,
      wounds: hadWounds,
      fifthWound: target.wounds >= MORTAL_WOUNDS,
      hopeless: condition === 'dead',
    });
    const effects =
      was === 'dying' ? [] : [...heardIn(table, 'dying', known), ...neededIn(table, 'dying', target, known)];
    if (effects.length > 0) return next(table, { step: 'effects', effects }, fate, toll);
    harmSteps.fate(table, fate);
  }
  harmSteps.toll(table, toll);
}

/** What a loss makes of somebody, unless something saves him. */
function afterwards(target: Fighter, condition: Condition, lost: number): Fighter['condition'] {
  const { condition: was, marks } = target;
  // Who has died already can die no earlier. RUN-RULING-G37
  if (isMarked(marks, 'lastStand')) return was;
  // Whoever was dying does not survive another blow. RUN-RULING-C23
  if (was === 'dying' && lost > 0) return 'dead';
  if (condition === 'able') return was;
  // Away from the field nobody gets to him in time.
  if (was === 'out') return condition === 'incapacitated' ? was : 'dead';
  return condition;
}

const isOfHisOwn = (by: Fighter | null, target: Fighter): by is Fighter =>
  by !== null && isHero(by) && isHero(target) && !areEnemies(by, target);

/** Who bleeds is known for what he is worth. */
export function bleed(state: State, target: Fighter): void {
  const sheet = state.foes[target.sheet];
  if (!isHero(target) && sheet !== undefined && !sheet.known)
    state.foes[target.sheet] = { ...sheet, known: true };
}

/** Somebody attacks somebody, and both will remember it. */
export function assail(attacker: Fighter, target: Fighter): void {
  if (!attacker.attacked.includes(target.id)) attacker.attacked = [...attacker.attacked, target.id];
  bearGrudge(target, attacker, 0);
}

/** A foe remembers who attacked it, and how much that cost it. RUN-RUN-37 */
function bearGrudge(target: Fighter, by: Fighter, hurtBy: number): void {
  if (isHero(target) || !isHero(by)) return;
  const before = target.grudges.find((grudge) => grudge.by === by.id);
  target.grudges = [
    ...target.grudges.filter((grudge) => grudge !== before),
    { by: by.id, hurt: (before?.hurt ?? 0) + hurtBy },
  ];
}

const creditOf = (by: Fighter | null): string[] => (by !== null && isHero(by) ? [by.id] : []);

/** Whose doing it is: somebody else's where one does as one is told. RUN-RULING-G58 */
const doerOf = (state: State, by: Fighter): Fighter => {
  const master = masterOf(by.marks);
  return master === null ? by : fighterOf(state, master);
};

interface Worth {
  /** Hurting it pays nobody. RUN-VP-14 */
  readonly nothing: boolean;
  /** So many times as much, by virtue of these. */
  readonly gifts: readonly { readonly gift: Boon; readonly factor: number }[];
}

function worthOf(state: State, by: Fighter | null, of: Fighter): Worth {
  let worth: Worth = { nothing: false, gifts: [] };
  if (by === null || isHero(of)) return worth;
  const known = () => ({ dealer: seen(state, by), victim: seen(state, of), heroesMustHunt: state.mustHunt });
  ask(
    state,
    'worthQuery',
    known,
    (said, source) => {
      if (said.worth === 'nothing') worth = { ...worth, nothing: true };
      else if (isOneOf(BOONS, source))
        worth = { ...worth, gifts: [...worth.gifts, { gift: source, factor: said.factor }] };
    },
    of,
  );
  return worth;
}

/** Dies at once; the death blow is shared among those to whom it is due. RUN-FOELIST-DISHONORED.4, .5, RUN-RULING-F31 */
export function bury(table: Table, one: Fighter, credit: readonly string[]): void {
  const { state } = table;
  if (one.condition === 'dead') return;
  const last = credit.at(-1);
  become(table, one, 'dead', last ?? null);
  const by = last === undefined ? null : fighterOf(state, last);
  const due = worthOf(state, by, one).nothing ? [] : credit;
  reckon(table, { target: one, by, credit: due, lost: 0, before: 0, killed: true, meant: true });
}

export function become(
  table: Table,
  one: Fighter,
  condition: Fighter['condition'],
  by: string | null = null,
): void {
  if (one.condition === condition) return;
  if (one.condition === 'dying') reprieve(one);
  one.condition = condition;
  table.tell?.({ type: 'became', fighter: one.id, condition });
  if (condition === 'able') return;
  releaseCaptives(table, one, by);
  if (condition === 'out') one.horse = null;
  else dismount(table, one, 'thrown');
  disable(table, one);
  if (condition !== 'unconscious') one.steps = [];
  if (condition === 'dying') one.saviours = saviours(table.state, one);
  if (condition === 'dying' && isLost(one)) return become(table, one, 'dead', by);
  if (condition === 'dead') died(table, one, by);
  if (condition === 'dead' && !isHero(one)) goesOff(table, one, 'foeDies');
}

/** He dies no more, or has died. */
export function reprieve(one: Fighter): void {
  one.saviours = [];
  one.marks = one.marks.filter(({ kind }) => kind !== 'lingering');
}

/** Nobody is left who could save him, and nothing holds him back. RUN-RULING-C23, -G79 */
const isLost = ({ saviours: left, marks }: Fighter): boolean =>
  left.length === 0 && !isMarked(marks, 'lingering');

function died(table: Table, one: Fighter, by: string | null): void {
  const { state } = table;
  const killer = by === null ? null : fighterOf(state, by);
  const known = () => ({ dead: seen(state, one), by: killer && seen(state, killer) });
  open(table, 'characterDied', known, one);
}

/** Whoever can do nothing more holds nobody. RUN-RULING-C17 */
export function disable(table: Table, one: Fighter): void {
  letGoOfAll(table, one);
  open(table, 'disabled', () => ({ who: seen(table.state, one) }), one);
}

/** Everybody on his side who can still act has his next action. RUN-HEAL-21, -22, RUN-RULING-C23 */
const saviours = (state: State, dying: Fighter): string[] =>
  state.fighters
    .filter((one) => one.side === dying.side && one.id !== dying.id && isAble(one) && !isPossessed(one))
    .map(({ id }) => id);

/** Whoever falls lets go of whom he held. RUN-RULING-C17 */
export function letGoOfAll(table: Table, holder: Fighter): void {
  for (const one of table.state.fighters) {
    if (one.held?.by !== holder.id) continue;
    one.held = null;
    table.tell?.({ type: 'released', by: holder.id, at: one.id });
  }
}

/** A fall: on one's feet again at one's next action at the soonest. RUN-SPECIAL-24 */
/** `byTerrain`: the ground did it, and nobody. RUN-TRAP-67 */
export function fall(table: Table, one: Fighter, byTerrain = false): void {
  if (one.fallen || !isOnField(one)) return;
  dismount(table, one, 'thrown');
  one.fallen = true;
  letGoOfAll(table, one);
  table.tell?.({ type: 'fell', fighter: one.id });
  goesOff(table, one, 'fell', ...(byTerrain ? [] : (['fellNotByTerrain'] as const)));
}

/** His action is over: he saves nobody any more. RUN-HEAL-21, RUN-TV-C22 */
export function missedChance(table: Table, by: string): void {
  for (const one of table.state.fighters) {
    if (one.condition !== 'dying') continue;
    one.saviours = one.saviours.filter((id) => id !== by && isAble(fighterOf(table.state, id)));
    if (isLost(one)) become(table, one, 'dead');
  }
}
