/** Reads the words of commands on flags, fields and members. */

import { parseName, readSwitch } from '../../platform/cli/argument-checks.ts';
import { CommandError } from '../../platform/cli/command.ts';
import type { AccountCommand } from './cli.ts';
import { AVATARS } from './profile/avatars.ts';

const SHOWN = ['enabled', 'required', 'off'] as const;
const WHOLE = /^\d{1,4}$/;
const LONGEST_REASON = 200;

/** Options of these commands, beside those of all. */
export const ACCOUNT_OPTIONS = {
  level: { type: 'string' },
  avatar: { type: 'string' },
  'no-chat': { type: 'string' },
} as const;

interface Options {
  readonly merchant: string;
  /** As it was given; missing where all merchants are meant. */
  readonly ofMerchant?: string;
  readonly type?: string;
  readonly name?: string;
  readonly level?: string;
  readonly avatar?: string;
  readonly 'no-chat'?: string;
  readonly reason?: string;
}

/** `area verb subject` as a command; null when the area is another one. Throws CommandError when words are missing or wrong. */
export function parseAccountArgs(
  [area, verb, subject]: readonly (string | undefined)[],
  { merchant, ofMerchant, type = '0', reason, ...profile }: Options,
): AccountCommand | null {
  if (area === 'flag') return parseFlag(ofMerchant, verb, subject);
  if (area === 'field') return verb === 'list' ? { name: 'field-list' } : readField(verb, subject);
  if (area !== 'member') return null;
  if (verb === 'list') return { name: 'member-list', merchant };
  if (verb !== 'add' && verb !== 'set' && verb !== 'disable' && verb !== 'enable' && verb !== 'lost-phone') {
    throw new CommandError('member wants list, add, set, disable, enable or lost-phone.');
  }
  if (subject === undefined) throw new CommandError(`member ${verb} wants a user name.`);
  if (verb === 'set') return { name: 'member-set', merchant, userName: subject, ...parseProfile(profile) };
  if (verb === 'lost-phone') {
    return { name: 'member-lost-phone', merchant, userName: subject, reason: parseReason(reason) };
  }
  if (verb !== 'add') return { name: `member-${verb}`, merchant, userName: subject };
  if (!WHOLE.test(type)) throw new CommandError(`--type is "${type}", but must be a number.`);
  return { name: 'member-add', merchant, userName: subject, type: Number(type) };
}

/** How the desk knows that it was the member who asked. */
function parseReason(reason = ''): string {
  const text = reason.trim();
  if (text !== '' && text.length <= LONGEST_REASON && !/\p{Cc}/u.test(text)) return text;
  throw new CommandError(`member lost-phone wants --reason with 1 to ${LONGEST_REASON} characters.`);
}

function parseFlag(merchant: string | undefined, flag: string | undefined, state: string | undefined): AccountCommand {
  if (flag === 'list') return { name: 'flag-list', merchant };
  if (flag === undefined) throw new CommandError('flag wants list, or the name of a flag with on or off.');
  if (state !== 'on' && state !== 'off') throw new CommandError(`flag ${flag} wants on or off.`);
  return { name: 'flag-set', merchant, flag, isOn: state === 'on' };
}

function readField(field: string | undefined, state: string | undefined): AccountCommand {
  const show = SHOWN.find(name => name === state);
  if (field === undefined) throw new CommandError(`field wants list, or the name of a field with ${SHOWN.join(', ')}.`);
  if (!show) throw new CommandError(`field ${field} wants ${SHOWN.join(', ')}.`);
  return { name: 'field-set', field, show };
}

/** `none` leaves the club. */
function parseProfile({
  name,
  level,
  avatar,
  'no-chat': noChat,
}: Omit<Options, 'merchant' | 'ofMerchant' | 'type' | 'reason'>) {
  if ([name, level, avatar, noChat].every(option => option === undefined)) {
    throw new CommandError('member set wants one of --name (nickname), --avatar, --level, --no-chat.');
  }
  if (avatar !== undefined && !AVATARS.includes(avatar)) {
    throw new CommandError(`--avatar is "${avatar}", but must be one of ${AVATARS.join(', ')}.`);
  }
  const nickname = name === undefined ? undefined : parseName(name);
  const isSilent = readSwitch('no-chat', noChat);
  return { nickname, avatar, level: level === 'none' ? null : level, isSilent };
}
