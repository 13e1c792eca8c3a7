/** Parser and help of the gateway's command line. */
import { parseArgs } from 'node:util';
import { CommandError, type CommandOptions, THE_MERCHANT, type Usage } from '../platform/cli/command.ts';
import { COMMAND_GROUPS, type Command } from './commands.ts';

/** Usage of `restore`, which is in no group of commands because it runs without a database. */
const RESTORE: Usage = ['restore FILE', 'creates the database of an empty DATA_DIR from a backup'];
const HELP_USAGE: Usage = ['help', 'shows this text'];

const HELP_COLUMN = 39;
const HELP_WIDTH = 132;

/**
 * Formats the help of a command: the description is next to the usage, or below it if the usage is long. Lines are
 * wrapped at spaces.
 */
function helpLines([usage, help]: Usage): string {
  const indent = ' '.repeat(HELP_COLUMN - 1);
  const first = `  ${usage} `.padEnd(indent.length);
  const isInline = first.length === indent.length;
  const lines = isInline ? [] : [first.trimEnd()];
  let line = isInline ? first : indent;
  for (const word of help.split(' ')) {
    if (line.length + word.length + 1 > HELP_WIDTH) {
      lines.push(line);
      line = indent;
    }
    line += ` ${word}`;
  }
  return [...lines, line].join('\n');
}

export const HELP = [
  'npm run gateway -- <command> [--operator NAME]\n',
  ...[...COMMAND_GROUPS.flatMap(group => Object.values(group.usage).flat()), RESTORE, HELP_USAGE].map(helpLines),
  '\nWithout --merchant a command applies to the only merchant, or to the merchant of the sandbox.',
  'A running gateway executes the command; otherwise the command changes the database of DATA_DIR or DATABASE_URL.',
].join('\n');

const OPTIONS: CommandOptions = Object.assign(
  { merchant: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  ...COMMAND_GROUPS.map(({ options }) => options),
);

const MERCHANT = /^[A-Za-z0-9_-]{1,32}$/;
const MAX_ARGS = 3;

/**
 * Returns the operator named by `--operator NAME`; undefined without this option. Throws CommandError for invalid
 * arguments.
 */
export function parseOperator(args: readonly string[]): string | undefined {
  const { values, positionals } = parse(args);
  const [name, another] = (values.operator as string[] | undefined) ?? [];
  if (another !== undefined && positionals[0] !== 'setup') throw new CommandError('--operator names one operator.');
  return name;
}

/**
 * Parses the command-line arguments; returns null if they request the help. Throws CommandError for an unknown command
 * or invalid arguments.
 */
export function parseCommand(args: readonly string[]): Command | null {
  const { values, positionals } = parse(args);
  const [area, verb] = positionals;
  const ofMerchant = values.merchant as string | undefined;
  if (area === undefined || area === 'help' || values.help) return null;
  if (ofMerchant !== undefined && !MERCHANT.test(ofMerchant)) {
    throw new CommandError(`--merchant must match ${MERCHANT.source}.`);
  }
  const options = { ...values, merchant: ofMerchant ?? THE_MERCHANT, ofMerchant };
  for (const group of COMMAND_GROUPS) {
    const command = group.parse(positionals, options);
    if (!command) continue;
    const extra = positionals[group.maxArgs?.(verb) ?? MAX_ARGS];
    if (extra !== undefined) throw new CommandError(`"${extra}" is an unexpected argument; "help" shows the commands.`);
    return command as Command;
  }
  throw new CommandError(`"${[area, verb].filter(Boolean).join(' ')}" is no command; "help" shows them.`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}
