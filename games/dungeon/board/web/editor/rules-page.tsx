// What holds in this quest and nowhere else: special rules, and furniture that is searched by a die.

import { Add, Choose, Remove } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import { FURNITURE_KINDS, type FurnitureKind, ITEMS, type Item, type Quest } from '../../../content/index.ts';
import { NAMES } from '../../../text/names.ts';
import type { PageProps } from './here.tsx';
import { SpecialFields } from './special-fields.tsx';
import { newSpecial, type RollSearch, SPECIAL_TYPES, withRoll, withSpecial } from './specials.ts';
import { editorWords } from './words.ts';

const MOST_SPECIALS = 8;

export function RulesPage(props: PageProps): ReactElement {
  const { quest, change, language, cursor } = props;
  const words = editorWords(language);
  return (
    <>
      {quest.specials.length === 0 && <p className="hint">{words.noSpecials}</p>}
      {quest.specials.map((special, i) => (
        <fieldset key={`${i}${special.type}`} className="questedit-special">
          <legend>{words.specialName(special.type)}</legend>
          <SpecialFields
            {...props}
            special={special}
            onChange={(next) => change(withSpecial(quest, i, next))}
          />
          <Remove
            label={words.remove(words.specialName(special.type))}
            onRemove={() => change(withSpecial(quest, i, null))}
          />
        </fieldset>
      ))}
      {quest.specials.length < MOST_SPECIALS && (
        <Add
          label={words.addSpecial}
          options={SPECIAL_TYPES.map((type) => [type, words.specialName(type)] as const)}
          onAdd={(type) =>
            change({ ...quest, specials: [...quest.specials, newSpecial(quest, type, cursor)] })
          }
        />
      )}
      <fieldset>
        <legend>{words.searches}</legend>
        <p className="hint">{words.searchesHint}</p>
        {rollsOf(quest).map((search) => (
          <Roll key={search.every} {...props} search={search} />
        ))}
        <Add<FurnitureKind>
          label={words.addSearch}
          options={FURNITURE_KINDS.filter(
            (kind) => kind !== 'chest' && !rollsOf(quest).some(({ every }) => every === kind),
          ).map((kind) => [kind, NAMES[language].thing(kind)] as const)}
          onAdd={(kind) => change(withRoll(quest, kind, [null, null, null, null, null, null]))}
        />
      </fieldset>
    </>
  );
}

const rollsOf = ({ searches }: Quest): RollSearch[] =>
  searches.flatMap((search) => ('every' in search ? [search] : []));

const NOTHING = 'nothing';

function Roll({
  quest,
  change,
  language,
  search: { every, roll },
}: PageProps & { search: RollSearch }): ReactElement {
  const words = editorWords(language);
  const names = NAMES[language];
  const prizes: (readonly [Item | typeof NOTHING, string])[] = [
    [NOTHING, words.nothingFound],
    ...ITEMS.map((item) => [item, names.item(item)] as const).sort(([, a], [, b]) =>
      a.localeCompare(b, language),
    ),
  ];
  const name = words.searchEvery(names.thing(every));
  return (
    <fieldset className="questedit-special">
      <legend>{name}</legend>
      <div className="kit-pair">
        {roll.map((prize, i) => (
          <Choose
            key={i}
            label={words.die(i + 1)}
            value={prize ?? NOTHING}
            options={prizes}
            onChoose={(chosen) => {
              const next = roll.map((one, at) => (at !== i ? one : chosen === NOTHING ? null : chosen));
              change(withRoll(quest, every, next as RollSearch['roll']));
            }}
          />
        ))}
      </div>
      <Remove label={words.remove(name)} onRemove={() => change(withRoll(quest, every, null))} />
    </fieldset>
  );
}
