// Whether a creature may be sent into a fight, and what its designer should know. RUN-CREATE

import type { Problem } from '@skald/kernel';
import { FOE, FOES, type FoeKind } from '../../content/foes.ts';
import { STATISTICS } from '../../content/threats.ts';
import { derive } from './derive.ts';
import { isIgnored } from './price.ts';
import { advice, problem } from './problem.ts';
import type { Creature } from './schema.ts';

export function check(creature: Creature): Problem[] {
  return [...breaches(creature), ...counsel(creature)];
}

function breaches(creature: Creature): Problem[] {
  const { description, stunnable, powers } = creature;
  const never = derive(creature).tags.find((tag) => tag === 'undead' || tag === 'craftwerk');
  return [
    ...(description === '' ? [problem('undescribed', 'RUN-CREATE-01', ['description'])] : []),
    ...(stunnable && never !== undefined
      ? [problem('mustStayAwake', 'RUN-CREATE-03', ['stunnable'], { tag: never })]
      : []),
    ...powers.flatMap((kind, i) =>
      powers.indexOf(kind) < i ? [problem('powerTwice', 'RUN-RULING-F27', ['powers', i], { kind })] : [],
    ),
  ];
}

function counsel(creature: Creature): Problem[] {
  const { trait, adjust, missile, weapon } = creature;
  const twin = FOES.find((foe) => sameKind(FOE[foe], derive(creature)));
  return [
    ...(trait === '' ? [advice('noTrait', 'RUN-CREATE-01', ['trait'])] : []),
    ...(twin === undefined ? [] : [advice('likeAnother', 'RUN-CREATE-01', [], { foe: twin })]),
    ...STATISTICS.filter((name) => isIgnored(name, adjust[name] ?? 0)).map((name) =>
      advice('paysNothing', 'RUN-CREATE-09', ['adjust', name], { name }),
    ),
    ...(missile && weapon === 'natural' ? [advice('clawsThatShoot', 'RUN-CREATE-02', ['missile'])] : []),
  ];
}

/** Nothing that could be noticed in a fight sets one apart from the other. RUN-CREATE-01 */
function sameKind(one: FoeKind, other: FoeKind): boolean {
  const facts = ({ move, missile, weapon, temper, nightVision, stunnable, size, powers, adjust }: FoeKind) =>
    JSON.stringify([
      move,
      missile,
      weapon,
      temper,
      nightVision,
      stunnable,
      size,
      powers.map(({ kind }) => kind).sort(),
      STATISTICS.map((name) => adjust[name] ?? 0),
    ]);
  return facts(one) === facts(other);
}
