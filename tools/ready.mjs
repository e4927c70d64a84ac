// Makes the checkout ready before `npm start` and `npm test`: installs the locked dependencies when they are
// missing or older than the lock. Plain JavaScript without dependencies, because it runs before there are any.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmCi } from './npm.mjs';

const OLDEST_NODE = [20, 19];
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.skald-ready');
const pinnedNode = join(root, 'node_modules', '.bin', 'node');

if (isTooOld(process.versions.node)) {
  fail(
    `Skald needs Node ${OLDEST_NODE.join('.')} or newer to set itself up; this is Node ${process.versions.node}.`,
  );
}
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
if (!isReady()) {
  install();
  writeFileSync(stamp, lock);
}

/** @param {string} version */
function isTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
}

function isReady() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
}

function install() {
  console.log('Skald is fetching its dependencies; this happens once.');
  // Development dependencies always, since the pinned Node is one; and some of them refuse the Node npm runs on.
  if (!npmCi(root, '--include=dev', '--engine-strict=false'))
    fail('Skald could not install its dependencies: `npm ci` failed, see its message above.');
  if (!existsSync(pinnedNode))
    fail('Skald has no Node to run on: let npm run the install script of the package `node`.');
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence);
  process.exit(2);
}
