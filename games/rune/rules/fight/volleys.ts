// One roll to attack several at once: each of them defends himself, or the best of them for all. RUN-HOOK-09, -10

import { next } from '@skald/kernel';
import { BOON_RULES } from '../boons.ts';
import type { Thrown } from '../dice.ts';
import { isBeyondHarm } from '../hooks/mark.ts';
import type { Attack, FrameOf } from './agenda.ts';
import { attackOf, type Facts, factsOf } from './attacks.ts';
import { fighterOf, formOf, isAble, isHelpless, isOnField } from './fighters.ts';
import { assail, harm } from './harm.ts';
import { behindOf } from './hiding.ts';
import { resolved } from './marks.ts';
import { type Cast, cast, isReconsidered } from './rolling.ts';
import { type Add, attackParts, damOf, defenceParts, HELPLESS, partsOf, shotParts, total } from './scores.ts';
import type { Fighter, State, Steps } from './state.ts';
import { blowOf } from './striking.ts';

type Volley = Pick<FrameOf<'volley'>, 'attacker' | 'gift'>;

export const volleySteps: Steps<'volley' | 'volleyed'> = {
  volley(table, frame) {
    const { state } = table;
    const attacker = fighterOf(state, frame.attacker);
    const targets = frame.targets
      .map((id) => fighterOf(state, id))
      .filter((one) => isOnField(one) && !isBeyondHarm(one.marks));
    const [first] = targets;
    if (!isAble(attacker) || first === undefined) return;
    for (const target of targets) assail(attacker, target);
    const seenAs = () => attackOf(state, attacker, first, factsAt(state, frame, first));
    const defenders = frame.defence === 'each' ? targets.filter(isParrying) : bestOf(state, targets);
    const casts = [
      { who: attacker, for: 'attack', roll: 'attack' } as const,
      ...defenders.map((who): Cast => ({ who, for: 'defence', roll: 'defence' })),
    ];
    const dice = cast(table, frame, casts, seenAs);
    if (dice === null) return;
    const [thrown, ...parried] = dice as [Thrown, ...Thrown[]];
    const best = frame.defence === 'each' ? null : (defenders[0] ?? null);
    const outcomes = targets.map((target) => {
      const guard = best ?? target;
      const die = parried[defenders.indexOf(guard)]?.result ?? 0;
      const attack = thrown.result + total((add) => aimParts(state, frame, target, add));
      return { target, guard, attack, defence: die + total((add) => guardParts(state, frame, guard, add)) };
    });
    const hits = outcomes.filter(({ attack, defence }) => attack >= defence);
    const failed =
      hits.length === 0
        ? outcomes.slice(0, 1).map(({ attack, defence }) => ({ at: 0, total: attack, against: defence }))
        : hits.flatMap(({ guard, attack, defence }) => {
            const at = defenders.indexOf(guard);
            return at < 0 ? [] : [{ at: at + 1, total: defence, against: attack }];
          });
    if (isReconsidered(table, frame, casts, dice, failed, seenAs)) return;
    for (const { target, guard, attack, defence } of outcomes) {
      const sums = {
        attack: partsOf((add) => aimParts(state, frame, target, add)),
        defence: partsOf((add) => guardParts(state, frame, guard, add)),
      };
      const pair = { by: attacker.id, at: target.id };
      table.tell?.({ type: 'struck', ...pair, form: attacker.hand, attack, defence, sums });
      if (attack < defence) table.tell?.({ type: 'missed', ...pair });
    }
    next(table, {
      step: 'volleyed',
      attacker: attacker.id,
      gift: frame.gift,
      hits: hits.map(({ target, attack, defence }) => ({ target: target.id, margin: attack - defence })),
    });
    const missing = Math.min(...outcomes.map(({ attack, defence }) => defence - attack));
    resolved(table, { who: attacker, roll: 'attack', missing }, seenAs, 'atk', 'dam');
    for (const who of defenders) {
      const against = outcomes.filter(({ guard }) => guard === who);
      const short = Math.max(...against.map(({ attack, defence }) => attack - defence + 1));
      resolved(table, { who, roll: 'defence', missing: short }, seenAs, 'dfn');
    }
  },

  /** One after the other: what comes of one is done before the next. */
  volleyed(table, { hits: [hit, ...rest], step, ...volley }) {
    if (hit === undefined) return;
    const { state } = table;
    const [attacker, target] = [fighterOf(state, volley.attacker), fighterOf(state, hit.target)];
    next(table, { step, ...volley, hits: rest });
    if (!isOnField(target)) return;
    const facts = factsAt(state, volley, target);
    const dam = damOf(state, attacker, target, facts);
    harm(table, attacker, target, hit.margin, dam, { ...facts, margin: hit.margin });
  },
};

const isParrying = (one: Fighter): boolean => !isHelpless(one);

/** Whose DFN score is the highest of those who can defend themselves. */
function bestOf(state: State, targets: readonly Fighter[]): Fighter[] {
  const dfn = (one: Fighter): number => formOf(state, one).dfn.total;
  return targets
    .filter(isParrying)
    .toSorted((a, b) => dfn(b) - dfn(a))
    .slice(0, 1);
}

const blowAt = (state: State, { attacker, gift }: Volley, target: Fighter): Attack => ({
  ...blowOf(fighterOf(state, attacker), target.id, 'own'),
  gift,
});

const factsAt = (state: State, volley: Volley, target: Fighter): Facts =>
  factsOf(blowAt(state, volley, target));

/** By what it is: a blow at everybody, or a shot. */
function aimParts(state: State, volley: Volley, target: Fighter, add: Add): void {
  const { attacker, gift } = volley;
  if (BOON_RULES[gift]?.shoots === undefined) return attackParts(state, blowAt(state, volley, target), add);
  const form = fighterOf(state, attacker).hand;
  const shot = { attacker, target: target.id, form, dodges: false, behind: behindOf(target), gift };
  shotParts(state, shot, add);
}

const guardParts = (state: State, volley: Volley, guard: Fighter, add: Add): void =>
  isHelpless(guard) ? add('helpless', HELPLESS) : defenceParts(state, blowAt(state, volley, guard), add);
