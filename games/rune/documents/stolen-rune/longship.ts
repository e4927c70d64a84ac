// A dead man who does not know it, a corridor of skulls, and a ship whose crew does not care.

import type { Encounter } from '../encounter/schema.ts';
import { roll, type Script, type StolenMaps } from './script.ts';

const CREW = ['heiki', 'injald', 'asgerd', 'starkadt', 'grim', 'ketil'];

export function longship(script: Script, maps: StolenMaps): Encounter {
  const { either, onlyPrinted, event, fight, foes, trap, gain, task, freestanding, how } = script;
  return script.encounter({
    kind: 'cushion',
    waivers: onlyPrinted('mix', 'unpaid', 'impairmentTooMuch'),
    events: [
      event('e1', {
        scene: 'cave',
        elements: [
          gain('s6-1', roll('s6-1', 'demeanor', 6, 'dogpile'), [
            { kind: 'invigoration', points: 1 },
            { kind: 'shrine', god: 'odin' },
          ]),
          freestanding('s6-2', roll('s6-2', 'lore', 6, 'noFault')),
          freestanding('s6-3', roll('s6-3', 'awareness', 6, 'noFault')),
          // Nothing has hurt anybody yet, so nothing may be claimed for it.
          gain('s6-4', null, [{ kind: 'healing', time: '24h' }], { waives: ['healing'] }),
          gain(
            's6-5',
            roll('s6-5', 'insight', 7, 'noFault'),
            [{ kind: 'points', award: 10, shared: 'doer', deed: how('s6-5') }],
            // By the rules the encounter is 77 points short. Ours claims what can be claimed, 15.
            { waives: onlyPrinted('noFault') },
          ),
          gain('s6-5b', null, [{ kind: 'points', award: 10, shared: 'doer', deed: how('s6-5b') }]),
          task('s6-6', null),
          gain('s6-7', null, [{ kind: 'lootCache', difficulty: 6 }]),
        ],
      }),
      event('e2', {
        scene: 'tunnel',
        elements: [
          trap(
            's6-8',
            roll('s6-8', 'divine-awareness', 6, 'standard'),
            [
              {
                kind: 'impairment',
                // RUN-RULING-R82
                points: either(5, 2),
                only: { on: 'ability', ability: 'single-weapon' },
              },
            ],
            { targets: { most: 3, by: 'marchingOrder' }, tags: ['magic'] },
          ),
          trap(
            's6-9',
            // RUN-RULING-R83
            roll('s6-9', 'jump', 6, 'standard', { multiple: { kind: 'endurance', rolls: 3 } }),
            [{ kind: 'dice', dice: 3, armorIgnoring: true }],
            { tags: ['mechanical'] },
          ),
        ],
      }),
      event('e3', {
        scene: 'ship',
        map: maps['longship-e3'],
        claims: ['barriers', 'levels', 'weird'],
        // RUN-RULING-R72: six, two at each cannon; the seventh has none.
        combat: fight('e3', foes(either([...CREW, 'busla'], CREW), 'dishonored', 'weak')),
        elements: [
          trap(
            's6-10',
            // What is still short, 32 points: ours can be dodged at 7, for 40 points less.
            roll('s6-10', 'dodge', either(11, 7), 'rush'),
            [{ kind: 'impairment', points: 1, only: { on: 'score', score: 'dfn' } }],
            {
              phase: 'during',
              tags: ['mechanical'],
              targets: {
                most: 3,
                by: 'initiative',
                repeats: { roll: null, countdown: null, how: how('s6-10') },
              },
            },
          ),
        ],
      }),
    ],
  });
}
