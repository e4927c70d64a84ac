// Who plays each place of a game: what one can choose, and what is proposed.

import type { GameModule } from '@skald/games';
import { LEVELS, type Level, USUAL_LEVEL } from '@skald/kernel';
import { currentSettings } from '../settings.ts';
import type { Words } from '../words/index.ts';

/** Nobody, me, another person at this device, whoever comes, or a bot. */
export type Control = 'none' | 'me' | 'human' | 'open' | Level;
export type Controls = Readonly<Record<string, Control>>;

/** Where every place must be taken, none can be left empty; nor can one without which there is no game. */
const mayBeEmpty = ({ places, game }: GameModule, id: string): boolean =>
  places.length > game.seats.min && !places.find((place) => place.id === id)?.required;

/** Who sits where nobody has chosen. */
const anybody = (online: boolean): Control => (online ? 'open' : USUAL_LEVEL);

/** As the last time, or else as the game proposes it. */
export function firstControls(module: GameModule, online: boolean): Controls {
  const kept = currentSettings().controls[module.game.id] ?? {};
  const last = module.places.flatMap(({ id }): [string, Control][] => {
    const control = kept[id] as Control | undefined;
    return control && controlsOf(module, id, online).includes(control) ? [[id, control]] : [];
  });
  return { ...proposedControls(module, online), ...Object.fromEntries(last) };
}

/** As the game proposes it. */
export function proposedControls(module: GameModule, online: boolean): Controls {
  const somebody = module.places.some(({ control }) => control === 'human');
  return Object.fromEntries(
    module.places.map(({ id, control }, i) => {
      const me = somebody ? control === 'human' : i === 0;
      const empty = control === 'none' && mayBeEmpty(module, id);
      return [id, me ? 'me' : empty ? 'none' : anybody(online)];
    }),
  );
}

function controlsOf(module: GameModule, id: string, online: boolean): Control[] {
  const empty: Control[] = mayBeEmpty(module, id) ? ['none'] : [];
  return [...empty, 'me', online ? 'open' : 'human', ...LEVELS];
}

export function controlOptions(
  module: GameModule,
  id: string,
  online: boolean,
  { create }: Words,
): (readonly [Control, string])[] {
  const bots = LEVELS.map((level): readonly [Control, string] => [level, create.bot(create.levels[level])]);
  const names = new Map<Control, string>([
    ['none', create.none],
    ['me', create.me],
    ['human', create.human],
    ['open', create.open],
    ...bots,
  ]);
  return controlsOf(module, id, online).map((control) => [control, names.get(control) as string]);
}

/** “You” are in one place: taking another gives up the first. Who plays several says “a person here”. */
export function taking(
  module: GameModule,
  controls: Controls,
  id: string,
  control: Control,
  online: boolean,
): Controls {
  const instead = (place: string): Control => (mayBeEmpty(module, place) ? 'none' : anybody(online));
  const others =
    control === 'me'
      ? Object.fromEntries(
          Object.entries(controls).map(([place, one]) => [place, one === 'me' ? instead(place) : one]),
        )
      : controls;
  return { ...others, [id]: control };
}
