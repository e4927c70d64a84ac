import { describe, expect, it } from 'vitest';
import { FOE } from '../../content/foes.ts';
import type { Bearer } from '../hooks/bearer.ts';
import type { Attack } from '../hooks/windows.ts';
import { grabbed } from './tentacles.ts';
import { accident, at, bearer, hit, incoming, loaded, loss, lots, names, thurid } from './testing.ts';

describe('tube-strikers', () => {
  const tube = bearer('tube', { powers: FOE['tube-striker'].powers });
  const maimed = (tentacles: number) => ({ ...tube, marks: [{ kind: 'maimed', tentacles } as const] });
  const turn = (one: Bearer, ...faces: number[]) =>
    at('turnStarted', { acting: one, first: true, dice: loaded(...faces), present: [one] });

  it('[RUN-FOELIST-TUBE-STRIKER.6] bite on an even die and grab on an odd one', () => {
    expect(turn(tube, 4).at(-1)).toMatchObject({ effect: 'manner', manner: 'bite' });
    expect(turn(tube, 10).at(-1)).toMatchObject({ manner: 'bite' });
    expect(turn(tube, 7).at(-1)).toMatchObject({ manner: 'grab' });
  });

  const grabs = (margin: number, ...faces: number[]) =>
    at('attackHit', { ...hit(tube, thurid, margin, 'grab'), dice: loaded(...faces), present: [tube] });

  it('[RUN-FOELIST-TUBE-STRIKER.8] [RUN-FOELIST-TUBE-STRIKER.9] [RUN-FOELIST-TUBE-STRIKER.10] [RUN-TV-56] [RUN-RULING-F36] [RUN-RULING-C02] throw a hero or a thing of his anywhere', () => {
    expect(grabs(5, 3, 8)).toEqual([
      expect.objectContaining({ effect: 'noDamage' }),
      expect.objectContaining({ effect: 'rolled', faces: [3] }),
      expect.objectContaining({ effect: 'throw', who: 'thurid', what: 'hero', direction: 8, paces: 20 }),
    ]);
    expect(grabs(5, 6, 9, 10, 2).at(-1)).toMatchObject({ what: 'object', direction: 2, paces: 40 });
  });

  it('[RUN-FOELIST-TUBE-STRIKER.7] bite as any other', () => {
    expect(at('attackHit', { ...hit(tube, thurid, 5, 'bite'), present: [tube] })).toEqual([]);
  });

  it('[RUN-RULING-F36] grab what is held before what is carried', () => {
    expect(grabbed(['axe', 'shield'], ['rope'], lots([2, 2]))).toBe('shield');
    expect(grabbed([], ['rope', 'mead'], lots([1, 2]))).toBe('rope');
    expect(grabbed([], [], loaded())).toBeNull();
  });

  it('[RUN-FOELIST-TUBE-STRIKER.11] lose a tentacle to 8 points of a sharp weapon', () => {
    const struck = (one: Bearer, weapon: Attack['weapon'], lost: number) =>
      at('damageTaken', {
        ...incoming({ ...hit(thurid, one, 3), weapon }, 9),
        ...loss(lost),
        present: [one],
      });
    expect(struck(tube, 'hand-axe', 8)).toMatchObject([{ mark: { kind: 'maimed', tentacles: 3 } }]);
    expect(struck(maimed(2), 'shortsword', 30)).toMatchObject([{ mark: { kind: 'maimed', tentacles: 1 } }]);
    expect(struck(tube, 'hand-axe', 7)).toEqual([]);
    expect(struck(tube, 'mace', 20)).toEqual([]);
    expect(struck(tube, null, 20)).toEqual([]);
    expect(struck(maimed(0), 'hand-axe', 20)).toEqual([]);
    const aside = bearer('aside');
    const axe = { ...hit(thurid, aside, 3), weapon: 'hand-axe' } as const;
    expect(at('damageTaken', { ...incoming(axe, 9), ...loss(20), present: [tube] })).toEqual([]);
    expect(at('damageTaken', { ...accident(tube), ...loss(20), present: [tube] })).toEqual([]);
  });

  it('[RUN-FOELIST-TUBE-STRIKER.12] without any cannot attack', () => {
    expect(turn(maimed(0))).toMatchObject([{ effect: 'cannotAttack', who: 'tube' }]);
    expect(names(turn(maimed(1), 2))).toEqual(['rolled', 'manner']);
  });

  it('[RUN-FOELIST-TUBE-STRIKER.13] [RUN-RULING-F36] pay nobody, hungry or not', () => {
    const paid = (heroesMustHunt: boolean) =>
      at('worthQuery', { dealer: thurid, victim: tube, heroesMustHunt, present: [tube] });
    expect([paid(true), paid(false)].flat()).toEqual([
      { worth: 'nothing', rule: 'RUN-FOELIST-TUBE-STRIKER.13' },
      { worth: 'nothing', rule: 'RUN-FOELIST-TUBE-STRIKER.13' },
    ]);
  });
});
