// What happened, as scenes to be shown one after another. Pure: the stage plays them.

import { type Journey, joined, pacesOfJourney, type Tone } from '@skald/games/board-kit';
import type { Seat } from '@skald/kernel';
import type { Language } from '@skald/text';
import { type ArmyId, type Hex, sideOf } from '../../content/index.ts';
import type { EventOf, GameEvent } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { armyName, cardName, NAMES, sideName } from '../../text/names.ts';
import type { PieceId } from './deeds.ts';
import { WEB_WORDS, type WebWords } from './words.ts';

type March = Journey<PieceId, Hex>;

export interface DiceOf {
  readonly army: ArmyId | null;
  readonly seat: Seat;
  readonly faces: readonly number[];
  /** From which face on a die does what it is for; 7 where there is no such face. */
  readonly needs: number;
  readonly note: string;
}

export type Scene =
  | March
  /** Dice on a card beside their hex, or in the middle of the map. */
  | {
      readonly kind: 'dice';
      readonly hex: Hex | null;
      readonly title: string;
      readonly dice: readonly DiceOf[];
      readonly result: string;
    }
  | {
      readonly kind: 'word';
      readonly hex: Hex;
      readonly text: string;
      readonly tone: Tone;
    }
  | { readonly kind: 'fire'; readonly hex: Hex; readonly text: string }
  | { readonly kind: 'fall'; readonly hex: Hex; readonly army: ArmyId; readonly text: string };

/** How many paces a scene takes. */
export function pacesOf(scene: Scene): number {
  switch (scene.kind) {
    case 'travel':
      return pacesOfJourney(scene);
    case 'dice':
      return scene.dice.length > 1 ? 6 : 4;
    default:
      return 2.5;
  }
}

/** Longer tales are cut to their end: nobody wants to sit through twenty moves. */
const MOST_SCENES = 24;

/** Who fights where: news of one battle come in parts. */
export interface Fight {
  readonly hex: Hex;
  readonly attacker: ArmyId;
  readonly defender: ArmyId;
}

export interface Told {
  readonly scenes: readonly Scene[];
  readonly fight: Fight | null;
}

/** Told by events alone, and by the battle that was on before them. */
export function scenesOf(
  events: readonly GameEvent[],
  view: State,
  language: Language,
  before: Fight | null,
): Told {
  const teller = new Teller(events, view, language, before);
  for (const event of events) teller.tell(event);
  return { scenes: teller.scenes.slice(-MOST_SCENES), fight: teller.fight };
}

class Teller {
  readonly scenes: Scene[] = [];
  readonly #view: State;
  readonly #language: Language;
  readonly #words: WebWords;
  /** Where the ship is at this point of the tale. */
  #ship: Hex | null;
  fight: Fight | null;

  constructor(events: readonly GameEvent[], view: State, language: Language, before: Fight | null) {
    this.#view = view;
    this.#language = language;
    this.#words = WEB_WORDS[language];
    const sailed = events.find((event) => event.type === 'sailed');
    this.#ship = sailed?.type === 'sailed' ? sailed.from : view.ship.at;
    this.fight = before;
  }

  tell(event: GameEvent): void {
    const words = this.#words;
    switch (event.type) {
      case 'initiativeRolled':
        return this.#initiative(event);
      case 'order': {
        const last = this.scenes.at(-1);
        const [first] = event.order;
        if (last?.kind !== 'dice' || last.hex !== null || first === undefined) return;
        this.scenes[this.scenes.length - 1] = { ...last, result: words.first(this.#sideOfSeat(first)) };
        return;
      }
      case 'moved':
        return this.#travel(event.army, [event.from, event.to]);
      case 'fled':
        return this.#travel(event.army, event.path);
      case 'sailed':
        this.#travel('ship', [event.from, event.to]);
        this.#ship = event.to;
        return;
      case 'forded':
        return this.#forded(event);
      case 'flightRolled':
        return this.#oneDie(event.army, event.face, 7, words.flees);
      case 'exchanged':
      case 'exchangedPoints':
        return this.#say(this.#where(event.army), words.exchanged, 'good');
      case 'forcedMarch':
        return this.#say(this.#where(event.army), words.forcedMarch, 'spell');
      case 'cardPlayed':
      case 'tacticPlayed':
        return this.#card(event);
      case 'battleBegan':
        this.fight = { hex: event.hex, attacker: event.attacker, defender: event.defender };
        return this.#say(event.hex, `${event.points[0]} : ${event.points[1]}`, 'bad');
      case 'round':
        return this.#round(event);
      case 'battleWon':
        return this.#won(event);
      case 'saves':
        return this.#saves(event);
      case 'pillaged':
        this.scenes.push({ kind: 'fire', hex: event.hex, text: words.pillaged });
        return;
      case 'besieged':
        return this.#say(this.#where(event.army), words.besieged(event.turns, event.of), 'bad');
      case 'castleDestroyed': {
        const hex = this.#where(event.army);
        if (hex !== null) this.scenes.push({ kind: 'fire', hex, text: words.castleFalls });
        return;
      }
      case 'shipDestroyed':
        this.scenes.push({ kind: 'fire', hex: event.hex, text: words.shipBurns });
        return;
      case 'destroyed': {
        const hex = this.#hexOf(event.at);
        const text = event.how === 'dissolved' ? words.dissolved : words.destroyed;
        if (hex !== null) this.scenes.push({ kind: 'fall', hex, army: event.army, text });
        return;
      }
    }
  }

  #hexOf(place: Hex | 'ship' | null | undefined): Hex | null {
    return place === 'ship' ? this.#ship : (place ?? null);
  }

  /** Where an army is now; events that need it tell nothing older. */
  #where(id: ArmyId): Hex | null {
    return this.#hexOf(this.#view.armies.find((army) => army.id === id)?.at);
  }

  #sideOfSeat(seat: Seat): string {
    return sideName(this.#view.sides[seat] ?? 'normans', this.#language);
  }

  #seatOf(id: ArmyId): Seat {
    return this.#view.sides.indexOf(sideOf(id));
  }

  #say(hex: Hex | null, text: string, tone: Tone): void {
    if (hex !== null) this.scenes.push({ kind: 'word', hex, text, tone });
  }

  #travel(piece: PieceId, places: readonly (Hex | 'ship')[]): void {
    const path = places.flatMap((place) => this.#hexOf(place) ?? []);
    const march: March = { kind: 'travel', pieces: [piece], path };
    const last = this.scenes.at(-1);
    const longer = last?.kind === 'travel' ? joined(last, march) : null;
    if (longer !== null) this.scenes[this.scenes.length - 1] = longer;
    else if (path.length > 1) this.scenes.push(march);
  }

  #oneDie(army: ArmyId, face: number, needs: number, result: string, hex = this.#where(army)): void {
    const dice = [{ army, seat: this.#seatOf(army), faces: [face], needs, note: '' }];
    this.scenes.push({ kind: 'dice', hex, title: armyName(army, this.#language), dice, result });
  }

  #forded({ army, from, to, face, ok }: EventOf<'forded'>): void {
    if (face === null) return;
    const result = ok ? this.#words.forded : this.#words.notForded;
    this.#oneDie(army, face, 7, result, this.#hexOf(from) ?? this.#hexOf(to));
  }

  #initiative({ dice }: EventOf<'initiativeRolled'>): void {
    const rolled = dice.map((face, seat) => ({
      army: null,
      seat,
      faces: [face],
      needs: 7,
      note: this.#sideOfSeat(seat),
    }));
    const { initiativeRoll, again } = this.#words;
    this.scenes.push({ kind: 'dice', hex: null, title: initiativeRoll, dice: rolled, result: again });
  }

  #card({ type, seat, card }: EventOf<'cardPlayed'> | EventOf<'tacticPlayed'>): void {
    const first = this.#view.armies.find(({ id, at }) => at !== null && this.#seatOf(id) === seat);
    const hex = type === 'tacticPlayed' ? (this.fight?.hex ?? null) : this.#hexOf(first?.at);
    this.#say(hex, cardName(card, this.#language), 'spell');
  }

  #round({ round, attacker, defender, needs, hits, left, sums }: EventOf<'round'>): void {
    const { fight } = this;
    if (fight === null) return;
    const side = (army: ArmyId, faces: readonly number[], i: number): DiceOf => ({
      army,
      seat: this.#seatOf(army),
      faces,
      needs: needs[i] ?? 7,
      note: [
        this.#words.hits(hits[i] ?? 0),
        this.#words.left(left[i] ?? 0),
        // One part needs no sum.
        ...((sums[i]?.length ?? 0) > 1 ? [NAMES[this.#language].hitSum(sums[i] ?? [])] : []),
      ].join(', '),
    });
    this.scenes.push({
      kind: 'dice',
      hex: fight.hex,
      title: this.#words.round(round),
      dice: [side(fight.attacker, attacker, 0), side(fight.defender, defender, 1)],
      result: '',
    });
  }

  #won({ winner, attacker, defender }: EventOf<'battleWon'>): void {
    const army = winner === 'attacker' ? attacker : defender;
    const text =
      winner === 'draw' ? this.#words.draw : this.#words.won(sideName(sideOf(army), this.#language));
    this.#say(this.fight?.hex ?? this.#where(army), text, 'good');
  }

  #saves({ army, dice, needs, saved }: EventOf<'saves'>): void {
    if (dice.length === 0) return;
    this.scenes.push({
      kind: 'dice',
      hex: this.fight?.hex ?? this.#where(army),
      title: this.#words.saves(armyName(army, this.#language)),
      dice: [{ army, seat: this.#seatOf(army), faces: dice, needs, note: '' }],
      result: this.#words.saved(saved),
    });
  }
}
