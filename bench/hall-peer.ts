// The peer's server in a process of its own: boardgame.io with FlatFile storage, hosting the same rules. Its clients get
// whole states, or patches, as it is told: `node bench/hall-peer.ts whole|patches`.

import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ageOfHeroes } from '@skald/age-of-heroes';
import {
  type Asked,
  answer,
  asked,
  type Choice,
  clone,
  decisionOf,
  FastDice,
  hideAnswers,
  optionId,
  Play,
  run,
  type Seat,
} from '@skald/kernel';
import type { Game } from 'boardgame.io';
import { original } from './peer.ts';
import type { newGame } from './playouts.ts';

// Its package cannot be imported as an ES module in Node.
const require = createRequire(import.meta.url);
const { FlatFile, Server } = require('boardgame.io/server') as typeof import('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: 'INVALID_MOVE' };

type State = ReturnType<typeof newGame>;

/** What a client of the peer gets: its view, and its options as our hall sends them. */
export type PeerView = State & { readonly decisions: Asked[] };

const dice = new FastDice(1);

const begin = (): State => {
  const begun = ageOfHeroes.begin(['beowulf', 'ragnar'], { ruleset: 'classic' });
  if ('refused' in begun) throw new Error(begun.refused.code);
  run(ageOfHeroes, new Play(begun.ok, dice));
  return begun.ok;
};

const optionsOf = (state: State, seat: Seat): readonly Choice[] =>
  decisionOf(ageOfHeroes, state, seat)?.options ?? [];

/** As cheap for the peer as it can be: no undo, no own dice, and a copy instead of drafts. */
const game: Game<State> = {
  name: 'age-of-heroes',
  disableUndo: true,
  setup: begin,
  turn: { activePlayers: { all: '' } },
  moves: {
    choose: {
      move({ G, playerID }, option: string) {
        const seat = Number(playerID);
        const copy = clone(original(G));
        const choice = optionsOf(copy, seat).find((one) => optionId(one) === option);
        if (choice === undefined) return INVALID_MOVE;
        answer(ageOfHeroes, new Play(copy, dice), seat, choice);
        return copy;
      },
      client: false,
    },
  },
  playerView({ G, playerID }): PeerView {
    const seat = playerID === null ? null : Number(playerID);
    const options = seat === null ? [] : optionsOf(G, seat);
    const decisions = asked(ageOfHeroes, G).map((one) => ({
      seat: one,
      kind: G.agenda.at(-1)?.step ?? '',
      options: one === seat ? options.map((choice) => ({ id: optionId(choice), choice })) : [],
    }));
    return { ...ageOfHeroes.redact(hideAnswers(clone(G), seat), seat), decisions };
  },
  endIf: ({ G }) => ageOfHeroes.result(G) ?? undefined,
};

if (import.meta.main) {
  const dir = mkdtempSync(join(tmpdir(), 'skald-peer-'));
  const hosted = { ...game, deltaState: process.argv[2] === 'patches' };
  const server = Server({ games: [hosted], db: new FlatFile({ dir }), origins: [/.*/] });
  const { appServer } = await server.run({ port: 0 });
  console.log(`http://127.0.0.1:${(appServer.address() as AddressInfo).port}`);
}
