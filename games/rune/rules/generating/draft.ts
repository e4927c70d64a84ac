// An encounter while it is being made: elements are added, and it always knows what it costs.

import { CATEGORIES, CATEGORY_PRICE, type Category, SILVER, TREASURES } from '../../content/design/gains.ts';
import { dmgCost } from '../../content/design/traps.ts';
import type { Gain } from '../../documents/encounter/gain-schema.ts';
import { damageCost } from '../../documents/encounter/price/element.ts';
import { type EncounterPrice, priceOf } from '../../documents/encounter/price/index.ts';
import type { Element, Encounter } from '../../documents/encounter/schema.ts';

/** Without anything to win nobody would come. */
const LEAST_PRIZES = 2;

export class Draft {
  #encounter: Encounter;

  constructor(encounter: Encounter) {
    this.#encounter = encounter;
  }

  get encounter(): Encounter {
    return this.#encounter;
  }

  get price(): EncounterPrice {
    return priceOf(this.#encounter);
  }

  get gains(): Gain[] {
    return this.#encounter.events.flatMap(({ elements }) => elements.flatMap(({ gains }) => gains));
  }

  /** What hurts before the fight of an event. RUN-GAIN-42 */
  harmBefore(event: number): number {
    return damageCost(
      this.price.lines.filter(({ path: [, e, part] }) => part === 'elements' && Number(e) < event),
    );
  }

  /** Behind everything else, or before so many others of the event. */
  add(event: number, element: Element, before = 0): void {
    this.#change((elements, e) =>
      e === event ? elements.toSpliced(elements.length - before, 0, element) : elements,
    );
  }

  /** Only if it still is not too dear. */
  addWithin(event: number, element: Element, most: number, before = 0): boolean {
    const kept = this.#encounter;
    this.add(event, element, before);
    if (this.price.totals.spent <= most) return true;
    this.#encounter = kept;
    return false;
  }

  /** How much an event holds already. */
  held(event: number): number {
    return this.#encounter.events[event]?.elements.length ?? 0;
  }

  /** Takes away what would be earned for nothing: what is won last, and not by rest. */
  trim(most: number): void {
    const prizes = this.#encounter.events.flatMap(({ elements }) =>
      elements.filter(({ id }) => id.startsWith('prize-')).map(({ id }) => id),
    );
    while (this.price.totals.earned > most && prizes.length > LEAST_PRIZES) {
      const gone = prizes.pop();
      this.#change((elements) => elements.filter(({ id }) => id !== gone));
    }
  }

  /** Makes traps hurt more, and then harder to avoid, one after another, until nearly so much is spent. */
  fillUp(most: number, worstDam: number, hardest: number): void {
    const each = this.#encounter.events.flatMap(({ elements }, e) => elements.map(({ id }) => ({ e, id })));
    for (const change of [
      (element: Element) => harsher(element, most - this.price.totals.spent, worstDam),
      (element: Element) => harder(element, hardest),
    ])
      for (const { e, id } of each) {
        const kept = this.#encounter;
        this.#replace(e, id, change);
        if (this.#encounter !== kept && this.price.totals.spent > most) this.#encounter = kept;
      }
  }

  /** Treasure that earns what is missing, dear things first, and silver for the rest. RUN-TRE-13, -21 */
  missing(event: number): Gain[] {
    const { spent, earned } = this.price.totals;
    const found = (gains: readonly Gain[], category: Category): number =>
      gains.filter((gain) => gain.kind === 'treasure' && gain.category === category).length;
    const here = this.#encounter.events[event]?.elements.flatMap(({ gains }) => gains) ?? [];
    const added: Gain[] = [];
    let left = spent - earned;
    const takes = (category: Category): boolean =>
      found([...here, ...added], category) < TREASURES.inEvent &&
      found([...this.gains, ...added], category) < TREASURES.inEncounter;
    while (left > SILVER.most) {
      const open = CATEGORIES.filter(takes);
      const category = open.findLast((one) => -CATEGORY_PRICE[one] <= left) ?? open[0];
      if (category === undefined) break;
      added.push({ kind: 'treasure', category });
      left += CATEGORY_PRICE[category];
    }
    if (left > 0) added.push({ kind: 'silver', ounces: left });
    return added;
  }

  #replace(event: number, id: string, change: (element: Element) => Element): void {
    const element = this.#encounter.events[event]?.elements.find((one) => one.id === id);
    const changed = element && change(element);
    if (changed === element) return;
    this.#change((elements) => elements.map((one) => (one === element && changed ? changed : one)));
  }

  #change(change: (elements: Element[], event: number) => Element[]): void {
    this.#encounter = {
      ...this.#encounter,
      events: this.#encounter.events.map((event, e) => ({ ...event, elements: change(event.elements, e) })),
    };
  }
}

/** A blow that costs up to so many points more. */
function harsher(element: Element, points: number, worst: number): Element {
  const [effect] = element.effects;
  if (effect?.kind !== 'damage' || effect.over !== 'once') return element;
  let dam = effect.dam;
  while (dam < worst && dmgCost(dam + 1) - dmgCost(effect.dam) <= points) dam++;
  return dam === effect.dam ? element : { ...element, effects: [{ ...effect, dam }] };
}

function harder(element: Element, hardest: number): Element {
  const { roll, nature } = element;
  if (roll === null || roll.against.kind !== 'difficulty' || (nature !== 'trap' && nature !== 'hazard'))
    return element;
  const { difficulty } = roll.against;
  return difficulty >= hardest
    ? element
    : { ...element, roll: { ...roll, against: { kind: 'difficulty', difficulty: difficulty + 1 } } };
}
