import { FastDice, Match } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { ageOfHeroes as module } from './module.ts';
import type { State } from './rules/state.ts';

const LANGUAGES = ['en', 'de'] as const;

/** Random matches, looked at by everybody before every choice. */
function* questions(games: number) {
  for (let seed = 0; seed < games; seed++) {
    const dice = new FastDice(seed);
    const heroes = module.places.slice(0, 1 + (seed % 6)).map(({ seat }) => seat);
    const ruleset = module.presets[seed % 2]?.id;
    const options = { ruleset, turns: 6 };
    const made = Match.create(module.game, { seats: heroes, options, seed: String(seed).padStart(64, '0') });
    if ('refused' in made) throw new Error(made.refused.code);
    const match = made.ok;
    while (match.result === null) {
      const [asked] = match.decisions();
      if (asked === undefined) throw new Error('dead end');
      yield { match, asked };
      match.play(asked.seat, asked.options[dice.roll(asked.options.length) - 1]?.id ?? '');
    }
  }
}

describe('Age of Heroes in the hall', () => {
  it('has a schema that every view fits, also after a trip through JSON', () => {
    for (const { match } of questions(12))
      for (const seat of [0, null]) {
        const view = JSON.parse(JSON.stringify(match.view(seat)));
        const checked = module.viewSchema.safeParse(view);
        expect(checked.error?.issues ?? []).toEqual([]);
      }
  });

  it('has words for every question, option, hint and board it meets', () => {
    for (const { match, asked } of questions(6)) {
      const view = match.view(asked.seat);
      const decision = { ...asked, options: asked.options.map(({ choice }) => choice) };
      for (const language of LANGUAGES) {
        const said = [
          module.words.question(view, decision, language),
          ...decision.options.flatMap((choice) => [
            module.words.option(view, decision, choice, language),
            module.words.hint(view, decision, choice, language) ?? '',
          ]),
          ...module
            .textBoard(view, asked.seat, language)
            .flatMap(({ heading, lines }) => [heading, ...lines].flat().map(({ text }) => text)),
        ];
        expect(said.join('\n')).not.toMatch(/undefined|null|NaN|unknown|\[object/);
      }
    }
  });

  it('has help on everything, with a view and without, and a name for it', () => {
    const [first] = questions(2);
    const view = first?.match.view(0) as State;
    for (const language of LANGUAGES)
      for (const { id, name } of module.words.topics(language)) {
        expect(name.length).toBeGreaterThan(0);
        for (const seen of [view, null])
          expect(module.words.help(id, seen, language), id).not.toMatch(/undefined|\[object/);
      }
  });

  it('finishes what can be finished, and nothing else', () => {
    const decision = (...acts: string[]) => ({ seat: 0, kind: 'x', options: acts.map((act) => ({ act })) });
    expect(module.finishing(decision('step', 'ride', 'stop'))).toEqual({ act: 'stop' });
    expect(module.finishing(decision('target', 'back'))).toEqual({ act: 'back' });
    expect(module.finishing(decision('glory', 'luck'))).toBeNull();
  });
});
