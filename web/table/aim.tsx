// What one plays for: a card before the first choice, and a chip that stays.

import type { Briefing } from '@skald/text';
import { Act } from '../parts/controls.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import type { OpenTable } from './controller.ts';

/** Pressed, it tells the whole of it once more. */
export function AimChip({ model, loaded: { module }, briefing }: OpenTable) {
  const { table } = useWords();
  const { language } = useSettings();
  if (model.view === null) return null;
  const { goal, clock, last } = module.words.aim(model.view, model.seat, language);
  return (
    <button
      type="button"
      className={`aim ${last ? 'aim-last' : ''}`}
      aria-label={`${table.aim}: ${goal}${clock === null ? '' : `, ${clock}`}`}
      aria-expanded={briefing.open}
      onClick={briefing.toggle}
    >
      <span>{goal}</span>
      {clock !== null && <strong>{clock}</strong>}
    </button>
  );
}

/** Lies over the board and bars nothing: whoever knows it all just begins. */
export function BriefingCard({ model, loaded: { module }, briefing }: OpenTable) {
  const { table } = useWords();
  const { language } = useSettings();
  if (!briefing.open || model.view === null) return null;
  return (
    <section className="card-over briefing" aria-labelledby="briefing">
      <h2 id="briefing">{table.aim}</h2>
      <Told {...module.words.briefing(model.view, model.seat, language)} />
      <div className="row">
        <Act tone="main" onPress={briefing.close}>
          {table.understood}
        </Act>
      </div>
    </section>
  );
}

function Told({ story, goal, perils }: Briefing) {
  const { table } = useWords();
  return (
    <>
      <p>
        <strong>{goal}</strong>
      </p>
      {story.map((line) => (
        <p key={line} className="prose">
          {line}
        </p>
      ))}
      {perils.length > 0 && (
        <>
          <p>{table.beware}</p>
          <ul>
            {perils.map((peril) => (
              <li key={peril}>{peril}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
