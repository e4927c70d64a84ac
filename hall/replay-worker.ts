import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { GameModule } from '@skald/games';
import { MODULES } from '@skald/games/modules';
import { RoundsHeard } from '@skald/games/rounds';
import { Match, type MatchImage, type Outcome, refuse } from '@skald/kernel';
import { begun, tried } from './beginning.ts';
import { readBrought } from './brought.ts';
import { readDocument, readToKeep } from './document-text.ts';
import type { Moment } from './protocol/index.ts';
import type { Answer, Errand, Glance, Inputs, LongList, Piece } from './replays.ts';

/** Items of a long list that the hall takes in at once. */
const PIECE = 500;
/** Matches that are remembered for whoever steps through one, and the moves of all of them together. */
const MOST_REMEMBERED = 8;
const MOST_MOVES = 100_000;

interface Remembered {
  readonly inputs: Inputs;
  readonly moves: readonly string[];
  readonly match: Match;
  readonly rounds: RoundsHeard;
}

const { pieces } = workerData as { pieces: MessagePort };
const remembered = new Map<string, Remembered>();

parentPort?.on('message', (errand: Errand) => {
  carryOut(errand).then(
    (answer) => parentPort?.postMessage(answer),
    (error) => parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) }),
  );
});

async function carryOut(errand: Errand): Promise<Answer> {
  if (errand.do === 'look') return look(errand);
  if (errand.do === 'bring') {
    const { request, match, dice } = await readBrought(errand.text);
    return { ...(request && { request }), dice, ...answerWith(match) };
  }
  if (errand.do === 'keep') {
    const read = await readToKeep(errand.text);
    return 'refused' in read ? read : { toKeep: read.ok };
  }
  if (errand.do === 'read') {
    const read = await readDocument(errand.game, errand.kind, JSON.parse(errand.text));
    return 'refused' in read ? read : { read: read.ok };
  }
  if (errand.do === 'try') {
    const found = tried(await moduleOf(errand.beginning), errand.beginning);
    return 'refused' in found ? found : { tried: found.ok };
  }
  if (errand.do === 'begin') return answerWith(begun(await moduleOf(errand.beginning), errand.beginning));
  const match = await replay(errand.inputs);
  if ('refused' in match || errand.do === 'replay') return answerWith(match);
  if (errand.do === 'rewind') return answerWith(match.ok.rewind(errand.to));
  const undone = match.ok.undo(errand.seat);
  return answerWith('refused' in undone ? undone : match);
}

/** Only the games that are asked for are fetched: a thread shall be ready soon. */
async function moduleOf({ game }: Pick<Inputs, 'game'>): Promise<GameModule> {
  const module = Object.hasOwn(MODULES, game) ? await MODULES[game]?.() : undefined;
  if (module === undefined) throw new Error(`no game ${game}`);
  return module;
}

const movesOf = ({ moves }: Inputs): string[] => (moves === '' ? [] : moves.split('\n'));

const replay = async (inputs: Inputs): Promise<Outcome<Match>> =>
  Match.replay((await moduleOf(inputs)).game, { ...inputs, moves: movesOf(inputs) });

/** The long lists go ahead, in pieces. */
function answerWith(match: Outcome<Match>): Answer {
  if ('refused' in match) return match;
  const { events, rolls, moves, ...image } = match.ok.image();
  const lists: Pick<MatchImage, LongList> = { events, rolls, moves };
  let count = 0;
  for (const list of ['events', 'rolls', 'moves'] as const)
    for (let at = 0; at < lists[list].length; at += PIECE, count++)
      pieces.postMessage({ list, items: lists[list].slice(at, at + PIECE) } satisfies Piece);
  return { image, game: match.ok.game.id, pieces: count };
}

async function look({ key, inputs, at, seat, moves }: Glance): Promise<Answer> {
  const known = remembered.get(key);
  if (inputs === null && (known === undefined || at > known.moves.length)) return { forgotten: true };
  const found = inputs === null ? await stepTo(known as Remembered, at) : await begin(inputs, at);
  if ('refused' in found) return found;
  // The one looked at last is forgotten last.
  remembered.delete(key);
  remembered.set(key, found.ok);
  forgetOld();
  const { match, rounds } = found.ok;
  const moment: Moment = {
    game: match.game.id,
    seat,
    moves,
    view: match.view(seat),
    events: match.eventsFor(seat),
    rounds: rounds.starts,
  };
  return { moment: JSON.stringify(moment) };
}

function forgetOld(): void {
  const all = (): number => [...remembered.values()].reduce((sum, { moves }) => sum + moves.length, 0);
  while (remembered.size > MOST_REMEMBERED || (remembered.size > 1 && all() > MOST_MOVES))
    remembered.delete(remembered.keys().next().value as string);
}

async function begin(inputs: Inputs, at: number): Promise<Outcome<Remembered>> {
  const moves = movesOf(inputs);
  if (at > moves.length) return refuse('no-such-moment', { moves: at });
  const module = await moduleOf(inputs);
  const rounds = new RoundsHeard(module);
  const match = Match.replay(module.game, { ...inputs, moves }, at, rounds.hear);
  if ('refused' in match) return match;
  rounds.hear(match.ok);
  return { ok: { inputs, moves, match: match.ok, rounds } };
}

/** On from where it was left, or once more from the beginning. */
async function stepTo(known: Remembered, at: number): Promise<Outcome<Remembered>> {
  const { match, moves, rounds } = known;
  if (at < match.moves) return begin(known.inputs, at);
  const done = match.follow(moves.slice(match.moves, at), rounds.hear);
  if ('refused' in done) return done;
  rounds.hear(match);
  return { ok: known };
}
