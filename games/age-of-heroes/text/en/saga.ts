import type { CounterId } from '../../content/index.ts';
import { isWoman } from '../saga/gender.ts';
import type { Person, SagaWords } from '../saga/words.ts';
import { aftermath } from './saga-aftermath.ts';
import { fight } from './saga-battle.ts';
import { travel } from './saga-travel.ts';
import { frame, year } from './saga-year.ts';

function person(id: CounterId | null, name: string, pronoun: boolean): Person {
  const woman = id !== null && isWoman(id);
  const his = woman ? 'her' : 'his';
  if (!pronoun) return { name, who: name, whom: name, toWhom: name, his };
  const whom = woman ? 'her' : 'him';
  return { name, who: woman ? 'she' : 'he', whom, toWhom: whom, his };
}

export const saga: SagaWords = { ...frame, person, travel, battle: { ...fight, ...aftermath }, year };
