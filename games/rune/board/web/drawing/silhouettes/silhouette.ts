/** Who a foe is, in a box of 44 around 0, 0, cut like wood: `body` filled, `line` drawn over it. */
export interface Silhouette {
  readonly body: string;
  readonly line: string;
}

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

const known = new WeakMap<Silhouette, readonly string[]>();

/** What lies before hides what lies behind: the body in its parts, in this order. */
export function partsOf(silhouette: Silhouette): readonly string[] {
  const parts = known.get(silhouette) ?? silhouette.body.split(/(?=M)/);
  known.set(silhouette, parts);
  return parts;
}
