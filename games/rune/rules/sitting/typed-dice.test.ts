import { FastDice, Match } from '@skald/kernel';
import { expect, it } from 'vitest';
import { rune } from '../../index.ts';
import { SITTINGS } from '../../text/generator/testing.ts';
import { type GameEvent, ROLLS } from '../fight/events.ts';

const begun = (seed: string) => {
  const dice = new FastDice(3);
  const { seats, options } = SITTINGS.setUp((sides) => dice.roll(sides));
  const made = Match.create(rune, { seats, options, seed: seed.repeat(64) });
  if ('refused' in made) throw new Error(made.refused.code);
  return made.ok;
};

it('[RUN-RUN-01] a whole sitting can be played with dice from a real table, and each of them says what it is for', () => {
  const first = begun('a');
  const dice = new FastDice(5);
  const choices: [seat: number, id: string][] = [];
  while (first.result === null) {
    const [asked] = first.decisions();
    const { id } = asked!.options[dice.roll(asked!.options.length) - 1]!;
    choices.push([asked!.seat, id]);
    first.play(asked!.seat, id);
  }
  // The same faces, typed in, whatever the seed would have brought.
  const second = begun('b');
  const faces = first.rolls.slice(second.rolls.length);
  second.loadDice(faces);
  for (const [seat, id] of choices) second.play(seat, id);
  expect(second.loadedDice).toBe(0);
  expect(second.position().state).toEqual(first.position().state);
  const rolled = (first.events as readonly GameEvent[]).filter((event) => event.type === 'roll');
  expect(rolled.map(({ face }) => face)).toEqual([...first.rolls]);
  expect(rolled.every((event) => ROLLS.includes(event.for))).toBe(true);
});
