/**
 * Command `npm run gateway -- …`: executes a command in the running gateway, or directly on the database if no gateway
 * is running.
 */
import { createInterface } from 'node:readline/promises';
import { promptForSetup } from '../features/merchants/cli.ts';
import { CommandError } from '../platform/cli/command.ts';
import { printable } from '../platform/cli/printable.ts';
import { LockedError, lockFolder } from '../platform/db/data-directory-lock.ts';
import { openDatabase } from '../platform/db/driver.ts';
import { urlOf } from '../platform/http/listen.ts';
import { sandboxFeatures } from '../platform/mode.ts';
import { createMailer, createSandboxOutbox } from '../platform/outbox/outbox.ts';
import { openGatewaySecrets } from '../platform/secrets/shared-secrets.ts';
import { StartError } from '../platform/start-error.ts';
import { seedSandbox } from '../sandbox/seeds/seed-sandbox.ts';
import { readEnvironment, type Settings } from '../settings.ts';
import { callGateway } from './admin.ts';
import { HELP, parseCommand, parseOperator } from './command-line.ts';
import { type Command, runCommand } from './commands.ts';
import { parseRestoreArgs, restore } from './restore.ts';

/**
 * Executes the command in the gateway that has locked the data directory; in this process if the directory is not
 * locked.
 */
async function perform(
  command: Command,
  actor: string | undefined,
  settings: Settings & { dataDir: string },
): Promise<string[]> {
  const held = await lockFolder(settings.dataDir).catch(error => {
    if (error instanceof LockedError) return error;
    throw error;
  });
  const token = process.env.OPERATOR_TOKEN;
  if (held instanceof LockedError) return callGateway(settings.dataDir, command, held.holder, { actor, token });
  try {
    const mode = command.name === 'setup' ? 'production' : settings.mode;
    const opened = await openDatabase({ ...settings, seedSandbox, mode, beforeResponse: held.check }, settings.now());
    try {
      let isChanged = false;
      const onChange = () => {
        isChanged = true;
      };
      const secrets = await openGatewaySecrets(opened.db, { ...settings, provided: settings.secrets });
      const { now, outbox } = settings;
      const inbox = sandboxFeatures(opened.mode).inbox ? createSandboxOutbox(opened.db, now) : null;
      const mailer = createMailer(outbox ?? inbox, () => process.stderr.write('A message was not taken.\n'));
      const context = {
        db: opened.db,
        now,
        url: urlOf(settings),
        onChange,
        actor,
        token,
        secrets,
        mailer,
        image: opened.image ?? undefined,
      };
      const lines = await runCommand(command, context);
      await mailer.stop();
      // Other gateways on the same Postgres server may have cached the changed rows.
      if (isChanged) await opened.announce();
      return lines;
    } finally {
      await opened.close();
    }
  } finally {
    await held.release();
  }
}

/** Prompts for missing options of `setup`. If the input is not a terminal, returns the arguments unchanged. */
async function promptOnTerminal(args: readonly string[]): Promise<readonly string[]> {
  if (!process.stdin.isTTY) return args;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await promptForSetup(args, question => terminal.question(question));
  } finally {
    terminal.close();
  }
}

try {
  const args = await promptOnTerminal(process.argv.slice(2));
  const { dataDir, otherMode: reaction, ...environment } = readEnvironment(process.env);
  // Uses the mode that is stored in the database, unless GATEWAY_MODE requires a particular mode.
  const otherMode = reaction === 'reject' ? 'reject' : 'follow';
  const settings = { ...environment, otherMode } as const;
  const actor = parseOperator(args) ?? process.env.OPERATOR;
  const file = parseRestoreArgs(args);
  const command = file === null ? parseCommand(args) : null;
  const lines = !dataDir
    ? [HELP]
    : file !== null
      ? await restore(file, { ...settings, dataDir, hasKeys: settings.secrets !== undefined })
      : command
        ? await perform(command, actor, { ...settings, dataDir })
        : [HELP];
  process.stdout.write(`${printable(lines.join('\n'))}\n`);
} catch (error) {
  const known = error instanceof CommandError || error instanceof StartError;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : error}\n`);
  process.exitCode = 1;
}
