// `skald replay`: a record step by step, or all of it at once where nobody can press a key.

import type { GameModule } from '@skald/games';
import type { Event, GameState, MatchRecord, Outcome } from '@skald/kernel';
import type { Language } from '@skald/text';
import { type Context, wordsOf } from '../context.ts';
import type { Io } from '../play/io.ts';
import { paint, paintNames, ruler, sectionLines, wrap } from '../play/paint.ts';
import { Terminal } from '../play/terminal.ts';
import { readStored, type Stored } from '../records.ts';
import { type Moment, momentAt, walk } from '../walk.ts';

export async function run(context: Context): Promise<Outcome<number>> {
  const stored = readStored(context.given.words[0] ?? '');
  if ('refused' in stored) return stored;
  // A record that breaks says so before it is shown.
  const whole = momentAt(stored.ok.module, stored.ok.record, stored.ok.record.moves.length);
  if ('refused' in whole) return whole;
  const io = new Terminal(context.input, context.output, context.environment);
  try {
    return io.live ? await stepThrough(context, io, stored.ok) : printAll(context, io, stored.ok);
  } finally {
    io.close();
  }
}

function printAll({ language }: Context, io: Io, { module, record }: Stored): Outcome<number> {
  for (const moment of walk(module, record)) {
    if ('refused' in moment) return moment;
    for (const line of newsOf(module, moment.ok, record, language)) io.say(line);
  }
  return { ok: 0 };
}

export async function stepThrough(
  context: Pick<Context, 'language'>,
  io: Io,
  { module, record }: Stored,
): Promise<Outcome<number>> {
  const words = wordsOf(context).replay;
  let at = 0;
  for (let shown = -1; ; ) {
    if (shown !== at) {
      const moment = momentAt(module, record, at);
      if ('refused' in moment) return moment;
      show(context, io, module, record, moment.ok);
      shown = at;
    }
    const line = await io.ask(words.prompt);
    const typed = line?.trim().toLowerCase();
    if (typed === undefined || words.leave.includes(typed)) return { ok: 0 };
    if (typed === '') at = Math.min(at + 1, record.moves.length);
    else if (words.back.includes(typed)) at = Math.max(at - 1, 0);
    else if (words.map.includes(typed)) board(context, io, module, record, at);
    else if (/^\d+$/.test(typed)) at = Math.min(Number(typed), record.moves.length);
    else io.say(words.unclear);
    if (typed === '' && shown === at) io.say(words.end);
  }
}

function show(
  context: Pick<Context, 'language'>,
  io: Io,
  module: GameModule,
  record: MatchRecord,
  moment: Moment,
): void {
  const { language } = context;
  const { moves } = moment;
  const view = viewOf(moment, record);
  const names = record.seats.map((_, seat) => module.words.seat(view, seat, language));
  const title = wordsOf(context).replay.moment(moves, record.moves.length);
  io.say();
  io.say(ruler(title, io.width, io.colour));
  const chosen = choiceText(module, record, moves, language);
  if (chosen !== null) io.say(paint([{ text: chosen, tone: 'strong' }], io.colour));
  for (const line of newsOf(module, moment, record, language))
    io.say(wrap(`  ${paintNames(line, names, io.colour)}`, io.width, '    '));
}

/** Who chose what to get here; of a match that still runs, some choices are secret. */
function choiceText(
  module: GameModule,
  record: MatchRecord,
  moves: number,
  language: Language,
): string | null {
  const [, seat, id] = /^(\d+) (\S+)$/.exec(record.moves[moves - 1] ?? '') ?? [];
  const before = moves > 0 && record.result !== null ? momentAt(module, record, moves - 1) : null;
  if (before === null || 'refused' in before) return null;
  const asked = before.ok.match.decisions().find((other) => other.seat === Number(seat));
  const offer = asked?.options.find((option) => option.id === id);
  if (asked === undefined || offer === undefined) return null;
  const view = viewOf(before.ok, record);
  const decision = { ...asked, options: asked.options.map(({ choice }) => choice) };
  const { words } = module;
  return `${words.seat(view, asked.seat, language)}: ${words.option(view, decision, offer.choice, language)}`;
}

function board(
  context: Pick<Context, 'language'>,
  io: Io,
  module: GameModule,
  record: MatchRecord,
  at: number,
): void {
  const moment = momentAt(module, record, at);
  if ('refused' in moment) return;
  for (const line of sectionLines(module.textBoard(viewOf(moment.ok, record), null, context.language), io))
    io.say(line);
}

/** A finished match has no secrets; of one that still runs, only what a spectator may know is shown. */
const viewOf = ({ match }: Moment, { result }: MatchRecord): GameState =>
  result === null ? match.view(null) : (match.position().state as GameState);

function newsOf({ words }: GameModule, moment: Moment, record: MatchRecord, language: Language): string[] {
  const view = viewOf(moment, record);
  const known = record.result === null ? new Set<Event>(moment.match.eventsFor(null)) : null;
  return moment.events
    .filter((event) => known === null || known.has(event))
    .flatMap((event) => words.event(event, view, language) ?? []);
}
