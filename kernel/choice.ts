/** What a seat answers: an act and what it concerns, flat and plain, so that its values spell its id. */
export interface Choice {
  readonly act: string;
  readonly [what: string]: string | number | boolean;
}

/** A choice as it comes from outside: a number may be a text, and anything may be missing. */
export type Tried = Readonly<Record<string, unknown>>;

/** The stable id of an option: its values in order, e.g. `step:wessex`. */
export function optionId(choice: Choice): string {
  let id = '';
  for (const key in choice) id = id === '' ? `${choice[key]}` : `${id}:${choice[key]}`;
  return id;
}

/** Whether a choice from outside says exactly what a listed option says, whatever the order of its fields. */
export function sameChoice(given: Tried, listed: Choice): boolean {
  const keys = Object.keys(listed);
  return Object.keys(given).length === keys.length && keys.every((key) => given[key] === listed[key]);
}

/** What keeps the values of an id apart, and a move of a record from its seat. */
const PARTS = /[\s:]/;
/** Longer ids fit no record and no protocol. */
const LONGEST_ID = 190;

/** Whether a record can name this option, and be read again. */
export function isWritable(choice: Choice): boolean {
  for (const key in choice) {
    const value = choice[key];
    if (typeof value === 'string' && PARTS.test(value)) return false;
  }
  return choice.act !== '' && optionId(choice).length <= LONGEST_ID;
}

/** What is wrong with a list of options: some that no record could name, or that it could not tell apart. */
export function faultsOf(options: readonly Choice[]): string[] {
  const ids = new Set<string>();
  return options.flatMap((option) => {
    const id = optionId(option);
    if (!isWritable(option)) return [`no record can name ${JSON.stringify(option)}`];
    if (ids.has(id)) return [`several options are ${id}`];
    ids.add(id);
    return [];
  });
}
