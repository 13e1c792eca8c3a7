/** Declaration, context and error of the commands of the command line. */
import type { ParseArgsConfig } from 'node:util';

import type { DatabaseImage } from '../db/driver.ts';
import type { Database } from '../db/schema.ts';
import type { Log } from '../log.ts';
import type { Mailer } from '../outbox/outbox.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** Error of a command that failed; the message consists of the lines to print. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

export interface CommandContext {
  readonly db: Database;
  /** ms since 1970 */
  readonly now: () => number;
  /** URL of the gateway, such as `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Called after rows that responses are cached of have changed. */
  readonly onChange: () => void;
  /** Name of the operator who runs the command; undefined if neither `--operator` nor `OPERATOR` is set. */
  readonly actor?: string;
  /** Token of the operator (`OPERATOR_TOKEN`). */
  readonly token?: string;
  /** Log of a running gateway; undefined in a separate command-line process. */
  readonly log?: Pick<Log, 'info'>;
  /** Returns the embedded database as a file; undefined for a Postgres server. */
  readonly image?: () => Promise<DatabaseImage>;
  /** Sends mails about operator decisions; undefined in tests and tools whose commands send no mail. */
  readonly mailer?: Pick<Mailer, 'post'>;
  /** Keys of the gateway; undefined in tests and tools whose commands require no keys. */
  readonly secrets?: Secrets;
}

/** Usage of a command, and its help text. */
export type Usage = readonly [usage: string, help: string];

/** Declaration of command-line options, in the format of `parseArgs`. */
export type CommandOptions = NonNullable<ParseArgsConfig['options']>;

type Args = readonly (string | undefined)[];

/** Commands that one file declares, with their usages, options, parser and execution. */
export interface CommandGroup<C extends { readonly name: string } = { readonly name: string }> {
  /**
   * Usages by command name, in the order of the help. A command with an empty list shares the usage of another command.
   */
  readonly usage: Readonly<Record<C['name'], readonly Usage[]>>;
  readonly options?: CommandOptions;
  /** Maximum number of positional arguments. Default 3. */
  maxArgs?(verb: string | undefined): number;
  /**
   * Parses the arguments; returns null if the command belongs to another group.
   * @param options values by option; without `--merchant`, `merchant` is `THE_MERCHANT` and `ofMerchant` is undefined
   * @throws CommandError for missing or invalid arguments and options
   */
  parse(args: Args, options: object): C | null;
  /**
   * Executes a command and returns the lines to print.
   * @throws CommandError if the command fails, without changing any data
   */
  run(command: C, context: CommandContext): Promise<string[]>;
}

/** Declares a command group; the compiler requires a usage for each command. */
export const defineCommands = <C extends { readonly name: string }>(group: CommandGroup<C>): CommandGroup<C> => group;

/** Placeholder for the merchant code: the only merchant, or the merchant of the sandbox. */
export const THE_MERCHANT = '';
