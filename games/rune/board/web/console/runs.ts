// Who runs, and who plays whose hero meanwhile: open to everybody. RUN-RUN-04, -10

import type { SeatLook } from '@skald/games/board';
import type { Seat } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { State } from '../../../rules/fight/state.ts';
import { runningIn, wardIn } from '../../../rules/sitting/runner.ts';
import { namingOf } from '../../../text/naming.ts';
import { WEB_WORDS } from '../words.ts';

/** “Anna runs · Björn plays Ragnar meanwhile”; null while nobody runs. */
export function runsText(view: State, seats: readonly SeatLook[], language: Language): string | null {
  const running = runningIn(view);
  if (running === null) return null;
  const words = WEB_WORDS[language].console;
  const own = seats.filter(({ you }) => you);
  const isYou = (seat: Seat): boolean => own.length === 1 && own[0]?.seat === seat;
  const called = (seat: Seat): string =>
    seats.find((look) => look.seat === seat)?.player || words.player(seat + 1);
  const { seat, proxy, leave, silenced } = running;
  const ward = wardIn(view);
  const hero = ward === null ? '' : namingOf(view, language).whom(ward.id);
  return [
    isYou(seat) ? words.youRun : words.runs(called(seat)),
    ...(proxy === null || hero === ''
      ? []
      : [isYou(proxy) ? words.youPlay(hero) : words.plays(called(proxy), hero)]),
    ...(silenced ? [words.silenced] : []),
    ...(leave ? [words.leave] : []),
  ].join(' · ');
}
