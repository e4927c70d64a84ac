// Sittings of Rune at random until so many generated encounters have been played: npm run sittings -- --encounters 10000
// Whatever is wrong is told with the number of its sitting, which plays the same again; nothing should be.

import { parseArgs } from 'node:util';
import { playAtRandom } from '@skald/rune/testing-sittings';

const { values: given } = parseArgs({
  options: {
    encounters: { type: 'string', default: '10000' },
    /** Of the first sitting; each further one has the next. */
    seed: { type: 'string', default: '1' },
    /** No sitting begins later. */
    seconds: { type: 'string', default: '550' },
  },
});

const wanted = Number(given.encounters);
const until = performance.now() + Number(given.seconds) * 1000;
const began = process.cpuUsage().user;
let [encounters, answers, faulty] = [0, 0, 0];
let seed = Number(given.seed);
for (; encounters < wanted && performance.now() < until; seed++) {
  const played = playAtRandom(seed);
  encounters += played.encounters;
  answers += played.answers;
  if (played.faults.length > 0) faulty += 1;
  for (const fault of played.faults) console.log(`sitting ${seed}, ${fault}`);
}
const seconds = (process.cpuUsage().user - began) / 1_000_000;
console.log(
  `${seed - Number(given.seed)} sittings, the next is ${seed}: ${encounters} encounters, ${answers} answers, ${faulty} with faults, ${seconds.toFixed(0)} s of processor time`,
);
process.exitCode = faulty > 0 ? 1 : 0;
