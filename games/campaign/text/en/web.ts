// English words that only the drawn board needs.

export const web = {
  map: 'Map of the campaign',
  mapHelp:
    'Tab goes from army to army, the arrow keys from hex to hex. Enter takes an army in hand or sends it there, Escape puts it back, Space finishes, N goes to the next place you can choose, I reads the card of what is there, plus, minus and zero zoom, F1 explains.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole map',
  legend: 'What the marks mean',
  tabs: { sheets: 'Armies', plot: 'Course' },

  // Pieces and hexes, as they are read aloud
  yours: 'yours',
  theirs: (side: string): string => `of the ${side}`,
  army: (numeral: string, name: string): string => `${name}, army ${numeral}`,
  points: (n: number): string => (n === 1 ? '1 point' : `${n} points`),
  hidden: 'strength unknown',
  known: 'the enemy knows its strength',
  small: 'too small to fight',
  spent: 'has moved',
  fought: 'has fought this turn',
  boarded: 'boarded this turn',
  marching: (steps: number): string => `forced march, ${steps} ${steps === 1 ? 'step' : 'steps'} left`,
  siege: (turns: number, of: number): string => `has held the castle ${turns} of ${of} turns`,
  ship: 'Viking ship',
  shipSpent: 'has sailed',
  aboard: (names: string): string => `aboard: ${names}`,
  nobodyAboard: 'nobody aboard',
  onShip: 'aboard the ship',
  at: (place: string): string => `at ${place}`,
  selected: 'in your hand',
  mayAct: 'can act',
  pillagedVillage: 'pillaged',
  river: (sides: string): string => `river to the ${sides}`,
  bridge: (name: string, side: string): string => `${name} to the ${side}`,
  directions: ['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east'],
  deeds: {
    place: 'can stand here',
    march: 'can march here',
    land: 'can land here',
    board: 'can go aboard',
    attack: 'can attack',
    storm: 'can fall on the ship',
    exchange: 'can exchange points',
    forcedMarch: 'can march by force',
    sail: 'the ship can sail here',
    retreat: 'can retreat here',
    defend: 'can defend the ship',
  },
  fordDie: (chance: string): string => `ford, ${chance}`,
  fordCard: 'ford with the card',
  and: (words: readonly string[]): string =>
    words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`,

  // Cards of figures
  card: {
    army: (numeral: string, whose: string): string => `Army ${numeral}, ${whose}`,
    points: 'Points',
    dice: 'Dice in battle',
    all: 'in all',
    lost: 'lost',
    shown: 'seen elsewhere',
    range: (least: number, most: number): string => `${least} to ${most}`,
    shared: (sum: string, armies: number): string => `${sum}, hidden in ${armies} armies`,
  },

  // What one can do in a place
  menu: (place: string): string => `What to do at ${place}?`,
  takeInHand: (name: string): string => `Take ${name} in hand`,
  theShip: 'the ship',
  shipName: 'The ship',
  back: 'Back',
  win: (chance: string): string => `${chance} to win`,
  lose: (chance: string): string => `${chance} to lose`,
  theirPoints: 'Their points',
  youWin: 'You win',
  itFlees: 'they flee',
  hamperedOne: 'Your first round will be hampered: only sixes hit.',
  hamperedTwo: 'Your first two rounds will be hampered: only sixes hit.',
  onTheTable: 'The battle will be fought on your own table.',
  byDice: 'If dice decide it here:',
  cardsAside: 'Tactical cards are not reckoned in.',

  // Motion
  forded: 'through the river',
  notForded: 'the river is too deep',
  flees: 'flees',
  destroyed: 'destroyed',
  dissolved: 'dissolved',
  pillaged: 'pillaged',
  besieged: (turns: number, of: number): string => `siege: ${turns} of ${of}`,
  castleFalls: 'the castle falls',
  shipBurns: 'the ship burns',
  exchanged: 'points exchanged',
  forcedMarch: 'forced march',
  round: (n: number): string => `Round ${n}`,
  hits: (n: number): string => (n === 1 ? '1 hit' : `${n} hits`),
  left: (n: number): string => `${n} left`,
  initiativeRoll: 'Initiative',
  again: 'a tie: roll again',
  first: (side: string): string => `The ${side} move first`,
  saves: (name: string): string => `${name}: saving throws`,
  saved: (n: number): string => (n === 0 ? 'none saved' : `${n} saved`),
  won: (side: string): string => `The ${side} win the battle`,
  draw: 'A draw',

  // Sheets
  sheet: {
    you: 'you',
    known: (known: number, total: number): string =>
      known === total ? `${total} points` : `${total} points, ${known} of them known`,
    gone: 'gone',
    waits: 'waits to be placed',
    hand: 'Cards in hand',
    noCards: 'none',
    cards: (n: number): string => (n === 1 ? '1 card' : `${n} cards`),
    villages: 'Villages pillaged',
    villagesOf: (n: number, of: number): string => `${n} of ${of}`,
    stillWhole: 'Still whole',
    none: 'none yet',
    castle: 'Castle',
    castleHeld: (turns: number, of: number): string => `besieged, ${turns} of ${of} turns`,
    castleSafe: 'safe',
    deck: 'Deck',
    deckLeft: (n: number): string => (n === 1 ? '1 card left' : `${n} cards left`),
    discard: 'Played',
    turn: 'Turn',
    turnOf: (turn: number, of: number): string => (of === 0 ? `${turn}` : `${turn} of ${of}`),
  },
  /** What a card does where dice decide, on a real table, or on the map. */
  cardTexts: {
    scouts: {
      dice: 'You hit more easily in round 1.',
      table: 'Set up all your units after the enemy has set up his.',
    },
    localKnowledge: {
      dice: 'The ground hampers the enemy in round 1, or you no longer.',
      table: 'Add or remove one terrain piece before units are set up.',
    },
    ambush: {
      dice: 'You strike first in round 1.',
      table: 'Move one terrain piece by up to L when all are set up.',
    },
    initiative: { map: '+3 on your next initiative roll, committed in secret before the dice.' },
    ford: { map: 'One of your armies crosses the river without a roll.' },
    forcedMarch: { map: 'One of your armies may go two hexes this turn.' },
  },
  cardUses: {
    dice: (text: string): string => `By dice: ${text}`,
    table: (text: string): string => `On the table: ${text}`,
    map: (text: string): string => text,
  },
  unknownCard: 'A card you cannot see',

  // Plot
  plot: {
    title: 'The course of the campaign',
    villages: 'Villages pillaged',
    toWin: (n: number): string => `${n} to win`,
    points: (side: string): string => `Points of the ${side}`,
    turn: 'Turn',
    table: 'As a table',
  },

  // Dividing the points
  divide: {
    secret: 'Only you see this.',
    howMany: 'How many armies?',
    armies: (n: number): string => `${n} armies`,
    of: (name: string): string => `Points of ${name}`,
    less: (name: string): string => `One less for ${name}`,
    more: (name: string): string => `One more for ${name}`,
    keeps: 'What one gains, another gives: it is always 15.',
    confirm: (points: string): string => `Divide as ${points}`,
    list: 'Choose from the list',
  },

  // Exchanging
  amount: {
    label: (name: string): string => `Points of ${name} afterwards`,
    nothing: 'Nothing changes hands',
    less: 'One fewer',
    more: 'One more',
    give: (name: string, n: number, to: string): string => `${name} gives ${n} to ${to}`,
    take: (name: string, n: number, from: string): string => `${name} takes ${n} from ${from}`,
    dissolves: (name: string): string => `${name}'s army is dissolved and counts as destroyed.`,
    small: (name: string): string => `${name} will be too small to fight and must go home.`,
    weak: (name: string): string => `${name} will weigh on your initiative.`,
  },

  // Placing
  place: {
    castle: 'In the castle',
    far: (steps: number): string =>
      steps === 1 ? '1 hex from the castle' : `${steps} hexes from the castle`,
    onMap: 'Choose on the map, or here:',
  },

  // Commands
  command: {
    armies: 'Your armies',
    nothing: 'has nothing left to do',
    pick: 'Choose an army here or on the map.',
    done: 'Finish your movement',
    mustWalk: 'A small army must still go home.',
    concede: 'Concede the campaign',
    concedeSure: 'Really concede? The other side wins at once.',
    concedeYes: 'Yes, concede',
    concedeNo: 'No, fight on',
  },

  // Cards before a battle
  tactics: {
    attacker: 'Attacker',
    defender: 'Defender',
    you: 'you',
    odds: 'Chances by dice',
    with: (card: string): string => `with ${card}`,
    played: 'Played',
    noneFits: 'None of your cards is of use now.',
    enemyCards: 'What the enemy may still play is not reckoned in.',
    firstRound: (sum: string): string => `Round 1: ${sum}`,
    rounds: (n: number): string => (n === 1 ? 'hampered in round 1' : `hampered in rounds 1 to ${n}`),
  },

  // The battle on the table
  sheetOfBattle: {
    open: 'Show the set-up sheet',
    title: 'Set-up sheet',
    close: 'Close',
    print: 'Print',
    battle: (place: string): string => `The battle at ${place}`,
    turn: (n: number): string => `Turn ${n}`,
    field: (field: string): string => `Ground: ${field}`,
    forces: 'Forces',
    attacks: 'attacks',
    defends: 'defends',
    fromShip: 'comes from the ship',
    aboard: 'fights from aboard the ship',
    from: (direction: string): string => `comes from the ${direction}`,
    crossed: 'across the river',
    order: 'Before the first turn',
    steps: {
      terrain: 'Lay the terrain as drawn, or as you both like it.',
      sides: 'Choose the sides of the table.',
      sidesChosen: 'Local knowledge: its player adds or removes one terrain piece.',
      setUp: 'Set up your units, the defender first.',
      settingUp: 'Scouts: its player sets up all units after the other.',
      allSetUp: 'Ambush: its player moves one terrain piece by at most L.',
      play: 'Play the game with exactly these points.',
    },
    playedBy: (card: string, side: string): string => `${card}, played: ${side}`,
    terrain: 'Terrain',
    noTerrain: 'Open ground: no terrain at all.',
    impassable: 'impassable',
    drawing: 'A proposal for a table of 120 × 80 cm',
    drawingOf: (pieces: string): string => `Proposed table, 120 by 80 centimetres: ${pieces}`,
    zone: (side: string): string => `${side} set up here`,
    zoneDepth: 'Dashed strips: 20 cm for each side to set up. Squares: 10 cm.',
    result: 'Result',
    winner: 'Winner',
    destroyed: (name: string): string => `${name}: points destroyed`,
    draw: 'draw',
  },

  // What came of it
  report: {
    winner: 'Who won?',
    destroyed: (name: string, points: number): string => `${name}: points destroyed, of ${points}`,
    draw: 'A draw',
    submit: 'Enter this result',
    twice: 'The other side enters it too. The result counts when both agree.',
    disputed: 'You did not agree. This was entered:',
    entered: (who: string, winner: string, attacker: number, defender: number): string =>
      `${who}: ${winner}; attacker lost ${attacker}, defender lost ${defender}`,
    summary: (winner: string): string => `Winner: ${winner}`,
    lost: (name: string, n: number, left: number): string => `${name} loses ${n}, ${left} left before saves`,
    savesOn: (n: number): string => `saves on ${n}+`,
    confirm: 'Yes, roll the saves',
    correct: 'No, enter it again',
    final: 'Nothing can be corrected after this.',
    doubts: {
      winnerLostMore: 'The winner lost more than the loser. Is that right?',
      winnerGone: 'The winner has nothing left. Is that right?',
      drawGone: 'A draw, though one side is destroyed. Is that right?',
      bloodless: 'Nobody lost a point. Is that right?',
    },
  },

  // Dice, cards, ways aside
  die: {
    face: (n: number): string => `It shows ${n}`,
    soFar: 'So far',
  },
  bonus: {
    left: (n: number): string => (n === 1 ? '1 card left in the deck' : `${n} cards left in the deck`),
    empty: 'The deck is empty: the discards are shuffled.',
    mayBe: 'What may come',
  },
  ford: {
    roll: 'Roll',
    succeeds: (chance: string): string => `${chance} to get across`,
    cardSure: 'Across without a roll. The card is gone.',
  },
  initiative: {
    none: 'Play none',
    one: 'Play one card',
    two: 'Play both cards',
    bonus: (n: number): string => `+${n} on your roll`,
    keep: 'Your cards stay in your hand.',
    weak: (n: number): string =>
      n === 0 ? 'None of your armies weighs you down.' : `Weak or lost armies: −${n} on your roll.`,
  },
  way: {
    quick: 'Three rounds of dice, here and now.',
    table: 'A game of SAGA on your own table, with a set-up sheet. Only if both sides want it.',
  },
};

export type WebWords = typeof web;
