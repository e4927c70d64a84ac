import { clone } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { findPiece } from '../../rules/pieces.ts';
import type { Piece } from '../../rules/state.ts';
import { scene } from '../../rules/testing.ts';
import { redact } from '../../rules/view.ts';
import { faceOf } from './counters.tsx';
import { counterInWords } from './speech.ts';

const truth = scene({ heroes: [{ hero: 'egil', in: 'thule' }], jarls: [{ jarl: 'kari', in: 'wessex' }] });
const view = redact(clone(truth), 0);
const [known, unknown] = [findPiece(truth, 'kari') as Piece, findPiece(view, 'jarl-1') as Piece];

describe('a face-down jarl', () => {
  it('has neither name nor strength for those who must not know him', () => {
    expect(counterInWords(view, unknown, [], 'en')).toMatch(/^Face-down jarl 1, strength unknown/);
    expect(faceOf(view, unknown, 'en')).toMatchObject({ kind: null, name: 'jarl-1', combat: 0 });
  });

  it('is shown as he is where everything is open', () => {
    expect(counterInWords(truth, known, [], 'en')).toBe(
      'Kari, jarl, serves nobody, combat 4 movement 3, face down, in Wessex',
    );
    expect(counterInWords(truth, known, [], 'de')).toContain('verdeckt');
    expect(faceOf(truth, known, 'en')).toMatchObject({ kind: 'jarl', name: 'Kari', faceDown: true });
  });
});
