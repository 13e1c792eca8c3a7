/** Reads the words of commands on flags, fields and members. */
import type { AccountCommand } from './account-commands.ts';
import { AVATARS } from './art/avatars.ts';
import { CommandError } from './command.ts';
import { readName, readSwitch } from './word-checks.ts';

const SHOWN = ['enabled', 'required', 'off'] as const;
const WHOLE = /^\d{1,4}$/;

/** Options of these commands, beside those of all. */
export const ACCOUNT_OPTIONS = {
  level: { type: 'string' },
  avatar: { type: 'string' },
  'no-chat': { type: 'string' },
} as const;

interface Options {
  readonly merchant: string;
  readonly type?: string;
  readonly name?: string;
  readonly level?: string;
  readonly avatar?: string;
  readonly 'no-chat'?: string;
}

/** `area verb subject` as a command; null when the area is another one. Throws CommandError when words are missing or wrong. */
export function readAccountWords(
  [area, verb, subject]: readonly (string | undefined)[],
  { merchant, type = '0', ...profile }: Options,
): AccountCommand | null {
  if (area === 'flag') return verb === 'list' ? { name: 'flag-list' } : readFlag(verb, subject);
  if (area === 'field') return verb === 'list' ? { name: 'field-list' } : readField(verb, subject);
  if (area !== 'member') return null;
  if (verb === 'list') return { name: 'member-list', merchant };
  if (verb !== 'add' && verb !== 'set' && verb !== 'disable' && verb !== 'enable') {
    throw new CommandError('member wants list, add, set, disable or enable.');
  }
  if (subject === undefined) throw new CommandError(`member ${verb} wants a user name.`);
  if (verb === 'set') return { name: 'member-set', merchant, userName: subject, ...readProfile(profile) };
  if (verb !== 'add') return { name: `member-${verb}`, merchant, userName: subject };
  if (!WHOLE.test(type)) throw new CommandError(`--type is "${type}", but must be a number.`);
  return { name: 'member-add', merchant, userName: subject, type: Number(type) };
}

function readFlag(flag: string | undefined, state: string | undefined): AccountCommand {
  if (flag === undefined) throw new CommandError('flag wants list, or the name of a flag with on or off.');
  if (state !== 'on' && state !== 'off') throw new CommandError(`flag ${flag} wants on or off.`);
  return { name: 'flag-set', flag, isOn: state === 'on' };
}

function readField(field: string | undefined, state: string | undefined): AccountCommand {
  const show = SHOWN.find(name => name === state);
  if (field === undefined) throw new CommandError(`field wants list, or the name of a field with ${SHOWN.join(', ')}.`);
  if (!show) throw new CommandError(`field ${field} wants ${SHOWN.join(', ')}.`);
  return { name: 'field-set', field, show };
}

/** `none` leaves the club. */
function readProfile({ name, level, avatar, 'no-chat': noChat }: Omit<Options, 'merchant' | 'type'>) {
  if ([name, level, avatar, noChat].every(option => option === undefined)) {
    throw new CommandError('member set wants one of --name (nickname), --avatar, --level, --no-chat.');
  }
  if (avatar !== undefined && !AVATARS.includes(avatar)) {
    throw new CommandError(`--avatar is "${avatar}", but must be one of ${AVATARS.join(', ')}.`);
  }
  const nickname = name === undefined ? undefined : readName(name);
  const isSilent = readSwitch('no-chat', noChat);
  return { nickname, avatar, level: level === 'none' ? null : level, isSilent };
}
