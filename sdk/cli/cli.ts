/** Command line of the package: selects a command, prints help and version, and reports invalid arguments. */
import { VERSION } from '../lobby/version.ts';
import { type Command, type CommandOutput, UsageError } from './command.ts';
import { conformance } from './conformance.ts';
import { doctor } from './doctor.ts';
import { snippet } from './snippet.ts';

/** Commands in the order in which the help lists them. */
export const COMMANDS: readonly Command[] = [snippet, doctor, conformance];

const INVALID_ARGUMENTS = 2;

/** Returns the text of `lobbykit help`. */
function generalHelp(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length), 'help [COMMAND]'.length);
  const line = (name: string, summary: string) => `  ${name.padEnd(width)}  ${summary}`;
  return [
    'Usage: lobbykit COMMAND [ARGUMENTS]',
    '',
    'Commands:',
    ...commands.map(({ name, summary }) => line(name, summary)),
    line('help [COMMAND]', 'Prints this text, or the arguments of a command'),
    '',
    'Options:',
    line('-h, --help', 'Prints this text, or after a command its arguments'),
    line('-v, --version', 'Prints the version'),
  ].join('\n');
}

function findCommand(name: string, commands: readonly Command[]): Command {
  const found = commands.find(command => command.name === name);
  if (found) return found;
  const names = [...commands.map(command => command.name), 'help'];
  throw new UsageError(`"${name}" is not a command. Commands: ${names.join(', ')}.`);
}

async function dispatch(args: readonly string[], output: CommandOutput, commands: readonly Command[]) {
  const [name, ...rest] = args;
  if (name === '--version' || name === '-v') output.out(VERSION);
  else if (name === undefined || name === '--help' || name === '-h') output.out(generalHelp(commands));
  else if (name === 'help') output.out(rest[0] ? findCommand(rest[0], commands).usage : generalHelp(commands));
  else {
    const command = findCommand(name, commands);
    if (!rest.includes('--help') && !rest.includes('-h')) return command.run(rest, output);
    output.out(command.usage);
  }
  return 0;
}

/**
 * Runs the command line and returns the exit code: 0 for success, 2 for invalid arguments, otherwise the code of the
 * command.
 * @param args arguments after the name of the program
 */
export async function runCli(
  args: readonly string[],
  output: CommandOutput,
  commands: readonly Command[] = COMMANDS,
): Promise<number> {
  try {
    return await dispatch(args, output, commands);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    output.error(`${error.message}\nHelp: lobbykit help`);
    return INVALID_ARGUMENTS;
  }
}
