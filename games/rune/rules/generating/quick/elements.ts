// Traps and prizes of the charts as elements of an encounter.

import type { z } from 'zod';
import type { Ability } from '../../../content/abilities.ts';
import { OPPOSABLE, OPPOSED_BELOW, PRIZE_GAINS, type QuickGain } from '../../../content/quick/prizes.ts';
import type { QuickRoll } from '../../../content/quick/traps.ts';
import type { GainSchema } from '../../../documents/encounter/gain-schema.ts';
import type { RollSchema } from '../../../documents/encounter/roll-schema.ts';
import type { EncounterSchema } from '../../../documents/encounter/schema.ts';
import { methodFor } from '../parts.ts';
import type { Bilingual, QuickTale } from '../tale.ts';
import type { PrizeSketch, TrapSketch } from './sketch.ts';

export type GivenEvent = z.input<typeof EncounterSchema>['events'][number];
export type GivenElement = NonNullable<GivenEvent['elements']>[number];
type GivenRoll = z.input<typeof RollSchema>;

const methodOf = (ability: QuickRoll['ability']): GivenRoll['methods'][number] =>
  ability === 'weapon' ? { ability: null, characteristic: null, score: 'atk' } : methodFor(ability);

const rollFor = (id: string, { ability, type }: QuickRoll, difficulty: number): GivenRoll => ({
  id: `${id}-roll`,
  methods: [methodOf(ability)],
  against: { kind: 'difficulty', difficulty },
  type,
});

/** RUN-QUICK-02, -03 */
export function trapElement(
  id: string,
  { difficulty, roll, dam }: TrapSketch,
  phase: 'before' | 'during',
  { traps }: QuickTale,
): GivenElement {
  const { name, closer } = traps[roll.ability];
  return {
    id,
    name,
    nature: 'trap',
    phase,
    roll: rollFor(id, roll, difficulty),
    effects: [{ id: `${id}-harm`, kind: 'damage', dam: dam ?? 0 }],
    background: closer,
  };
}

/** What else a row holds comes by itself to whoever has won the first of it. RUN-QUICK-05, -06, -17 */
export function prizeElements(
  id: string,
  { won, prize }: PrizeSketch,
  tale: QuickTale,
  trials: readonly (QuickRoll & { readonly ability: Ability })[],
  opposed: boolean,
): GivenElement[] {
  const { name, how, more } = tale.prizes[prize];
  const gains = PRIZE_GAINS[prize];
  const isTried = gains[0]?.kind === 'freestanding';
  const feat = won === null ? null : tale.feats[won.roll.ability];
  const first: GivenElement = {
    id,
    name: feat?.name ?? name,
    nature: isTried ? 'task' : 'gain',
    roll: won === null ? null : featRoll(id, won, feat?.opponent, opposed),
    how: won === null ? how : '',
    inspection: feat?.closer ?? '',
    background: name,
  };
  const rest = gains.map((gain, i): GivenElement => {
    const called = i === 0 ? name : (more[i - 1] ?? name);
    const own = { id: `${id}-${i + 1}`, name: called, partOf: id };
    return gain.kind === 'freestanding'
      ? {
          ...own,
          ...(won === null && { partOf: null }),
          nature: 'freestanding',
          roll: rollFor(own.id, trials[i] as QuickRoll, gain.difficulty),
        }
      : { ...own, nature: 'gain', how: tale.follows(first.name as Bilingual), gains: [givenGain(gain)] };
  });
  // Trials without a roll before them stand for themselves.
  if (isTried) return won === null ? rest : [first, ...rest];
  return [{ ...first, gains: gains.slice(0, 1).map(givenGain) }, ...rest.slice(1)];
}

/** RUN-QUICK-09, RUN-RULING-R30 */
function featRoll(
  id: string,
  { difficulty, roll }: NonNullable<PrizeSketch['won']>,
  opponent: Bilingual | undefined,
  opposed: boolean,
): GivenRoll {
  const flat = rollFor(id, roll, difficulty);
  return opposed && opponent !== undefined && OPPOSABLE.includes(roll.ability)
    ? { ...flat, against: { kind: 'opposed', bonus: difficulty - OPPOSED_BELOW, opponent } }
    : flat;
}

const givenGain = (gain: QuickGain): z.input<typeof GainSchema> => {
  if (gain.kind === 'freestanding') throw new Error('a trial is no gain');
  return gain;
};
