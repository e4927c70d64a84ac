import { describe, expect, it } from 'vitest';
import { newParty, type Party } from '../content/index.ts';
import { bandWords, luggage } from './band.ts';

const band = (party: Partial<Party>, ...winners: ('heroes' | 'overlord')[]) => ({
  state: { party: { ...newParty(), ...party }, heroOrder: 'free', conceding: true } as never,
  ledger: winners.map((winner) => ({ line: { adventure: 1, winner, gained: [], lost: [] } })),
});
const laden = { ...newParty().items, orlaf: ['healing-potion'], madriga: ['lucky-coin'] } as Party['items'];

describe('a band between two adventures', () => {
  it('says after a defeat that the same adventure is played once more, and what follows another', () => {
    const lost = band({ defeats: 1 }, 'overlord');
    expect(bandWords.standing(lost, 'en')[0]).toBe(
      'The band plays The Broken Gate once more, set up anew, with what it brought and has not used up. If it loses again, the saga goes on with The Whispering Ward.',
    );
    expect(bandWords.again(lost, 'en')).toBe('Once more: 1. The Broken Gate');
    expect(bandWords.again(lost, 'de')).toBe('Noch einmal: 1. Das geborstene Tor');
  });

  it('says after the second that the saga goes on all the same', () => {
    const twice = band({ next: 2 }, 'overlord', 'overlord');
    expect(bandWords.standing(twice, 'en')).toContain('Lost twice: the saga goes on without this victory.');
    expect(bandWords.again(twice, 'en')).toBeNull();
    expect(bandWords.standing(band({ next: 2 }, 'heroes'), 'en')).not.toContain(
      'Lost twice: the saga goes on without this victory.',
    );
  });

  it('says at the last adventure that another defeat ends the saga', () => {
    expect(bandWords.standing(band({ next: 10, defeats: 1 }, 'overlord'), 'de').join(' ')).toContain(
      'Verliert sie wieder, ist die Saga zu Ende.',
    );
  });

  it('says who sets out, what each takes along, and what waits with the others', () => {
    expect(luggage({ ...newParty(), items: laden }, 'en')).toEqual([
      'Orlaf and Rordin set out. Everybody keeps what is theirs; who is not in an adventure brings nothing into it.',
      'Orlaf takes along: Healing Potion.',
      'Madriga is not in it and keeps for later: Lucky Coin.',
    ]);
    expect(luggage({ ...newParty(), items: laden }, 'de')[2]).toBe(
      'Madriga ist nicht dabei und behält für später: Glücksmünze.',
    );
  });
});
