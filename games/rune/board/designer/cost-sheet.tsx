// The cost sheet, always in sight: what is spent, earned and allowed, what is missing, and every item by itself. RUN-BUDGET

import type { ToldProblem } from '@skald/games/documents';
import type { DocumentPath, PriceLine } from '@skald/kernel';
import type { Language } from '@skald/text';
import { memo, type ReactElement, useMemo, useState } from 'react';
import { sumsOf } from '../../documents/encounter/budget.ts';
import { derive } from '../../documents/encounter/derive.ts';
import { type EncounterPrice, priceOf } from '../../documents/encounter/price/index.ts';
import type { Encounter } from '../../documents/encounter/schema.ts';
import { designerWords } from '../../text/designer/frame.ts';
import { encounterPriceText, said } from '../../text/encounter.ts';
import { SHEET_WORDS } from '../../text/sheet.ts';
import { BudgetBar } from './budget-bar.tsx';
import { Points } from './forms/price.tsx';
import { Mending } from './mending.tsx';
import { elementName, eventName } from './names.ts';

interface Props {
  readonly encounter: Encounter;
  change(encounter: Encounter): void;
  readonly problems: readonly ToldProblem[];
  /** The one that is open: its items are unfolded. */
  readonly event: number | null;
  lookFor(path: DocumentPath): void;
  readonly language: Language;
}

export function CostSheet(props: Props): ReactElement {
  const { encounter, problems, language } = props;
  const words = designerWords(language);
  const [open, setOpen] = useState(false);
  const { lines, totals } = useMemo(() => priceOf(encounter), [encounter]);
  return (
    <section className="designer-cost" aria-label={words.cost} data-open={open}>
      <header>
        <h2>{words.cost}</h2>
        <BudgetBar totals={totals} language={language} />
        <button
          type="button"
          className="act act-quiet designer-cost-fold"
          aria-expanded={open}
          aria-label={open ? words.fold : words.unfold}
          onClick={() => setOpen(!open)}
        >
          <span aria-hidden="true">{open ? '▾' : '▴'}</span>
        </button>
      </header>
      <div className="designer-cost-body">
        <Standing totals={totals} problems={problems} language={language} />
        <Mending {...props} />
        <Mixes encounter={encounter} lookFor={props.lookFor} language={language} />
        <Items {...props} lines={lines} />
      </div>
    </section>
  );
}

/** What may still be spent, or what is missing to be legal. */
function Standing({
  totals: { spent, earned, limit, base, increase, remaining },
  problems,
  language,
}: Pick<Props, 'problems' | 'language'> & Pick<EncounterPrice, 'totals'>): ReactElement {
  const words = designerWords(language);
  const inTheWay = problems.filter(({ advice }) => !advice).length;
  const parts = words.limitParts(base, increase);
  return (
    <div className="designer-standing">
      {parts !== '' && (
        <p className="hint">
          {words.limit}: {parts}
        </p>
      )}
      {spent > limit && <p className="designer-missing">{words.overLimit(spent - limit)}</p>}
      {earned < spent && <p className="designer-missing">{words.unpaid(spent - earned)}</p>}
      {remaining > 0 && <p>{words.left(remaining)}</p>}
      {remaining === 0 && spent > 0 && <p>{words.even}</p>}
      <p className={inTheWay === 0 ? 'good' : 'designer-missing'}>
        {inTheWay === 0 ? words.legal : words.illegal(inTheWay)}
      </p>
    </div>
  );
}

/** How each fight stands to the number of heroes. RUN-CEVENT-05, -06 */
function Mixes({
  encounter,
  lookFor,
  language,
}: Pick<Props, 'encounter' | 'lookFor' | 'language'>): ReactElement {
  const words = designerWords(language);
  const { fights } = useMemo(() => derive(encounter), [encounter]);
  if (fights.length === 0)
    return (
      <p className="designer-mix">
        {words.mix}: {words.noFight}
      </p>
    );
  return (
    <ul className="designer-mix">
      {fights.map(({ event, mix }) => (
        <li key={event} className={mix.ok ? undefined : 'designer-missing'}>
          <button type="button" className="linklike" onClick={() => lookFor(['events', event, 'combat'])}>
            {words.mix} {event + 1}
          </button>
          : <span aria-hidden="true">{mix.ok ? '✓ ' : '! '}</span>
          {words.mixOf(
            SHEET_WORDS[language].number(mix.tenths / 10),
            mix.rounded,
            mix.required,
            mix.relation === '<=',
          )}
        </li>
      ))}
    </ul>
  );
}

function Items({
  encounter,
  lines,
  event: current,
  lookFor,
  language,
}: Props & Pick<EncounterPrice, 'lines'>): ReactElement {
  const words = designerWords(language);
  if (lines.length === 0) return <p className="hint">{words.nothingPriced}</p>;
  const ofEvents = Map.groupBy(lines, ({ path }) => Number(path[1]));
  return (
    <>
      {[...ofEvents].map(([event, its]) => (
        <EventItems
          key={event}
          encounter={encounter}
          event={event}
          isCurrent={event === current}
          lines={its}
          lookFor={lookFor}
          language={language}
        />
      ))}
    </>
  );
}

function EventItems({
  encounter,
  event,
  isCurrent,
  lines,
  lookFor,
  language,
}: Pick<Props, 'encounter' | 'lookFor' | 'language'> & {
  event: number;
  isCurrent: boolean;
  lines: readonly PriceLine[];
}): ReactElement {
  const [turned, turn] = useState<{ open: boolean; current: boolean }>();
  // What somebody folded stays so until he goes elsewhere.
  const open = turned?.current === isCurrent ? turned.open : isCurrent;
  const { spent, earned } = sumsOf(lines);
  return (
    <section className="designer-items">
      <h3>
        <button type="button" aria-expanded={open} onClick={() => turn({ open: !open, current: isCurrent })}>
          <span aria-hidden="true">{open ? '▾' : '▸'}</span> {eventName(encounter, event, language)}
        </button>
        {spent > 0 && <Points points={spent} language={language} />}
        {earned > 0 && <Points points={-earned} language={language} />}
      </h3>
      {open && (
        <ul>
          {lines.map((line, i) => {
            const before = lines[i - 1];
            const owner = ownerOf(encounter, line.path, language);
            return (
              <Item
                key={`${line.path.join('.')} ${line.code} ${i}`}
                owner={owner}
                isSaid={before !== undefined && owner === ownerOf(encounter, before.path, language)}
                text={encounterPriceText(line, language)}
                points={line.points}
                rule={line.rule ?? ''}
                place={JSON.stringify(line.path)}
                lookFor={lookFor}
                language={language}
              />
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** Drawn anew only where it says something else. */
const Item = memo(function Item(props: {
  owner: string;
  /** Whether the item before it was the same owner’s. */
  isSaid: boolean;
  text: string;
  points: number;
  rule: string;
  place: string;
  lookFor: Props['lookFor'];
  language: Language;
}): ReactElement {
  return (
    <li>
      <button type="button" onClick={() => props.lookFor(JSON.parse(props.place))}>
        <b className={props.isSaid ? 'hidden' : undefined}>{props.owner}</b> {props.text}
      </button>
      <Points points={props.points} title={props.rule} language={props.language} />
    </li>
  );
});

/** Whose item it is: an element’s, a foe’s, or that of the terrain. */
function ownerOf({ events }: Encounter, [, at, part, ...rest]: DocumentPath, language: Language): string {
  const words = designerWords(language);
  const event = events[Number(at)];
  const element = part === 'elements' ? event?.elements[Number(rest[0])] : undefined;
  if (element !== undefined) return elementName(element, language);
  const foe = rest[0] === 'foes' ? event?.combat?.foes[Number(rest[1])] : undefined;
  if (foe !== undefined) return said(foe.name, language);
  return part === 'combat' ? words.fight : words.terrain;
}
