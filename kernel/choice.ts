/** What a seat answers: an act and what it concerns, flat and plain, so that its values spell its id. */
export interface Choice {
  readonly act: string;
  readonly [what: string]: string | number | boolean;
}

/** The stable id of an option: its values in order, e.g. `step:wessex`. */
export function optionId(choice: Choice): string {
  let id = '';
  for (const key in choice) id = id === '' ? `${choice[key]}` : `${id}:${choice[key]}`;
  return id;
}

/** Whether a choice from outside says exactly what a listed option says, whatever the order of its fields. */
export function sameChoice(given: Readonly<Record<string, unknown>>, listed: Choice): boolean {
  const keys = Object.keys(listed);
  return Object.keys(given).length === keys.length && keys.every((key) => given[key] === listed[key]);
}
