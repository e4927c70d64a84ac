import { type Chance, type Choice, type Game, type Refusal, refuse } from '@skald/kernel';
import { z } from 'zod';
import { DIE, type Options, OptionsSchema, SEATS } from '../content/index.ts';
import { ChoiceSchema } from './choices.ts';
import { EventSchema } from './events.ts';
import { faults } from './faults.ts';
import { isCharmed, procedure, runnerOf, widthBefore } from './race.ts';
import { type State, StateSchema } from './state.ts';
import { redact } from './view.ts';

export const rules: Omit<Game<State>, 'sense'> = {
  id: 'skerries',
  title: 'Skerries',
  version: 1,
  seats: SEATS,
  schemas: {
    seat: z.enum(['red', 'blue', 'green', 'white']),
    options: OptionsSchema,
    state: StateSchema,
    event: EventSchema,
    choice: ChoiceSchema,
  },
  begin(seats, given) {
    const options = given as Options;
    if (new Set(seats).size < seats.length) return refuse('colour-taken');
    if (options.course.widths.length === 0) return refuse('no-skerries');
    const all = [...seats.keys()];
    return {
      ok: {
        options,
        round: 0,
        runners: all.map(() => ({ at: 0, rests: 0, charm: null, shown: false })),
        agenda: [{ step: 'round' }, { step: 'charm', seats: all, answers: all.map(() => null) }],
      },
    };
  },
  procedure,
  fixed: ['options'],
  redact,
  faults,
  result({ agenda, runners }) {
    if (agenda.length > 0) return null;
    const standings = runners.map(({ at }, seat) => ({ seat, score: at }));
    const best = Math.max(...standings.map(({ score }) => score));
    return { winners: standings.flatMap(({ seat, score }) => (score === best ? [seat] : [])), standings };
  },
  explain: (_view, _seat, { act }): Refusal | null =>
    act === 'rest' ? refuse('rested-enough').refused : null,
  odds(view, seat, { act }: Choice): Chance[] | null {
    if (act !== 'leap') return null;
    const runner = runnerOf(view, seat);
    const faces = Array.from({ length: DIE }, (_, i) => i + 1);
    const good = faces.filter(
      (face) => face >= widthBefore(view, runner) || (!runner.shown && isCharmed(runner.charm, face)),
    );
    const chance = good.length / DIE;
    return [
      { outcome: 'landed', chance },
      { outcome: 'slipped', chance: 1 - chance },
    ];
  },
};
