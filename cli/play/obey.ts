// Carries out what people type besides answers.

import { chooseOption } from '@skald/bots';
import { listed, topicsNamed } from '@skald/games/answers';
import { reasonFor } from '@skald/games/counsel';
import { type Asked, optionId, type Seat, STRONGEST_LEVEL } from '@skald/kernel';
import { sagaOf, whims } from '../engine.ts';
import { sayRefusal } from '../refusals.ts';
import type { Command } from './commands.ts';
import { DELAYS } from './config.ts';
import { askAgain, orderOnce } from './orders.ts';
import { goOn } from './saga.ts';
import { saveGame, saveSaga } from './saving.ts';
import type { Leaving, Session } from './session.ts';

/** `changed`: the question is no longer the same. */
export type FromCommand = Leaving | 'stay' | 'changed';

const LOG_LINES = 30;
/** Good advice takes a moment. */
const ADVICE_MS = 500;

/** `asked` is the question that waits; there is none between rounds. */
export async function obey(
  session: Session,
  { name, rest }: Command,
  asked: Asked | null,
): Promise<FromCommand> {
  const { io, words } = session;
  switch (name) {
    case 'undo':
      return takeBack(session, asked, false);
    case 'back':
      return takeBack(session, asked, true);
    case 'map':
      session.board('map');
      return 'stay';
    case 'sheets':
      session.board('sheet');
      return 'stay';
    case 'log':
      for (const line of logLines(session, Number(rest) || LOG_LINES)) session.say(`  ${line}`, '    ');
      return 'stay';
    case 'saga':
      if (rest !== '') await saveSaga(session, rest);
      else session.read(sagaOf(session.match, session.module, session.language));
      return 'stay';
    case 'save':
      await saveGame(session, rest);
      return 'stay';
    case 'advice':
      advise(session, asked);
      return 'stay';
    case 'never':
    case 'notNow':
    case 'always':
      return orderOnce(session, name, asked) ? 'changed' : 'stay';
    case 'ask':
      askAgain(session, asked?.seat ?? null);
      return 'stay';
    case 'delay':
      setDelay(session, rest);
      return 'stay';
    case 'help':
      help(session, rest);
      return 'stay';
    case 'restart':
      return (await sure(session, words.play.sureRestart)) ? 'restart' : 'stay';
    case 'next':
      session.following = await goOn(session, rest);
      return session.following === null ? 'stay' : 'next';
    case 'quit': {
      const saved = io.live && session.match.moves > 0 ? await sure(session, words.play.sureQuit) : true;
      return saved ? 'quit' : 'stay';
    }
  }
}

async function sure({ io, words }: Session, question: string): Promise<boolean> {
  const line = await io.ask(question);
  return line !== null && words.play.yes.includes(line.trim().toLowerCase());
}

/** One choice, or all of the errand under way; questions without a choice are taken back along. AMI-UI-34 */
function takeBack(session: Session, asked: Asked | null, wholeErrand: boolean): FromCommand {
  const { match, module, language, words } = session;
  if (asked === null) {
    session.io.say(words.play.nothingToTakeBack);
    return 'stay';
  }
  const { seat } = asked;
  const errand = module.errand(match.view(seat));
  const undone = match.undo(seat);
  if ('refused' in undone) {
    session.say(sayRefusal(undone.refused, language, module));
    return 'stay';
  }
  while (noChoice(session, seat) && 'ok' in match.undo(seat));
  if (wholeErrand && errand !== null) while (undoWithin(session, seat, errand));
  session.unsay();
  session.io.say(words.play.takenBack);
  return 'changed';
}

const noChoice = ({ match }: Session, seat: Seat): boolean =>
  match.decisionsFor(seat).some((asked) => asked.seat === seat && asked.options.length === 1);

/** Takes back one more choice if it belongs to the same errand. */
function undoWithin({ match, module }: Session, seat: Seat, errand: string): boolean {
  if (module.errand(match.view(seat)) !== errand) return false;
  const [, last] = /^\d+ (\S+)$/.exec(match.movesFrom(match.moves - 1)[0] ?? '') ?? [];
  if (last === undefined || 'refused' in match.undo(seat)) return false;
  if (module.errand(match.view(seat)) === errand) return true;
  match.play(seat, last);
  return false;
}

function advise(session: Session, asked: Asked | null): void {
  const { match, module, language, words, ms } = session;
  if (asked === null) return session.io.say(words.play.noAdvice);
  const { seat, kind } = asked;
  const view = match.view(seat);
  const decision = { seat, kind, options: asked.options.map(({ choice }) => choice) };
  const budget = { ms: Math.max(ms, ADVICE_MS), random: whims(view) };
  const { choice } = chooseOption(match.game, view, decision, STRONGEST_LEVEL, budget);
  const id = optionId(choice);
  const found = listed(module, view, asked, language).find((option) => option.id === id);
  if (found === undefined) return;
  session.say(words.play.advice(found.label, reasonFor(module, view, decision, choice, language)));
}

function setDelay(session: Session, rest: string): void {
  const level = Number(rest);
  if (rest === '' || DELAYS[level] === undefined)
    return session.io.say(session.words.play.delayWhich(DELAYS.length - 1));
  session.delay = level;
  session.io.say(session.words.play.delayIs(session.words.title.delays[level] as string));
}

/** What one can type, or help on anything that has a name. AMI-UI-31 */
function help(session: Session, about: string): void {
  const { module, language, words, view } = session;
  if (about === '') return session.say(words.play.help);
  const [topic, ...others] = topicsNamed(module, about, language);
  if (topic === undefined) session.read(module.words.help(about, view, language));
  else if (others.length > 0) session.say(words.play.several([topic, ...others].map(({ name }) => name)));
  else session.read(module.words.help(topic.id, view, language));
}

/** The last lines of what happened, as the person before the screen may know it. */
function logLines({ match, module, language, sitting, onlooker, view }: Session, most: number): string[] {
  return match
    .eventsFor(sitting ?? onlooker)
    .filter(({ type }) => type !== 'roll')
    .flatMap((event) => module.words.event(event, view, language) ?? [])
    .slice(-most);
}
