// `skald play`: from the title screen, or from a saved game, to the end.

import type { GameModule } from '@skald/games';
import { canonical, Match, type Outcome, refuse, USUAL_LEVEL, USUAL_THINKING } from '@skald/kernel';
import type { Language } from '@skald/text';
import { type Arguments, wholeNumber } from '../arguments.ts';
import { freshSeed } from '../engine.ts';
import { type Control, readStored } from '../records.ts';
import { sayRefusal } from '../refusals.ts';
import { chosenGame, chosenOptions, chosenSeed } from '../setting.ts';
import { wordsIn } from '../words/index.ts';
import { type Config, configFile, DELAYS, NO_CONFIG, readConfig, writeConfig } from './config.ts';
import { ending } from './ending.ts';
import type { Io } from './io.ts';
import { readTale, type Seated, seatedIn, taleOf } from './saga.ts';
import { type Leaving, Session } from './session.ts';
import { configWith, type Settings, settingsFrom, table } from './settings.ts';
import { playTable } from './table.ts';
import { titleScreen } from './title.ts';

export interface PlayOrder {
  readonly io: Io;
  readonly given: Arguments;
  readonly environment: NodeJS.ProcessEnv;
  readonly language: Language;
  /** Whether somebody asked for this language; if not, the one kept from last time goes first. */
  readonly insists: boolean;
}

/** What the command line says about the games to be played. */
interface Wish {
  readonly module: GameModule;
  readonly file: string | undefined;
  readonly seed: string;
  readonly ms: number;
  readonly delay: number | null;
}

/** A refusal is for the caller to say; the number is the exit code. */
export async function play(order: PlayOrder): Promise<Outcome<number>> {
  const { io, given } = order;
  const wish = readWish(given);
  if ('refused' in wish) return wish;
  const { module, ms } = wish.ok;
  const kept = keptSettings(order, wish.ok);
  let { settings } = kept;
  let { file } = wish.ok;
  for (;;) {
    if (file === undefined) {
      const from = await titleScreen(io, module, settings, kept.keep);
      if (from.do === 'leave') return { ok: 0 };
      if (from.do === 'ended') return refuse('input-ended');
      settings = from.settings;
      if (from.do === 'load') ({ file } = from);
      else kept.keepQuietly(settings);
    }
    const seated =
      file === undefined ? newMatch(module, settings, given, wish.ok.seed) : storedMatch(file, settings);
    if ('refused' in seated) {
      if (wish.ok.file !== undefined || file === undefined) return seated;
      io.say(sayRefusal(seated.refused, settings.language, module));
      file = undefined;
      continue;
    }
    const saved = file === seated.ok.tale?.file ? undefined : file;
    const left = await sitDown(seated.ok, { io, ms, settings, file: saved ?? null });
    return left === 'ended' ? refuse('input-ended') : { ok: 0 };
  }
}

function readWish(given: Arguments): Outcome<Wish> {
  const delay = wholeNumber(given, 'delay', 0, DELAYS.length - 1, -1);
  if ('refused' in delay) return delay;
  const ms = wholeNumber(given, 'ms', 0, 600_000, USUAL_THINKING);
  if ('refused' in ms) return ms;
  const module = chosenGame(given.options.game);
  if ('refused' in module) return module;
  const seed = chosenSeed(given.options.seed, freshSeed);
  if ('refused' in seed) return seed;
  const options = chosenOptions(module.ok, given.options.ruleset, given.sets);
  if ('refused' in options) return options;
  const [word] = given.words;
  if (word !== undefined && given.options.file !== undefined) return refuse('file-twice');
  return {
    ok: {
      module: module.ok,
      file: given.options.file ?? word,
      seed: seed.ok,
      ms: ms.ok,
      delay: delay.ok < 0 ? null : delay.ok,
    },
  };
}

/** The settings to begin with, and ways to keep new ones. A damaged file stays as it is until somebody says otherwise. */
function keptSettings({ io, given, environment, language, insists }: PlayOrder, { module, delay }: Wish) {
  const file = configFile(environment);
  const read = readConfig(file);
  const config: Config = 'ok' in read ? read.ok : NO_CONFIG;
  const spoken = insists ? language : (config.language ?? language);
  if ('refused' in read) io.say(sayRefusal(read.refused, spoken));
  const first = settingsFrom(config, module, spoken);
  const settings: Settings = {
    ...first,
    delay: delay ?? first.delay,
    ruleset: given.options.ruleset ?? first.ruleset,
  };
  const keep = (now: Settings): string => {
    const written = writeConfig(file, configWith(config, module, now));
    return 'ok' in written
      ? wordsIn(now.language).title.kept(file)
      : sayRefusal(written.refused, now.language);
  };
  const keepQuietly = (now: Settings): void => {
    if ('ok' in read && canonical(configWith(config, module, now)) !== canonical(config)) keep(now);
  };
  return { settings, keep, keepQuietly };
}

function newMatch(module: GameModule, settings: Settings, given: Arguments, seed: string): Outcome<Seated> {
  const options = chosenOptions(module, settings.ruleset, given.sets);
  if ('refused' in options) return options;
  const { seats, controls } = table(module, settings);
  const agreed = { ...module.onOneDevice, ...options.ok };
  const tale = taleOf(module, agreed, seats, controls);
  if (tale !== null) return seatedIn(module, tale.began, null, seed);
  const match = Match.create(module.game, { seats, options: agreed, seed });
  return 'refused' in match ? match : { ok: { module, match: match.ok, controls, tale } };
}

/** A saved game, as it was left, or what a saga plays next. AMI-UI-18 */
function storedMatch(file: string, settings: Settings): Outcome<Seated> {
  const next = readTale(file);
  if (next !== null) return next;
  const stored = readStored(file);
  if ('refused' in stored) return stored;
  const { module, record, controls, people, orders, saga } = stored.ok;
  const match = Match.replay(module.game, record);
  if ('refused' in match)
    return refuse('damaged-file', { file, why: sayRefusal(match.refused, settings.language, module) });
  if (match.ok.record().digest !== record.digest) return refuse('changed-file', { file });
  const seats = record.seats.length || module.game.seats.max;
  if (controls !== null && controls.length !== seats)
    return refuse('damaged-file', { file, why: 'controls' });
  const usual = Array.from({ length: seats }, (_, seat): Control => (seat === 0 ? 'human' : USUAL_LEVEL));
  const seated = controls ?? usual;
  const tale =
    saga === null ? taleOf(module, record.options, record.seats, seated) : { began: saga, file: null };
  return { ok: { module, match: match.ok, controls: seated, tale, people, orders } };
}

interface Keyboard {
  readonly io: Io;
  readonly ms: number;
  readonly settings: Settings;
  readonly file: string | null;
}

/** Plays a match to its end, and what follows it; a restart begins the same table anew. */
async function sitDown(first: Seated, { io, ms, settings, file }: Keyboard): Promise<Leaving> {
  const { language } = settings;
  let seated = first;
  let { delay } = settings;
  let name = file;
  for (;;) {
    const session = new Session({ ...seated, io, language, ms, delay, file: name });
    if (name !== null) welcomeBack(session);
    const left = await playTable(session);
    const leaving = left === 'over' ? await ending(session) : left;
    if (leaving !== 'restart' && leaving !== 'next') return leaving;
    const next = leaving === 'next' ? session.following : anew(seated);
    if (next === null) return 'quit';
    seated = next;
    ({ delay } = session);
    name = null;
  }
}

function welcomeBack(session: Session): void {
  const { match, words, io } = session;
  session.hush();
  io.say(words.play.goesOn(session.file ?? '', match.moves));
  if (match.result !== null) return;
  io.say();
  session.board('map', true);
  io.say();
  session.board('sheet');
}

/** The same seats and options with new dice. AMI-UI-16 */
function anew(seated: Seated): Seated | null {
  const { game } = seated.module;
  const { seats, options, start, version } = seated.match.record();
  const seed = freshSeed();
  const fresh =
    start === undefined
      ? Match.create(game, { seats, options, seed })
      : Match.load(game, { skald: 'position', game: game.id, version, state: start }, seed);
  return 'refused' in fresh ? null : { ...seated, match: fresh.ok, orders: {} };
}
