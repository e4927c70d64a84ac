// A dying man, a gremlin, a wire, and trolls above a pit of lava.

import type { Encounter } from '../encounter/schema.ts';
import { plainGround } from './plain-ground.ts';
import { numbered, roll, type Script, type StolenMaps, treasures } from './script.ts';

export function lava(script: Script, maps: StolenMaps): Encounter {
  const { either, onlyPrinted, event, fight, foes, trap, gain, condition, how } = script;
  return script.encounter({
    kind: 'cushion',
    waivers: onlyPrinted('unpaid'),
    events: [
      event('e1', {
        scene: 'tunnel',
        map: plainGround('crab-tunnel'),
        combat: fight(
          'e1',
          foes(numbered('land-crab', 1, 2), 'land-crab-large', 'equal', {
            adjust: either({ dfn: -1, soak: 3 }, 'type'),
          }),
        ),
        elements: [
          gain(
            's2-2',
            null,
            [
              {
                kind: 'carrot',
                for: { score: 'atk', ability: 'single-weapon', against: 'haurapir' },
                by: 5,
                onward: true,
              },
            ],
            { phase: 'after' },
          ),
          gain('s2-3', null, [{ kind: 'points', award: 20, shared: 'singular', deed: how('s2-3') }], {
            phase: 'after',
          }),
        ],
      }),
      event('e2', {
        scene: 'cave',
        elements: [
          gain(
            's2-4',
            roll('s2-4', 'awareness', 6, 'noFault'),
            [{ kind: 'carrot', for: { roll: 's2-5-init' }, by: 5 }],
            // Left unclaimed by the book, and so is the iron maiden's; it is 16 points short without. RUN-STOLEN-2.14
            { waives: onlyPrinted('noFault') },
          ),
          gain(
            's2-5',
            {
              id: 's2-5-init',
              methods: [],
              against: { kind: 'baseline', score: 'init', by: 3 },
              type: 'rush',
            },
            treasures('A'),
          ),
        ],
      }),
      event('e3', {
        scene: 'tunnel',
        elements: [
          trap(
            's2-6',
            // Everybody pays for his own failure, and one is enough for the alarm.
            roll('s2-6', 'awareness', 6, 'weakLink', { serves: ['s2-6-foesstick'] }),
            [
              { kind: 'damage', dam: 4 },
              { kind: 'foesStick', score: 'init', by: 9, foes: 'all' },
            ],
            { tags: ['mechanical'] },
          ),
        ],
      }),
      event('e4', {
        scene: 'forge',
        map: maps['lava-e4'],
        claims: ['barriers', 'cover:cover-1', 'levels', 'damaging'],
        combat: fight(
          'e4',
          foes(['haurapir'], 'troll', 'superior', { adjust: either('none', 'type'), selfWilled: true }),
          foes(['zalnaup', 'urjordir', 'mikko'], 'troll', 'equal', { adjust: either('none', 'type') }),
        ),
        elements: [
          trap('s2-7', roll('s2-7', 'dodge', 8, 'standard'), [{ kind: 'damage', dam: 18 }]),
          trap(
            's2-9',
            roll('s2-9', 'divine-awareness', 6, 'singular', { condition: condition('s2-9', 'remains') }),
            [{ kind: 'equipment' }],
            { phase: 'during', tags: ['heat'] },
          ),
          gain(
            's2-11',
            roll('s2-11', 'traps', 7, 'rush', { action: true, extra: 3 }),
            [{ kind: 'points', award: 10, shared: 'doer', deed: how('s2-11') }],
            { phase: 'during' },
          ),
          gain('s2-12', null, treasures('B', 'B'), { phase: 'after' }),
          trap(
            's2-13',
            roll('s2-13', 'dodge', 6, 'rush', { condition: condition('s2-13', 'remains') }),
            [{ kind: 'damage', dam: 15 }],
            { phase: 'after', tags: ['mechanical'], waives: onlyPrinted('conditional') },
          ),
        ],
      }),
    ],
  });
}
