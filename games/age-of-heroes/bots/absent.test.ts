import { expect, it } from 'vitest';
import { combatTurn, movementTurn, play } from '../rules/testing.ts';
import { forTheAbsent } from './absent.ts';

it('[AOH-RULING-95] keeps an absent player’s hero from a step that would kill him', () => {
  const game = play({
    heroes: [{ hero: 'egil', in: 'wessex', njordStorm: 2 }],
    agenda: movementTurn(0),
  });
  game.choose('counter:egil', 'step:english-channel');
  expect(game.kind).toBe('peril');
  expect(forTheAbsent(game.decision())).toEqual({ act: 'stay' });
});

it('[AOH-RULING-95] says no to what is offered to him, and leaves the rest to a bot', () => {
  const game = play(
    {
      heroes: [{ hero: 'egil', in: 'wessex', luck: 3 }],
      jarls: [{ jarl: 'amleth', in: 'wessex' }],
      agenda: combatTurn(0),
    },
    6,
  );
  game.choose('area:wessex');
  expect(forTheAbsent(game.decision())).toBeNull();
  game.choose('target:jarl-1', 'strike');
  expect(forTheAbsent(game.decision())).toBeNull();
  game.choose('luck:0');
  expect(game.kind).toBe('recruit');
  expect(forTheAbsent(game.decision())).toEqual({ act: 'refuse' });
});
