import { FastDice } from '@skald/kernel';
import { playRandomly } from '@skald/kernel/testing';
import { rune } from '/tmp/w/sitting/games/rune/index.ts';
import { generateAdventure, generateEncounter, generateQuickEncounter } from '/tmp/w/sitting/games/rune/text/generator/index.ts';
let done = 0; let choices = 0; let dead = 0; let heroes = 0; const t = process.cpuUsage().user; const points: number[] = [];
for (let s = 1000; s < 1160; s++) {
  const random = new FastDice(s);
  const n = 1 + (s % 5);
  const sitting = s % 40 === 0 ? generateAdventure({ seed: s, heroes: 4 }) : s % 7 === 0 ? generateQuickEncounter({ seed: s, heroes: n } as any) : generateEncounter({ seed: s, heroes: 2 + (s % 5) });
  const seats = ['ragnar', 'gunnhild', 'hrolf', 'bersi', 'osk'].slice(0, n).map((h) => [h]);
  const begun = rune.begin(seats, rune.schemas.options.parse({ sitting, points: [0, 300, 1000][s % 3] }));
  if ('refused' in begun) { console.log('refused', s, begun.refused); continue; }
  const state = begun.ok;
  try {
    choices += playRandomly(rune as any, state, random, () => { const f = rune.faults(state); if (f.length) throw new Error(f.join(';')); });
    const r = rune.result(state); if (r === null) throw new Error('no result');
    rune.schemas.state.parse(state); heroes += n; dead += state.fighters.filter((f: any) => f.condition === 'dead').length;
    points.push(...r.standings.map((x) => x.score)); done++;
  } catch (e: any) { console.log('seed', s, e.stack.split('\n').slice(0, 8).join('\n')); }
  if (s % 40 === 0) console.log('…', s, done);
}
console.log({ done, choices, heroes, dead, mean: points.reduce((a, b) => a + b, 0) / points.length, cpu: (process.cpuUsage().user - t) / 1e6 });
