// What can be said about the square under the cursor.

import { Choose, upTo } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import type { ReactElement, RefObject } from 'react';
import {
  FACINGS,
  type Item,
  isBoss,
  LOCKS,
  type Lock,
  layoutOf,
  type Place,
  type Quest,
  STRONGEST_WARD,
  WOUND_TRACK,
} from '../../../content/index.ts';
import { NAMES } from '../../../text/names.ts';
import { squareLabel } from '../../../text/squares.ts';
import { describeChest, describeDoor, facingOf, hide, withFigure } from './details.ts';
import { ItemList } from './item-list.tsx';
import { squareInWords } from './speech.ts';
import { type Drawn, modelAt, pieceAt, placeAt, samePlace, squareAt } from './squares.ts';
import { editorWords } from './words.ts';

export interface PageProps {
  readonly quest: Quest;
  readonly change: (quest: Quest) => void;
  readonly language: Language;
  readonly cursor: Place;
}

export function Here({
  panel,
  ...props
}: PageProps & { panel: RefObject<HTMLElement | null> }): ReactElement {
  const { quest, language, cursor } = props;
  const words = editorWords(language);
  const square = squareAt(quest, cursor);
  const { barriers, barrierAt } = layoutOf(quest);
  const barrier = barriers[barrierAt[square] ?? -1];
  const model = modelAt(quest, square);
  const piece = pieceAt(quest, square);
  return (
    <section ref={panel} className="questedit-here">
      <h2>{words.here}</h2>
      <p>{words.at(squareLabel(cursor), squareInWords(quest, cursor, language))}</p>
      {barrier && !barrier.weakSpot && <DoorHere {...props} mark={barrier.mark} />}
      {piece?.kind === 'chest' && <ChestHere {...props} />}
      {piece && piece.kind !== 'chest' && <FurnitureHere {...props} squares={piece.squares} />}
      {model && <ModelHere {...props} model={model} />}
    </section>
  );
}

function DoorHere({ quest, change, language, mark }: PageProps & { mark: string }): ReactElement | null {
  const door = quest.doors.find((one) => one.door === mark);
  if (door === undefined) return null;
  return (
    <Shut
      language={language}
      shut={door}
      onChange={(shut) => change(describeDoor(quest, { door: mark, ...shut }))}
    />
  );
}

function ChestHere({ quest, change, language, cursor }: PageProps): ReactElement | null {
  const chest = quest.chests.find(({ at }) => samePlace(at, cursor));
  if (chest === undefined) return null;
  const { at, contents, ...bars } = chest;
  return (
    <>
      <Shut
        language={language}
        shut={bars}
        onChange={(shut) => change(describeChest(quest, { at, contents, ...shut }))}
      />
      <ItemList
        label={editorWords(language).contents}
        items={contents}
        most={6}
        language={language}
        onChange={(items) => change(describeChest(quest, { ...chest, contents: items }))}
      />
    </>
  );
}

interface Bars {
  readonly lock?: Lock | undefined;
  readonly ward?: number | undefined;
}

const NONE = 'none';

/** A lock, a Ward, or both. */
function Shut({
  shut: { lock, ward },
  language,
  onChange,
}: {
  shut: Bars;
  language: Language;
  onChange: (shut: { lock?: Lock; ward?: number }) => void;
}): ReactElement {
  const words = editorWords(language);
  const names = NAMES[language];
  const give = (newLock: Lock | undefined, newWard: number | undefined): void =>
    onChange({ ...(newLock && { lock: newLock }), ...(newWard && { ward: newWard }) });
  return (
    <div className="kit-pair">
      <Choose
        label={words.lock}
        value={lock ?? NONE}
        options={[[NONE, words.noLock], ...LOCKS.map((one) => [one, names.lock(one)] as const)]}
        onChoose={(one) => give(one === NONE ? undefined : one, ward)}
      />
      <Choose
        label={words.ward}
        value={ward ?? 0}
        options={[[0, words.noWard], ...upTo(1, STRONGEST_WARD)]}
        onChoose={(power) => give(lock, power)}
      />
    </div>
  );
}

function FurnitureHere({
  quest,
  change,
  language,
  squares,
}: PageProps & { squares: readonly number[] }): ReactElement {
  const at = placeAt(quest, squares[0] ?? 0);
  const search = quest.searches.find((one) => 'at' in one && squares.includes(squareAt(quest, one.at)));
  return (
    <ItemList
      label={editorWords(language).hidden}
      items={search && 'at' in search ? search.items : []}
      most={6}
      language={language}
      onChange={(items) => change(hide(quest, at, items))}
    />
  );
}

function ModelHere({ quest, change, language, model }: PageProps & { model: Drawn }): ReactElement {
  const words = editorWords(language);
  const { type, square, facing, wounds, items } = model;
  const at = placeAt(quest, square);
  const known = quest.figures.find((figure) => samePlace(figure.at, at)) ?? { at };
  return (
    <>
      <Choose
        label={words.face}
        value={facing ?? NONE}
        options={[[NONE, words.faceFree], ...FACINGS.map((one) => [one, words.faces(one)] as const)]}
        onChoose={(one) => change(facingOf(quest, model, one === NONE ? null : one))}
      />
      {isBoss(type) && (
        <>
          <Choose
            label={words.woundsBefore}
            value={wounds}
            options={upTo(0, WOUND_TRACK - 1)}
            onChoose={(count) => change(withFigure(quest, { ...known, wounds: count }))}
          />
          <ItemList
            label={words.items}
            to={NAMES[language].type(type)}
            items={items}
            most={4}
            owner={type}
            language={language}
            onChange={(given: Item[]) => change(withFigure(quest, { ...known, items: given }))}
          />
        </>
      )}
    </>
  );
}
