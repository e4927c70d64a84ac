import type { Rolls } from '../en/rolls.ts';

export const rolls: Rolls = {
  initiative: null,
  tie: null,
  attack: null,
  defence: null,
  dodge: null,
  engagement: null,
  resistance: null,
  healing: null,
  target: null,
  rising: 'Um aufzustehen',
  landing: 'Um heil zu landen',
  exposure: 'Um die Stelle zu ertragen',
  waking: 'Um zu sich zu kommen',
  fatigue: 'Um bei Atem zu bleiben',
  stray: 'Wen es trifft',
  fog: 'Im Gedränge',
  grip: 'Um zuzupacken',
  breaking: 'Um sich loszureißen',
};
