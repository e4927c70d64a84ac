import { FastDice, Match } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { campaign as module } from './module.ts';
import type { State } from './rules/state.ts';
import { randomState, randomTable } from './rules/testing.ts';

const LANGUAGES = ['en', 'de'] as const;

/** Random matches, looked at by everybody before every choice. */
function* questions(games: number) {
  for (let seed = 0; seed < games; seed++) {
    const dice = new FastDice(seed);
    const random = (sides: number): number => dice.roll(sides);
    const secret = String(seed).padStart(64, '0');
    const { id, version } = module.game;
    // Every other one in the middle of things, where armies meet at once.
    const made =
      seed % 2 === 0
        ? Match.create(module.game, { ...randomTable(random), seed: secret })
        : Match.load(
            module.game,
            { skald: 'position', game: id, version, state: randomState(random) },
            secret,
          );
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

describe('the campaign in the hall', () => {
  it('has a schema that every view fits, also after a trip through JSON', () => {
    for (const { match } of questions(12))
      for (const seat of [0, null]) {
        const checked = module.viewSchema.safeParse(JSON.parse(JSON.stringify(match.view(seat))));
        expect(checked.error?.issues ?? []).toEqual([]);
      }
  });

  it('has words for every question, option, hint and board it meets', () => {
    for (const { match, asked } of questions(16)) {
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
        expect(said.join('\n')).not.toMatch(/undefined|null|NaN|\[object/);
      }
    }
  });

  it('has help on everything, with a view and without, and a name for it', () => {
    const [first] = questions(1);
    const view = first?.match.view(0) as State;
    for (const language of LANGUAGES)
      for (const { id, name } of module.words.topics(language)) {
        expect(name.length).toBeGreaterThan(0);
        expect(module.words.topic(id, language)).toBe(name);
        for (const seen of [view, null])
          expect(module.words.help(id, seen, language), id).not.toMatch(/undefined|\[object/);
      }
  });

  it('finishes what can be finished, and nothing else', () => {
    const decision = (...acts: string[]) => ({ seat: 0, kind: 'x', options: acts.map((act) => ({ act })) });
    expect(module.finishing(decision('move', 'sail', 'done', 'concede'))).toEqual({ act: 'done' });
    expect(module.finishing(decision('play', 'ready'))).toEqual({ act: 'ready' });
    expect(module.finishing(decision('concede', 'move'))).toBeNull();
    expect(module.finishing(decision('quick', 'table'))).toBeNull();
  });

  it('seats the Vikings for a person and the Normans for a bot, and names them', () => {
    expect(module.places.map(({ id, control }) => `${id} ${control}`)).toEqual([
      'vikings human',
      'normans bot',
    ]);
    expect(module.places.map(({ id }) => module.words.place(id, 'de'))).toEqual(['Wikinger', 'Normannen']);
    for (const { options } of module.presets)
      expect(module.game.schemas.options.safeParse({ ...options, ...module.lessonOptions }).success).toBe(
        true,
      );
    expect(module.game.schemas.options.safeParse(module.onOneDevice).success).toBe(true);
  });

  it('says why it ended, who won and what is left', () => {
    for (const { match, asked } of questions(3)) {
      if (asked.kind !== 'command') continue;
      match.play(asked.seat, 'concede');
      const view = match.view(0);
      if (match.result === null) throw new Error('not over');
      const winner = view.sides[1 - asked.seat] === 'vikings' ? 'Vikings' : 'Normans';
      const loser = winner === 'Vikings' ? 'Normans' : 'Vikings';
      const said = module.words.ending(view, match.result, 'en');
      expect(said.slice(0, 2)).toEqual([`The ${loser} have conceded.`, `Victory for the ${winner}.`]);
      expect(said.slice(2).join(' ')).toMatch(
        /Vikings: \d+ points? left.*Normans: \d+ points? left|Normans.*Vikings/,
      );
      break;
    }
  });
});
