// What whoever plays the runner's hero may do with him, and what the runner may still say. RUN-RUN-10 to -19

/** What his belongings may be asked for, each time anew. RUN-RUN-14 */
export const DISPOSALS = ['haggle', 'stash', 'give'] as const;
export type Disposal = (typeof DISPOSALS)[number];

/** What a hero may be made to do that is not his proxy's to decide alone. */
export const GUARDED = [
  'disposeOf',
  'rollOutsideCombat',
  'stayOut',
  'spendPoints',
  'raiseConnection',
  'attackHero',
] as const;
export type Guarded = (typeof GUARDED)[number];

/** Needs the runner's word, goes on unless he objects, or is never done. */
const LEAVE: Readonly<Record<Guarded, 'permission' | 'veto' | 'never'>> = {
  disposeOf: 'permission',
  rollOutsideCombat: 'veto',
  stayOut: 'permission',
  spendPoints: 'never',
  raiseConnection: 'never',
  attackHero: 'never',
};

/** What the runner is asked first; null: nobody is asked. His veto holds though he was silenced. RUN-RUN-14 to -19 */
export const askedOfRunner = (deed: Guarded): 'permission' | 'veto' | null => {
  const leave = LEAVE[deed];
  return leave === 'never' ? null : leave;
};

/** Once he has answered, where he was asked. */
export function mayProxy(deed: Guarded, runner: 'agrees' | 'objects' | 'silent'): boolean {
  switch (LEAVE[deed]) {
    case 'permission':
      return runner === 'agrees';
    case 'veto':
      return runner !== 'objects';
    case 'never':
      return false;
  }
}

/** The proxy need not listen, and may forbid him to speak of it. RUN-RUN-11, -12 */
export const maySuggest = ({ silenced }: { readonly silenced: boolean }): boolean => !silenced;
