// A shot or a throw: whether the target dodges, who else is about, and whom it hits. RUN-MISSILE

import { next } from '@skald/kernel';
import { lostByDistance, WEAPON } from '../../content/weapons.ts';
import { STANDING_TARGET, shotOf } from '../blow.ts';
import { hasClearLine, mustShift } from '../space/index.ts';
import type { Shot } from './agenda.ts';
import {
  baseOf,
  bodyOf,
  fighterOf,
  formOf,
  groundFor,
  isAble,
  isHero,
  isOnField,
  pacesBetween,
  sheetOf,
} from './fighters.ts';
import { assail, harm } from './harm.ts';
import { oneOf, throwDie } from './rolling.ts';
import {
  type Add,
  bystanders,
  damOf,
  dodgeParts,
  isFarEnough,
  mayDodge,
  partsOf,
  shotParts,
  total,
} from './scores.ts';
import type { Fighter, State, Steps } from './state.ts';

/** Far enough off, nothing solid between, and something to shoot. RUN-MISSILE-02, -16 */
export const canShoot = (state: State, attacker: Fighter, target: Fighter, form: number): boolean =>
  isOnField(target) &&
  attacker.pieces[form] !== 0 &&
  isFarEnough(state, attacker, target, form) &&
  hasClearLine(groundFor(state), baseOf(state, attacker), baseOf(state, target)) &&
  !mustShift(groundFor(state), bodyOf(state, attacker), bodyOf(state, target), attacker.lastShot);

export const shootingSteps: Steps<'shot' | 'dodge'> = {
  shot(table, { step: _, ...shot }) {
    const { state } = table;
    const [attacker, target] = [fighterOf(state, shot.attacker), fighterOf(state, shot.target)];
    if (!isAble(attacker) || !isOnField(target)) return;
    if (shot.dodges !== null) return loose(table, shot);
    if (!mayDodge(target)) return next(table, { step: 'shot', ...shot, dodges: false });
    if (target.seat === null)
      return next(table, { step: 'shot', ...shot, dodges: isWorthDodging(state, target) });
    next(table, { step: 'dodge', seat: target.seat, ...shot });
  },

  /** Decided before any die. RUN-MISSILE-03 */
  dodge: {
    options: () => [{ act: 'dodge' }, { act: 'stand' }],
    byDefault: (state, { target }) => ({
      act: isWorthDodging(state, fighterOf(state, target)) ? 'dodge' : 'stand',
    }),
    standing: { never: () => ({ act: 'stand' }), always: () => ({ act: 'dodge' }) },
    answer(table, { step: _, seat: __, ...shot }, { act }) {
      next(table, { step: 'shot', ...shot, dodges: act === 'dodge' });
    },
  },
};

/** He has spent an action on finding another line. RUN-TER-105 */
export function aimAnew(one: Fighter): void {
  if (one.shifted && one.lastShot !== null) one.lastShot = { ...one.lastShot, shooterMoved: true };
  one.shifted = false;
}

/** Better than standing still, on average. RUN-RULING-C45 */
const isWorthDodging = (state: State, target: Fighter): boolean =>
  total((add) => dodgeParts(state, target, add)) + formOf(state, target).shieldDfn >= 1;

function loose(table: Parameters<typeof harm>[0], shot: Shot): void {
  const { state } = table;
  const [attacker, target] = [fighterOf(state, shot.attacker), fighterOf(state, shot.target)];
  const form = formOf(state, attacker, shot.form);
  spend(state, attacker, shot.form);
  Object.assign(attacker, {
    shifted: false,
    lastShot: { target: target.id, targetMoved: false, shooterMoved: false },
  });
  assail(attacker, target);
  const onAttack = (add: Add): void => shotParts(state, shot, add);
  const onDefence = (add: Add): void =>
    shot.dodges ? dodgeParts(state, target, add) : add('standing', STANDING_TARGET);
  const reached = throwDie(table, 'attack').result + total(onAttack);
  const defence = (shot.dodges ? throwDie(table, 'dodge').result : 0) + total(onDefence);
  const others = bystanders(state, shot);
  const weapon = form.weapon === null ? null : WEAPON[form.weapon];
  const far = weapon === null ? 0 : lostByDistance(weapon, pacesBetween(state, attacker, target));
  const facts = { form: shot.form, kind: 'own', as: 'blow' } as const;
  const dam = damOf(state, attacker, target, facts) - far;
  table.tell?.({
    type: 'shot',
    by: attacker.id,
    at: target.id,
    form: shot.form,
    attack: reached,
    defence,
    sums: { attack: partsOf(onAttack), defence: partsOf(onDefence) },
    others: others.length,
  });
  const outcome = shotOf(reached, defence, others.length);
  if (outcome.hits === 'target') {
    const { margin } = outcome;
    return harm(table, attacker, target, margin, dam, { ...facts, margin });
  }
  if (outcome.hits === 'nothing') return table.tell?.({ type: 'missed', by: attacker.id, at: target.id });
  // He neither dodges nor rolls. RUN-MISSILE-12, -13, RUN-RULING-C32
  const struck = oneOf(table, others, 'stray');
  table.tell?.({ type: 'strayed', by: attacker.id, at: target.id, hit: struck.id });
  // Foes never wear down their own. RUN-RULING-C19
  if (isHero(attacker) || isHero(struck)) harm(table, attacker, struck, outcome.margin, dam);
}

/** RUN-MISSILE-16 */
function spend(state: State, attacker: Fighter, form: number): void {
  if (formOf(state, attacker, form).pieces === null) return;
  const left = (attacker.pieces[form] ?? 0) - 1;
  attacker.pieces = attacker.pieces.with(form, left);
  const { forms } = sheetOf(state, attacker);
  // What was thrown is in nobody's hand.
  if (left === 0 && forms[form]?.weapon !== null && isThrown(state, attacker, form))
    attacker.hand = forms.length - 1;
}

const isThrown = (state: State, attacker: Fighter, form: number): boolean => {
  const { weapon } = formOf(state, attacker, form);
  return weapon !== null && WEAPON[weapon].ability === 'thrown-weapon';
};
