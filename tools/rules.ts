// Prints how many rules of each ledger a test names.

import { definitions, FINISHED, namedByTests, prefixOf } from './ledgers.ts';

const named = new Set(namedByTests().map(({ id }) => id));
const rules = definitions();
const share = (some: number, of: number): string => `${((100 * some) / Math.max(1, of)).toFixed(1)} %`;

console.log('\nRules named by a test:');
for (const [ledger, own = []] of Object.entries(Object.groupBy(rules, (rule) => rule.ledger))) {
  const some = own.filter(({ id }) => named.has(id)).length;
  const open = own.some(({ id }) => !FINISHED.includes(prefixOf(id))) ? '  (not finished)' : '';
  console.log(
    `${`${some}`.padStart(5)} of ${`${own.length}`.padEnd(5)}${share(some, own.length).padStart(8)}  ${ledger}${open}`,
  );
}
const all = rules.filter(({ id }) => named.has(id)).length;
console.log(`${all} of ${rules.length} (${share(all, rules.length)})`);
