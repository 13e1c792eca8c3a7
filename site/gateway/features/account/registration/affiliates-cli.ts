/** Command `affiliate …`: lists, closes and reopens the invitation codes of members (TEAM-06). */
import { type CommandContext, CommandError, defineCommands } from '../../../platform/cli/command.ts';
import { closeAffiliate, listAffiliates } from './invitations-repository.ts';

export type AffiliateCommand =
  | { readonly name: 'affiliate-list' }
  | { readonly name: 'affiliate-close' | 'affiliate-open'; readonly code: string };

/**
 * Parses the arguments of `affiliate`; returns null if the command belongs to another group. Throws CommandError for
 * missing or invalid arguments.
 */
function parseAffiliateArgs([area, verb, code]: readonly (string | undefined)[]): AffiliateCommand | null {
  if (area !== 'affiliate') return null;
  if (verb === 'list') return { name: 'affiliate-list' };
  if ((verb !== 'close' && verb !== 'open') || code === undefined) {
    throw new CommandError('affiliate requires list, close CODE or open CODE.');
  }
  return { name: `affiliate-${verb}`, code: code.toUpperCase() };
}

/**
 * Executes a command and returns the lines to print. Throws CommandError if the command fails; then no data are
 * changed.
 */
async function runAffiliateCommand(command: AffiliateCommand, { db, now }: CommandContext): Promise<string[]> {
  if (command.name === 'affiliate-list') {
    return (await listAffiliates(db)).map(({ code, user_name, closed_at }) =>
      [
        code.padEnd(14),
        (user_name ?? '-').padEnd(18),
        closed_at === null ? 'open' : `closed since ${new Date(closed_at).toISOString()}`,
      ].join(' '),
    );
  }
  const isClosed = command.name === 'affiliate-close';
  if (!(await closeAffiliate(db, command.code, isClosed ? now() : null))) {
    throw new CommandError(`No affiliate has the code "${command.code}"; "affiliate list" shows them.`);
  }
  return [
    isClosed
      ? `${command.code} is closed: nobody is registered by it any more. Who was stays below its member.`
      : `${command.code} is open.`,
  ];
}

export const affiliateCommands = defineCommands<AffiliateCommand>({
  usage: {
    'affiliate-list': [['affiliate list', 'lists the invitation codes and their owners']],
    'affiliate-close': [['affiliate close CODE', 'closes a code: registrations with it are rejected']],
    'affiliate-open': [['affiliate open CODE', 'opens a code again']],
  },
  parse: parseAffiliateArgs,
  run: runAffiliateCommand,
});
