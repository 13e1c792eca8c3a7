/** `status`: opens or closes the site for visitors (GW-07). */

import { type CommandContext, CommandError, defineCommands } from '../../platform/cli/command.ts';
import { readSetting, type StatusSetting, writeSetting } from '../../platform/settings/repository.ts';

/** Options that this group declares. */
const STATUS_OPTIONS = { info: { type: 'string' } } as const;

export interface StatusCommand {
  readonly name: 'status';
  /** New status; undefined only shows the status. */
  readonly change?: StatusSetting;
}

const STATES: ReadonlyMap<string, Omit<StatusSetting, 'info'>> = new Map([
  ['open', { maintenance: false, regionRestriction: false }],
  ['maintenance', { maintenance: true, regionRestriction: false }],
  ['restricted', { maintenance: false, regionRestriction: true }],
  ['both', { maintenance: true, regionRestriction: true }],
]);

const LONGEST_INFO = 500;

/**
 * Parses the arguments of `status`; returns null if the command belongs to another group. Throws CommandError for
 * invalid arguments.
 */
function parseStatusArgs(
  [area, state]: readonly (string | undefined)[],
  { info = '' }: { readonly info?: string },
): StatusCommand | null {
  if (area !== 'status') return null;
  if (state === undefined) return { name: 'status' };
  const setting = STATES.get(state);
  if (!setting) throw new CommandError(`status requires one of ${[...STATES.keys()].join(', ')}, or no argument.`);
  if (info.length > LONGEST_INFO) throw new CommandError(`--info may have ${LONGEST_INFO} characters.`);
  return { name: 'status', change: { ...setting, info } };
}

/** Executes the command and returns the line to print. Open pages apply a change with their next poll. */
async function runStatusCommand({ change }: StatusCommand, { db, onChange }: CommandContext): Promise<string[]> {
  if (change) {
    await writeSetting(db, 'status', change);
    onChange();
  }
  const { info, maintenance, regionRestriction } = await readSetting(db, 'status');
  const [state] = [...STATES].find(
    ([, setting]) => setting.maintenance === maintenance && setting.regionRestriction === regionRestriction,
  ) ?? [''];
  return [`The site is ${state}${info === '' ? '.' : `: ${info}`}`];
}

export const statusCommands = defineCommands<StatusCommand>({
  usage: {
    status: [
      ['status', 'shows whether the site is open'],
      [
        'status open|maintenance|restricted|both [--info TEXT]',
        'opens the site, or closes it with a text for visitors',
      ],
    ],
  },
  options: STATUS_OPTIONS,
  parse: parseStatusArgs,
  run: runStatusCommand,
});
