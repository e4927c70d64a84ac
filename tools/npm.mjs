// How npm is called from one of its own scripts. Plain JavaScript, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';

const QUIET = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];

/**
 * Installs what a folder's lock says; whether that went well.
 * @param {string} folder
 * @param {...string} more
 */
export function npmCi(folder, ...more) {
  const { command, leading } = npm();
  const { status } = spawnSync(command, [...leading, 'ci', ...QUIET, ...more], {
    cwd: folder,
    env: outerSettings(),
    stdio: 'inherit',
    shell: process.platform === 'win32' && leading.length === 0,
  });
  return status === 0;
}

/** The npm that called this script, on the Node it runs on: the pinned Node may be about to be replaced. */
function npm() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script && node && basename(script) === 'npm-cli.js') return { command: node, leading: [script] };
  return { command: 'npm', leading: [] };
}

/** The environment without what the calling `npm` says about its own run, which would steer this one. */
function outerSettings() {
  const ofTheCall =
    /^npm_(command|(lifecycle|package)_.*|config_(workspaces?|include_workspace_root|local_prefix|global|dry_run|omit|only|production))$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofTheCall.test(name)));
}
