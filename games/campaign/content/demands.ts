// What a map must hold to be played on.

/** The numbers of CAM-RULING-35 to -39. */
export const DEMANDS = {
  leastHexes: 60,
  mostHexes: 200,
  villages: 5,
  bridges: 2,
  villagesOnBank: 2,
  castleToVillage: 2,
  nearCoast: 2,
  villagesNearCoast: 2,
  inland: 4,
  villagesInland: 2,
  leastShipSteps: 2,
  mostShipSteps: 4,
} as const;
