// `skald` in a process of its own.

import { command } from './command.ts';

// Whoever reads our output may stop reading: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const { stdin: input, stdout: output, stderr: errors } = process;
process.exitCode = await command(process.argv.slice(2), process.env, { input, output, errors });
