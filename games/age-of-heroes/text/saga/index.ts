// The whole match as prose: prologue, chapters, epilogue, in Markdown.

import type { Language } from '@skald/text';
import { COUNTER } from '../../content/index.ts';
import type { EventOf, GameEvent } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { tellBattle } from './battles.ts';
import { tellJourneys } from './journeys.ts';
import { type Story, storyOf, type Turn } from './story.ts';
import { Teller } from './teller.ts';
import { tellYear } from './year.ts';

/** Uneventful turns are told together, up to so many. */
const LONGEST_CHAPTER = 3;

/**
 * Tells only what everybody knows, whoever reads it, and only turns that are over: a saga grows, but what has been told
 * stays as it is. Whose saga it is and how it began is told when all have their heroes.
 */
export function saga(events: readonly (GameEvent | null)[], state: State, language: Language): string {
  const story = storyOf(events);
  const [before, ...turns] = story.turns;
  const begun = turns.length > 0 || story.over !== null;
  const teller = new Teller(state, language, before!.fates);
  const prologue = begun ? tellPrologue(before!, state, teller) : [];
  const chapters = tellChapters(
    story.over === null ? turns.slice(0, -1) : turns,
    story.over !== null,
    teller,
  );
  const epilogue = tellEpilogue(story, state, teller);
  const { words } = teller;
  const heroes = state.players.map((player) => player.hero).filter((hero) => hero !== null);
  const title = words.title(heroes.map((hero) => teller.called(hero)));
  return [
    ...(begun ? [`# ${title}`, `## ${words.prologue}`] : []),
    ...prologue,
    ...chapters,
    `## ${words.epilogue}`,
    ...epilogue,
    '',
  ].join('\n\n');
}

function tellPrologue({ fates, year }: Turn, state: State, teller: Teller): string[] {
  const { words } = teller;
  const people = [teller.say(words.opening, { heroes: state.players.length })];
  for (const event of fates) {
    teller.note(event);
    if (event.type === 'heroContested')
      people.push(teller.say(words.contested, { name: teller.called(event.hero) }));
    if (event.type === 'heroPlaced')
      people.push(
        teller.say(words.introduce, {
          hero: teller.person(event.seat),
          home: event.area,
          sword: event.sword,
        }),
      );
  }
  return paragraphs([
    people,
    [...tellYear(year, teller), teller.say(words.closing, { turns: state.options.turns })],
  ]);
}

function tellChapters(turns: readonly Turn[], over: boolean, teller: Teller): string[] {
  const told: string[] = [];
  let pending: { first: number; turns: Turn[]; text: string[] } | null = null;
  for (const [i, turn] of turns.entries()) {
    pending ??= { first: turn.number, turns: [], text: [] };
    pending.turns.push(turn);
    pending.text.push(...tellTurn(turn, teller));
    const eventful = turn.battles.length > 0 || turn.fates.length > 0;
    const last = over && i === turns.length - 1;
    if (!eventful && pending.turns.length < LONGEST_CHAPTER && !last) continue;
    const heading = teller.words.chapter(pending.first, turn.number, headingOf(pending.turns, teller));
    told.push(`## ${heading}`, ...pending.text);
    teller.turnPage();
    pending = null;
  }
  return told;
}

function tellTurn(turn: Turn, teller: Teller): string[] {
  const { words } = teller;
  const happened = [...tellFates(turn.fates, teller), ...tellJourneys(turn.journeys, teller)];
  const opening =
    happened.length + turn.battles.length === 0
      ? teller.say(words.nothing, { turn: turn.number })
      : teller.say(words.turn, { turn: turn.number, last: turn.number === turn.of });
  const begun = [opening, ...happened];
  const battles = turn.battles.map((battle) => tellBattle(battle, teller));
  const rest = tellYear(turn.year, teller);
  return paragraphs(battles.length === 0 ? [[...begun, ...rest]] : [begun, ...battles, rest]);
}

/** What became of those who died. */
function tellFates(events: readonly GameEvent[], teller: Teller): string[] {
  const { year } = teller.words;
  const released = events.filter((event) => event.type === 'jarlReleased').map((event) => event.jarl);
  const lines = events.flatMap((event) => {
    const before = 'seat' in event ? teller.heroName(event.seat as number) : '';
    teller.note(event);
    switch (event.type) {
      case 'withdrew':
        return [teller.say(year.withdrew, { name: before })];
      case 'restarted':
        return [
          teller.say(year.restarted, {
            name: teller.called(event.hero),
            area: event.area,
            sword: event.sword,
          }),
        ];
      case 'transferred':
        return [teller.say(year.transferred, { name: teller.called(event.jarl), dead: before })];
      default:
        return [];
    }
  });
  return released.length > 0 ? [...lines, teller.say(year.released, { jarls: released })] : lines;
}

/** A chapter is named after the weightiest thing in it. */
function headingOf(turns: readonly Turn[], teller: Teller): string {
  const { headings } = teller.words;
  const events = turns.flatMap((turn) => [...turn.journeys, ...turn.battles.flat()]);
  const find = <T extends GameEvent['type']>(type: T, test: (event: EventOf<T>) => boolean = () => true) =>
    events.find((event): event is EventOf<T> => event.type === type && test(event as EventOf<T>));
  const died = find('heroDied');
  if (died) return teller.say(headings.heroDied, { name: teller.called(died.counter) });
  const slain = find('slain', ({ counter }) => COUNTER[counter].kind === 'dragon') ?? find('slain');
  if (slain) return teller.say(headings.slain, { id: slain.counter });
  const won = find('landWon');
  if (won) return teller.say(headings.landWon, { name: teller.heroName(won.seat), area: won.area });
  const recruited = find('recruited');
  if (recruited) return teller.say(headings.recruited, { id: recruited.jarl });
  const noticed = find('noticed');
  if (noticed) return teller.say(headings.noticed, { god: noticed.god });
  const fight = find('attacked');
  return fight ? teller.say(headings.battle, { area: fight.area }) : teller.say(headings.quiet, null);
}

function tellEpilogue({ scores, over }: Story, state: State, teller: Teller): string[] {
  const { words } = teller;
  if (!over) return [teller.say(words.unfinished, null)];
  const reckoning = scores.map(({ seat, final, fromHoard, fromJarls }) => {
    const { name, his } = teller.person(seat);
    return teller.say(words.scored, { name, his, final, hoard: fromHoard, jarls: fromJarls });
  });
  const worthy = scores.filter(({ valhalla }) => valhalla).map(({ seat }) => teller.heroName(seat));
  const names = over.winners.map((seat) => teller.heroName(seat));
  const first = scores.find(({ seat }) => seat === over.winners[0]);
  const victory =
    names.length === 1
      ? [teller.say(words.winner, { name: names[0]!, final: first?.final ?? null })]
      : names.length > 1
        ? [teller.say(words.winners, { names })]
        : [];
  const valhalla =
    worthy.length > 0
      ? teller.say(words.valhalla, { names: worthy })
      : teller.say(words.nobodyInValhalla, null);
  const ended = teller.say(words.ended, {
    turns: state.turn > 0 ? Math.min(state.turn, state.options.turns) : state.options.turns,
  });
  return paragraphs([
    [ended, ...reckoning],
    [valhalla, ...victory],
  ]);
}

const paragraphs = (parts: readonly (readonly string[])[]): string[] =>
  parts.filter((lines) => lines.length > 0).map((lines) => lines.join(' '));
