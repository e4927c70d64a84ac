// A square or a name that somebody types: the way there, or a blow, with what it may cost; or why not.

import { placeNamed } from '@skald/games/grid-kit';
import type { Goal } from '@skald/games/sites';
import type { Asked } from '@skald/kernel';
import { capital, type Language } from '@skald/text';
import type { Spot } from '../content/battle-map.ts';
import { areEnemies, fighterOf, isOnField } from '../rules/fight/fighters.ts';
import { journeyOf } from '../rules/fight/moving.ts';
import type { Fighter, State } from '../rules/fight/state.ts';
import { BOARD_WORDS } from '../text/board.ts';
import { NAMES } from '../text/names.ts';
import { namingOf } from '../text/naming.ts';
import { squareLabel } from '../text/squares.ts';

/** “C4”, “go to C4”, „geh nach C4“ */
const GO = /^(?:(?:go|walk|step|move|to|geh|gehe|lauf|nach|auf)\s+)*([a-z]{1,3}\d{1,4})$/i;
/** “strike the troll”, „schlag den Troll“ */
const STRIKE =
  /^(?:(?:strike|hit|attack|shoot|at|the|schlag|schlage|triff|schieß|auf|den|die|das)\s+)*(.+)$/i;

/** Only a turn has goals. */
export function goal(view: State, asked: Asked, typed: string, language: Language): Goal | null {
  const frame = view.agenda.at(-1);
  if (frame?.step !== 'act' || asked.kind !== 'act') return null;
  const said = typed.trim();
  const place = placeNamed(GO.exec(said)?.[1] ?? '');
  if (place !== null) return going(view, asked, frame.fighter, { x: place[0], y: place[1] }, language);
  const enemy = called(view, frame.fighter, STRIKE.exec(said)?.[1] ?? '', language);
  return enemy === null ? null : striking(view, asked, enemy, language);
}

/** By a half move where that suffices, or a full one; who is struck at on the way is warned. */
function going(view: State, asked: Asked, fighter: string, to: Spot, language: Language): Goal {
  const words = BOARD_WORDS[language];
  const found = (['walk', 'seize'] as const).flatMap((act) =>
    asked.options.filter(
      ({ choice }) =>
        choice.act === act && choice.x === to.x && choice.y === to.y && choice.means === undefined,
    ),
  );
  const [first] = found;
  if (first === undefined) return { whyNot: words.outOfReach(squareLabel(to)) };
  const act = first.choice.act === 'walk' ? 'walk' : 'seize';
  const journey = journeyOf(view, fighterOf(view, fighter), { act, ...to });
  const { who } = namingOf(view, language);
  const strikers = [...new Set((journey?.strikers ?? []).map(({ by }) => who(by)))];
  return {
    options: [first.id],
    warning:
      strikers.length === 0 ? null : `${capital(words.hints.struckBy(NAMES[language].list(strikers)))}.`,
  };
}

/** The plainest blow with what is in hand, or else a shot, or with whatever can be readied. */
function striking(view: State, asked: Asked, enemy: Fighter, language: Language): Goal {
  const frame = view.agenda.at(-1);
  const hand = frame?.step === 'act' ? fighterOf(view, frame.fighter).hand : 0;
  const attacks = asked.options.filter(
    ({ choice }) =>
      (choice.act === 'strike' || choice.act === 'shoot') &&
      choice.target === enemy.id &&
      choice.manner === 'plain' &&
      choice.past !== 'heedless',
  );
  const best = attacks.find(({ choice }) => choice.form === hand) ?? attacks[0];
  const name = capital(namingOf(view, language).who(enemy.id));
  return best === undefined
    ? { whyNot: BOARD_WORDS[language].notStruck(name) }
    : { options: [best.id], warning: null };
}

/** The enemy who is meant, in whatever case he is named; null where nobody is, or several. */
function called(view: State, fighter: string, typed: string, language: Language): Fighter | null {
  const one = fighterOf(view, fighter);
  const naming = namingOf(view, language);
  const meant = plainly(typed);
  const found = view.fighters.filter(
    (other) =>
      areEnemies(one, other) &&
      isOnField(other) &&
      [naming.who(other.id), naming.whom(other.id)].some((name) => plainly(name) === meant),
  );
  return found.length === 1 ? (found[0] as Fighter) : null;
}

const plainly = (name: string): string => name.toLowerCase().replace(/^(the|der|die|das|den) /, '');
