import { type Decision, decisionOf, FastDice } from '@skald/kernel';
import { LANGUAGES, type Line, type Section } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { banksOf, CARDS, type Card, geographyOf, hexLabel, sideOf } from '../content/index.ts';
import { QUESTIONS } from '../rules/choices.ts';
import { rules } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { movement, playable, randomState, scene } from '../rules/testing.ts';
import { redact } from '../rules/view.ts';
import { optionText, questionText } from '../text/index.ts';
import { FRAMES, SAMPLE_CHOICES, sampleState } from '../text/samples.ts';
import { hint, textBoard } from './index.ts';

const textOf = (line: Line): string => line.map(({ text }) => text).join('');
const linesOf = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ heading, lines }) => [textOf(heading), ...lines.map((line) => `  ${textOf(line)}`)]);

/** Turn 2, seat 0 the Normans: Thorkel sits in Ravensey, the ship is on the beach, Hugh is small. */
const state = scene({
  normans: [
    { points: 5, in: '2,4' },
    { points: 1, in: '3,4', shown: true },
    { points: 4, in: '5,3', moved: true },
  ],
  vikings: [{ points: 6, in: '6,3' }, { points: 3, in: 'ship', shown: true }, {}],
  ship: '7,3',
  hands: [['ford', 'scouts'], ['ambush']],
  discard: ['initiative'],
  state: { pillaged: ['6,1'] },
  agenda: movement(0),
});
const viewOf = (seat: number | null, of: State = state): State => redact(structuredClone(of), seat);

describe('the board in words', () => {
  const normans = linesOf(textBoard(viewOf(0), 0, 'en'));
  const vikings = linesOf(textBoard(viewOf(1), 1, 'en'));

  it('comes for a scene that the rules accept', () => expect(rules.faults(state)).toEqual([]));

  it('says where the campaign stands', () => {
    expect(normans.slice(0, 4)).toEqual([
      'Turn 2 of 24 · movement',
      '  Order: Normans, Vikings',
      '  Villages pillaged: 1 of 4: Saltwick (G2)',
      '  Cards in the deck: 6 · Discarded: Initiative',
    ]);
  });

  it('says where the ship is and who is aboard', () => {
    expect(normans.slice(4, 7)).toEqual(['The ship', '  lies at I4, coast', '  Aboard: Asgeir 3']);
    const lost = { ...viewOf(0), ship: { at: null, moved: false } };
    expect(linesOf(textBoard(lost, 0, 'en')).slice(4, 6)).toEqual(['The ship', '  destroyed']);
  });

  it('shows the land by banks: castle, villages with distances and marks, armies, bridges', () => {
    expect(normans).toContain('The bank of Garrock Keep');
    expect(normans).toContain('  Garrock Keep (E5), castle, 5 steps to the coast: Raoul 5');
    expect(normans).toContain('  Kirkwold (E7), village, 2 steps from the castle, 4 steps to the coast');
    expect(normans).toContain('  F5, grassland: Hugh 1');
    expect(normans).toContain('  North Bridge joins F3 and G3');
    expect(normans).toContain('The bank of Ravensey');
    expect(normans).toContain(
      '  Saltwick (G2), village, pillaged, 4 steps from the castle, 1 step to the coast',
    );
  });

  it('names every hex of the map', () => {
    const map = textBoard(viewOf(0), 0, 'en').filter(({ part }) => part === 'map');
    const said = new Set(
      linesOf(map)
        .join(' ')
        .match(/\b[A-L]\d+\b/g),
    );
    const geography = geographyOf(state.map);
    expect([...geography.terrain.keys()].filter((hex) => !said.has(hexLabel(hex)))).toEqual([]);
    expect(map).toHaveLength(banksOf(geography).length + 1);
  });

  it('shows both sides as far as one may know them', () => {
    const own = normans.slice(normans.indexOf('Normans (you)'));
    expect(own).toEqual([
      'Normans (you)',
      '  Raoul de Montfleur: 5 points (known only to you), at Garrock Keep (E5)',
      '  Hugh the Red: 1 point, at F5, small: must go home',
      '  Gilbert the Steward: 4 points (known only to you), at G4, has moved',
      '  Cards: Ford, Scouts',
      '  5 points lost for good',
      'Vikings',
      '  Thorkel Rustbeard: strength unknown, at Ravensey (H4), pillages Ravensey (H4) tonight if left alone',
      '  Asgeir the Silent: 3 points, aboard the ship',
      '  Gunnhild Ketilsdottir: destroyed',
      '  Cards: 1 card',
      '  6 points lost for good',
    ]);
    expect(vikings).toContain(
      '  Thorkel Rustbeard: 6 points (known only to you), at Ravensey (H4), pillages Ravensey (H4) tonight if left alone',
    );
    expect(vikings).toContain('  Raoul de Montfleur: strength unknown, at Garrock Keep (E5)');
  });

  it('says the same in German', () => {
    const german = linesOf(textBoard(viewOf(0), 0, 'de'));
    expect(german).toHaveLength(normans.length);
    expect(german).toContain(
      '  Thorkel Rostbart: Stärke unbekannt, in Ravensey (H4), plündert Ravensey (H4) heute Abend, wenn niemand stört',
    );
    expect(german.join('\n').replace(/Mill Bridge|North Bridge|Garrock Keep/g, '')).not.toMatch(
      /\b(the|points?|ship|village|unknown|cards?)\b/i,
    );
  });

  it('lists a battle on the table: forces, cards, what lies there, and what each side reported', () => {
    const battle: State['battle'] = {
      ...{ hex: '6,3', field: 'village', from: '5,3', line: 0, crossed: false, aboard: false, way: 'table' },
      attacker: { army: 'n3', points: 4, left: 4, cards: ['scouts'], saved: 0 },
      defender: { army: 'v1', points: 6, left: 2, cards: [], saved: 0 },
      ...{ round: 0, winner: null, pieces: ['house', 'house', 'house', 'swamp'] },
      disputed: [
        { winner: 'attacker', attacker: 0, defender: 4 },
        { winner: 'draw', attacker: 1, defender: 1 },
      ],
    };
    const lines = linesOf(textBoard({ ...viewOf(0), battle }, 0, 'en'));
    const start = lines.indexOf('Battle at Ravensey (H4): village');
    expect(lines.slice(start + 1, start + 9)).toEqual([
      '  Attacker: Gilbert 4 (Scouts)',
      '  Defender: Thorkel 2 of 6 left',
      '  fought on the table',
      '  On the table: 3 houses, 1 swamp',
      '  nobody crosses the swamps',
      '  The reports differ',
      '  Normans: attacker won, attacker lost 0, defender 4',
      '  Vikings: draw, attacker lost 1, defender 1',
    ]);
  });

  it('carries a tone or a seat wherever colour helps', () => {
    const spans = textBoard(viewOf(0), 0, 'en').flatMap(({ lines }) => lines.flat());
    expect(spans).toContainEqual({ text: 'Thorkel', seat: 1 });
    expect(spans).toContainEqual({ text: ' ?', tone: 'hidden' });
    expect(spans).toContainEqual({ text: 'Ford', tone: 'thing' });
  });
});

/** The same to the eyes of a seat, with other strengths and cards where it must not see. */
function shuffled(of: State, seat: number | null, dice: FastDice): State {
  const other = structuredClone(of);
  for (const army of other.armies) {
    if (seat !== null && sideOf(army.id) === of.sides[seat]) continue;
    if (!army.shown && army.points > 0) army.points = dice.roll(6);
    army.wasSmall = dice.roll(2) === 1;
  }
  const hidden = (): Card => CARDS[dice.roll(CARDS.length) - 1] as Card;
  other.hands = other.hands.map((hand, owner) => (owner === seat ? hand : hand.map(hidden)));
  other.deck = other.deck.map(hidden);
  return other;
}

/** All that a seat reads when it looks at the table. */
function read(view: State, seat: number | null, decision: Decision | null): unknown {
  return LANGUAGES.map((language) => [
    textBoard(view, seat, language),
    decision && [
      questionText(view, decision, language),
      ...decision.options.map((choice) => [
        optionText(view, decision, choice, language),
        hint(view, decision, choice, language),
      ]),
    ],
  ]);
}

describe('what must stay hidden', () => {
  it('changes nothing in what a seat reads: board, question, options, hints', () => {
    for (let seed = 0; seed < 30; seed++) {
      const dice = new FastDice(seed);
      const truth = randomState((sides) => dice.roll(sides));
      for (const seat of [0, 1, null]) {
        const decision = seat === null ? null : decisionOf(playable, truth, seat);
        const other = shuffled(truth, seat, dice);
        expect(read(viewOf(seat, other), seat, decision)).toEqual(read(viewOf(seat, truth), seat, decision));
      }
    }
  });
});

describe('hints', () => {
  it.each(QUESTIONS)('can be given on every answer to %s', (kind) => {
    const frame = FRAMES[kind];
    const seat = 'seat' in frame ? frame.seat : 0;
    const decision = { seat, kind, options: SAMPLE_CHOICES[kind] };
    for (const language of LANGUAGES)
      for (const choice of decision.options)
        expect(hint(viewOf(seat, sampleState(frame)), decision, choice, language) ?? '').not.toMatch(
          /undefined|null|NaN|-1/,
        );
  });

  const about = (choice: Decision['options'][number], seat = 0, of: State = state, kind = 'command') =>
    hint(viewOf(seat, of), { seat, kind, options: [] }, choice, 'en')?.replaceAll('\u00a0', ' ') ?? null;
  const asked = (seat: number, of: State = state): State => ({ ...of, agenda: [{ step: 'command', seat }] });

  it('give the odds against every strength an unknown enemy may have', () => {
    const attack = { act: 'move', army: 'n3', to: '6,3' };
    const hidden = structuredClone(state);
    hidden.armies.find(({ id }) => id === 'v2')!.shown = false;
    expect(about(attack, 0, hidden)).toBe(
      'strength unknown; you win against 3: 75 %, 4: 43 %, 5: 27 %, 6: 10 %',
    );
    expect(about(attack)).toBe('must have 6 points; you win 10 %');
  });

  it('give the exact odds against a known one, and of the river', () => {
    const known = structuredClone(state);
    known.armies.find(({ id }) => id === 'v1')!.shown = true;
    expect(about({ act: 'move', army: 'n3', to: '6,3' }, 0, asked(0, known))).toBe(
      'attacker wins 10 %, defender wins 90 %',
    );
    expect(about({ act: 'move', army: 'n2', to: '4,4' }, 0, asked(0))).toBe(
      'across 50 %, stays on this bank 50 %; grassland',
    );
  });

  it('say what a place is good for', () => {
    expect(about({ act: 'move', army: 'v1', to: '6,1' }, 1, asked(1))).toBe('village; already pillaged');
    expect(about({ act: 'land', army: 'v2', to: '4,7' }, 1, asked(1))).toBe(
      'village; pillaged at the end of next turn if left alone',
    );
    expect(about({ act: 'move', army: 'v1', to: '2,4' }, 1, asked(1, scene({})))).not.toBeNull();
    expect(about({ act: 'sail', to: '5,7' }, 1)).toBe('armies can land; Marlcote is 1 step away');
    expect(about({ act: 'sail', to: '9,4' }, 1)).toBe('safe at sea');
    expect(about({ act: 'move', army: 'n3', to: '7,3' }, 0, asked(0))).toBe(
      'coast; they may defend it or put to sea',
    );
  });

  it('say who has not moved, and what giving up means', () => {
    expect(about({ act: 'done' })).toBe('not moved: Raoul and Hugh');
    expect(about({ act: 'concede' })).toBe('the Vikings win at once');
  });

  it('warn of what an exchange makes of an army', () => {
    const exchange: State = { ...state, agenda: [{ step: 'amount', seat: 0, army: 'n2', with: 'n1' }] };
    expect(about({ act: 'give', points: 1 }, 0, exchange, 'amount')).toBe("Hugh's army is dissolved");
    expect(about({ act: 'give', points: -4 }, 0, exchange, 'amount')).toBe('Raoul becomes small');
    expect(about({ act: 'give', points: -2 }, 0, exchange, 'amount')).toBeNull();
  });

  it('say nothing of the odds where a battle is fought on the table', () => {
    const table = { ...state, options: { ...state.options, battles: 'table' as const } };
    expect(about({ act: 'move', army: 'n3', to: '6,3' }, 0, asked(0, table))).toBe('fought on your table');
  });
});
