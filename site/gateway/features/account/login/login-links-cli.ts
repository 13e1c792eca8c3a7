/** `login-link NAME`: creates a URL that logs a member in (S12). */

import { type CommandContext, CommandError, defineCommands } from '../../../platform/cli/command.ts';
import { findByName } from '../members-repository.ts';
import { createLoginLink } from './login-links.ts';

export interface LinkCommand {
  readonly name: 'login-link';
  readonly merchant: string;
  readonly userName: string;
}

function parseLinkArgs(
  [area, userName]: readonly (string | undefined)[],
  { merchant }: { readonly merchant: string },
): LinkCommand | null {
  if (area !== 'login-link') return null;
  if (userName === undefined) throw new CommandError('login-link requires a user name.');
  return { name: 'login-link', merchant, userName };
}

/** Returns the login URL, which contains the token. Throws CommandError if the member is unknown or disabled. */
async function runLinkCommand(
  { merchant, userName }: LinkCommand,
  { db, now, url }: CommandContext,
): Promise<string[]> {
  const member = await findByName(db, merchant, userName);
  if (!member) throw new CommandError(`${merchant} has no member "${userName}"; "member list" shows them.`);
  if (member.disabled) throw new CommandError(`${member.user_name} is disabled; "member enable" changes that.`);
  return [`${url}/m/home?token=${await createLoginLink(db, member, now())}`];
}

export const linkCommands = defineCommands<LinkCommand>({
  usage: {
    'login-link': [
      ['login-link NAME [--merchant CODE]', 'prints a URL that logs a member in: once, within two minutes'],
    ],
  },
  parse: parseLinkArgs,
  run: runLinkCommand,
});
