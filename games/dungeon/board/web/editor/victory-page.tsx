// Who wins, and when.

import { Add, Choose, Remove } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import { BOSSES, type Goal, OBJECTS, type Place, type Quest } from '../../../content/index.ts';
import { NAMES } from '../../../text/names.ts';
import { squareLabel } from '../../../text/squares.ts';
import type { PageProps } from './here.tsx';
import { editorWords } from './words.ts';

const newGoal = (quest: Quest): Readonly<Record<Goal['type'], Goal>> => ({
  allLeave: { type: 'allLeave' },
  carryOut: { type: 'carryOut', object: 'book' },
  cripple: { type: 'cripple', boss: 'mortibris' },
  destroyAll: { type: 'destroyAll' },
  holdOut: { type: 'holdOut', rounds: 6 },
  protect: { type: 'protect', at: quest.chests[0]?.at ?? [0, 0] },
});
const MOST_GOALS = 3;
const MOST_ROUNDS = 30;

export function VictoryPage(props: PageProps): ReactElement {
  const { quest, change, language } = props;
  const words = editorWords(language);
  const { victory } = quest;
  const goals = victory.heroes;
  const alter = (part: Partial<Quest['victory']>): void =>
    change({ ...quest, victory: { ...victory, ...part } });
  return (
    <>
      <fieldset>
        <legend>{words.goals}</legend>
        <ol className="questedit-goals">
          {goals.map((goal, i) => (
            <li key={`${i}${goal.type}`}>
              <OneGoal
                goal={goal}
                chests={quest.chests.map(({ at }) => at)}
                language={language}
                onChange={(next) => alter({ heroes: goals.map((one, at) => (at === i ? next : one)) })}
              />
              {goals.length > 1 && (
                <Remove
                  label={words.remove(words.goal(i + 1))}
                  onRemove={() => alter({ heroes: goals.filter((_, at) => at !== i) })}
                />
              )}
            </li>
          ))}
        </ol>
        {goals.length < MOST_GOALS && (
          <Add
            label={words.addGoal}
            options={typesOf(words.goalTypes)}
            onAdd={(type) => alter({ heroes: [...goals, newGoal(quest)[type]] })}
          />
        )}
      </fieldset>
      <Choose
        label={words.crippled}
        value={victory.crippled}
        options={typesOf(words.crippledValues)}
        onChoose={(crippled) => alter({ crippled })}
      />
      <Choose
        label={words.deckOut}
        value={victory.deckOut}
        options={typesOf(words.deckOutValues)}
        onChoose={(deckOut) => alter({ deckOut })}
      />
    </>
  );
}

const typesOf = <T extends string>(names: Readonly<Record<T, string>>): (readonly [T, string])[] =>
  Object.entries(names) as [T, string][];

function OneGoal({
  goal,
  chests,
  language,
  onChange,
}: {
  goal: Goal;
  chests: readonly Place[];
  language: PageProps['language'];
  onChange: (goal: Goal) => void;
}): ReactElement {
  const words = editorWords(language);
  const names = NAMES[language];
  if (goal.type === 'allLeave' || goal.type === 'destroyAll')
    return <span>{words.goalTypes[goal.type]}</span>;
  if (goal.type === 'holdOut')
    return (
      <Choose
        label={words.goalTypes.holdOut}
        value={`${goal.rounds}`}
        options={Array.from({ length: MOST_ROUNDS }, (_, i) => [`${i + 1}`, `${i + 1}`] as const)}
        onChoose={(rounds) => onChange({ ...goal, rounds: Number(rounds) })}
      />
    );
  if (goal.type === 'protect') {
    const here = squareLabel(goal.at);
    const drawn = chests.map((at) => [squareLabel(at), squareLabel(at)] as const);
    const known = drawn.some(([at]) => at === here);
    return (
      <Choose
        label={words.goalTypes.protect}
        value={known ? here : ''}
        options={known ? drawn : [['', words.noChest], ...drawn]}
        onChoose={(chosen) =>
          onChange({ ...goal, at: chests.find((at) => squareLabel(at) === chosen) ?? goal.at })
        }
      />
    );
  }
  return goal.type === 'carryOut' ? (
    <Choose
      label={words.goalTypes.carryOut}
      value={goal.object}
      options={OBJECTS.map((object) => [object, names.item(object)] as const)}
      onChoose={(object) => onChange({ ...goal, object })}
    />
  ) : (
    <Choose
      label={words.goalTypes.cripple}
      value={goal.boss}
      options={BOSSES.map((boss) => [boss, names.type(boss)] as const)}
      onChoose={(boss) => onChange({ ...goal, boss })}
    />
  );
}
