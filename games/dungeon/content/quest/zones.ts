// The parts of a dungeon between its closed doors. DUN-FURN-25, DUN-RULING-34.

/** Numbers every part from 0, in the order of its first square. */
export function zonesOf(
  width: number,
  floor: Uint8Array,
  barrierAt: Int16Array,
): { readonly zoneAt: Int16Array; readonly zones: number } {
  const zoneAt = new Int16Array(floor.length).fill(-1);
  const isOpen = (square: number) => floor[square] === 1 && barrierAt[square] === -1 && zoneAt[square] === -1;
  let zones = 0;
  for (let first = 0; first < floor.length; first++) {
    if (!isOpen(first)) continue;
    const frontier = [first];
    zoneAt[first] = zones;
    for (let square = frontier.pop(); square !== undefined; square = frontier.pop()) {
      for (const next of beside(square, width, floor.length)) {
        if (!isOpen(next)) continue;
        zoneAt[next] = zones;
        frontier.push(next);
      }
    }
    zones++;
  }
  return { zoneAt, zones };
}

/** The squares that share a side with it. A diagonal step leads nowhere that these do not. DUN-MOV-07 */
export function beside(square: number, width: number, size: number): number[] {
  const x = square % width;
  const next: number[] = [];
  if (square >= width) next.push(square - width);
  if (x + 1 < width) next.push(square + 1);
  if (square + width < size) next.push(square + width);
  if (x > 0) next.push(square - 1);
  return next;
}
