// A real hall for the tests: pages from the given folder, data in the other, wherever there is a free port.

import { openHall, readConfig } from '@skald/hall';

const [webDir = '', dataDir = ''] = process.argv.slice(2);
const config = readConfig(
  { SKALD_PORT: '0', SKALD_DATA_DIR: dataDir, SKALD_RATE: '2000', SKALD_BOT_MS: '20' },
  webDir,
);
const hall = await openHall(config);
process.stdout.write(`${hall.address}\n`);
process.once('SIGTERM', () => void hall.stop().then(() => process.exit(0)));
