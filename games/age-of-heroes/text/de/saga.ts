import type { CounterId } from '../../content/index.ts';
import { isWoman } from '../saga/gender.ts';
import type { Person, SagaWords } from '../saga/words.ts';
import { aftermath } from './saga-aftermath.ts';
import { fight } from './saga-battle.ts';
import { travel } from './saga-travel.ts';
import { frame, year } from './saga-year.ts';

function person(id: CounterId | null, name: string, pronoun: boolean): Person {
  const woman = id !== null && isWoman(id);
  const his = woman ? 'ihr' : 'sein';
  if (!pronoun) return { name, who: name, whom: name, toWhom: name, his };
  return woman
    ? { name, who: 'sie', whom: 'sie', toWhom: 'ihr', his }
    : { name, who: 'er', whom: 'ihn', toWhom: 'ihm', his };
}

export const saga: SagaWords = { ...frame, person, travel, battle: { ...fight, ...aftermath }, year };
