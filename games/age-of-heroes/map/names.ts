// How much room a name takes on the map.

const NARROW = new Set("fijlrtIJ-.' ");
const WIDE = new Set('mwMW');

/** The width of a text in ems, a little generously, set in Alegreya. */
function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (NARROW.has(letter)) return 0.31;
  if (WIDE.has(letter)) return 0.82;
  return letter === letter.toUpperCase() ? 0.64 : 0.51;
}

/** A name on the rows its label has; one word stands on one row. */
export function nameRows(name: string, rows: 1 | 2): string[] {
  const gap = name.search(/[ -](?=[^ -]*$)/);
  if (rows === 1 || gap < 0) return [name];
  return [name.slice(0, gap + 1).trimEnd(), name.slice(gap + 1)];
}

/** From one row to the next, in ems. */
export const ROW = 1.05;

/** The size of a name in units. */
export function nameSize(name: string, size: number, rows: 1 | 2): [width: number, height: number] {
  const set = nameRows(name, rows);
  return [Math.max(...set.map(textWidth)) * size, (set.length * ROW + 0.1) * size];
}
