/** Types for the declaration and execution of commands, and their error. */
import type { ParseArgsConfig } from 'node:util';

import type { DatabaseImage } from '../db/driver.ts';
import type { Database } from '../db/schema.ts';
import type { Log } from '../log.ts';
import type { Mailer } from '../outbox/outbox.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** Error of a failed command. The message consists of the lines to print. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

export interface CommandContext {
  readonly db: Database;
  /** Current time, ms since 1970. */
  readonly now: () => number;
  /** Base URL of the gateway, such as `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Called after a command has changed rows from which cached responses are built. */
  readonly onChange: () => void;
  /** Name of the operator who runs the command; undefined if neither `--operator` nor `OPERATOR` is set. */
  readonly actor?: string;
  /** Operator's token (`OPERATOR_TOKEN`). */
  readonly token?: string;
  /** Log of the running gateway; undefined if the command runs in a separate process. */
  readonly log?: Pick<Log, 'info'>;
  /** Returns the embedded database as a file; undefined for a database on a Postgres server. */
  readonly image?: () => Promise<DatabaseImage>;
  /** Sends mails about operators' decisions; undefined in tests and tools whose commands send no mail. */
  readonly mailer?: Pick<Mailer, 'post'>;
  /** Secrets of the gateway; undefined in tests and tools whose commands need none. */
  readonly secrets?: Secrets;
}

/** Usage line of a command, and its help text. */
export type Usage = readonly [usage: string, help: string];

/** Command-line options, in the format of Node's `parseArgs`. */
export type CommandOptions = NonNullable<ParseArgsConfig['options']>;

type Args = readonly (string | undefined)[];

/** Commands that one file declares: usages, options, parser and execution. */
export interface CommandGroup<C extends { readonly name: string } = { readonly name: string }> {
  /**
   * Usage lines and help texts by command name, in the order of the help. A command with an empty list is covered by
   * the usage of another command.
   */
  readonly usage: Readonly<Record<C['name'], readonly Usage[]>>;
  readonly options?: CommandOptions;
  /** Returns the maximum number of positional arguments; 3 if the function is not declared. */
  maxArgs?(verb: string | undefined): number;
  /**
   * Parses the arguments; returns null if the command belongs to another group.
   * @param options values by option name. Without `--merchant`, `merchant` is `THE_MERCHANT` and `ofMerchant` is
   * undefined.
   * @throws CommandError for missing or invalid arguments and options
   */
  parse(args: Args, options: object): C | null;
  /**
   * Executes a command and returns the lines to print.
   * @throws CommandError if the command fails; then no data are changed
   */
  run(command: C, context: CommandContext): Promise<string[]>;
}

/** Declares a group of commands; the compiler checks that each command has a usage. */
export const defineCommands = <C extends { readonly name: string }>(group: CommandGroup<C>): CommandGroup<C> => group;

/** Placeholder of a merchant code, for the only merchant of the database, or the merchant of the sandbox. */
export const THE_MERCHANT = '';
