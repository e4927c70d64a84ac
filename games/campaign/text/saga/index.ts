// The whole campaign as prose: prologue, chapters, epilogue, in Markdown.

import type { Language } from '@skald/text';
import { geographyOf, nameIn, sideOf } from '../../content/index.ts';
import type { EventOf, GameEvent } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { tellFight } from './fights.ts';
import { isIdle, sideOfJourney, tellJourney } from './journeys.ts';
import { type Day, type Scene, type Story, storyOf } from './story.ts';
import { Teller } from './teller.ts';
import type { March, Person } from './words.ts';

/** Uneventful days are told together, up to so many. */
const LONGEST_CHAPTER = 3;

/**
 * Tells only what everybody knows, whoever reads it, and only days that are over: a saga grows, but what has been told
 * stays as it is. How it began is told when all have taken their places.
 */
export function saga(events: readonly GameEvent[], state: State, language: Language): string {
  const story = storyOf(events);
  const teller = new Teller(state, language, story.setUp);
  const { words } = teller;
  const begun = story.days.length > 0 || story.over !== null;
  return [
    `# ${words.title(nameIn(state.map, language))}`,
    ...(begun ? [`## ${words.prologue}`, ...tellPrologue(story, teller)] : []),
    ...tellChapters(story, teller),
    `## ${words.epilogue}`,
    ...tellEpilogue(story, teller),
    '',
  ].join('\n\n');
}

function tellPrologue({ setUp }: Story, teller: Teller): string[] {
  const { words, state } = teller;
  const { villages } = geographyOf(state.map);
  const people = (side: 'normans' | 'vikings'): Person[] =>
    state.armies.filter(({ id }) => sideOf(id) === side).map(({ id }) => teller.person(id));
  const land = {
    land: nameIn(state.map, teller.language),
    castle: teller.castle,
    villages: villages.map((hex) => teller.name(hex)),
  };
  if (state.armies.length === 0) return [teller.say(words.opening, land)];
  return paragraphs([
    [
      teller.say(words.opening, land),
      teller.say(words.normans, { lords: people('normans') }),
      ...tellGarrison(setUp, teller),
    ],
    [
      teller.say(words.vikings, { chiefs: people('vikings') }),
      teller.say(words.waiting, { sea: teller.place(state.map.shipStart) }),
    ],
  ]);
}

function tellGarrison(setUp: readonly GameEvent[], teller: Teller): string[] {
  const { castle } = geographyOf(teller.state.map);
  const placed = setUp.filter((event) => event.type === 'placed');
  const inside = placed.find(({ hex }) => hex === castle);
  if (inside === undefined) return [];
  const others = placed
    .filter((event) => event !== inside)
    .map(({ army, hex }): March => {
      const to = teller.place(hex);
      return { who: teller.person(army), from: to, to };
    });
  const holder = teller.person(inside.army);
  return [teller.say(teller.words.garrison, { holder, castle: teller.castle, others })];
}

function tellChapters({ days: all, over }: Story, teller: Teller): string[] {
  const days = over === null ? all.slice(0, -1) : all;
  const told: string[] = [];
  let pending: { readonly first: number; readonly days: Day[]; readonly text: string[] } | null = null;
  for (const [i, day] of days.entries()) {
    pending ??= { first: day.number, days: [], text: [] };
    pending.days.push(day);
    pending.text.push(...tellDay(day, teller));
    const last = over !== null && i === days.length - 1;
    if (!isEventful(day) && pending.days.length < LONGEST_CHAPTER && !last) continue;
    const heading = teller.words.chapter(pending.first, day.number, headingOf(pending.days, teller));
    told.push(`## ${heading}`, ...pending.text);
    teller.turnPage();
    pending = null;
  }
  return told;
}

const isEventful = ({ scenes, evening }: Day): boolean =>
  evening.length > 0 || scenes.some(({ kind }) => kind === 'fight');

const isQuiet = (scene: Scene): boolean => scene.kind === 'journey' && isIdle(scene);

function tellDay(day: Day, teller: Teller): string[] {
  const { words } = teller;
  const { number, of, scenes, morning } = day;
  const evening = tellEvening(day.evening, teller);
  if (scenes.every(isQuiet)) return paragraphs([[teller.say(words.quietDay, { day: number }), ...evening]]);
  const opening = [
    teller.say(words.day, { day: number, last: number === of }),
    ...tellMorning(morning, teller),
  ];
  const parts: string[][] = [opening];
  for (const [i, scene] of scenes.entries()) {
    if (scene.kind === 'fight') parts.push(tellFight(scene, teller), []);
    else if (!isIdle(scene)) parts.at(-1)?.push(...tellJourney(scene, teller));
    else if (scenes[i + 1]?.kind !== 'fight') parts.at(-1)?.push(...tellIdle(scene, teller));
  }
  parts.at(-1)?.push(...evening);
  return paragraphs(parts);
}

function tellIdle(scene: Extract<Scene, { kind: 'journey' }>, teller: Teller): string[] {
  const side = sideOfJourney(scene, teller);
  return side === null ? [] : [teller.say(teller.words.travel.stayed, { side })];
}

/** Who moved first is told when somebody went out of his way for it. */
function tellMorning(events: readonly GameEvent[], teller: Teller): string[] {
  const { words, state } = teller;
  const order = events.find((event): event is EventOf<'order'> => event.type === 'order');
  const first = order?.order[0];
  const side = first === undefined ? undefined : state.sides[first];
  if (side === undefined) return [];
  const played = events.some((event) => event.type === 'initiativePlayed' && event.seat === first);
  if (played) return [teller.say(words.initiative, { side })];
  return events.some(({ type }) => type === 'initiativeTied') ? [teller.say(words.tied, { side })] : [];
}

function tellEvening(events: readonly GameEvent[], teller: Teller): string[] {
  const { end } = teller.words;
  const { castle } = teller;
  return events.flatMap((event) => {
    switch (event.type) {
      case 'pillaged':
        return [
          teller.say(end.pillaged, {
            who: teller.person(event.army),
            village: teller.name(event.hex),
            count: event.count,
          }),
        ];
      case 'besieged':
        return event.turns < event.of
          ? [
              teller.say(end.besieged, {
                who: teller.person(event.army),
                castle,
                left: event.of - event.turns,
              }),
            ]
          : [];
      case 'castleDestroyed':
        return [teller.say(end.castleBurnt, { who: teller.person(event.army), castle })];
      case 'shipDestroyed':
        return event.army === null
          ? []
          : [teller.say(end.shipBurnt, { who: teller.person(event.army), place: teller.place(event.hex) })];
      default:
        return [];
    }
  });
}

/** A chapter is named after the weightiest thing in it. */
function headingOf(days: readonly Day[], teller: Teller): string {
  const { headings } = teller.words;
  const events = days.flatMap(({ scenes, evening }) => [
    ...scenes.flatMap((scene) => scene.events),
    ...evening,
  ]);
  const find = <T extends GameEvent['type']>(type: T, test: (event: EventOf<T>) => boolean = () => true) =>
    events.find((event): event is EventOf<T> => event.type === type && test(event as EventOf<T>));
  if (find('castleDestroyed')) return teller.say(headings.castle, { castle: teller.castle });
  if (find('shipDestroyed')) return teller.say(headings.ship, null);
  const dead = find('destroyed', ({ how }) => how !== 'dissolved');
  if (dead) return teller.say(headings.destroyed, { who: teller.person(dead.army) });
  const pillaged = find('pillaged');
  if (pillaged) return teller.say(headings.pillaged, { village: teller.name(pillaged.hex) });
  const siege = find('besieged');
  if (siege) return teller.say(headings.siege, { who: teller.person(siege.army), castle: teller.castle });
  const battle = find('battleBegan');
  if (battle) return teller.say(headings.battle, { place: teller.place(battle.hex) });
  const chase = find('attacked');
  if (chase) return teller.say(headings.chase, { who: teller.person(chase.target) });
  const landed = find('moved', ({ how }) => how === 'land');
  if (landed) return teller.say(headings.landed, { who: teller.person(landed.army) });
  return teller.say(find('sailed') ? headings.sailed : headings.quiet, null);
}

function tellEpilogue({ over, revealed }: Story, teller: Teller): string[] {
  const { words, state } = teller;
  if (over === null) return [teller.say(words.unfinished, null)];
  const { end } = words;
  const winner = state.sides[over.winner] ?? 'normans';
  const loser = winner === 'normans' ? 'vikings' : 'normans';
  const land = nameIn(state.map, teller.language);
  const left = (revealed?.armies ?? [])
    .filter(({ points }) => points > 0)
    .map(({ army, points }) => ({ who: teller.person(army), points }));
  const villages = state.pillaged.map((hex) => teller.name(hex));
  return paragraphs([
    [
      teller.say(end.over[over.how], { winner, loser, land, days: Math.max(1, state.turn) }),
      ...(left.length > 0 ? [teller.say(end.survivors, { left })] : []),
    ],
    [
      villages.length > 0 ? teller.say(end.burntVillages, { villages }) : teller.say(end.noVillages, null),
      teller.say(end.lastWord[winner], { land }),
    ],
  ]);
}

const paragraphs = (parts: readonly (readonly string[])[]): string[] =>
  parts.filter((lines) => lines.length > 0).map((lines) => lines.join(' '));
