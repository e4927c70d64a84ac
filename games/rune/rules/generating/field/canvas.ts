// A battle map while it is being drawn: rock, what stands where, and where nothing more may stand.

import type { Dice } from '@skald/kernel';
import type { Area, BattleMap, Spot, Thing, Zone } from '../../../content/battle-map.ts';
import { stripsOf } from '../../../content/maps/drawing.ts';
import { between } from '../lots.ts';

/** What is drawn, but for where. */
export type Drawn<Whole> = Whole extends unknown ? Omit<Whole, 'area' | 'id'> : never;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const ROOM_TRIES = 40;

export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #rock: Uint8Array;
  /** Something stands there, or shall not. */
  readonly #taken: Uint8Array;
  readonly #zones: Zone[] = [];
  readonly #objects: Thing[] = [];
  readonly #heights = new Map<number, Set<number>>();
  readonly #counts = new Map<string, number>();

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#rock = new Uint8Array(width * height);
    this.#taken = new Uint8Array(width * height);
  }

  get whole(): Box {
    return { x: 0, y: 0, width: this.width, height: this.height };
  }

  squares({ x, y, width, height }: Box): number[] {
    const found: number[] = [];
    for (let row = Math.max(0, y); row < Math.min(this.height, y + height); row++)
      for (let column = Math.max(0, x); column < Math.min(this.width, x + width); column++)
        found.push(row * this.width + column);
    return found;
  }

  wall(box: Box): void {
    for (const square of this.squares(box)) this.#rock[square] = 1;
  }

  carve(box: Box): void {
    for (const square of this.squares(box)) this.#rock[square] = 0;
  }

  /** Rock all around. */
  enclose(): void {
    const { width, height } = this;
    for (const box of [
      { x: 0, y: 0, width, height: 1 },
      { x: 0, y: height - 1, width, height: 1 },
      { x: 0, y: 0, width: 1, height },
      { x: width - 1, y: 0, width: 1, height },
    ])
      this.wall(box);
  }

  isOpen(square: number): boolean {
    return this.#rock[square] === 0;
  }

  open(box: Box = this.whole): number[] {
    return this.squares(box).filter((square) => this.isOpen(square));
  }

  /** Nothing more will stand here. */
  keep(box: Box): void {
    for (const square of this.squares(box)) this.#taken[square] = 1;
  }

  /** Where so much finds room, with a pace around it to pass; null where it finds none. */
  room(dice: Dice, width: number, height: number, within: Box = this.whole): Box | null {
    if (within.width < width || within.height < height) return null;
    for (let i = 0; i < ROOM_TRIES; i++) {
      const x = between(dice, within.x, within.x + within.width - width);
      const y = between(dice, within.y, within.y + within.height - height);
      if (this.#isFree(x - 1, y - 1, width + 2, height + 2)) return { x, y, width, height };
    }
    return null;
  }

  /** What lies beyond the edge is no hindrance. */
  #isFree(left: number, top: number, width: number, height: number): boolean {
    for (let y = Math.max(0, top); y < Math.min(this.height, top + height); y++)
      for (let x = Math.max(0, left); x < Math.min(this.width, left + width); x++) {
        const square = y * this.width + x;
        if (this.#rock[square] === 1 || this.#taken[square] === 1) return false;
      }
    return true;
  }

  /** Says its name. */
  put(part: Drawn<Thing>, box: Box): string {
    const kind = part.kind === 'barrier' ? part.item : part.kind;
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    const id = `${kind}-${count}`;
    this.#objects.push({ ...part, id, area: this.#area(this.squares(box)) } as Thing);
    this.keep(box);
    return id;
  }

  zone(part: Drawn<Zone>, squares: readonly number[]): void {
    const area = this.#area(squares.filter((square) => this.isOpen(square)));
    if (area.length > 0) this.#zones.push({ ...part, area } as Zone);
  }

  /** What was raised before is raised anew. */
  raise(feet: number, squares: readonly number[]): void {
    for (const level of this.#heights.values()) for (const square of squares) level.delete(square);
    const there = this.#heights.get(feet) ?? new Set();
    for (const square of squares) if (this.isOpen(square)) there.add(square);
    this.#heights.set(feet, there);
  }

  /** Open squares in a box, as far apart as they can be for so many, in no order. */
  starts(dice: Dice, count: number, within: Box): Spot[] {
    const free = this.open(within).filter((square) => this.#taken[square] === 0);
    const chosen: number[] = [];
    for (let gap = 3; gap > 0 && chosen.length < count; gap--)
      for (let tries = 0; tries < 4 * count && chosen.length < count && free.length > 0; tries++) {
        const square = free[dice.roll(free.length) - 1] as number;
        if (chosen.every((other) => this.#far(square, other) >= gap)) chosen.push(square);
      }
    return chosen.map((square) => ({ x: square % this.width, y: Math.floor(square / this.width) }));
  }

  #far(one: number, other: number): number {
    const { width } = this;
    const across = Math.abs((one % width) - (other % width));
    return Math.max(across, Math.abs(Math.floor(one / width) - Math.floor(other / width)));
  }

  #area(squares: readonly number[]): Area {
    return stripsOf(
      this,
      squares.toSorted((one, other) => one - other),
    );
  }

  map(name: string, edge: BattleMap['edge'], starts: BattleMap['starts']): BattleMap {
    const rock = this.squares(this.whole).filter((square) => !this.isOpen(square));
    return {
      skald: 'battle-map',
      version: 1,
      name,
      width: this.width,
      height: this.height,
      cell: CELL,
      edge,
      walls: this.#area(rock),
      heights: [...this.#heights].flatMap(([feet, squares]) =>
        squares.size === 0 ? [] : [{ feet, area: this.#area([...squares]) }],
      ),
      zones: this.#zones,
      objects: this.#objects,
      starts,
    };
  }
}

/** Paces of a design cell, by which shares of a field are counted. RUN-TER-166 */
export const CELL = 2;
