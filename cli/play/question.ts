// A question to somebody at the keyboard, until it is answered.

import { examples, goalMeant, type Listed, listed, meant, normal, topicsNamed } from '@skald/games/answers';
import type { Goal } from '@skald/games/sites';
import type { Asked } from '@skald/kernel';
import { sayRefusal } from '../refusals.ts';
import { readCommand } from './commands.ts';
import { obey } from './obey.ts';
import { paint, ruler, sectionLines, wrap } from './paint.ts';
import type { Leaving, Session } from './session.ts';

export async function askHuman(session: Session, asked: Asked): Promise<Leaving | null> {
  const { io, match, module, language, words } = session;
  const view = match.view(asked.seat);
  const options = listed(module, view, asked, language);
  const put = (): void => {
    const decision = { ...asked, options: asked.options.map(({ choice }) => choice) };
    heading(session, asked);
    session.say(module.words.question(view, decision, language));
    for (const line of optionLines(session, options)) io.say(line);
  };
  let warned = '';
  put();
  for (;;) {
    const line = await io.ask(words.play.prompt, {
      space: true,
      backspace: 'back',
      words: options.map(({ label }) => label),
    });
    if (line === null) return 'ended';
    const exact = options.find(({ choice, id }) => id === choice.act && normal(line) === choice.act);
    const command = exact === undefined ? readCommand(line, language) : null;
    if (command !== null) {
      const came = await obey(session, command, asked);
      if (came === 'changed') return null;
      if (came !== 'stay') return came;
      if (command.name === 'map' || command.name === 'sheets') put();
      continue;
    }
    const topics = topicsNamed(module, line, language).map(({ id }) => id);
    const found = exact === undefined ? meant(options, line, topics) : [exact];
    const goal = goalMeant(module, view, asked, found, line, language);
    if (goal !== null) {
      if (pursue(session, asked, goal, line === warned)) return null;
      warned = line;
      continue;
    }
    const [one, ...others] = found;
    if (one === undefined)
      io.say(line.trim() === '' ? words.play.nothingToFinish : refusalOf(session, asked, topics));
    else if (others.length > 0) session.say(words.play.several(found.map(({ label }) => label)));
    else {
      const played = match.play(asked.seat, one.id);
      if ('ok' in played) return null;
      session.say(sayRefusal(played.refused, language, module));
    }
  }
}

/** Goes as far as it can; whether anything was done. What may cost something is said first. */
function pursue(session: Session, { seat }: Asked, goal: Goal, again: boolean): boolean {
  const { match, words } = session;
  if ('whyNot' in goal || (goal.warning !== null && !again)) {
    session.say('whyNot' in goal ? goal.whyNot : `${goal.warning} ${words.play.onceMore}`);
    return false;
  }
  const before = match.moves;
  for (const option of goal.options) if ('refused' in match.play(seat, option)) break;
  return match.moves > before;
}

/** Why what was named is not possible here: the rules may have something to say about it. */
function refusalOf(
  { match, module, language, words }: Session,
  { seat, options }: Asked,
  topics: string[],
): string {
  for (const topic of topics.slice(0, 1))
    for (const { choice } of options) {
      const [, what] = Object.keys(choice);
      if (what === undefined) continue;
      // Asking for the odds finds the option or says why there is none, and plays nothing.
      const tried = match.odds(seat, { act: choice.act, [what]: topic });
      if ('refused' in tried && tried.refused.code !== 'no-such-option')
        return sayRefusal(tried.refused, language, module);
    }
  return words.play.unclear;
}

function heading(session: Session, { seat }: Asked): void {
  const { io, match, module, language } = session;
  const board = module.textBoard(match.view(seat), seat, language).filter(({ part }) => part === 'status');
  const name = paint([{ text: session.name(seat), seat }], io.colour);
  io.say();
  io.say(ruler(`${name} · ${paint(board[0]?.heading ?? [], io.colour)}`, io.width, io.colour));
  for (const line of sectionLines(board.slice(1), io)) io.say(line);
}

/** Numbered, with what one ought to know beside each; groups stand apart. */
function optionLines(session: Session, options: readonly Listed[]): string[] {
  const { io, words } = session;
  const counted = options.filter(({ countless }) => !countless);
  const wide = Math.min(44, Math.max(...counted.map(({ label }) => label.length)));
  const lines = counted.map(({ label, hint, finishing }, i) => {
    const number = String(i + 1).padStart(3);
    const note = [...(hint === null ? [] : [hint]), ...(finishing ? [words.play.enter] : [])].join('  ');
    const faint = note === '' ? '' : `  ${paint([{ text: note, tone: 'faint' }], io.colour)}`;
    return wrap(
      `${paint([{ text: number, tone: 'strong' }], io.colour)}  ${note === '' ? label : label.padEnd(wide)}${faint}`,
      io.width,
      ' '.repeat(Math.min(wide + 7, 40)),
    );
  });
  if (counted.length === options.length) return lines;
  return [...lines, wrap(words.play.byName(examples(options)), io.width)];
}
