/** Commands of `npx lobbykit`: their shape, and the parser of their arguments. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Receives the text of a command. The command line writes `out` to stdout and `error` to stderr, each as a line. */
export interface CommandOutput {
  out(text: string): void;
  error(text: string): void;
}

/** A command of the table in `cli.ts`, one per file. */
export interface Command {
  /** First argument: `conformance`. */
  readonly name: string;
  /** One line of the list of commands. */
  readonly summary: string;
  /** Text of `lobbykit help NAME`: arguments, options with allowed values and defaults, exit codes, an example. */
  readonly usage: string;
  /**
   * Runs the command and returns the exit code.
   * @param args arguments after the name
   * @throws UsageError for invalid arguments
   */
  run(args: readonly string[], output: CommandOutput): Promise<number>;
}

/** Invalid arguments. The message names the argument and its allowed values; the exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Parses the arguments of a command.
 * @throws UsageError for an unknown option, and for an option without its value
 */
export function parseCommandArgs<const T extends Options>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const names = Object.keys(options).map(name => `--${name}`);
    // Remove the hint about `--` that Node appends, because no command uses `--`.
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(/\.? To specify/);
    throw new UsageError(`${reason.replace(/\.$/, '')}. Options: ${names.join(', ')}.`);
  }
}
