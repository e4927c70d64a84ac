import { Match } from '@skald/kernel';
import { expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { HeroSchema } from '../../documents/hero/schema.ts';
import { rune } from '../../index.ts';
import type { State } from './state.ts';

const SEED = '5'.repeat(64);

it('a fight that was begun before there were swarms goes on where it stood', () => {
  const begun = Match.create(rune, { seats: [['ragnar']], options: {}, seed: SEED });
  if ('refused' in begun) throw new Error(begun.refused.code);
  const position = JSON.parse(JSON.stringify(begun.ok.position()));
  for (const fighter of position.state.fighters) delete fighter.swarm;
  const loaded = Match.load(rune, position, SEED);
  if ('refused' in loaded) throw new Error(loaded.refused.code);
  expect(loaded.ok.position().state).toEqual(begun.ok.position().state);
});

it('a fight that was begun before rolls were counted goes on in the middle of a grip', () => {
  const begun = Match.create(rune, { seats: [['ragnar'], 'foes'], options: {}, seed: SEED });
  if ('refused' in begun) throw new Error(begun.refused.code);
  const position = JSON.parse(JSON.stringify(begun.ok.position()));
  for (const fighter of position.state.fighters) delete fighter.made;
  // As the frames of that time were: none of them knew of dice that lie already.
  const turning = { step: 'turns' };
  position.state.agenda = [turning, { step: 'grip', by: 'h0', target: 'f0', how: 'hold' }];
  const loaded = Match.load(rune, position, SEED);
  if ('refused' in loaded) throw new Error(loaded.refused.code);
  const { fighters, agenda } = loaded.ok.position().state as State;
  expect(fighters.every(({ made }) => made.length === 0)).toBe(true);
  expect(agenda.some(({ step }) => step === 'grip')).toBe(false);
});

it('a hero whose legend was found before it said what it is made of fights on, and finds no magic in his gear', () => {
  const things = [{ kind: 'legendary', item: 'einherjars-armor' }] as const;
  const hero = HeroSchema.parse({
    ...READY_MADE.ragnar,
    ledger: [{ line: 'found', on: '2024-05-01', how: 'treasure', things }],
  });
  const begun = Match.create(rune, { seats: [[hero]], options: {}, seed: SEED });
  if ('refused' in begun) throw new Error(begun.refused.code);
  const loaded = Match.load(rune, JSON.parse(JSON.stringify(begun.ok.position())), SEED);
  if ('refused' in loaded) throw new Error(loaded.refused.code);
  expect((loaded.ok.position().state as State).heroes).toEqual([hero]);
});
