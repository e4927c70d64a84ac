import { type State, UNKNOWN } from './state.ts';

/** What must hold between any two choices. */
export function faults({ options, round, runners, agenda }: State): string[] {
  const found: string[] = [];
  const top = agenda.at(-1);
  const { length } = options.course.widths;
  if (length === 0) found.push('a course without skerries');
  if (round > options.rounds) found.push('a round too many');
  for (const [seat, { at, charm }] of runners.entries()) {
    if (at > length) found.push(`runner ${seat} is beyond the shore`);
    if ((charm as string) === UNKNOWN) found.push(`the charm of runner ${seat} is hidden`);
    if ((charm === null) !== (top?.step === 'charm'))
      found.push(`runner ${seat} has a charm too early or too late`);
  }
  for (const frame of agenda) {
    const seats = 'seats' in frame ? frame.seats : 'seat' in frame ? [frame.seat] : [];
    if (seats.some((seat) => runners[seat] === undefined)) found.push('somebody is awaited who does not run');
    if ('answers' in frame && frame.answers.length !== frame.seats.length) found.push('answers of nobody');
    if (frame.step === 'leap' && (runners[frame.seat]?.at ?? 0) >= length)
      found.push('a leap from the shore');
  }
  return found;
}
