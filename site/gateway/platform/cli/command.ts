/** Declaration, context and error of the commands of the command line. */
import type { ParseArgsConfig } from 'node:util';

import type { DatabaseImage } from '../db/driver.ts';
import type { Database } from '../db/schema.ts';
import type { Log } from '../log.ts';
import type { Mailer } from '../outbox/outbox.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** A command that could not be done, told in lines for the screen. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

export interface CommandContext {
  readonly db: Database;
  /** ms since 1970 */
  readonly now: () => number;
  /** Where the gateway is reached: `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Called after rows changed. */
  readonly onChange: () => void;
  /** The operator who gives the command, as far as it says so. */
  readonly actor?: string;
  /** Token of that operator (`OPERATOR_TOKEN`). */
  readonly token?: string;
  /** Where a running gateway notes what is done. */
  readonly log?: Pick<Log, 'info'>;
  /** The embedded database as a file; left out where it is a Postgres server. */
  readonly image?: () => Promise<DatabaseImage>;
  /** Sends mails about what the desk did. Left out where no command of the test or tool wants them. */
  readonly mailer?: Pick<Mailer, 'post'>;
  /** Keys of the gateway. Left out where no command of the test or tool wants them. */
  readonly secrets?: Secrets;
}

/** Usage of a command and the help text beside it. */
export type Usage = readonly [usage: string, help: string];

/** Options of `parseArgs`. */
export type CommandOptions = NonNullable<ParseArgsConfig['options']>;

type Args = readonly (string | undefined)[];

/** Commands that one file declares, each once: its usage, and for all of them the options, the parser and the effect. */
export interface CommandGroup<C extends { readonly name: string } = { readonly name: string }> {
  /** Usages by the name of a command, in the order of the help. A command without a usage shares the one of another group. */
  readonly usage: Readonly<Record<C['name'], readonly Usage[]>>;
  readonly options?: CommandOptions;
  /** Words that a command may have. Default 3. */
  maxArgs?(verb: string | undefined): number;
  /**
   * Null for the words of another group.
   * @param options values by option; `merchant` is `THE_MERCHANT` without `--merchant`, `ofMerchant` is undefined then
   * @throws CommandError for missing or invalid words and options
   */
  parse(args: Args, options: object): C | null;
  /** Returns the lines to print. @throws CommandError if the command cannot be done; then nothing was changed */
  run(command: C, context: CommandContext): Promise<string[]>;
}

/** The compiler requires a usage for each command of the group. */
export const defineCommands = <C extends { readonly name: string }>(group: CommandGroup<C>): CommandGroup<C> => group;

/** In place of a merchant's code: the one there is, or the sandbox's. */
export const THE_MERCHANT = '';
