#!/usr/bin/env node
/** The executable `lobbykit` of the package. */
import { runCli } from './cli.ts';

// `process.exit` would truncate output to a pipe.
process.exitCode = await runCli(process.argv.slice(2), {
  out: text => process.stdout.write(`${text}\n`),
  error: text => process.stderr.write(`${text}\n`),
});
