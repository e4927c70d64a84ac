import { expect, it } from 'vitest';
import { fighterOf } from '../../fight/fighters.ts';
import { notes, sit } from '../testing.ts';
import { prove, provenOf, proveRoll } from './proving.ts';

it('[RUN-XP-02] everything that proves itself is noted once, for each hero by himself', () => {
  const { state } = sit(notes({}));
  const [one, other] = [fighterOf(state, 'h0'), fighterOf(state, 'h1')];
  proveRoll(state, one, 'climb');
  proveRoll(state, one, 'climb');
  proveRoll(state, one, 'Str');
  prove(state, one, { deed: 'healing', hero: true });
  prove(state, one, { deed: 'hit', ability: 'bows', foe: false });
  prove(state, other, { deed: 'advantage', ability: 'climb' });
  expect([provenOf(state, 'h0'), provenOf(state, 'h1')]).toEqual([['climb', 'healer'], ['climb']]);
  expect(state.sitting?.proven).toHaveLength(3);
});
