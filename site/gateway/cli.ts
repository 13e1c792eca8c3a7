/** `npm run gateway -- …`: changes the data of a gateway, running or not. */
import { askGateway } from './admin.ts';
import { HELP, readCommand } from './command-line.ts';
import { type Command, CommandError, runCommand } from './commands.ts';
import { openDatabase } from './db/driver.ts';
import { LockedError, lockFolder } from './db/lock.ts';
import { urlOf } from './http/listen.ts';
import { printable } from './printable.ts';
import { readEnvironment, type Settings, StartError } from './settings.ts';

/** Has the command done by the gateway that holds the folder, else does it here. */
async function perform(command: Command, settings: Settings & { dataDir: string }): Promise<string[]> {
  const held = await lockFolder(settings.dataDir).catch(error => {
    if (error instanceof LockedError) return error;
    throw error;
  });
  if (held instanceof LockedError) return askGateway(settings.dataDir, command, held.holder);
  try {
    const opened = await openDatabase({ ...settings, beforeAnswer: held.check }, settings.now());
    try {
      let isChanged = false;
      const onChange = () => {
        isChanged = true;
      };
      const lines = await runCommand(command, { db: opened.db, now: settings.now, url: urlOf(settings), onChange });
      // No gateway holds this folder, but others may work on the same server.
      if (isChanged) await opened.announce();
      return lines;
    } finally {
      await opened.close();
    }
  } finally {
    await held.release();
  }
}

try {
  const command = readCommand(process.argv.slice(2));
  const { dataDir, ...settings } = readEnvironment(process.env);
  const lines = command && dataDir ? await perform(command, { ...settings, dataDir }) : [HELP];
  process.stdout.write(`${printable(lines.join('\n'))}\n`);
} catch (error) {
  const known = error instanceof CommandError || error instanceof StartError;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : error}\n`);
  process.exitCode = 1;
}
