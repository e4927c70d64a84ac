// The rune stone is gone, and those who took it have left somebody behind.

import type { Encounter } from '../encounter/schema.ts';
import { plainGround } from './plain-ground.ts';
import { roll, type Script, treasures } from './script.ts';

const GOBLINS = ['gull', 'shreek', 'blomp', 'thornweed', 'daza', 'cringe'];
const MORE_GOBLINS = ['snick', 'mudlark', 'hob'];

export function takenInTheNight(script: Script): Encounter {
  const { either, onlyPrinted, event, fight, foes, trap, gain, condition } = script;
  // RUN-RULING-R72: six goblins are a match for four heroes, nine for six.
  const goblins = either(GOBLINS, [...GOBLINS, ...MORE_GOBLINS]);
  return script.encounter({
    kind: 'setup',
    hook: 'scandinavia',
    // No terrain; who runs it is paid for that. RUN-TER-08
    beginner: true,
    waivers: onlyPrinted('mix'),
    events: [
      event('e1', {
        scene: 'hall',
        elements: [trap('s1-1', roll('s1-1', 'bravery', 6, 'standard'), [{ kind: 'impairment', points: 2 }])],
      }),
      event('e2', {
        scene: 'village',
        elements: [
          gain('s1-2', roll('s1-2', 'lore', 6, 'noFault'), [
            { kind: 'carrot', for: { roll: 's1-3-awareness' }, by: 4 },
          ]),
        ],
      }),
      event('e3', {
        scene: 'village',
        map: plainGround('village-edge'),
        combat: fight('e3', foes(goblins, 'rock-goblin', 'inferior')),
        elements: [
          gain('s1-3', roll('s1-3', 'awareness', 6, 'standard'), [
            { kind: 'carrot', for: { roll: 's1-5-dodge' }, by: 4 },
          ]),
          trap(
            's1-5',
            roll('s1-5', 'dodge', 6, 'rush', {
              // A bomb in every body. RUN-RULING-R72
              condition: condition('s1-5', 'remains', goblins.length),
            }),
            [{ kind: 'damage', dam: 16 }],
            { phase: 'after', tags: ['mechanical'] },
          ),
          gain('s1-6', null, [{ kind: 'silver', ounces: 6 }], { phase: 'after' }),
          gain('s1-7', null, treasures('A', 'B'), { phase: 'after' }),
        ],
      }),
    ],
  });
}
