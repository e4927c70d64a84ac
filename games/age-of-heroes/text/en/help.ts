// What help says about single things; the chapters of the rules are in rules.ts.

import {
  AREA,
  type Area,
  CASTS,
  COUNTER,
  type CounterId,
  type God,
  half,
  type Item,
  type MonsterKind,
  REWARD,
  type Result,
  type Rune,
  type Spell,
} from '../../content/index.ts';
import { names as n } from './names.ts';

/** What is known of an area or a counter in a running game. */
export interface AreaNews {
  readonly lord: string | null;
  readonly iced: boolean;
  /** Counters by name, and hidden jarls. */
  readonly here: readonly string[];
  readonly items: readonly Item[];
}

export interface CounterNews {
  readonly area: Area | null;
  readonly slain: boolean;
  /** The hero it serves or belongs to. */
  readonly lord: string | null;
  readonly items: readonly Item[];
  readonly purse: number;
  readonly wounded: boolean;
  readonly losesTurn: boolean;
  readonly seaBan: boolean;
  readonly sheet: { glory: number; luck: number; hoard: number; rune: Rune | null; home: Area | null } | null;
}

const CASTING: Partial<Record<MonsterKind, string>> = {
  ghost: 'When attacked it rolls a die and casts the spell of that number on 1 to 3.',
  drow: 'When attacked it rolls a die and casts the spell of that number.',
  witch: 'When attacked she rolls two dice and casts both spells.',
};

export const help = {
  area(id: Area, news: AreaNews | null): string {
    const { sea, isle, tax, code, group, neighbours } = AREA[id];
    const what = group
      ? `${n.area(id)} is an area of sea (${n.waters(group)}). It costs as much as land, and one may stay there.`
      : `${n.area(id)} is a country with dice code ${code}. It pays ${n.marks(tax)} a turn and defends with strength ${tax}.`;
    const lines = [
      what,
      ...(isle ? ['It is an isle: every step there or away goes by sea.'] : []),
      `Neighbours: ${n.list(neighbours.map(n.area))}.`,
    ];
    if (news) {
      if (news.iced) lines.push('It lies under the spell Is; nobody can rule it any more.');
      else if (!sea) lines.push(news.lord ? `It belongs to ${news.lord}.` : 'It belongs to nobody.');
      if (news.here.length > 0) lines.push(`Here: ${n.list(news.here)}.`);
      if (news.items.length > 0) lines.push(`On the ground: ${n.list(news.items.map(n.theItem))}.`);
    }
    return lines.join(' ');
  },

  counter(id: CounterId, news: CounterNews | null): string {
    const { cf, mf } = COUNTER[id];
    return [
      `${n.title(id)}: combat factor ${cf}, movement factor ${mf}.`,
      ...help.fate(id),
      ...(news ? newsOf(news) : []),
    ].join(' ');
  },

  /** What comes of beating it. */
  fate(id: CounterId): string[] {
    const { type, kind, cf } = COUNTER[id];
    const lines: string[] = [];
    if (kind) {
      const { glory, luck } = REWARD[kind];
      lines.push(
        `Slain: ${glory} glory or ${luck} luck. Wounded: ${half(glory)} glory or ${half(luck)} luck. It never attacks by itself.`,
      );
      if (CASTS[kind]) lines.push(`${CASTING[kind]} Whoever slays one for the first time learns a rune.`);
      if (kind === 'dragon') lines.push('It guards a treasure or 20 marks for whoever slays it.');
    } else if (type === 'jarl')
      lines.push(`Recruited or slain: ${half(cf)} glory or luck. In service at the end: ${half(cf)} glory.`);
    else lines.push(`Slain by another hero: ${half(cf)} glory or luck.`);
    return lines;
  },

  hidden: (token: number, area: Area | null): string =>
    `${n.hidden(token)}${area ? ` ${n.at(area)}` : ''}: who it is shows when somebody attacks him. ` +
    'Jarls have a combat factor of 2 to 4. A hero who beats him may recruit him for 1 luck.',

  items: {
    balmung:
      'A sword: +1 strength. When its bearer attacks, Magic Shirt and Mail Coat do not help the defenders.',
    dragvendill: 'A sword: +2 strength.',
    gram: 'A sword: +2 strength.',
    hrunting:
      "A sword: +1 strength. If its bearer's side would have to flee, the enemy flees instead: by choice in the classic rules, always in the amended ones.",
    lovi: 'A sword: +1 strength, and +3 instead against a side with at least one jarl.',
    tyrfing: 'A sword: +2 strength.',
    'brosung-necklace':
      'A treasure worth 20 marks at the end. Whoever ends his movement next to a dragon may give it the necklace and take its hoard unseen, once a turn.',
    'frey-faxi':
      'A horse that doubles the printed movement factor of its rider, three times in all; then it is gone. In the classic rules others of the same player who start in the same area may ride along.',
    'magic-shirt': 'A treasure: +1 strength for a wearer who defends, and always +1 movement.',
    'mail-coat': 'A treasure: +2 strength for a wearer who defends.',
  } as Record<Item, string>,

  gods: {
    frey: 'Frey sends maidens who heal. On 1 to 4 the next wound heals at once, on 5 and 6 the next two. In the classic rules the second of these heals only after two turns of worship without moving, and who refuses dies. An old wound is not covered.',
    loki: 'Loki changes luck at once: on 1 to 3 one point is lost, on 4 to 6 one is gained.',
    njord:
      "Njord rules the sea. 1 or 2: the whole sea counts as one area, on the hero's next voyage (classic) or in the next turn (amended). 3 or 4: a die of marks won. 5: a die of marks lost. 6: sea travel in the next turn is death (classic) or impossible (amended).",
    odin: "Odin waits for the hero's next battle. 1: the enemy +3. 2: the enemy +1. 3: nothing. 4: own side +1. 5: own side +3. 6: own side +5, and 3 glory whatever happens.",
    thor: "Thor waits for the end of the hero's next battle. 1 to 3: nothing. 4 or 5: 1 glory. 6: 2 glory. The hero must be alive.",
    tyr: "Tyr waits for the hero's next battle. 1: the enemy +1. 2 or 3: nothing. 4: own side +1. 5: own side +2. 6: +1 for the hero and for each of his jarls in the battle.",
  } as Record<God, string>,

  runes: {
    amsir: 'The gods notice the hero on 1 or 2 instead of only on 1.',
    eon: 'The hero moves one area further.',
    geofu: 'Each country that pays him pays 1 mark more.',
    ing: 'The hero can rest and heal anywhere, not only at home.',
    ogal: 'The hero fights with 1 more.',
    sygil:
      'When a spell takes hold, a die of 1 to 3 keeps the hero out of it. In the classic rules the player may let the rune rest.',
  } as Record<Rune, string>,

  spells: {
    hagall:
      'Hail. All in the area fight with 1 less this turn and may not go by sea in the next. Always works.',
    is: 'Ice. Nobody can rule the country any more; a kingdom there ends. Always works.',
    jara: 'All heroes and jarls in the area lose their next turn. Always works.',
    nied: 'On 1 to 3 the attackers leave the battle, and all heroes and jarls in the area lose their next turn.',
    wynn: "On 1 to 3 the attacking player's people in the area march towards home and attack no more this turn (classic), or all heroes and face-up jarls there flee (amended). Heroes who go lose 2 glory.",
    yr: 'On 1 to 3 all heroes and face-up jarls in the area are wounded. Nobody is rewarded for it.',
  } as Record<Spell, string>,

  results: {
    k: 'All attackers are removed for good.',
    w: 'Attacking heroes are wounded; attacking jarls go back to the pile.',
    f: 'The attackers must leave; each hero among them loses 2 glory.',
    n: 'Nothing happens; everyone stays.',
    F: 'The defenders must leave, each hero among them losing 2 glory. A country is won, a hidden jarl may be recruited.',
    W: 'Defending heroes are wounded; jarls and monsters go back to their piles. A country is won, a hidden jarl may be recruited.',
    K: 'All defenders are removed for good. A country is won, a hidden jarl may be recruited.',
  } as Record<Result, string>,
};

export type Help = typeof help;

function newsOf(news: CounterNews): string[] {
  if (news.slain) return ['Dead.'];
  const { sheet } = news;
  return [
    ...(news.area ? [`Now ${n.at(news.area)}.`] : ['Not on the map.']),
    ...(news.lord ? [`Serves ${news.lord}.`] : []),
    ...(sheet ? [`${sheet.glory} glory, ${sheet.luck} luck, ${n.marks(sheet.hoard)} in the hoard.`] : []),
    ...(sheet?.home ? [`Home: ${n.area(sheet.home)}.`] : []),
    ...(sheet?.rune ? [`Rune: ${n.runes[sheet.rune]}.`] : []),
    ...(news.items.length > 0 ? [`Carries ${n.list(news.items.map(n.theItem))}.`] : []),
    ...(news.purse > 0 ? [`In the purse: ${n.marks(news.purse)}.`] : []),
    ...(news.wounded ? ['Wounded: one more wound is death.'] : []),
    ...(news.losesTurn ? ['Loses this turn to a spell.'] : []),
    ...(news.seaBan ? ['May not go by sea this turn.'] : []),
  ];
}
