// Who fights, as a saga speaks of them: heroes by name, foes by kind and number.

import type { Language } from '@skald/text';
import { isHero } from '../../rules/fight/fighters.ts';
import { nameOf } from '../../rules/fight/sheets.ts';
import type { FoeSheet, State } from '../../rules/fight/state.ts';
import type { Case } from '../en/names.ts';
import { NAMES } from '../names.ts';
import { namingOf } from '../naming.ts';
import type { Person } from './words.ts';

/** He, she, it or they. */
type Pronoun = 'male' | 'female' | 'neuter' | 'several';

/** What a language needs to speak of people. */
export interface Forms {
  /** “two trolls”, “a troll” */
  some(foe: FoeSheet['foe'], count: number, as: Case): string;
  /** Which pronoun a foe takes. */
  gender(foe: FoeSheet['foe']): Pronoun;
  readonly pronouns: Readonly<
    Record<Pronoun, { readonly he: string; readonly him: string; readonly his: string }>
  >;
}

/** Of a kind of which only one is left, that one is meant; `gone` are those who are there no more. */
export function personOf(
  view: State,
  ids: readonly string[],
  gone: ReadonlySet<string>,
  forms: Forms,
  language: Language,
): Person {
  const in_ = (as: Case): string => listed(view, ids, gone, forms, language, as);
  return {
    who: in_('nominative'),
    whom: in_('accusative'),
    toWhom: in_('dative'),
    whose: in_('genitive'),
    ...forms.pronouns[pronounOf(view, ids, forms)],
    several: ids.length > 1,
  };
}

function pronounOf(view: State, ids: readonly string[], { gender }: Forms): Pronoun {
  const [id, ...others] = ids;
  const one = view.fighters.find((fighter) => fighter.id === id);
  if (one === undefined || others.length > 0) return 'several';
  if (isHero(one)) return view.heroes[one.sheet]?.sex ?? 'male';
  const sheet = view.foes[one.sheet];
  return sheet === undefined ? 'neuter' : gender(sheet.foe);
}

/** “Ragnar, two goblin warriors and the troll” */
function listed(
  view: State,
  ids: readonly string[],
  gone: ReadonlySet<string>,
  forms: Forms,
  language: Language,
  as: Case,
): string {
  const naming = namingOf(view, language);
  const heroes = ids.filter((id) => isHero({ id }));
  const foes = ids.flatMap((id) => {
    const one = view.fighters.find((fighter) => fighter.id === id && !isHero(fighter));
    const sheet = one && view.foes[one.sheet];
    return sheet === undefined ? [] : [{ id, foe: sheet.foe }];
  });
  const kinds = [...Map.groupBy(foes, ({ foe }) => nameOf(foe)).values()];
  return NAMES[language].list([
    ...heroes.map((id) => (as === 'genitive' && ids.length > 1 ? naming.who(id) : naming.in(id, as))),
    ...kinds.map((alike) => {
      const [{ id, foe }] = alike as [(typeof foes)[number]];
      const all = view.fighters.filter(
        (one) => !isHero(one) && nameOf(view.foes[one.sheet]?.foe ?? foe) === nameOf(foe),
      );
      if (all.length === 1) return naming.in(id, as);
      const isLast = alike.length === 1 && all.every((one) => one.id === id || gone.has(one.id));
      return isLast ? NAMES[language].foe(foe, null, as) : forms.some(foe, alike.length, as);
    }),
  ]);
}
