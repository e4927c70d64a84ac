// Whether a hero's ledger can be true, line by line.

import type { Problem } from '@skald/kernel';
import { type Account, entered, opened } from './account.ts';
import { beginnersGear, unlootable } from './gear.ts';
import type { Line, LineOf } from './lines.ts';
import { hasHelm, isCarried } from './possessions.ts';
import { problem } from './problem.ts';
import { costOf, refusals } from './purchase.ts';
import type { Hero } from './schema.ts';

export function books(hero: Hero): Problem[] {
  const found: Problem[] = [];
  let account = opened(hero);
  for (const [i, line] of hero.ledger.entries()) {
    const wrong = [...order(line, hero.ledger[i - 1]), ...ofLine(line, account, hero.ledger.slice(0, i))];
    found.push(...wrong.map((one) => ({ ...one, path: ['ledger', i, ...one.path] })));
    account = entered(account, line);
  }
  return found;
}

const order = (line: Line, last: Line | undefined): Problem[] =>
  last !== undefined && last.on > line.on
    ? [problem('outOfOrder', null, ['on'], { last: last.on, on: line.on })]
    : [];

function ofLine(line: Line, account: Account, earlier: readonly Line[]): Problem[] {
  switch (line.line) {
    case 'gain':
      return ofGain(line, earlier);
    case 'expense':
      return ofExpense(line, account);
    case 'found':
      return line.how === 'looted' ? unlootable(line) : [];
    case 'changed':
      return isCarried(account.now, line.was)
        ? []
        : [problem('notOwned', 'RUN-TRE-49', ['was'], { thing: line.was.kind })];
    case 'worn':
      return line.helm === null || hasHelm(account.now, line.helm)
        ? []
        : [problem('notOwned', 'RUN-ITEM-HELM-01', ['helm'], { thing: line.helm.gift })];
    case 'damaged':
      return account.now.legendary[line.item] === undefined
        ? [problem('notOwned', 'RUN-RULING-R16', ['item'], { thing: line.item })]
        : [];
    case 'death':
      return [...ofDeath(account, earlier.at(-1)), ...beginnersGear(line)];
    case 'inherited':
      return earlier.length > 0 ? [problem('inheritedLate', 'RUN-RULING-G21', [])] : [];
    case 'traded':
      return ofTrade(line, account);
    case 'lost':
    case 'won':
    case 'battered':
      return [];
  }
}

function ofGain({ cause, points }: LineOf<'gain'>, earlier: readonly Line[]): Problem[] {
  // Only a runner can lose. RUN-VP-SPEND-03, -04
  const belowZero =
    cause !== 'running' && points < 0
      ? [problem('belowZero', 'RUN-VP-SPEND-03', ['points'], { points })]
      : [];
  if (cause !== 'dying-blow') return belowZero;
  const isNewHero = earlier.length === 1 && earlier[0]?.line === 'inherited';
  return [...belowZero, ...(isNewHero ? [] : [problem('poolNotHis', 'RUN-INSURE-09', ['cause'])])];
}

/** Nobody gives away what he does not have. RUN-RULING-G39 */
const ofTrade = ({ points }: LineOf<'traded'>, { standing: { free } }: Account): Problem[] =>
  free + points < 0 ? [problem('tooDear', 'RUN-VP-SPEND-02', ['points'], { cost: -points, free })] : [];

function ofExpense({ purchase, place, points }: LineOf<'expense'>, account: Account): Problem[] {
  const cost = costOf(purchase, account.now, place);
  return [
    ...refusals(purchase, account, place),
    ...(points === cost
      ? []
      : [problem('wrongPrice', 'RUN-VP-SPEND-05', ['points'], { points, cost, kind: purchase.kind })]),
  ];
}

/** Whoever dies has pillaged for nothing. RUN-INSURE-08 */
const ofDeath = ({ now }: Account, last: Line | undefined): Problem[] => [
  ...(now.saved === null ? [problem('notInsured', 'RUN-INSURE-03', [])] : []),
  ...(last?.line === 'gain' && last.cause === 'pillaging' && last.points > 0
    ? [problem('deadScoreNothing', 'RUN-INSURE-08', [], { points: last.points })]
    : []),
];
