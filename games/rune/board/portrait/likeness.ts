// What is to be seen of a hero: what he wears now, and a face that follows from his name unless he chose another.

import { digest, isOneOf } from '@skald/kernel';
import type { Armor, Shield } from '../../content/armor.ts';
import {
  AGES,
  type Age,
  BEARDS,
  type Beard,
  HAIR_COLORS,
  HAIRS,
  type Hair,
  type HairColor,
} from '../../content/looks.ts';
import { COGNOMENS, type Cognomen, type Sex } from '../../content/names.ts';
import type { Weapon } from '../../content/weapons.ts';
import { heroNow } from '../../documents/hero/now.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { PAINTED } from './arms.ts';

/** Every trait of a face that chance decides, and among how many. */
const TRAITS = {
  width: 5,
  jaw: 5,
  chin: 4,
  eyes: 5,
  spacing: 4,
  brow: 5,
  nose: 6,
  mouth: 5,
  scar: 10,
  mark: 8,
  parting: 5,
  curl: 4,
} as const;
type Trait = keyof typeof TRAITS;
type Face = Readonly<Record<Trait, number>>;

type Helm = 'none' | 'cap' | 'nasal' | 'spectacle';

export interface Likeness {
  readonly sex: Sex;
  readonly age: Age;
  readonly hair: Hair;
  readonly color: HairColor | 'white';
  readonly beard: Beard;
  readonly face: Face;
  readonly helm: Helm;
  readonly armor: Armor | null;
  readonly weapon: Weapon;
  readonly shield: Shield | null;
  /** Which of the four dyes his clothes, his cloak and his shield have; without a cloak, null. */
  readonly cloth: number;
  readonly cloak: number | null;
  readonly paint: number;
  /** How his shield is painted. */
  readonly painted: number;
  /** The nickname he bears, or the first letter of his name as it is cut in wood. */
  readonly emblem: Cognomen | { readonly letter: string };
  /** Notches around the picture, 0 to 3 each: they differ wherever two heroes do. */
  readonly notches: readonly number[];
}

export const NOTCHES = 24;

/** With something else in hand than his first weapon, where that is told. */
export function likenessOf(hero: Hero, inHand?: Weapon): Likeness {
  const now = heroNow(hero);
  const { sex, looks = {} } = hero;
  const born = bytesOf(looks.face ?? [now.name, sex]);
  const made = bytesOf({ ...hero, ledger: [], looks: looks.face ?? null });
  const oneOf = <T>(list: readonly T[], i: number): T => list[(born[i] ?? 0) % list.length] as T;
  const age = looks.age ?? oneOf(AGES_BORN, 0);
  return {
    sex,
    age,
    hair: looks.hair ?? oneOf(HAIRS_OF[sex], 1),
    color: looks.color ?? (age === 'old' ? 'white' : oneOf(HAIR_COLORS, 2)),
    beard: looks.beard ?? (sex === 'female' ? 'none' : oneOf(BEARDS_AT[age], 3)),
    face: Object.fromEntries(
      Object.entries(TRAITS).map(([trait, among], i) => [trait, (born[10 + i] ?? 0) % among]),
    ) as Face,
    helm: now.armor === null ? 'none' : HELM_WITH[now.armor],
    armor: now.armor,
    weapon: inHand ?? now.weapons[0]?.weapon ?? 'fist',
    shield: now.shield,
    cloth: (born[4] ?? 0) % DYES,
    cloak: (born[5] ?? 0) % 3 === 0 ? null : (born[6] ?? 0) % DYES,
    paint: (born[7] ?? 0) % DYES,
    painted: (born[8] ?? 0) % PAINTED,
    emblem: isOneOf(COGNOMENS, hero.cognomen) ? hero.cognomen : { letter: letterOf(now.name) },
    notches: Array.from({ length: NOTCHES }, (_, i) => (made[i] ?? 0) % 4),
  };
}

const DYES = 4;

const AGES_BORN: readonly Age[] = [...AGES, 'young', 'grown', 'grown', 'grown'];
const HAIRS_OF: Readonly<Record<Sex, readonly Hair[]>> = {
  male: HAIRS,
  female: ['short', 'loose', 'tail', 'braids', 'braids', 'loose'],
};
const BEARDS_AT: Readonly<Record<Age, readonly Beard[]>> = {
  young: ['none', 'none', 'stubble', 'moustache', 'short'],
  grown: BEARDS,
  old: BEARDS.filter((beard) => beard !== 'none' && beard !== 'stubble'),
};

/** Whoever fights in iron also wears it on his head. */
const HELM_WITH: Readonly<Record<Armor, Helm>> = {
  quilted: 'none',
  'heavy-leather': 'none',
  'studded-leather': 'cap',
  'chain-mail': 'nasal',
  'steel-scale': 'spectacle',
};

const bytesOf = (value: unknown): number[] =>
  [...digest(value).matchAll(/../g)].map(([byte]) => Number.parseInt(byte, 16));

/** “Ásgeirr” begins with an a, and “Þórr” with a th. */
const letterOf = (name: string): string => {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return /^(th|þ)/.test(plain) ? 'þ' : (plain[0] ?? '');
};
