// A slide into something soft that is being eaten.

import type { Encounter } from '../encounter/schema.ts';
import { numbered, roll, type Script, type StolenMaps, treasures } from './script.ts';

export function jellyfish(script: Script, maps: StolenMaps): Encounter {
  const { either, onlyPrinted, event, fight, foes, trap, gain, freestanding, condition, how } = script;
  return script.encounter({
    kind: 'cushion',
    waivers: onlyPrinted('mix'),
    events: [
      event('e1', {
        scene: 'cave',
        map: maps['jellyfish-e1'],
        claims: ['slippery', 'cover:cover-1', 'exits'],
        // RUN-RULING-R72: six are a match for three heroes, twelve for six. Their poison does nothing. RUN-RULING-R81
        combat: fight('e1', foes(numbered('centi-werk', 1, either(6, 12)), 'centi-werk', 'weak')),
        elements: [
          trap(
            's5-1',
            // Whoever slips takes those along who go before him.
            roll('s5-1', { ability: 'balance', characteristic: 'Str' }, 8, 'domino', { direction: 'front' }),
            [{ kind: 'ambush' }],
          ),
          freestanding('s5-2', roll('s5-2', 'awareness', 6, 'noFault')),
          trap(
            's5-3',
            roll('s5-3', 'climb', 7, 'singular', {
              condition: condition('s5-3', 'first'),
              // RUN-RULING-R80
              also: [roll('s5-3', 'balance', 6, 'singular')],
            }),
            [{ kind: 'fall', feet: 25 }],
          ),
          gain('s5-6', null, treasures('A', 'B'), { phase: 'after' }),
          trap(
            's5-7',
            roll('s5-7', 'awareness', 8, 'singular', { condition: condition('s5-7', 'first') }),
            [
              {
                kind: 'damage',
                dam: 9,
                armorIgnoring: true,
                over: 'recurring',
                end: {
                  roll: roll('s5-7', { ability: 'healer', characteristic: 'Dex' }, 6, 'noFault'),
                  countdown: null,
                  how: how('s5-7'),
                },
              },
            ],
            { phase: 'after', tags: ['animal'] },
          ),
          freestanding('s5-8', roll('s5-8', 'bravery', 6, 'singular'), { phase: 'after' }),
          gain(
            's5-9',
            roll('s5-9', 'climb', 6, 'singular'),
            [...treasures('B', 'E'), { kind: 'liarsSilver', pieces: 7 }],
            { phase: 'after' },
          ),
        ],
      }),
    ],
  });
}
