/** Type of the commands of `npx lobbykit`, and the parser of their arguments. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * Output of a command. The command line writes `out` to stdout and `error` to stderr, each followed by a line break.
 */
export interface CommandOutput {
  out(text: string): void;
  error(text: string): void;
}

/** A command in the table of `cli.ts`. Each command has a file of its own. */
export interface Command {
  /** Name of the command, its first argument: `conformance`. */
  readonly name: string;
  /** Description in the list of commands, one line. */
  readonly summary: string;
  /** Text of `lobbykit help NAME`: arguments, options with allowed values and defaults, exit codes, and an example. */
  readonly usage: string;
  /**
   * Runs the command and returns the exit code.
   * @param args arguments after the name of the command
   * @throws UsageError for invalid arguments
   */
  run(args: readonly string[], output: CommandOutput): Promise<number>;
}

/** Error for invalid arguments. The message names the argument and its allowed values; the exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Parses the arguments of a command.
 * @throws UsageError for an unknown option, or for an option without its value
 */
export function parseCommandArgs<const T extends Options>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const names = Object.keys(options).map(name => `--${name}`);
    // Removes a hint about `--` that Node appends, because no command uses `--`.
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(/\.? To specify/);
    throw new UsageError(`${reason.replace(/\.$/, '')}. Options: ${names.join(', ')}.`);
  }
}
