// Those who give: whom a hero may have a Divine Connection to. RUN-HERO-32

// biome-ignore format: a list of names, not a column
export const GODS = [
  'angrboda', 'asjandr', 'freyja', 'freyr', 'heimdal', 'hoder', 'loki', 'njord', 'odin', 'thor', 'tyr', 'ull', 'urd',
] as const;
export type God = (typeof GODS)[number];
