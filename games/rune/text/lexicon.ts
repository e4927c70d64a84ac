// What everything is called, in every language, with the grammar each of them needs. Foes, gifts and battle maps have
// tables of their own beside this.

export * from './lexicon/design.ts';
export * from './lexicon/fight.ts';
export * from './lexicon/fights.ts';
export * from './lexicon/gear.ts';
export * from './lexicon/ledger.ts';
export * from './lexicon/looks.ts';
export * from './lexicon/powers.ts';
export * from './lexicon/terrain.ts';
export * from './lexicon/traits.ts';
