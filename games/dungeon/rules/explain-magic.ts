// Why a spell cannot be cast, or not at this.

import { because, isOneOf, type Refusal, type Tried } from '@skald/kernel';
import { SPELL, SPELLS } from '../content/index.ts';
import type { FrameOf, Turning } from './agenda.ts';
import { areEnemies, factsOf, findModel, model } from './models.ts';
import { barAt } from './numbers.ts';
import { inRange, sightOf } from './sight.ts';
import { isSilenced } from './spells.ts';
import type { State } from './state.ts';

export function explainSpell(state: State, { act, spell }: Tried, frame: Turning): Refusal | null {
  if (act !== 'cast' || !isOneOf(SPELLS, spell)) return null;
  const one = model(state, frame.model);
  if (!factsOf(state, one).abilities.includes('spellcaster'))
    return because('no-spellcaster', { model: one.id });
  const card = one.spells.find((each) => each.spell === spell);
  if (card === undefined) return because('spell-unknown', { model: one.id, spell });
  if (frame.cast.includes(spell)) return because('spell-cast-already', { spell });
  if (card.turned > 0) return because('spell-not-ready', { spell, rounds: card.turned });
  if (frame.actions > 0)
    return frame.cast.length > 0 && SPELL[spell].kind === 'major'
      ? because('major-or-minor', { spell })
      : because('has-taken-its-action', { model: one.id });
  if (isSilenced(state, one, spell)) return because('silenced', { spell });
  return because('no-target', { spell });
}

export function explainTarget(state: State, choice: Tried, frame: FrameOf<'castAt'>): Refusal | null {
  const caster = model(state, frame.model);
  const { range, sight, effect } = SPELL[frame.spell];
  if (choice.act === 'ward') {
    const bar = barAt(state, [Number(choice.x), Number(choice.y)]);
    if (bar === undefined) return because('nothing-locked-here');
    return bar.ward === 0 ? because('mundane-lock') : because('ward-out-of-reach');
  }
  if (choice.act === 'square') return because('square-not-free-or-far');
  const other = findModel(state, String(choice.model));
  if (other === undefined) return because('not-on-the-board', { model: String(choice.model) });
  if (effect.type === 'attack' && !areEnemies(caster, other)) return because('own-side', { model: other.id });
  if ((range === 'long' || range === 'short') && !inRange(state, caster, other, range))
    return because('out-of-range', { model: other.id });
  if (sight && sightOf(state, caster, other) === null)
    return because('no-line-of-sight', { model: other.id });
  return because('wrong-target', { model: other.id, spell: frame.spell });
}
