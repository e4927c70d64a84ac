// A real hall for the tests: pages from the given folder, data in the other, wherever there is a free port. Its clock
// goes on by as many milliseconds as it is told, line by line; at the end of these lines it closes.

import { openHall, readConfig } from '@skald/hall';

const [webDir = '', dataDir = ''] = process.argv.slice(2);
const config = readConfig(
  { SKALD_PORT: '0', SKALD_DATA_DIR: dataDir, SKALD_RATE: '2000', SKALD_BOT_MS: '20' },
  webDir,
);
let ahead = 0;
const hall = await openHall(config, { now: () => Date.now() + ahead });
process.stdout.write(`${hall.address}\n`);
process.stdin.on('data', (text) => {
  ahead += Number(text);
  process.stdout.write(`${ahead}\n`);
});
const close = (): void => void hall.stop().then(() => process.exit(0));
process.once('SIGTERM', close);
// Whoever opened it is gone.
process.stdin.once('end', close);
