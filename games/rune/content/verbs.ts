// What somebody may try that no notes foresee, in a word: whoever runs must know what he judges. RUN-RUN-50

export const VERBS = [
  'open',
  'break',
  'cross',
  'carry',
  'mend',
  'search',
  'hide',
  'watch',
  'persuade',
  'deceive',
  'frighten',
  'use',
] as const;
export type Verb = (typeof VERBS)[number];
