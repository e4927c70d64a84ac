// What a step would change, in few words: “Viking axe: INIT 9 → 10, ATK 9 → 10”.

import type { Language } from '@skald/text';
import type { Weapon } from '../content/weapons.ts';
import type { Change, OwnNumber, Score } from '../documents/hero/effect.ts';
import { OWN_NUMBER_NAMES, STATISTIC_SHORT } from './lexicon.ts';
import { NAMES } from './names.ts';
import { thingName } from './things.ts';

export const minus = (n: number): string => String(n).replace('-', '−');

export function effectPhrases(changes: readonly Change[], language: Language): string[] {
  const own = changes.flatMap((change) =>
    change.weapon === null ? [fromTo(change, OWN_NUMBER_NAMES[change.number as OwnNumber][language])] : [],
  );
  return [...weaponPhrases(changes, language), ...own];
}

const fromTo = ({ from, to }: Change, name: string): string => `${name} ${minus(from)} → ${minus(to)}`;

/** Weapons for which the same changes are told together. */
function weaponPhrases(changes: readonly Change[], language: Language): string[] {
  const weapons = [...new Set(changes.flatMap(({ weapon }) => (weapon === null ? [] : [weapon])))];
  const of = (weapon: Weapon): Change[] => changes.filter((change) => change.weapon === weapon);
  const alike = Map.groupBy(weapons, (weapon) =>
    of(weapon)
      .map((change) => `${change.number} ${change.to - change.from}`)
      .join(),
  );
  return [...alike.values()].map((group) => {
    const { list, signed } = NAMES[language];
    const [first] = group as [Weapon];
    const said = of(first).map((change) => {
      const short = STATISTIC_SHORT[change.number as Score][language];
      return group.length === 1 ? fromTo(change, short) : `${short} ${signed(change.to - change.from)}`;
    });
    return `${list(group.map((weapon) => thingName(weapon, language)))}: ${said.join(', ')}`;
  });
}
