// Magic of the goblins: for them, or against everybody else. RUN-FOELIST-GOBLIN-SHAMAN, RUN-RULING-F38

import type { MagicEffect, PowerOf } from '../../content/powers.ts';
import { isMarked } from '../hooks/mark.ts';
import type { MarkRule, PowerRule } from './power.ts';

const TYPE = 'RUN-FOELIST-GOBLIN-SHAMAN';

export const goblinMagic: PowerRule<'goblinMagic'> = {
  /** His action in each round, unless a brazier does it for him. RUN-FOELIST-GOBLIN-SHAMAN.5 */
  ownWindow: ({ from }, owner, { acting, round }) =>
    acting.id === owner.id && from === 'chant'
      ? [
          {
            does: 'chant',
            target: null,
            costs: 'action',
            check: null,
            brings: [
              { effect: 'attach', who: owner.id, mark: { kind: 'chanting', round }, rule: `${TYPE}.5` },
            ],
            rule: `${TYPE}.5`,
          },
        ]
      : [],

  /** A chant that is still sung; what a brazier does is heard from the brazier. */
  scoreQuery: (power, owner, { asked, score }) =>
    power.from === 'chant' && isMarked(owner.marks, 'chanting') && score !== 'cover'
      ? changes(power.effects, asked.tags.includes('goblin'), score).map((by) => ({
          change: 'modify',
          by,
          rule: `${TYPE}.2`,
        }))
      : [],

  /** RUN-GIFTRULE-ACT-03 */
  rollQuery: (power, owner, { who, gift }) =>
    power.from === 'chant' && isMarked(owner.marks, 'chanting') && gift !== null
      ? changes(power.effects, who.tags.includes('goblin'), 'gift').map((by) => ({
          change: 'modify',
          by,
          rule: `${TYPE}.2`,
        }))
      : [],
};

export const chanting: MarkRule<'chanting'> = {
  /** Whatever else he does breaks it off. RUN-RULING-F38 */
  ownAction: (_, owner, { acting, action }) =>
    acting.id === owner.id && action !== 'chant' ? [broken(owner.id)] : [],
  /** Held, senseless, or worse. RUN-RULING-F38 */
  disabled: (_, owner, { who }) => (who.id === owner.id ? [broken(owner.id)] : []),
  /** It is an action in every round. RUN-RULING-F38 */
  roundEnded: ({ round: sung }, owner, { round }) => (sung < round ? [broken(owner.id)] : []),
};

const broken = (who: string) => ({ effect: 'detach', who, mark: 'chanting', rule: `${TYPE}.5` }) as const;

/** What a burning brazier adds to a score, whoever lit it and whether he lives. RUN-FOELIST-GOBLIN-SHAMAN.3, .6 */
export const brazierChange = (
  { effects }: PowerOf<'goblinMagic'>,
  burning: boolean,
  isGoblin: boolean,
  score: MagicEffect['score'],
): number => (burning ? changes(effects, isGoblin, score).reduce((sum, by) => sum + by, 0) : 0);

const changes = (effects: readonly MagicEffect[], isGoblin: boolean, score: MagicEffect['score']): number[] =>
  effects.filter((one) => one.score === score && (one.on === 'goblins') === isGoblin).map(({ by }) => by);

/** With water or sand at hand, beside it, by an action. RUN-FOELIST-GOBLIN-SHAMAN.7 */
export const mayDouse = (at: {
  readonly bucket: boolean;
  readonly paces: number;
  readonly action: boolean;
}): boolean => at.bucket && at.paces <= 1 && at.action;
