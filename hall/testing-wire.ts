// A wire between a hall and its database that a test can cut, or let fall silent at a chosen moment.

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Wire {
  /** The address of the database at this end. */
  readonly url: string;
  /** The next message with this text still arrives; then the connection is gone before any answer. */
  cutAfter(text: string): Promise<void>;
  /** The next message with this text goes no further, and its connection is gone. */
  cutBefore(text: string): Promise<void>;
  /** The next message with this text goes no further; its connection is gone, but the database does not hear of it. */
  hangBefore(text: string): Promise<void>;
  /** The next message with this text still arrives, and all connections stay, but no answer comes any more. */
  silenceAfter(text: string): Promise<void>;
  /** Answers come again, on new connections. */
  mend(): void;
  close(): Promise<void>;
}

type Way = 'cut after' | 'cut before' | 'hang before' | 'silence after';

export async function layWire(to: string): Promise<Wire> {
  const there = new URL(to);
  const sockets = new Set<Socket>();
  let [silent, wanted, way]: [boolean, string | null, Way] = [false, null, 'cut after'];
  let met: () => void = () => {};

  const server = createServer((near) => {
    const far = connect(Number(there.port), there.hostname);
    let hung = false;
    const end = (): void => void [near.destroy(), hung || far.destroy()];
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', end);
      socket.on('close', () => void [sockets.delete(socket), end()]);
    }
    far.on('data', (data) => silent || near.write(data));
    near.on('data', (data) => {
      const found = wanted !== null && data.includes(wanted);
      if (found) wanted = null;
      if (found && way === 'silence after') silent = true;
      if (found) met();
      hung ||= found && way === 'hang before';
      if (hung || (found && way === 'cut before')) return end();
      // What was sent is read by the other side also when we hang up at once.
      far.write(data, () => {
        if (!found || way !== 'cut after') return;
        near.destroy();
        far.end();
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const here = new URL(to);
  here.port = String((server.address() as AddressInfo).port);

  const when = (next: Way) => (text: string) => {
    [wanted, way] = [text, next];
    return new Promise<void>((resolve) => {
      met = resolve;
    });
  };
  return {
    url: here.href,
    cutAfter: when('cut after'),
    cutBefore: when('cut before'),
    hangBefore: when('hang before'),
    silenceAfter: when('silence after'),
    mend() {
      silent = false;
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
