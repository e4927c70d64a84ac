import type { Endings } from '../en/endings.ts';

export const endings: Endings = {
  goal: () => 'Die Helden haben getan, wozu sie gekommen sind.',
  crippled: () => 'Zu viele Helden sind außer Gefecht.',
  noHeroes: () => 'Kein Held ist mehr da, der das zu Ende bringen könnte.',
  deckOut: () => 'Die Karten des Overlords sind aufgebraucht: Die Zeit ist um.',
  conceded: (winner) =>
    winner === 'overlord' ? 'Die Helden haben aufgegeben.' : 'Der Overlord hat aufgegeben.',
  broken: () => 'Was die Helden schützen sollten, ist aufgebrochen.',
};
