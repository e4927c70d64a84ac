// Weapons upright around 0, 0, a hundred high, the end that hurts on top; and shields from the front.

import type { Shield } from '../../content/armor.ts';
import { WEAPON, type Weapon } from '../../content/weapons.ts';
import { circle, type Mark, mark, placed, polyline } from './pen.ts';

const haft = (top: number, bottom = 50): Mark =>
  mark('wood', `M-2.2 ${top}L2.2 ${top}L2.2 ${bottom}L-2.2 ${bottom}Z`);

const blade = (tip: number, guard: number, half: number): Mark[] => [
  mark('wood', `M-2 ${guard}L2 ${guard}L2 ${guard + 16}L-2 ${guard + 16}Z`),
  mark('metal', `M0 ${tip}L${half} ${tip + 10}L${half} ${guard}L${-half} ${guard}L${-half} ${tip + 10}Z`),
  mark('metal', `M-11 ${guard}L11 ${guard}L11 ${guard + 4}L-11 ${guard + 4}Z`),
  mark('metal', circle(0, guard + 18, 4)),
];
const fuller = (tip: number, guard: number): Mark => mark('fine', `M0 ${tip + 14}L0 ${guard - 6}`);

const bit = (size: number, top: number): Mark =>
  mark(
    'metal',
    `M2 ${top}L${10 + size} ${top - 6}C${18 + size} ${top + 4} ${18 + size} ${top + 16} ${10 + size} ${top + 26}L2 ${top + 16}Z`,
  );
const mirrored = (marks: readonly Mark[]): Mark[] => placed(marks, { x: 0, y: 0, scale: 1, mirrored: true });

const leaf = (length: number): Mark =>
  mark('metal', `M0 -56L5 ${-56 + length * 0.6}L0 ${-56 + length}L-5 ${-56 + length * 0.6}Z`);

const spikes = (x: number, y: number, r: number): Mark[] =>
  Array.from({ length: 8 }, (_, i) => {
    const [dx, dy] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
    return mark('line', polyline([x + dx * r, y + dy * r], [x + dx * (r + 5), y + dy * (r + 5)]));
  });

/** From the end of the haft over to the ball. */
const chain: readonly Mark[] = [
  haft(-6),
  mark('line', 'M0 -6C-2 -30 14 -46 18 -26'),
  mark('fine', 'M2 -24L8 -20M8 -34L12 -29'),
];

const bow: readonly Mark[] = [
  mark('fine', 'M8 -50L8 50'),
  mark('wood', 'M8 -50C-18 -32 -18 32 8 50C-11 30 -11 -30 8 -50Z'),
];
const crossbow: readonly Mark[] = [
  haft(-42),
  mark('wood', 'M-26 -22C-16 -42 16 -42 26 -22C14 -35 -14 -35 -26 -22Z'),
  mark('fine', 'M-26 -22L0 -12L26 -22'),
];

const hammer = (width: number): Mark[] => [
  haft(-40),
  mark('metal', `M${-width} -50L${width} -50L${width} -28L${-width} -28Z`),
];
const flanged = (r: number): Mark[] => [
  haft(-34),
  mark('metal', circle(0, -38, r)),
  mark('fine', `M0 ${-38 - r}L0 ${-38 + r}M${-r} -38L${r} -38`),
];
const mesh: readonly Mark[] = [
  mark('line', 'M-16 -40C-10 -10 -20 10 -14 44M0 -46C2 -10 -4 10 0 48M16 -40C10 -10 20 10 14 44'),
  mark('line', 'M-14 -22C-4 -14 6 -14 15 -22M-15 0C-4 8 6 8 15 0M-16 22C-4 30 6 30 16 22'),
];
const fist: readonly Mark[] = [
  mark('leather', 'M-9 4L9 4L11 50L-11 50Z'),
  mark('skin', 'M-14 -22C-14 -30 14 -30 15 -22L14 0C12 6 -11 6 -13 0Z'),
  mark('fine', 'M-6 -27L-6 -14M1 -28L1 -14M8 -27L8 -14M-14 -10C-8 -6 2 -6 6 -10'),
];
const knife = (tip: number): Mark[] => [
  mark('metal', `M0 ${tip}L4 ${tip + 8}L4 14L-4 14L-4 ${tip + 8}Z`),
  mark('wood', 'M-3 14L3 14L3 30L-3 30Z'),
];
const fan = (marks: readonly Mark[]): Mark[] =>
  [-24, 24, 0].flatMap((turn) => placed(marks, { x: 0, y: 0, scale: 0.9, turn }));

const smallAxe = placed([haft(-46), bit(4, -40)], { x: 0, y: 0, scale: 0.72 });
const spear: readonly Mark[] = [haft(-36, 56), leaf(24)];
const shortsword: readonly Mark[] = [...blade(-34, 16, 4.5), fuller(-34, 16)];
const hooked: readonly Mark[] = [
  haft(-36, 56),
  mark('metal', 'M-2 -30L2 -58L10 -44C20 -44 20 -30 12 -24L10 -34L2 -26Z'),
];
const club = (head: Mark[]): Mark[] => [mark('wood', 'M-2.4 50L-7 -38C-6 -48 6 -48 7 -38L2.4 50Z'), ...head];

const SHAPES: Readonly<Record<Weapon, readonly Mark[]>> = {
  'barb-net': [...mesh, ...spikes(0, 0, 4)],
  billhook: hooked,
  chair: [
    mark('wood', 'M-14 -44L-8 -44L-8 0L14 0L14 40L8 40L8 8L-8 8L-8 40L-14 40Z'),
    mark('fine', 'M-14 -26L-8 -26'),
  ],
  'composite-bow': [...bow, mark('fine', 'M-13 -4L-9 -4M-13 4L-9 4')],
  dagger: knife(-28),
  'double-bladed-axe': [haft(-50), bit(8, -42), ...mirrored([bit(8, -42)])],
  'dwarven-battle-axe': [haft(-50), bit(12, -46), ...mirrored([bit(8, -42)]), mark('fine', 'M8 -40L18 -34')],
  'dwarven-battle-hammer': [...hammer(20), mark('fine', 'M-12 -50L-12 -28M12 -50L12 -28')],
  'dwarven-battle-sword': [...blade(-54, 18, 7), mark('fine', 'M0 -40L0 10M-3 -30L3 -24L-3 -18')],
  'dwarven-work-hammer': [...hammer(14), mark('fine', 'M0 -50L0 -28')],
  'dwarven-work-sword': [...blade(-42, 18, 6), fuller(-42, 18)],
  fist,
  flagon: [
    mark('metal', 'M-12 -24L12 -24L10 24L-10 24Z'),
    mark('line', 'M12 -14C26 -14 26 12 11 12'),
    mark('fine', 'M-12 -14L12 -14'),
  ],
  flail: [...chain, mark('wood', 'M12 -30L26 -26L22 -2L8 -6Z')],
  'four-bladed-mace': [...flanged(11), ...spikes(0, -38, 9)],
  gauntlet: [...fist, mark('line', 'M-14 -22L15 -22')],
  'goblin-axe': [haft(-44), bit(8, -40), mark('fine', 'M10 -36L16 -20')],
  'goblin-spike-club': club(spikes(0, -38, 6)),
  'hand-axe': [haft(-46), bit(6, -40)],
  'heavy-crossbow': [...crossbow, mark('fine', 'M-6 -44L6 -44')],
  'light-crossbow': crossbow,
  'long-bow': bow,
  mace: flanged(9),
  morningstar: [...chain, mark('metal', circle(18, -16, 8)), ...spikes(18, -16, 8)],
  net: mesh,
  pike: [haft(-40, 58), leaf(16)],
  polearm: hooked,
  'puny-knife': knife(-10),
  quarterstaff: [haft(-56, 56), mark('line', 'M-4 -40L4 -40M-4 40L4 40')],
  rock: [mark('metal', circle(-8, 16, 11)), mark('metal', circle(9, 20, 9)), mark('metal', circle(1, 0, 9))],
  'roman-sword': [...blade(-36, 16, 6), fuller(-36, 16)],
  sap: placed(club([]), { x: 0, y: 10, scale: 0.6 }),
  'severed-arm': [
    mark('skin', 'M-6 50L-7 -16C-12 -30 -4 -40 6 -38C14 -34 10 -20 6 -14L7 50Z'),
    mark('line', 'M-6 50L7 50'),
  ],
  'short-bow': placed(bow, { x: 0, y: 0, scale: 0.8 }),
  shortspear: placed(spear, { x: 0, y: 0, scale: 0.8 }),
  'viking-axe': [haft(-52), bit(12, -46)],
  'war-maul': hammer(17),
  shortsword,
  'viking-broadsword': [...blade(-52, 18, 6), fuller(-52, 18)],
  spear,
  whip: [haft(14), mark('line', 'M0 14C-18 -10 20 -20 4 -40C-8 -54 -20 -34 -8 -28C4 -22 16 -30 18 -48')],
  'shortsword-and-dagger': shortsword,
  'two-shortswords': shortsword,
  'two-hand-axes': [haft(-46), bit(6, -40)],
  sling: [
    mark('line', 'M0 44C-14 10 -12 -16 -4 -30M0 44C14 10 12 -16 6 -30'),
    mark('leather', 'M-6 -30C-6 -44 8 -44 8 -30Z'),
    mark('metal', circle(1, -32, 5)),
  ],
  'throwing-spear': spear,
  'throwing-axe': smallAxe,
  'throwing-knives': fan(knife(-34)),
};

export const weaponMarks = (weapon: Weapon): readonly Mark[] => SHAPES[weapon];

/** What the other hand holds, where a weapon is a pair. */
export const otherHand = (weapon: Weapon): Weapon | null => WEAPON[weapon].pair?.[1] ?? null;

/** Ways to paint one; the first leaves it plain. */
export const PAINTED = 6;

const painting = (way: number, r: number): Mark[] => {
  const [half, third] = [r * 0.5, r * 0.34];
  switch (way) {
    case 1:
      return [
        mark(
          'paint',
          `M0 ${-r}L0 0L${r} 0C${r} ${-r * 0.55} ${r * 0.55} ${-r} 0 ${-r}ZM0 ${r}L0 0L${-r} 0C${-r} ${r * 0.55} ${-r * 0.55} ${r} 0 ${r}Z`,
        ),
      ];
    case 2:
      return [
        mark(
          'paint',
          `M${-third} ${-r * 0.94}L${third} ${-r * 0.94}L${third} ${r * 0.94}L${-third} ${r * 0.94}Z`,
        ),
      ];
    case 3:
      return [
        mark(
          'paint',
          `M${-r * 0.94} ${-third}L${r * 0.94} ${-third}L${r * 0.94} ${third}L${-r * 0.94} ${third}Z`,
        ),
      ];
    case 4:
      return [0, 120, 240].flatMap((turn) =>
        placed(
          [
            mark(
              'paint',
              `M0 0C${half} ${-third} ${half} ${-r * 0.8} 0 ${-r}C${-third} ${-r * 0.8} ${-third} ${-half} 0 0Z`,
            ),
          ],
          { x: 0, y: 0, scale: 1, turn },
        ),
      );
    case 5:
      return [0, 60, 120, 180, 240, 300].map(
        (turn) =>
          placed([mark('line', `M0 ${-r * 0.3}L0 ${-r * 0.96}`)], { x: 0, y: 0, scale: 1, turn })[0] as Mark,
      );
    default:
      return [];
  }
};

const boss = (r: number): Mark => mark('metal', circle(0, 0, r));
const round = (r: number, way: number): Mark[] => [
  mark('leather', circle(0, 0, r)),
  ...painting(way, r),
  mark('line', circle(0, 0, r)),
  boss(r * 0.26),
];
const kite = 'M-34 -38C-20 -50 20 -50 34 -38C38 0 24 34 0 56C-24 34 -38 0 -34 -38Z';
const tower = 'M-34 -54L34 -54L34 54L-34 54Z';
const long = (outline: string, way: number): Mark[] => [
  mark('leather', outline),
  ...painting(way, 32),
  mark('line', outline),
  boss(9),
];

/** Around 0, 0, up to fifty from the middle. */
export function shieldMarks(shield: Shield, way: number): readonly Mark[] {
  switch (shield) {
    case 'buckler':
      return round(28, way);
    case 'round-shield':
      return round(46, way);
    case 'kite-shield':
      return long(kite, way);
    case 'tower-shield':
      return long(tower, way);
  }
}
