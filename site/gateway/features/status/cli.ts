/** Command `status`: opens or closes the site for visitors (GW-07). */

import { type CommandContext, CommandError, defineCommands } from '../../platform/cli/command.ts';
import { readSetting, type StatusSetting, writeSetting } from '../../platform/settings/repository.ts';

/** Command-line options declared by this command. */
const STATUS_OPTIONS = { info: { type: 'string' } } as const;

export interface StatusCommand {
  readonly name: 'status';
  /** New status of the site; if undefined, the command only shows the status. */
  readonly change?: StatusSetting;
}

interface SiteState extends Omit<StatusSetting, 'info'> {
  /** Printed without its period, because the text for visitors may follow. */
  readonly sentence: string;
}

const STATES: ReadonlyMap<string, SiteState> = new Map([
  ['open', { maintenance: false, regionRestriction: false, sentence: 'The site is open' }],
  ['maintenance', { maintenance: true, regionRestriction: false, sentence: 'The site is closed for maintenance' }],
  ['restricted', { maintenance: false, regionRestriction: true, sentence: 'The site is closed for this region' }],
  [
    'both',
    { maintenance: true, regionRestriction: true, sentence: 'The site is closed for maintenance and for this region' },
  ],
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
  const found = STATES.get(state);
  if (!found) throw new CommandError(`status requires one of ${[...STATES.keys()].join(', ')}, or no argument.`);
  if (info.length > LONGEST_INFO) throw new CommandError(`--info may have ${LONGEST_INFO} characters.`);
  const { maintenance, regionRestriction } = found;
  return { name: 'status', change: { maintenance, regionRestriction, info } };
}

/**
 * Executes the command and returns the line to print. Open pages notice a change with their next poll of the status.
 */
async function runStatusCommand({ change }: StatusCommand, { db, onChange }: CommandContext): Promise<string[]> {
  if (change) {
    await writeSetting(db, 'status', change);
    onChange();
  }
  const { info, maintenance, regionRestriction } = await readSetting(db, 'status');
  const state = [...STATES.values()].find(
    one => one.maintenance === maintenance && one.regionRestriction === regionRestriction,
  );
  return [`${state?.sentence}${info === '' ? '.' : `: ${info}`}`];
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
