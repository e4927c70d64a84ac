// Who fights in an encounter that nobody designed, and on what field.

import type { Dice } from '@skald/kernel';
import type { BattleMap } from '../../content/battle-map.ts';
import type { Theme } from '../../content/fights.ts';
import { FOE, type Foe } from '../../content/foes.ts';
import { CHANCES, RARE_FOES } from '../../content/generating/budget.ts';
import type { Scene } from '../../content/generating/scenes.ts';
import { MIX, THREATS } from '../../content/threats.ts';
import { foesSee } from '../../documents/encounter/fights.ts';
import type { Opponent } from '../../documents/encounter/mix.ts';
import type { FoeEntry } from '../../documents/encounter/schema.ts';
import { musteredFrom, opponent, THEMES, threatsOf } from '../mustering.ts';
import { claimsOf, fieldFor } from './field/index.ts';
import { happens, shuffled } from './lots.ts';
import type { Bilingual, Leader, Tale } from './tale.ts';

export interface FightMade {
  readonly foes: FoeEntry[];
  readonly map: BattleMap;
  readonly claims: string[];
  readonly leader: Leader;
  readonly leaderId: string;
}

export interface FightRequest {
  readonly id: string;
  readonly scene: Scene;
  readonly theme: Theme;
  /** So many heroes it is a match for, and so many there are. RUN-CEVENT-05, -06 */
  readonly match: number;
  readonly heroes: number;
  readonly leader: string;
  /** The last fight: its leader may choose whom to strike, and it alone may have captives. RUN-CEVENT-15, RUN-TER-71 */
  readonly isMain: boolean;
}

type Named = Opponent & { readonly foe: Foe };

export function fightFor(dice: Dice, request: FightRequest, tale: Tale): FightMade {
  const { id, scene, heroes, leader } = request;
  const band = bandFor(dice, request).toSorted(
    (one, other) => THREATS.indexOf(one.threat) - THREATS.indexOf(other.threat),
  );
  const crafty = request.isMain && band.some(({ kind }) => kind.temper === 'crafty');
  const map = fieldFor(dice, scene, { figures: heroes + band.length, foes: band.length, crafty });
  const hostages = map.objects.flatMap((thing) => (thing.kind === 'hostage' ? [thing.id] : []));
  const archers = happens(dice, CHANCES.archers);
  const chooses = request.isMain && happens(dice, CHANCES.leaderChooses);
  const foes = band.map(({ foe, kind, threat }, i): FoeEntry => {
    const isLeader = i === 0;
    return {
      id: `${id}-foe-${i + 1}`,
      name: nameOf(tale.foe(foe), isLeader ? leader : null, i, band.length),
      kind: foe,
      threat,
      adjust: 'type',
      selfWilled: isLeader && chooses && kind.maySelfWill,
      hunts: false,
      missile: archers && !isLeader && kind.missile && i % 3 === 2 ? 'bow' : null,
      start: null,
      holds: kind.temper === 'crafty' ? (hostages.shift() ?? null) : null,
    };
  });
  return {
    foes,
    map,
    claims: claimsOf(map, foesSee(band)),
    leader: { name: leader, band: tale.band(band.map(({ foe }) => foe)) },
    leaderId: foes[0]?.id ?? '',
  };
}

function nameOf(kind: Bilingual, leader: string | null, i: number, count: number): Bilingual {
  if (leader !== null) return { en: `${leader}, ${lower(kind.en)}`, de: `${leader}, ${kind.de}` };
  return count === 1 ? kind : { en: `${kind.en} ${i + 1}`, de: `${kind.de} ${i + 1}` };
}
const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** More than two for each hero and two more is a crowd. */
const mostFoes = (heroes: number): number => 2 * heroes + 2;

/** One kind or two that keep company; from all of their theme where those can be no match. RUN-CEVENT-05 */
function bandFor(dice: Dice, { theme, match, heroes }: FightRequest): Named[] {
  const roll = (sides: number): number => dice.roll(sides);
  const usual = THEMES[theme].filter((foe) => !isRare(foe) && FOE[foe].mix !== null);
  const kinds = shuffled(dice, usual).slice(0, happens(dice, 45) ? 1 : 2);
  const options = (list: readonly Foe[]): Named[] =>
    list.flatMap((foe) =>
      threatsOf(FOE[foe], heroes)
        .filter((threat) => MIX[threat] <= 10 * match)
        .map((threat) => ({ ...opponent(foe, threat), foe })),
    );
  const found =
    musteredFrom(options(kinds), match, roll, mostFoes(heroes)) ??
    musteredFrom(options(usual), match, roll, mostFoes(heroes)) ??
    musteredFrom(options(THEMES.any.filter((foe) => !isRare(foe))), match, roll, mostFoes(heroes));
  if (found === null) throw new Error(`nobody is a match for ${match}`);
  return found;
}

const isRare = (foe: Foe): boolean => (RARE_FOES as readonly Foe[]).includes(foe);
