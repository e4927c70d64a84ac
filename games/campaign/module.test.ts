import { FastDice, Match, type Result } from '@skald/kernel';
import { sure } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import { campaign as module } from './module.ts';
import { randomState } from './rules/testing.ts';

describe('the campaign in the hall', () => {
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
  });

  it('says why it ended, who won and what is left', () => {
    const random = new FastDice(1);
    const state = randomState((sides) => random.roll(sides));
    const { id, version } = module.game;
    const match = sure(
      Match.load(module.game, { skald: 'position', game: id, version, state }, '1'.repeat(64)),
    );
    const [asked] = match.decisions();
    sure(match.play(asked?.seat ?? 0, 'concede'));
    const view = match.view(0);
    const winner = view.sides[1 - (asked?.seat ?? 0)] === 'vikings' ? 'Vikings' : 'Normans';
    const loser = winner === 'Vikings' ? 'Normans' : 'Vikings';
    const said = module.words.ending(view, match.result as Result, 'en');
    expect(said.slice(0, 2)).toEqual([`The ${loser} have conceded.`, `Victory for the ${winner}.`]);
    expect(said.slice(2).join(' ')).toMatch(
      /Vikings: \d+ points? left.*Normans: \d+ points? left|Normans.*Vikings/,
    );
  });
});
