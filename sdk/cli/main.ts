#!/usr/bin/env node
/** Executable `lobbykit` of the package. */
import { runCli } from './cli.ts';

// The process that reads the output has closed the pipe, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});
// `process.exit` would cut off output to a pipe.
process.exitCode = await runCli(process.argv.slice(2), {
  out: text => process.stdout.write(`${text}\n`),
  error: text => process.stderr.write(`${text}\n`),
});
