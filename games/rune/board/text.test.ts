import { LANGUAGES, type Language, type Section } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { pacesBetween } from '../rules/fight/fighters.ts';
import type { State } from '../rules/fight/state.ts';
import { duelState, FRAMES, sampleState } from '../text/testing.ts';
import { textBoard } from './index.ts';

const plainText = (sections: readonly Section[]): string =>
  sections
    .flatMap(({ heading, lines }) => [heading, ...lines])
    .map((line) => line.map(({ text }) => text).join(''))
    .join('\n')
    .replaceAll('\u00a0', ' ');
const board = (view: State, language: Language, seat: number | null = 0): string =>
  plainText(textBoard(view, seat, language));
const known = (view: State): State =>
  Object.assign(view, { foes: view.foes.map((foe) => ({ ...foe, known: true })) });
/** As somebody sees it who has not hurt anybody yet. */
const unknown = (view: State): State =>
  Object.assign(view, { foes: view.foes.map((foe) => ({ ...foe, statistics: null })) });

describe('the board in words', () => {
  const view = known(sampleState(FRAMES.act));

  it('[RUN-TER-161] tells the scale of the field: as many paces as squares, however far', () => {
    expect(board(view, 'en')).toContain(`The field, ${view.map.width} by ${view.map.height} paces`);
    expect(board(view, 'de')).toContain(`Das Feld, ${view.map.width} mal ${view.map.height} Schritte`);
    const apart = (x: number) =>
      pacesBetween(view, { ...view.fighters[0]!, x: 2, y: 3 }, { ...view.fighters[1]!, x: 2 + x, y: 3 });
    expect([apart(1), apart(12), apart(27)]).toEqual([1, 12, 27]);
  });

  it('[RUN-RULING-R62] names the ring of a holmgang, and where its edge is', () => {
    const duel = (form: 'ring' | 'free'): State => {
      const state = duelState();
      return { ...state, duel: { ...state.duel!, form } };
    };
    expect(board(duel('ring'), 'en')).toMatch(/The ring of hide strips.*: G7 to S19 \(\d+ squares\)/);
    expect(board(duel('ring'), 'de')).toMatch(/Der Ring aus Hautstreifen.*: G7 bis S19 \(\d+ Felder\)/);
    expect(board(duel('free'), 'en')).not.toContain('ring of hide');
  });

  it('says how the fight stands, and who has most points', () => {
    expect(board(view, 'en')).toContain('The Barrow-Field · Round 2 of 30');
    expect(board(view, 'en')).toContain('Still fighting: 2 heroes and 4 foes.');
    expect(board(view, 'de')).toContain('Siegpunkte: Ragnar 12, Gunnhild 0');
  });

  it('tells whoever acts who engages him, whom he can strike with which chances, and whom he could reach', () => {
    const text = board(view, 'en');
    expect(text).toContain('Ragnar’s turn');
    expect(text).toContain('Engaged with: the troll M11; goblin warrior 1 K13');
    expect(text).toMatch(/Can be struck: the troll \(Viking axe\): .*hits \d+ %.*misses \d+ %/);
    expect(text).toMatch(/Can be shot at: .*dark Viking.*short bow/i);
    expect(text).toContain('Could be struck after a half move: nobody');
    expect(board(view, 'de')).toMatch(/Im Handgemenge mit: .*Troll M11/);
  });

  it('names the ground he stands on, and what lies about', () => {
    expect(board(view, 'en')).toContain('Around: slope, rising to the east at J11, 1 pace west');
  });

  it('lists who is still to act in this round', () => {
    expect(board(view, 'en')).toMatch(
      /Initiative, who is still to act\n.*17 Ragnar, 12 Gunnhild, 9 goblin warrior 1, 7 the troll/,
    );
  });

  it('gives hit points of foes only to those who may know them', () => {
    expect(board(known(sampleState()), 'en')).toMatch(/the troll: M11, \d+ of \d+ hit points/);
    expect(board(unknown(sampleState()), 'en')).toContain('the troll: M11, nobody has hurt it yet');
    expect(board(unknown(sampleState(FRAMES.act)), 'de')).toContain(
      'Aussichten erst bekannt, wenn Blut fließt',
    );
  });

  it('tells where everything lies on the field', () => {
    const text = board(view, 'en');
    expect(text).toContain('The field, 40 by 30 paces');
    expect(text).toContain('fire, Damage 20: AE21 to AF21 (2 squares)');
    expect(text).toContain('barrel: AF23');
    expect(text).toContain('2.5 feet up: K11');
  });

  it('can be read by anybody, whoever acts or nobody', () => {
    for (const language of LANGUAGES)
      for (const seat of [0, 1, null])
        for (const frames of [[], [FRAMES.plan], [FRAMES.dodge]])
          expect(board(sampleState(...frames), language, seat)).not.toMatch(/undefined|null|NaN|\[object/);
  });
});
