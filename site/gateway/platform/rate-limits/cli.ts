/** Command `limit …`: shows, changes and resets rate limits. */

import { parseMatching } from '../cli/argument-checks.ts';
import { type CommandContext, CommandError, defineCommands } from '../cli/command.ts';
import { readSetting, writeSetting } from '../settings/repository.ts';
import { LIMITS, type LimitName, readLimit } from './rate-limits.ts';

/** Command-line options declared by this command. */
const LIMIT_OPTIONS = { max: { type: 'string' }, per: { type: 'string' } } as const;

export type LimitCommand =
  | { readonly name: 'limit-list' }
  /** Changes a rate limit. Undefined values stay unchanged. */
  | { readonly name: 'limit-set'; readonly limit: LimitName; readonly max?: number; readonly perSeconds?: number }
  | { readonly name: 'limit-reset'; readonly limit: LimitName };

const NUMBER = /^[1-9]\d{0,5}$/;
/** Maximum period of a limit, s: counted calls are stored for one day. */
const MAX_SECONDS = 86_400;

/**
 * Parses the arguments of `limit`; returns null if the command belongs to another group. Throws CommandError for
 * missing or invalid arguments.
 */
function parseLimitArgs(
  [area, verb, subject]: readonly (string | undefined)[],
  options: { readonly max?: string; readonly per?: string },
): LimitCommand | null {
  if (area !== 'limit') return null;
  if (verb === 'list') return { name: 'limit-list' };
  if (verb !== 'set' && verb !== 'reset') throw new CommandError('limit requires list, set or reset.');
  const limit = parseName(verb, subject);
  if (verb === 'reset') return { name: 'limit-reset', limit };
  const max = parseMatching('max', options.max, NUMBER, 'a whole number from 1 to 999999');
  const per = parseMatching('per', options.per, NUMBER, 'a number of seconds from 1 to 86400');
  if (max === undefined && per === undefined) throw new CommandError(`limit set ${limit} requires --max or --per.`);
  if (Number(per ?? 1) > MAX_SECONDS) throw new CommandError(`--per is "${per}", but must be 86400 seconds at most.`);
  return {
    name: 'limit-set',
    limit,
    max: max === undefined ? undefined : Number(max),
    perSeconds: per === undefined ? undefined : Number(per),
  };
}

function parseName(verb: string, text: string | undefined): LimitName {
  const name = (Object.keys(LIMITS) as LimitName[]).find(one => one === text);
  if (!name) throw new CommandError(`limit ${verb} requires one of ${Object.keys(LIMITS).join(', ')}.`);
  return name;
}

/**
 * Executes a command and returns the lines to print. A change applies to the next call, at all gateways that use the
 * database.
 */
async function runLimitCommand(command: LimitCommand, { db }: CommandContext): Promise<string[]> {
  if (command.name === 'limit-list') {
    const lines: string[] = [];
    for (const name of Object.keys(LIMITS) as LimitName[]) lines.push(await line(name, db));
    return lines;
  }
  const { limit } = command;
  await db.transaction().execute(async trx => {
    const { [limit]: _, ...others } = await readSetting(trx, 'limits');
    if (command.name === 'limit-reset') return writeSetting(trx, 'limits', others);
    const { max, perSeconds } = await readLimit(trx, limit);
    const changed = { max: command.max ?? max, perSeconds: command.perSeconds ?? perSeconds };
    return writeSetting(trx, 'limits', { ...others, [limit]: changed });
  });
  return [await line(limit, db)];
}

async function line(name: LimitName, db: CommandContext['db']): Promise<string> {
  const { max, perSeconds, by, description } = await readLimit(db, name);
  return `${name.padEnd(18)} ${max} in ${perSeconds} s by ${by}: ${description}`;
}

export const limitCommands = defineCommands<LimitCommand>({
  usage: {
    'limit-list': [['limit list', 'lists the rate limits']],
    'limit-set': [['limit set NAME [--max N] [--per SECONDS]', 'changes a rate limit']],
    'limit-reset': [['limit reset NAME', 'restores the default of a rate limit']],
  },
  options: LIMIT_OPTIONS,
  parse: parseLimitArgs,
  run: runLimitCommand,
});
