// Where the events of an encounter take place, scene by scene.

import type { Scene } from '../../content/generating/scenes.ts';
import type { PlaceTale, Stage } from '../../rules/generating/tale.ts';
import * as below from './places-below.ts';
import * as outside from './places-outside.ts';

export const PLACE_TALES: Readonly<Record<Scene, Readonly<Record<Stage, readonly PlaceTale[]>>>> = {
  ...below,
  ...outside,
};
