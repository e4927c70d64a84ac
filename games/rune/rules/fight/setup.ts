// Who fights whom, and where they begin. RUN-FOE, RUN-RULING-C46

import { type Outcome, refuse, type Seat } from '@skald/kernel';
import { z } from 'zod';
import { BattleMapSchema, type Spot } from '../../content/battle-map.ts';
import { FOES } from '../../content/foes.ts';
import { MagicSchema } from '../../content/powers.ts';
import { type Statistics, THREATS, type Threat } from '../../content/threats.ts';
import { CreatureSchema } from '../../documents/creature/schema.ts';
import { derive } from '../../documents/hero/derive.ts';
import { type Hero, HeroSchema } from '../../documents/hero/schema.ts';
import { statisticsOf } from '../foe-making.ts';
import { type Base, groundOf, placesFor } from '../space/index.ts';
import { reportOf, tallyOf } from '../valor.ts';
import { UNTROUBLED } from './plight.ts';
import { foeSheet, heroSheet, kindOf, nameOf, type Sheet } from './sheets.ts';
import type { Fighter, FoeSheet, State } from './state.ts';
import { MOST_FOES, MOST_HEROES, MOST_ROUNDS, type Side } from './words.ts';

/** Whoever plays heroes brings them; one at most plays the foes, and without him the rules do. */
export const SeatSchema = z.union([z.literal('foes'), z.array(HeroSchema).min(1).max(MOST_HEROES)]);
export type SeatEntry = z.infer<typeof SeatSchema>;

const FoeWish = z.strictObject({
  foe: z.union([z.enum(FOES), CreatureSchema]),
  threat: z.enum(THREATS),
  missile: z.enum(['bow', 'crossbow']).nullable().default(null),
  selfWilled: z.boolean().default(false),
  hunts: z.boolean().default(false),
  magic: MagicSchema.nullable().default(null),
});

export const OptionsSchema = z.strictObject({
  map: BattleMapSchema,
  foes: z.array(FoeWish).max(MOST_FOES),
  /** Night falls after so many: whoever still stands goes home. */
  rounds: z.int().min(1).max(MOST_ROUNDS).default(30),
  /** RUN-FOELIST-LAND-CRAB.4 */
  mustHunt: z.boolean().default(false),
  /** Who walked into an ambush. RUN-HAZ-AMBUSH-05 */
  surprised: z.enum(['nobody', 'heroes', 'foes']).default('nobody'),
});
export type Options = z.infer<typeof OptionsSchema>;

export function begin(
  entries: readonly SeatEntry[],
  { map, foes: wishes, rounds, mustHunt, surprised }: Options,
): Outcome<State> {
  const heroes = entries.flatMap((entry, seat) =>
    entry === 'foes' ? [] : entry.map((hero) => ({ hero, seat })),
  );
  if (heroes.length === 0) return refuse('no-heroes');
  if (heroes.length > MOST_HEROES) return refuse('too-many-heroes', { most: MOST_HEROES });
  if (entries.filter((entry) => entry === 'foes').length > 1) return refuse('two-play-foes');
  const foesSeat = entries.indexOf('foes');
  const foes = makeFoes(
    heroes.map(({ hero }) => hero),
    wishes,
  );
  const places = placesOf(
    map,
    heroes.map(({ hero }) => heroSheet(hero)),
    foes.map(foeSheet),
  );
  if (places === null) return refuse('no-room-on-the-map');
  const fighters = [
    ...heroes.map(({ hero, seat }, i) =>
      newFighter('heroes', i, seat, heroSheet(hero), places.heroes[i] as Spot),
    ),
    ...foes.map((foe, i) =>
      newFighter('foes', i, foesSeat < 0 ? null : foesSeat, foeSheet(foe), places.foes[i] as Spot),
    ),
  ];
  return {
    ok: {
      map,
      happened: { turned: [], cleared: [], blocked: [], veiled: [] },
      heroes: heroes.map(({ hero }) => hero),
      foes,
      seats: entries.length,
      rounds,
      round: 0,
      step: 0,
      fighters: fighters.map((one) => (one.side === surprised ? { ...one, surprise: 'full' } : one)),
      leavers: [],
      tally: [],
      over: false,
      mustHunt,
      agenda: [{ step: 'round' }],
    },
  };
}

/** On the starts of the map, the large ones near them. */
function placesOf(
  map: Options['map'],
  heroes: readonly Sheet[],
  foes: readonly Sheet[],
): Readonly<Record<Side, readonly Spot[]>> | null {
  const ground = groundOf(map);
  const sizes = (sheets: readonly Sheet[]) => sheets.map(({ size }) => size as Base['size']);
  const first = placesFor(ground, map.starts.heroes, sizes(heroes));
  if (first === null) return null;
  const taken = first.map((spot): Base => ({ ...spot, size: 1 }));
  const second = placesFor(ground, map.starts.foes, sizes(foes), taken);
  return second && { heroes: first, foes: second };
}

/** By the Roll of Valor of the heroes present. RUN-FOE-01, -10 */
export function foeMakerFor(heroes: readonly Hero[]): (foe: FoeSheet['foe'], threat: Threat) => Statistics {
  const tally = tallyOf(heroes.map((hero) => reportOf(derive(hero))));
  return (foe, threat) => ({ ...statisticsOf(tally, threat, kindOf(foe).adjust) });
}

function makeFoes(heroes: readonly Hero[], wishes: Options['foes']): FoeSheet[] {
  const made = foeMakerFor(heroes);
  const counted = new Map<string, number>();
  return wishes.map((wish) => {
    const { foe, threat } = wish;
    const number = (counted.get(nameOf(foe)) ?? 0) + 1;
    counted.set(nameOf(foe), number);
    return { ...wish, number, statistics: made(foe, threat), known: false };
  });
}

/** With the first weapon ready and the second at the belt. RUN-RULING-C46 */
function newFighter(
  side: Side,
  sheet: number,
  seat: Seat | null,
  { forms, maxHp }: Sheet,
  { x, y }: Spot,
): Fighter {
  const armed = forms.filter(({ bareHands }) => !bareHands).length;
  return {
    id: `${side === 'heroes' ? 'h' : 'f'}${sheet}`,
    side,
    seat,
    sheet,
    x,
    y,
    hp: maxHp,
    wounds: 0,
    impairment: 0,
    condition: 'able',
    fallen: false,
    hand: 0,
    belt: armed > 1 ? 1 : null,
    lying: [],
    pieces: forms.map(({ pieces }) => pieces ?? 1),
    planned: null,
    total: null,
    tieBreak: 0,
    steps: [],
    acted: 0,
    waiting: false,
    stance: 'none',
    movement: 'none',
    paces: 0,
    engaged: false,
    fists: false,
    denied: [],
    onlyMoved: false,
    jockeyed: false,
    target: null,
    grudges: [],
    order: 0,
    held: null,
    saviours: [],
    treated: false,
    marks: [],
    attacked: [],
    ...UNTROUBLED,
  };
}
