// The course of a match at the keyboard: tell what happened, let bots answer, ask people.

import { chooseOption } from '@skald/bots';
import { type Asked, canonical, obey as obeyOrders, optionId, type Seat } from '@skald/kernel';
import { whims } from '../engine.ts';
import { readCommand } from './commands.ts';
import { type FromCommand, obey } from './obey.ts';
import { ruler } from './paint.ts';
import { askHuman } from './question.ts';
import type { Leaving, Session } from './session.ts';

export async function playTable(session: Session): Promise<Leaving> {
  const { match, controls } = session;
  let { moves } = match;
  for (;;) {
    // Who has taken something back is asked, whatever he has ordered.
    if (match.moves > moves) obeyOrders(match, session.orders);
    moves = match.moves;
    const leaving = await tellNews(session);
    if (leaving !== null) return leaving;
    const asked = match.decisions();
    const bot = asked.find(({ seat }) => controls[seat] !== 'human');
    if (bot !== undefined) answerForBot(session, bot);
    else {
      const [first] = asked;
      if (first === undefined) return 'over';
      const left = await turnToHuman(session, first);
      if (left !== null) return left;
    }
  }
}

/** Everything new, with a pause where a round begins. */
async function tellNews(session: Session): Promise<Leaving | null> {
  const { module, match, language } = session;
  for (let event = session.nextEvent(); event !== undefined; event = session.nextEvent()) {
    if (event.type === 'roll') continue;
    const text = module.words.event(event, match.view(session.onlooker), language);
    if (module.opensRound(event)) {
      session.sitting = null;
      const leaving = await roundPrompt(session, text ?? '');
      if (leaving !== null) return leaving;
    } else if (text !== null) await session.inform(text);
  }
  return null;
}

/** “Turn 3 of 20”: the moment to look around, to save and to begin anew. AMI-UI-15, -16, -19 */
async function roundPrompt(session: Session, title: string): Promise<Leaving | null> {
  const { io, words, language } = session;
  io.say();
  io.say(ruler(title.replace(/\.$/, ''), io.width, io.colour));
  session.board('map', true);
  io.say();
  session.board('sheet');
  io.say();
  for (;;) {
    const line = await io.ask(words.play.roundPrompt(title), { space: true });
    if (line === null) return 'ended';
    if (line.trim() === '') return null;
    const command = readCommand(line, language);
    if (command === null) io.say(words.play.roundUnclear);
    else {
      const came = await obey(session, command, null);
      if (isLeaving(came)) return came;
    }
  }
}

const isLeaving = (came: FromCommand): came is Leaving => came !== 'stay' && came !== 'changed';

function answerForBot({ match, controls, ms }: Session, { seat, kind, options }: Asked): void {
  const level = controls[seat];
  if (level === undefined || level === 'human') return;
  const view = match.view(seat);
  const decision = { seat, kind, options: options.map(({ choice }) => choice) };
  const { choice } = chooseOption(match.game, view, decision, level, { ms, random: whims(view) });
  match.play(seat, optionId(choice));
}

/** Puts the right person before the screen and asks. A question without a choice answers itself. */
async function turnToHuman(session: Session, asked: Asked): Promise<Leaving | null> {
  const { match, humans, io } = session;
  const { seat, options } = asked;
  const [only, ...others] = options;
  if (only !== undefined && others.length === 0) {
    match.play(seat, only.id);
    return null;
  }
  const secret = humans.length > 1 && isSecret(session);
  if (secret || (humans.length > 1 && session.sitting !== seat)) {
    const hides = [seat, session.sitting].some((other) => other !== null && isSecretive(session, other));
    session.sitting = null;
    if (secret || hides) await curtain(session, seat);
  }
  session.sitting = seat;
  for (const whisper of session.whispers(seat)) await session.inform(whisper);
  const leaving = await askHuman(session, asked);
  // After a secret answer nobody else may find the screen as it is.
  if (secret) {
    io.clear();
    session.sitting = null;
  }
  return leaving;
}

/** Whether the others must not see the answer. */
const isSecret = ({ match }: Session): boolean => 'answers' in (match.view(null).agenda.at(-1) ?? {});

/** Whether a seat sees what others must not. */
const isSecretive = ({ match }: Session, seat: Seat): boolean =>
  canonical(match.view(seat)) !== canonical(match.view(null));

async function curtain(session: Session, seat: Seat): Promise<void> {
  session.io.clear();
  await session.io.ask(session.words.play.handOver(session.name(seat)));
}
