// Abilities that prove themselves in an encounter, and may be raised when it is over. RUN-XP-02

import { isOneOf } from '@skald/kernel';
import { ABILITIES, type Ability } from '../../../content/abilities.ts';
import { WEAPON } from '../../../content/weapons.ts';
import { type Deed, marksOf } from '../../../documents/hero/experience.ts';
import { formOf, isHero } from '../../fight/fighters.ts';
import type { Fighter, State } from '../../fight/state.ts';
import { amend } from '../heroes.ts';

/** Each once for each hero. */
export function prove(state: State, { id }: Fighter, deed: Deed): void {
  const { sitting } = state;
  if (sitting === undefined || state.duel !== null || !isHero({ id })) return;
  const proven = sitting.proven ?? [];
  const fresh = marksOf([deed]).filter(
    (ability) => !proven.some((one) => one.hero === id && one.ability === ability),
  );
  if (fresh.length > 0)
    amend(state, { proven: [...proven, ...fresh.map((ability) => ({ hero: id, ability }))] });
}

/** A blow or a shot that got past somebody's defence. RUN-RULING-G76 */
export function proveBlow(state: State, attacker: Fighter, target: Fighter, form: number): void {
  const { weapon } = formOf(state, attacker, form);
  const ability = weapon === null ? 'brawling' : WEAPON[weapon].ability;
  prove(state, attacker, { deed: 'hit', ability, foe: !isHero(target) });
}

/** A roll that the notes ask for, and an Ability made it. */
export function proveRoll(state: State, one: Fighter, by: string): void {
  if (isOneOf(ABILITIES, by)) prove(state, one, { deed: 'roll', ability: by });
}

export const provenOf = (state: State, hero: string): Ability[] =>
  (state.sitting?.proven ?? []).filter((one) => one.hero === hero).map(({ ability }) => ability);
