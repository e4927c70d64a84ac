// What a schema minds first, and where: people deserve the place.

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** Names that nobody knows there. */
  readonly keys?: readonly string[];
  /** Of what may be one of several: what each of them minds, from there on. */
  readonly errors?: readonly (readonly Issue[])[];
}
interface Minded {
  readonly issues: readonly Issue[];
}

/** “events.0.kind: Invalid option” */
export function firstIssue(error: Minded): string {
  const issue = firstOf(error);
  return issue === null ? '' : `${issue.path.map(String).join('.') || 'document'}: ${issue.message}`;
}

/** The keys that lead there, with the name that nobody knows, if that is it. */
export function placeOf(error: Minded): (string | number)[] {
  const issue = firstOf(error);
  return [...(issue?.path ?? []), ...(issue?.keys?.slice(0, 1) ?? [])].map((key) =>
    typeof key === 'number' ? key : String(key),
  );
}

const firstOf = ({ issues: [issue] }: Minded): Issue | null =>
  issue === undefined ? null : innermost(issue);

/** Of several things that it may be, it was meant to be the one that minds least. */
function innermost(issue: Issue): Issue {
  const meant = (issue.errors ?? []).toSorted((one, other) => one.length - other.length)[0]?.[0];
  return meant === undefined ? issue : innermost({ ...meant, path: [...issue.path, ...meant.path] });
}
