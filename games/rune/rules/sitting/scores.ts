// What is rolled for the notes, and against what. RUN-DIF-02, -10, -95, -123, -135, -144

import { ABILITY, type Ability, canBeTried, WITHOUT_KIT } from '../../content/abilities.ts';
import type { Characteristic } from '../../content/characteristics.ts';
import { LUCK } from '../../content/tasks.ts';
import type { Method, PlainRoll } from '../../documents/encounter/roll-schema.ts';
import type { Element } from '../../documents/encounter/schema.ts';
import { derive, kitsCarried } from '../../documents/hero/derive.ts';
import { heroNow } from '../../documents/hero/now.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { buffnessFor } from '../calls/buffness.ts';
import { perilsOf } from '../calls/perils.ts';
import { rollChange } from '../fight/changes.ts';
import { fighterOf, formOf, hampered, impairment, sheetOf } from '../fight/fighters.ts';
import type { Fighter, State } from '../fight/state.ts';
import { usual } from '../rolls/score.ts';
import { reportOf, tallyOf } from '../valor.ts';
import { withTheirKit } from './dice-kits.ts';
import { sittingOf } from './heroes.ts';
import { swayOn } from './sways.ts';
import { positionOn } from './works.ts';

/** What goes with the die of a roll. */
type With = Ability | Characteristic | 'init' | 'atk' | 'dfn';

export interface Score {
  readonly with: With;
  readonly total: number;
}

/** What a gift may be asked about: an Ability, a Characteristic, or a blow. */
export const kindOfRoll = ({ with: by }: Pick<Score, 'with'>) =>
  by === 'init' ? 'initiative' : by === 'atk' ? 'attack' : by === 'dfn' ? 'defence' : by;

/** With whatever serves him best of what he knows; luck where he knows nothing of it. RUN-DIF-95, RUN-ABIL-DIV-02 */
export function scoreFor(state: State, one: Fighter, element: Element, roll: PlainRoll): Score {
  const all = waysOf(state, one, roll).map((way) => ({
    with: way.with,
    total: way.by + changeOf(state, one, element, roll, way.with),
  }));
  return all.reduce((best, way) => (way.total > best.total ? way : best));
}

interface Way {
  readonly with: With;
  readonly by: number;
}

function waysOf(state: State, one: Fighter, { methods, against, withoutKit }: PlainRoll): Way[] {
  if (against.kind === 'baseline') return [{ with: against.score, by: fighting(state, one, against.score) }];
  const sheet = sheetOf(state, one);
  const known = methods.flatMap((method): Way[] => {
    if (method.score !== undefined) return [{ with: 'atk', by: fighting(state, one, 'atk') }];
    if (method.ability === null) return bare(state, one, method);
    if (!canBeTried(method.ability, sheet.rating(method.ability))) return [];
    const theirs = against.kind === 'opposed' ? withTheirKit(state, one, method.ability) : 0;
    const spared = withoutKit && lacksKit(state, one, method.ability) ? -WITHOUT_KIT : 0;
    return [
      {
        with: method.ability,
        by: sheet.roll(method.ability, method.characteristic ?? usual(method.ability)) + spared + theirs,
      },
    ];
  });
  return known.length > 0 ? known : [{ with: LUCK, by: sheet.roll(LUCK) }];
}

/** Of Characteristics alone, one or two of them. RUN-RULING-T65 */
function bare(state: State, one: Fighter, { characteristic, second }: Method): Way[] {
  if (characteristic === null) return [];
  const sheet = sheetOf(state, one);
  return [
    { with: characteristic, by: sheet.bare(characteristic) + (second === null ? 0 : sheet.bare(second)) },
  ];
}

const fighting = (state: State, one: Fighter, score: 'init' | 'atk' | 'dfn'): number =>
  formOf(state, one)[score].total;

/** RUN-COND-40 */
const lacksKit = (state: State, one: Fighter, ability: Ability): boolean =>
  ABILITY[ability].kit !== null && !kitsCarried(heroNow(state.heroes[one.sheet] as Hero)).includes(ability);

/** Impairment, gifts, sticks and carrots, and that much has been asked already. RUN-DIF-144, RUN-IMPAIR-01 */
function changeOf(state: State, one: Fighter, element: Element, roll: PlainRoll, by: With): number {
  const { counted } = sittingOf(state);
  const isScore = by === 'init' || by === 'atk' || by === 'dfn';
  const about = { perils: perilsOf(element), brings: broughtBy(element) };
  const gifts = rollChange(state, one, kindOfRoll({ with: by }), about);
  const ability = Object.hasOwn(ABILITY, by) ? (by as Ability) : null;
  return (
    gifts +
    swayOn(state, one.id, roll.id, by) +
    (isScore ? 0 : buffnessFor(counted, ability)) +
    positionOn(state, one.id, element) -
    (state.round > 0 ? hampered(state, one) : impairment(one))
  );
}

/** What is at stake besides points. RUN-ITEM-SURETY */
function broughtBy({ effects, gains }: Element): 'impairment' | 'invigoration' | null {
  if (effects.some(({ kind }) => kind === 'impairment')) return 'impairment';
  return gains.some(({ kind }) => kind === 'invigoration') ? 'invigoration' : null;
}

/** By the notes, by the other side's die, or by the Roll of Valor as it is now; and the gods he defies. RUN-DIF-123, -135, -169 */
export function difficultyFor(
  state: State,
  one: Fighter,
  { against, defies }: PlainRoll,
  rolled: number | null,
): number {
  const defied = defies === null ? 0 : sheetOf(state, one).connection(defies);
  switch (against.kind) {
    case 'difficulty':
      return against.difficulty + defied;
    case 'opposed':
      return (rolled ?? against.bonus) + defied;
    case 'baseline':
      return baselineOf(state, against.score) + against.by + defied;
  }
}

const baselineOf = (state: State, score: 'init' | 'atk' | 'dfn'): number =>
  tallyOf(
    sittingOf(state).present.map((id) => reportOf(derive(state.heroes[fighterOf(state, id).sheet] as Hero))),
  )[score];
