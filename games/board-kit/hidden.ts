/** Drawn for the eye only: what it shows is said in words elsewhere. */
export const HIDDEN = { 'aria-hidden': true } as const;
