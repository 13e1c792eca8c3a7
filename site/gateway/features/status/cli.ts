/** Opens and closes the doors of the site (GW-07): words and what is done. */

import { type CommandContext, CommandError, defineCommands } from '../../platform/cli/command.ts';
import { readSetting, type StatusSetting, writeSetting } from '../../platform/settings/repository.ts';

/** Options of this command, beside those of all. */
const STATUS_OPTIONS = { info: { type: 'string' } } as const;

export interface StatusCommand {
  readonly name: 'status';
  /** What is undefined stays: then it is only shown. */
  readonly change?: StatusSetting;
}

const STATES: ReadonlyMap<string, Omit<StatusSetting, 'info'>> = new Map([
  ['open', { maintenance: false, regionRestriction: false }],
  ['maintenance', { maintenance: true, regionRestriction: false }],
  ['restricted', { maintenance: false, regionRestriction: true }],
  ['both', { maintenance: true, regionRestriction: true }],
]);

const LONGEST_INFO = 500;

/** `status [door]` as a command; null when the area is another one. Throws CommandError when words are wrong. */
function parseStatusArgs(
  [area, state]: readonly (string | undefined)[],
  { info = '' }: { readonly info?: string },
): StatusCommand | null {
  if (area !== 'status') return null;
  if (state === undefined) return { name: 'status' };
  const setting = STATES.get(state);
  if (!setting) throw new CommandError(`status wants one of ${[...STATES.keys()].join(', ')}, or nothing.`);
  if (info.length > LONGEST_INFO) throw new CommandError(`--info may have ${LONGEST_INFO} characters.`);
  return { name: 'status', change: { ...setting, info } };
}

/** Does the command and gives the line to print. Pages follow within one poll. */
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

/** Commands of this file. */
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
