// Step II: drow, witches and ghosts cast spells. AOH-SPELL

import { next, type Seat } from '@skald/kernel';
import {
  CASTS,
  isLand,
  monsterKind,
  type Options,
  onDie,
  RESISTED,
  SPELL_BY_DIE,
  SPELL_WORKS_UP_TO,
  type Spell,
  SYGIL_SAVES_UP_TO,
} from '../content/index.ts';
import type { FrameOf } from './agenda.ts';
import { nextCaster } from './battle.ts';
import { leaveBattle, woundHero } from './death.ts';
import { loseGlory, marchHome } from './flight.ts';
import { freeLand, ownerOf } from './kingdom.ts';
import { bids, mostLuck, spend } from './luck.ts';
import { heroPiece, independentJarl, isHero, isJarl, loseNextTurn, piecesIn } from './pieces.ts';
import { backToPile } from './results.ts';
import { type Battle, battleOf, type Piece, playerOf, type State, type Steps, type Table } from './state.ts';

/** Luck may bend these dice only in the classic game. AOH-LUCK-07, AOH-RULING-37 */
const mayBend = (state: State, seat: Seat): boolean =>
  state.options.luckScope === 'any' && heroPiece(state, seat) !== null && mostLuck(state, seat) > 0;

/** Heroes with Sygil whom this spell would strike. AOH-RUNE-11, AOH-RULING-26 */
function sygilHeroes(state: State, spell: Spell): Seat[] {
  if (spell === 'is') return [];
  return struck(state, spell, [])
    .filter((one) => isHero(state, one))
    .map(({ owner }) => owner)
    .filter((seat) => playerOf(state, seat).rune === 'sygil');
}

/** Whom a spell strikes in the area of the battle. AOH-RULING-26, -33 to -35 */
function struck(state: State, spell: Spell, saved: readonly Seat[]): Piece[] {
  const battle = battleOf(state);
  const spared = (one: Piece): boolean => isHero(state, one) && saved.includes(one.owner);
  const here = piecesIn(state, battle.area).filter((one) => !spared(one));
  if (spell === 'hagall') return here;
  if (spell === 'yr') return here.filter((one) => one.faceUp && (one.owner !== null || independentJarl(one)));
  if (spell === 'wynn') return here.filter((one) => WYNN[state.options.wynn].strikes(one, battle));
  return here.filter((one) => one.owner !== null);
}

export const spellSteps: Steps<
  'spells' | 'resist' | 'spellLuck' | 'sygil' | 'sygilWorks' | 'sygilLuck' | 'spellStrikes'
> = {
  spells(table, frame) {
    const battle = battleOf(table.state);
    const [caster] = frame.casters;
    if (battle.attackers.length === 0) return stop(table);
    if (caster === undefined) return next(table, { step: 'luck' });
    if (frame.dice === 0) return next(table, nextCaster(frame));
    next(table, { ...frame, dice: frame.dice - 1 });
    const face = table.roll(6, 'spell');
    if (face > (CASTS[monsterKind(caster)]?.upTo ?? 0)) table.tell?.({ type: 'noSpell', caster });
    else cast(table, caster, onDie(SPELL_BY_DIE, face));
  },

  /** The attacking player resists with one die. AOH-SPELL-12, -14, -17 */
  resist(table, { caster, spell, luck }) {
    const seat = battleOf(table.state).attacker;
    const works = table.roll(6, 'resistance') + luck <= SPELL_WORKS_UP_TO;
    if (works) next(table, atHeroes(table.state, caster, spell));
    else table.tell?.({ type: 'spellFailed', spell, seat });
  },

  spellLuck: {
    options: (state, _frame, seat) => bids(state, seat),
    answer(table, { caster, spell }, { points }, seat) {
      if (points !== 0) spend(table, seat, points);
      next(table, { step: 'resist', caster, spell, luck: points });
    },
  },

  /** AOH-RUNE-11 */
  sygil(table, frame) {
    const { caster, spell, waiting, saved, luck } = frame;
    const [seat, ...others] = waiting;
    if (seat === undefined) return next(table, { step: 'spellStrikes', spell, saved });
    if (luck === null && table.state.options.runesAtWill)
      return next(table, { step: 'sygilWorks', seat, caster, spell, waiting, saved });
    if (luck === null && mayBend(table.state, seat))
      return next(table, { step: 'sygilLuck', seat, caster, spell, waiting, saved });
    const safe = table.roll(6, 'sygil') + (luck ?? 0) <= SYGIL_SAVES_UP_TO;
    if (safe) table.tell?.({ type: 'sygilSaved', seat, spell });
    next(table, { ...frame, waiting: others, saved: safe ? [...saved, seat] : saved, luck: null });
  },

  /** Who is saved may have to fight on alone, and may not want that. AOH-RUNE-05, AOH-RULING-72 */
  sygilWorks: {
    byDefault: () => ({ act: 'work' }),
    options: () => [{ act: 'work' }, { act: 'rest' }],
    answer(table, { caster, spell, waiting, saved }, { act }, seat) {
      if (act === 'rest') {
        table.tell?.({ type: 'sygilRested', seat, spell });
        next(table, { step: 'sygil', caster, spell, waiting: waiting.slice(1), saved, luck: null });
      } else if (mayBend(table.state, seat))
        next(table, { step: 'sygilLuck', seat, caster, spell, waiting, saved });
      else next(table, { step: 'sygil', caster, spell, waiting, saved, luck: 0 });
    },
  },

  sygilLuck: {
    options: (state, _frame, seat) => bids(state, seat),
    answer(table, { caster, spell, waiting, saved }, { points }, seat) {
      if (points !== 0) spend(table, seat, points);
      next(table, { step: 'sygil', caster, spell, waiting, saved, luck: points });
    },
  },

  spellStrikes(table, { spell, saved }) {
    EFFECT[spell](table, struck(table.state, spell, saved));
  },
};

/** No attacker is left: the battle ends with no result. AOH-RULING-36 */
function stop(table: Table): void {
  const battle = battleOf(table.state);
  table.tell?.({ type: 'battleStopped', area: battle.area });
  next(table, { step: 'gods', waiting: [...battle.heroes] }, { step: 'endBattle' });
}

const atHeroes = (state: State, caster: FrameOf<'resist'>['caster'], spell: Spell): FrameOf<'sygil'> => ({
  step: 'sygil',
  caster,
  spell,
  waiting: sygilHeroes(state, spell),
  saved: [],
  luck: null,
});

function cast(table: Table, caster: FrameOf<'resist'>['caster'], spell: Spell): void {
  const { state } = table;
  const { area, attacker } = battleOf(state);
  table.tell?.({ type: 'spellCast', caster, spell, area });
  if (!RESISTED.includes(spell)) next(table, atHeroes(state, caster, spell));
  else if (mayBend(state, attacker)) next(table, { step: 'spellLuck', seat: attacker, caster, spell });
  else next(table, { step: 'resist', caster, spell, luck: 0 });
}

const ids = (pieces: readonly Piece[]) => pieces.map((one) => one.id);

/** What each spell does to those it strikes. */
const EFFECT: Readonly<Record<Spell, (table: Table, victims: Piece[]) => void>> = {
  /** AOH-SPELL-06, -07, AOH-RULING-28 */
  hagall(table, victims) {
    for (const one of victims) {
      one.hail += 1;
      one.seaBan = table.state.turn + 1;
    }
    const seen = victims.filter((one) => one.faceUp);
    table.tell?.({ type: 'hail', area: battleOf(table.state).area, counters: ids(seen) });
  },

  /** AOH-SPELL-08, -09, AOH-RULING-29 */
  is(table) {
    const { state } = table;
    const battle = battleOf(state);
    const land = battle.area;
    if (!isLand(land) || state.iced.includes(land)) return;
    const owner = ownerOf(state, land);
    if (owner !== null) freeLand(state, owner, land);
    state.iced.push(land);
    battle.land = false;
    table.tell?.({ type: 'iced', area: land, owner });
  },

  /** AOH-SPELL-11, AOH-RULING-30 */
  jara(table, victims) {
    loseTurns(table, victims);
  },

  /** AOH-SPELL-13, AOH-RULING-32 */
  nied(table, victims) {
    loseTurns(table, victims);
    const { attackers } = battleOf(table.state);
    const out = ids(victims).filter((id) => attackers.includes(id));
    leaveBattle(table, out);
    if (out.length > 0) table.tell?.({ type: 'leftBattle', counters: out });
  },

  /** AOH-SPELL-15, -16, AMI-DIFF-14, AOH-RULING-33, -34 */
  wynn(table, victims) {
    leaveBattle(table, ids(victims));
    if (victims.length > 0) table.tell?.({ type: 'leftBattle', counters: ids(victims) });
    for (const one of victims) one.barred = true;
    WYNN[table.state.options.wynn].sends(table, victims);
  },

  /** AOH-SPELL-17, AOH-RULING-35 */
  yr(table, victims) {
    const { state } = table;
    for (const one of victims) {
      if (isJarl(state, one)) {
        table.tell?.({ type: 'wounded', counter: one.id, owner: one.owner, by: null, area: one.area });
        backToPile(table, one);
      } else {
        const died = woundHero(table, one, null, 'spell');
        if (!died && !state.options.yrSurvivorsFight) leaveBattle(table, [one.id]);
      }
    }
  },
};

/** Whom Wynn strikes and where they go. AMI-DIFF-14, AOH-RULING-33, -34 */
const WYNN: Record<Options['wynn'], Wynn> = {
  marchHome: {
    strikes: (one, { attacker }) => one.owner === attacker,
    sends(table, victims) {
      for (const one of victims)
        if (marchHome(table, one) && isHero(table.state, one)) loseGlory(table, one.owner);
    },
  },
  flee: {
    strikes: (one) => one.owner !== null,
    sends: (table, victims) =>
      next(table, ...victims.map(({ id }) => ({ step: 'flight' as const, counter: id, chooser: null }))),
  },
};

interface Wynn {
  strikes(one: Piece, battle: Battle): boolean;
  sends(table: Table, victims: readonly Piece[]): void;
}

function loseTurns(table: Table, victims: readonly Piece[]): void {
  for (const one of victims) loseNextTurn(table.state, one);
  if (victims.length > 0)
    table.tell?.({ type: 'turnLost', counters: ids(victims), area: battleOf(table.state).area });
}
