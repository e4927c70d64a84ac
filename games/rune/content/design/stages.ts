/** How far an event has come, against its fight. RUN-DIF-150 */
export const STAGES = ['before', 'fight', 'after'] as const;
export type Stage = (typeof STAGES)[number];
