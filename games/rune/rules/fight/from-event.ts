// The fight of an encounter's event by itself: what its designer decided, as a skirmish agrees it. RUN-CEVENT-10, -11, -22

import { type Outcome, refuse } from '@skald/kernel';
import type { BattleMap, Spot } from '../../content/battle-map.ts';
import type { Worth } from '../../content/fights.ts';
import type { Effect } from '../../documents/encounter/effect-schema.ts';
import { kindOf } from '../../documents/encounter/fights.ts';
import type { Element, Encounter, EncounterEvent, FoeEntry } from '../../documents/encounter/schema.ts';
import type { Words } from '../../documents/encounter/words.ts';
import { plainGround } from '../../documents/stolen-rune/plain-ground.ts';
import { refitted } from '../refitting.ts';
import { groundOf, reachable } from '../space/index.ts';
import type { AnyHero, FoeWish, GameOptions, Options } from './options.ts';
import { kindOf as foeKind } from './sheets.ts';
import { MOST_FOES, MOST_HEROES } from './words.ts';

type Surprised = Options['surprised'];

/** What an encounter leaves open. */
export interface Circumstances {
  /** Victory points that heroes of the gallery have gained and spent. */
  readonly points: Worth;
  /** Whose rolls have failed; left out: whoever walks into an ambush that nobody rolls for. */
  readonly surprised?: Surprised;
}

export interface EventFight {
  readonly options: GameOptions;
  /** The foes as they come, changed where there are more heroes or fewer than expected. */
  readonly foes: readonly FoeEntry[];
  readonly isRefitted: boolean;
  /** What its designer has put into the fight, and a fight by itself cannot run. */
  readonly leftOut: readonly Words[];
}

/** These are all heroes that there are, the designer's own among them. RUN-CEVENT-10 */
export function fightOfEvent(
  encounter: Encounter,
  index: number,
  heroes: readonly AnyHero[],
  { points, surprised }: Circumstances,
): Outcome<EventFight> {
  if (heroes.length === 0) return refuse('no-heroes');
  if (heroes.length > MOST_HEROES) return refuse('too-many-heroes', { most: MOST_HEROES });
  const planned = encounter.events[index]?.combat?.foes ?? [];
  if (planned.length === 0) return refuse('no-foes');
  if (planned.some((entry) => kindOf(encounter, entry) === undefined)) return refuse('no-such-creature');
  const isRefitted = heroes.length !== encounter.group.heroes;
  const fit = isRefitted ? refitted(encounter, heroes.length) : encounter;
  if (fit === null) return refuse('no-match', { heroes: heroes.length });
  const made = asAgreed(fit, index, { points, ...(surprised && { surprised }) });
  return 'refused' in made ? made : { ok: { ...made.ok, isRefitted } };
}

/** The same for as many heroes as it is made for. */
export function asAgreed(
  encounter: Encounter,
  index: number,
  { points, surprised }: Circumstances,
): Outcome<Omit<EventFight, 'isRefitted'>> {
  const event = encounter.events[index] as EncounterEvent;
  const foes = event.combat?.foes ?? [];
  if (foes.length > MOST_FOES) return refuse('too-many-foes', { most: MOST_FOES });
  const map = event.map ?? plainGround('plain-ground');
  return {
    ok: {
      options: {
        mode: 'skirmish',
        map: withStarts(map),
        foes: wishesOf(encounter, event),
        mix: 'free',
        points,
        band: 1,
        rounds: LONGEST,
        mustHunt: event.combat?.mustHunt ?? false,
        surprised: surprised ?? sureSurprise(encounter, index),
      },
      foes,
      leftOut: leftOut(event, map),
    },
  };
}

/** In an encounter no night falls; but whoever only looks at each other shall not do so for ever. */
const LONGEST = 60;

function wishesOf({ creatures }: Encounter, { combat, map }: EncounterEvent): FoeWish[] {
  const magic = [...(combat?.magic ?? [])];
  return (combat?.foes ?? []).flatMap((entry): FoeWish[] => {
    const foe = typeof entry.kind === 'string' ? entry.kind : creatures[entry.kind.creature];
    if (foe === undefined) return [];
    const { threat, adjust, name, missile, selfWilled, hunts, start, holds } = entry;
    return [
      {
        foe,
        threat,
        // Who claims that nobody shoots has nobody who does. RUN-CEVENT-19
        missile: combat?.noMissiles ? null : missile,
        selfWilled,
        hunts,
        // Each shaman has his own. RUN-RULING-F38
        magic: foeKind(foe).options.includes('goblinMagic') ? (magic.shift() ?? null) : null,
        adjust,
        name,
        ...(map !== null && start !== null && isOn(map, start) && { start }),
        ...(holds !== null && { holds }),
      },
    ];
  });
}

const isOn = ({ width, height }: BattleMap, { x, y }: Spot): boolean => x < width && y < height;

/** Whose designer says nothing of their places stand as far from the heroes as one can walk. RUN-TER-163 */
function withStarts(map: BattleMap): BattleMap {
  if (map.starts.foes.length > 0) return map;
  const [{ x, y } = { x: 0, y: 0 }] = map.starts.heroes;
  const hero = { id: 'h0', side: 'heroes', x, y, size: 1, able: true, alive: true, armed: true } as const;
  const far = reachable(groundOf(map), [hero], hero, map.width * map.height).at(-1) ?? hero;
  return { ...map, starts: { ...map.starts, foes: [{ x: far.x, y: far.y }] } };
}

type Ambushed = Exclude<Surprised, 'nobody'>;

/** What happens from the fight before on until this one begins. */
function beforeFight({ events }: Encounter, index: number): Element[] {
  const last = events.findLastIndex(
    ({ combat }, e) => e < index && combat !== null && combat.foes.length > 0,
  );
  return events.slice(last + 1, index + 1).flatMap(({ elements }, i, all) =>
    // Of the event itself, what comes after its fight is too late.
    i === all.length - 1 ? elements.filter(({ phase }) => phase !== 'after') : elements,
  );
}

const ambushed = ({ effects, gains }: Element): Ambushed[] => [
  ...(effects.some(({ kind }) => kind === 'ambush') ? (['heroes'] as const) : []),
  ...(gains.some(({ kind }) => kind === 'ambush') ? (['foes'] as const) : []),
];

/** Who may be taken by surprise in the fight of an event. RUN-HAZ-AMBUSH-01 */
export const mayBeSurprised = (encounter: Encounter, index: number): Ambushed[] => [
  ...new Set(beforeFight(encounter, index).flatMap(ambushed)),
];

function sureSurprise(encounter: Encounter, index: number): Surprised {
  const [sure] = beforeFight(encounter, index)
    .filter(({ roll }) => roll === null)
    .flatMap(ambushed);
  return sure ?? 'nobody';
}

/** What a map makes of an effect without being told of it. */
const DRAWN: Partial<Record<Effect['kind'], (map: BattleMap) => boolean>> = {
  grab: ({ objects }) => objects.some(({ kind }) => kind === 'grabber'),
  drowning: ({ zones }) => zones.some(({ kind }) => kind === 'water'),
  nuisance: ({ zones }) => zones.some(({ kind }) => kind === 'swarm'),
  fall: ({ heights }) => heights.length > 0,
  ambush: () => true,
};

function leftOut({ elements, people = [] }: EncounterEvent, map: BattleMap): Words[] {
  const isRun = ({ effects, gains }: Element): boolean =>
    effects.length + gains.length > 0 &&
    effects.every(({ kind }) => DRAWN[kind]?.(map)) &&
    gains.every(({ kind }) => kind === 'ambush');
  const unrun = elements.filter((element) => element.phase === 'during' && !isRun(element));
  return [...unrun, ...people].map(({ name }) => name);
}
