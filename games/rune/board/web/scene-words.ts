// What a scene calls out over somebody, in a word or two; most of what happens needs none.

import type { Tone } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import type { GameEvent } from '../../rules/fight/events.ts';
import type { State } from '../../rules/fight/state.ts';
import { NAMES } from '../../text/names.ts';
import { namingOf } from '../../text/naming.ts';
import { WEB_WORDS } from './words.ts';

interface Called {
  readonly whose: string;
  readonly text: string;
  readonly tone: Tone;
}

export function wordsOf(event: GameEvent, view: State, language: Language): Called[] {
  const words = WEB_WORDS[language];
  const names = NAMES[language];
  const call = (whose: string, text: string, tone: Tone): Called[] => [{ whose, text, tone }];
  switch (event.type) {
    case 'hurt':
      return event.lost === 0
        ? call(event.fighter, words.nothingLost, 'good')
        : call(event.fighter, words.lost(event.lost, event.wounds), 'bad');
    case 'became':
      return call(
        event.fighter,
        names.conditions[event.condition],
        event.condition === 'able' ? 'good' : 'bad',
      );
    case 'strayed':
      return call(event.hit, words.stray, 'bad');
    case 'fell':
      return call(event.fighter, words.falls, 'bad');
    case 'rose':
      return call(event.fighter, words.rises, 'good');
    case 'waited':
      return call(event.fighter, words.waits, 'good');
    case 'denied':
      return call(event.at, words.denied, 'good');
    case 'broke':
      return call(event.fighter, words.breaks(event.free), event.free ? 'good' : 'bad');
    case 'gripped':
      return event.margin < 0 ? [] : call(event.at, words.heldWord[event.how], 'bad');
    case 'treated':
      return call(event.patient, words.helped(event.helped), event.helped ? 'good' : 'bad');
    case 'changed':
      return call(event.fighter, namingOf(view, language).weapon(event.fighter, event.form), 'good');
    case 'caughtFire':
      return call(event.fighter, words.burning, 'bad');
    default:
      return [];
  }
}
