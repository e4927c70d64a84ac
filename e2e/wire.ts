// A wire between browsers and a hall that a test can make silent: nothing goes through, and nobody hangs up. That is
// what a phone in a tunnel has. It can also lead to another hall, so that one address sees two of them.

import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { test as base } from './table.ts';

export interface Wire {
  readonly address: string;
  /** Everything stands still; who comes meanwhile is let in and hears nothing. */
  freeze(): void;
  /** What waited goes through. */
  thaw(): void;
  /** Who comes from now on finds the other hall. */
  leadTo(hall: string): void;
  close(): Promise<void>;
}

export async function openWire(hall: string): Promise<Wire> {
  let target = new URL(hall);
  let frozen = false;
  let waiting: (() => void)[] = [];
  const open = new Set<Socket>();
  /** At once, or when the wire works again. */
  const inTurn = (what: () => void): void => {
    if (frozen) waiting.push(what);
    else what();
  };
  const carry = (from: Socket, to: Socket): void => {
    open.add(from);
    from.on('data', (part) => inTurn(() => to.write(part)));
    from.on('end', () => inTurn(() => to.end()));
    from.on('error', () => {});
    from.on('close', () => {
      open.delete(from);
      // Not before what was written has gone: a connection that was closed is not one that broke.
      inTurn(() => to.destroySoon());
    });
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ host: target.hostname, port: Number(target.port), allowHalfOpen: true });
    carry(near, far);
    carry(far, near);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    freeze() {
      frozen = true;
    },
    thaw() {
      frozen = false;
      const now = waiting;
      waiting = [];
      for (const what of now) what();
    },
    leadTo(next) {
      target = new URL(next);
      for (const socket of open) socket.destroy();
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

/** With a wire to the hall of all tests. */
export const test = base.extend<{ wire: Wire }>({
  wire: async ({ expected }, use) => {
    // What a browser says about sockets that were given up, and about what it asked for in the tunnel.
    expected.push(/WebSocket connection to/, /^Failed to load resource: net::ERR_CONNECTION_/);
    const wire = await openWire(process.env.SKALD_HALL ?? '');
    await use(wire);
    await wire.close();
  },
});
