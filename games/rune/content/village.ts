// What a village builds of the silver that its heroes bring home: nothing that any roll depends on.

export const GROWTH = [
  { ounces: 1, what: 'hearth' },
  { ounces: 20, what: 'well' },
  { ounces: 50, what: 'fence' },
  { ounces: 100, what: 'smithy' },
  { ounces: 200, what: 'ship' },
  { ounces: 400, what: 'hall' },
  { ounces: 800, what: 'runestone' },
] as const;
