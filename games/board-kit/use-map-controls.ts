// Mouse, finger and keys together: all that a map understands without its game, and where the game takes over.

import { type KeyboardEvent, useState } from 'react';
import { type MapDeed, mapDeed, nextOf } from './map-keys.ts';
import { type Pointed, type Pointing, usePointing } from './use-pointing.ts';

export interface Controlled<S> extends Omit<Pointed<S>, 'press'> {
  /** Whether a press there, or Enter, meant anything. */
  press(spot: S): boolean;
  /** The same for Enter, where it is not the same. */
  act?(spot: S): boolean;
  /** Where one's own things are; null where one has none. */
  readonly home: S | null;
  /** Every spot that can be chosen, in a fixed order. */
  answering(): readonly S[];
  /** Puts back what is under way; whether there was anything. */
  leave(): boolean;
  /** Another key: where it leads, or whether it did anything. */
  steer(event: KeyboardEvent, cursor: S): S | boolean | null;
}

export function useMapControls<S extends object>(
  controlled: Controlled<S>,
): Pointing<S> & {
  readonly handlers: Pointing<S>['handlers'] & { onKeyDown(event: KeyboardEvent): void };
} {
  const pointing = usePointing<S>(controlled);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    pointing.keyed();
    if (!obey(event, controlled, pointing)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { ...pointing, handlers: { ...pointing.handlers, onKeyDown } };
}

function obey<S>(event: KeyboardEvent, controlled: Controlled<S>, pointing: Pointing<S>): boolean {
  const deed = mapDeed(event.key, event.shiftKey);
  const to = deed === null ? controlled.steer(event, pointing.cursor) : carryOut(deed, controlled, pointing);
  if (typeof to === 'boolean' || to === null || to === undefined) return to === true;
  pointing.goTo(to);
  return true;
}

/** Whether anything was done, or where to go. */
function carryOut<S>(
  deed: MapDeed,
  controlled: Controlled<S>,
  { cursor, pin, closeCard }: Pointing<S>,
): S | boolean | null | undefined {
  const { camera, keyOf, topicOf, home } = controlled;
  switch (deed.do) {
    case 'press':
      return controlled.act?.(cursor) ?? controlled.press(cursor);
    case 'leave':
      return closeCard() || controlled.leave();
    case 'card':
      return pin(cursor);
    case 'help':
      controlled.help(topicOf(cursor));
      return true;
    case 'zoom':
      camera.zoom(deed.factor);
      return true;
    case 'fit':
      camera.fit();
      return true;
    case 'home':
      return home;
    case 'next':
      return nextOf(controlled.answering(), (spot) => keyOf(spot) === keyOf(cursor), deed.by);
  }
}

/** What is asked before it is done. What was asked about another moment is asked no longer. */
export function useAsking<A>(moment: unknown): [asking: A | null, ask: (asking: A | null) => void] {
  const [asked, setAsked] = useState<{ about: A | null; moment: unknown }>({ about: null, moment });
  const about = asked.moment === moment ? asked.about : null;
  return [about, (next) => setAsked({ about: next, moment })];
}
