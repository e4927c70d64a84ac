import type { EventOf } from '../../rules/events.ts';
import type { Mark } from '../../rules/state.ts';
import type { About, Log } from '../catalogue.ts';
import { sumLines } from '../sums.ts';
import { endings } from './endings.ts';
import { names as n } from './names.ts';

const VERBS = { fight: 'fights', shot: 'shoots at', magic: 'attacks' } as const;

/** “Orlaf fights Zombie 1 (C4): 6 4 3 1 against 5 2, Armour 1. Attack dice: 5 Orlaf − 1 Injured = 4.” */
function attacked(event: EventOf<'attacked'>, { at, thing }: About): string {
  const { attacker, target, bar, kind, free, spell, attack, defence, armour, to } = event;
  const whom = target === null ? n.theThing(thing(bar ?? to)) : n.model(target);
  const deed = free ? `${n.model(attacker)} strikes freely at` : `${n.model(attacker)} ${VERBS[kind]}`;
  const how = spell === null ? '' : ` with ${n.spell(spell)}`;
  const again = event.rerolled === null ? '' : `, rolled again by ${n.model(event.rerolled)}`;
  const sums = event.sums === null ? [] : sumLines(event.sums, event, 'en').map((sum) => ` ${sum}.`);
  return (
    `${deed} ${whom} (${at(to)})${how}: ${attack.join(' ')} against ` +
    `${defence.join(' ')}, Armour ${armour}${again}.${sums.join('')}`
  );
}

/** “6 beats 5, 3 meets nothing; 2 and 1 do not pass the Armour: 2 Hits.” */
function hits({ pairs, discarded, hits: count }: EventOf<'hits'>): string {
  const said = pairs.map(({ attack, defence, hit }) => {
    if (defence === null) return `${attack} meets nothing`;
    return hit ? `${attack} beats ${defence}` : `${defence} holds ${attack}`;
  });
  const lost =
    discarded.length === 0
      ? []
      : [`${n.list(discarded.map(String))} ${discarded.length === 1 ? 'does' : 'do'} not pass the Armour`];
  const parts = [...(said.length > 0 ? [said.join(', ')] : []), ...lost].join('; ');
  return `${parts === '' ? '' : `${parts}: `}${count === 0 ? 'no Hit' : n.hits(count)}.`;
}

const by = (id: string | null): string => (id === null ? '' : ` by ${n.model(id)}`);
const APPEARED = {
  start: 'stands',
  revealed: 'comes into sight',
  raised: 'rises from the bones',
  summoned: 'appears',
} as const;
const HEALED = { tough: 'is Tough and recovers', item: 'drinks and recovers', spell: 'is mended' } as const;
const marks = n.marks as Readonly<Record<string, string>>;
const MARKED: Readonly<Record<Mark['type'], string>> = {
  corroded: 'has less Armour until the End of Round',
  shielded: 'has more Armour until the caster’s next Turn',
  hardened: 'has more Armour until the next Turn',
  stance: 'stands like stone until the next Turn',
  guided: 'has one more die on the next Fight or shot of this round',
  chilled: 'is slower in the next Turn',
};

export const log: Log = {
  roll: () => null,
  began: ({ heroes, commands, deck }) =>
    `${n.models(heroes)} enter the dungeon. The Overlord has ${n.commands(commands)} a Turn and a deck of ${n.cards(deck)}.`,
  appeared: ({ model, how, x, y, facing }, { at }) =>
    `${n.model(model)} ${APPEARED[how]} at ${at([x, y])}${how === 'start' ? '' : `, facing ${n.facings[facing]}`}.`,
  faced: ({ model, facing }) => `${n.model(model)} faces ${n.facings[facing]}.`,
  roundBegan: ({ round }) => `Round ${round}.`,
  turnBegan: ({ model }) => `${n.model(model)}’s Turn.`,
  turnEnded: () => null,
  overlordTurn: ({ commands }) => `The Overlord Turn: ${n.commands(commands)}.`,
  commanded: ({ model, interrupt }) =>
    interrupt ? `${n.model(model)} acts in between.` : `The Overlord commands ${n.model(model)}.`,
  cardPlayed: ({ card }) => `The Overlord plays ${n.card(card)}.`,
  cardDrawn: ({ card }) => `You draw ${n.card(card)}.`,
  drew: ({ cards, pile }) => `The Overlord draws ${n.cards(cards)}; ${pile} left to draw.`,
  pileEmpty: () => 'The Overlord has no card left to draw.',
  endOfRound: ({ round }) => `The end of round ${round}.`,
  spellTurned: ({ model, spell, turned }) =>
    turned === 0
      ? `${n.model(model)}: ${n.spell(spell)} is ready again.`
      : `${n.model(model)}: ${n.spell(spell)} needs one more round.`,
  effectEnded: ({ model, mark }) => `${marks[mark] ?? mark} on ${n.model(model)} ends.`,
  healed: ({ model, wounds, by: how }) =>
    wounds === 0
      ? `${n.model(model)} has no wound to lose.`
      : `${n.model(model)} ${HEALED[how]}: ${n.wounds(wounds)} less.`,
  mended: ({ model }) => `${n.model(model)} is no longer Injured.`,
  chamberTurned: ({ open }) =>
    `The chamber turns: it is open ${open === 'northSouth' ? 'to the north and south' : 'to the east and west'} now.`,
  stepped: ({ model, from, path }, { at }) =>
    `${n.model(model)} goes from ${at(from)} to ${path.map((place) => at(place)).join(', ')}.`,
  turned: ({ model, facing }) => `${n.model(model)} turns to the ${n.facings[facing]}.`,
  stopped: ({ model, by: enemies, x, y }, { at }) =>
    `${n.model(model)} is stopped at ${at([x, y])} by ${n.models(enemies)}.`,
  brokeAway: ({ model, x, y, strikers }, { at }) =>
    `${n.model(model)} breaks away to ${at([x, y])}; ${n.models(strikers)} may strike.`,
  strikesAt: ({ model, strikers }) => `${n.models(strikers)} may strike at ${n.model(model)}.`,
  waived: ({ models }) => `${n.models(models)} ${models.length === 1 ? 'does' : 'do'} not strike.`,
  left: ({ hero, x, y }, { at }) => `${n.model(hero)} leaves the dungeon at ${at([x, y])}.`,
  attacked,
  hits,
  unharmed: ({ model, hits: count }) =>
    count === 0 ? `${n.model(model)} is unharmed.` : `${n.model(model)} does not mind ${n.hits(count)}.`,
  wounded: ({ model, wounds, injured }) =>
    `${n.model(model)} is wounded: ${n.wounds(wounds)} of 5${injured ? ', Injured' : ''}.`,
  woundIgnored: ({ model, item }) => `${n.item(item)} turns the wound away from ${n.model(model)}.`,
  crippled: ({ model, by: whom }) => `${n.model(model)} is Crippled${by(whom)}.`,
  minionInjured: ({ model }) => `${n.model(model)} is Injured.`,
  boned: ({ model, x, y, by: whom }, { at }) =>
    `${n.model(model)} falls to bones at ${at([x, y])}, struck down${by(whom)}.`,
  destroyed: ({ model, x, y, by: whom }, { at }) =>
    `${n.model(model)} is destroyed at ${at([x, y])}${by(whom)}.`,
  lockHeld: (place, { at, thing }) => `${n.theThing(thing(place))} at ${at(place)} holds.`,
  lockBroken: ({ x, y, by: whom }, { at, thing }) =>
    `${n.model(whom)} breaks ${n.theThing(thing([x, y]))} at ${at([x, y])}.`,
  wardLowered: ({ x, y, from, to, by: whom }, { at, thing }) =>
    `The Ward on ${n.theThing(thing([x, y]))} at ${at([x, y])} is lowered${by(whom)} from ${from} to ${to}.`,
  doorOpened: (place, { at }) => `The door at ${at(place)} is open.`,
  weakSpotBroken: (place, { at }) => `The Weak Spot at ${at(place)} is broken through.`,
  caveInCleared: (place, { at }) => `The fallen roof at ${at(place)} is cleared away.`,
  chestOpened: ({ x, y, contents }, { at }) =>
    `The chest at ${at([x, y])} is open${contents.length === 0 ? ' and empty' : `: ${n.list(contents.map(n.item))}`}.`,
  revealed: ({ squares, bones }) =>
    `${n.squares(squares.length)} come into sight${bones.length === 0 ? '' : `, with ${bones.length} ${bones.length === 1 ? 'Pile' : 'Piles'} of Bones`}.`,
  searched: ({ hero, x, y, found }, { at, thing }) =>
    `${n.model(hero)} searches ${n.theThing(thing([x, y]))} at ${at([x, y])} and finds ${found.length === 0 ? 'nothing' : n.list(found.map(n.item))}.`,
  gained: ({ hero, item }) => `${n.model(hero)} has ${n.item(item)} now.`,
  lostToTheDark: ({ item }) => `Nobody here can use ${n.item(item)}: it is lost.`,
  dropped: ({ hero, item, x, y }, { at }) => `${n.model(hero)} drops ${n.item(item)} at ${at([x, y])}.`,
  pickedUp: ({ hero, item, x, y }, { at }) => `${n.model(hero)} picks up ${n.item(item)} at ${at([x, y])}.`,
  pulled: ({ hero, x, y, left }, { at }) =>
    `${n.model(hero)} pulls the lever at ${at([x, y])}; ${left === 0 ? 'the way out is free' : `${left} to go`}.`,
  cast: ({ model, spell, target, place }, { at }) => {
    const whom = target !== null ? ` on ${n.model(target)}` : place !== null ? ` at ${at(place)}` : '';
    return `${n.model(model)} casts ${n.spell(spell)}${whom}.`;
  },
  marked: ({ model, mark }) =>
    `${n.model(model)} ${(MARKED as Readonly<Record<string, string>>)[mark] ?? mark}.`,
  used: ({ model, item }) => `${n.model(model)} uses ${n.item(item)}.`,
  offered: ({ giver, taker, item, inReturn }) =>
    inReturn === null
      ? `${n.item(item)} shall go from ${n.model(giver)} to ${n.model(taker)}.`
      : `${n.model(giver)} offers ${n.model(taker)} ${n.item(item)} for ${n.item(inReturn)}.`,
  traded: ({ giver, taker, item, inReturn }) =>
    inReturn === null
      ? `${n.model(giver)} hands ${n.item(item)} to ${n.model(taker)}.`
      : `${n.model(giver)} and ${n.model(taker)} swap ${n.item(item)} for ${n.item(inReturn)}.`,
  declined: ({ giver, taker, item, inReturn }) =>
    inReturn === null
      ? `${n.item(item)} does not go from ${n.model(giver)} to ${n.model(taker)}: declined.`
      : `${n.model(taker)} does not swap ${n.item(inReturn)} for ${n.item(item)}: declined.`,
  bonesRemoved: ({ squares }, { at }) =>
    `The bones at ${n.list(squares.map((place) => at(place)))} are gone.`,
  feat: ({ model, feat }) => `${n.model(model)} uses the Feat ${n.feat(feat)}.`,
  featRestored: ({ model, feat }) => `${n.model(model)} can use ${n.feat(feat)} again.`,
  raiseLost: ({ castings }) =>
    `${castings === 1 ? 'One casting' : `${castings} castings`} of Raise Dead ${castings === 1 ? 'is' : 'are'} lost: nothing is left to raise.`,
  caveIn: (place, { at }) => `The roof comes down at ${at(place)}.`,
  conceded: ({ side }) => `${n.side(side)} ${side === 'heroes' ? 'give' : 'gives'} up.`,
  gameOver: ({ winner, ending }) =>
    `${endings[ending as keyof typeof endings]?.(winner) ?? ''} ${winner === 'heroes' ? 'The Heroes win.' : 'The Overlord wins.'}`.trim(),
  rewarded: ({ hero, item }) => `${n.model(hero)} gets ${n.item(item)} for the next adventure.`,
};
