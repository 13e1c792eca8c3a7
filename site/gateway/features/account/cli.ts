/** Commands `flag …`, `field …` and `member …`: feature flags, fields of the registration form, and members (GW-09). */
import { randomInt } from 'node:crypto';
import { isTrial } from 'lobbykit/domain';
import { creditOpening } from '../../ledger/posting.ts';
import { parseName, readSwitch } from '../../platform/cli/argument-checks.ts';
import { type CommandContext, CommandError, defineCommands } from '../../platform/cli/command.ts';
import type { Database, Member } from '../../platform/db/schema.ts';
import { readFlagRows, setFlag } from '../../platform/settings/flags-repository.ts';
import { requireMerchant } from '../merchants/require-merchant.ts';
import { clearSecondFactor } from '../security/back-office.ts';
import { NO_CHAT } from '../service/chat.ts';
import { readLevels } from '../vip/repository.ts';
import { addMember, findByName, listMembers, readMember, setDisabled } from './members-repository.ts';
import { createPasswords } from './passwords/hashing.ts';
import { AVATARS } from './profile/avatars.ts';
import { setProfile } from './profile/repository.ts';
import { assignOwnCode } from './registration/invitation-codes.ts';
import { isRight } from './registration/patterns.ts';
import { readFields, readRules, setField } from './registration/repository.ts';
import { removeSessions } from './sessions/repository.ts';

const SHOWN = ['enabled', 'required', 'off'] as const;

const WHOLE = /^\d{1,4}$/;

const LONGEST_REASON = 200;

/**
 * Command-line options declared by the account commands. `--type`, `--name` and `--reason` are declared by other
 * commands.
 */
const ACCOUNT_OPTIONS = {
  level: { type: 'string' },
  avatar: { type: 'string' },
  'no-chat': { type: 'string' },
} as const;

interface Options {
  readonly merchant: string;
  /** Value of `--merchant`; without it, the flag changes for all merchants. */
  readonly ofMerchant?: string;
  readonly type?: string;
  readonly name?: string;
  readonly level?: string;
  readonly avatar?: string;
  readonly 'no-chat'?: string;
  readonly reason?: string;
}

/**
 * Parses the arguments of `flag`, `field` and `member`; returns null if the command belongs to another group. Throws
 * CommandError for missing or invalid arguments.
 */
function parseAccountArgs(
  [area, verb, subject]: readonly (string | undefined)[],
  { merchant, ofMerchant, type = '0', reason, ...profile }: Options,
): AccountCommand | null {
  if (area === 'flag') return parseFlag(ofMerchant, verb, subject);
  if (area === 'field') return verb === 'list' ? { name: 'field-list' } : readField(verb, subject);
  if (area !== 'member') return null;
  if (verb === 'list') return { name: 'member-list', merchant };
  if (verb !== 'add' && verb !== 'set' && verb !== 'disable' && verb !== 'enable' && verb !== 'lost-phone') {
    throw new CommandError('member requires list, add, set, disable, enable or lost-phone.');
  }
  if (subject === undefined) throw new CommandError(`member ${verb} requires a user name.`);
  if (verb === 'set') return { name: 'member-set', merchant, userName: subject, ...parseProfile(profile) };
  if (verb === 'lost-phone') {
    return { name: 'member-lost-phone', merchant, userName: subject, reason: parseReason(reason) };
  }
  if (verb !== 'add') return { name: `member-${verb}`, merchant, userName: subject };
  if (!WHOLE.test(type)) throw new CommandError(`--type is "${type}", but must be a number.`);
  return { name: 'member-add', merchant, userName: subject, type: Number(type) };
}

/** Parses `--reason`: why the operator believes that the member sent the request. */
function parseReason(reason = ''): string {
  const text = reason.trim();
  if (text !== '' && text.length <= LONGEST_REASON && !/\p{Cc}/u.test(text)) return text;
  throw new CommandError(`member lost-phone requires --reason with 1 to ${LONGEST_REASON} characters.`);
}

function parseFlag(merchant: string | undefined, flag: string | undefined, state: string | undefined): AccountCommand {
  if (flag === 'list') return { name: 'flag-list', merchant };
  if (flag === undefined) throw new CommandError('flag requires list, or the name of a flag with on or off.');
  if (state !== 'on' && state !== 'off') throw new CommandError(`flag ${flag} requires on or off.`);
  return { name: 'flag-set', merchant, flag, isOn: state === 'on' };
}

function readField(field: string | undefined, state: string | undefined): AccountCommand {
  const show = SHOWN.find(name => name === state);
  if (field === undefined)
    throw new CommandError(`field requires list, or the name of a field with ${SHOWN.join(', ')}.`);
  if (!show) throw new CommandError(`field ${field} requires ${SHOWN.join(', ')}.`);
  return { name: 'field-set', field, show };
}

/** Parses the changes of `member set`. `--level none` removes the VIP level. */
function parseProfile({
  name,
  level,
  avatar,
  'no-chat': noChat,
}: Omit<Options, 'merchant' | 'ofMerchant' | 'type' | 'reason'>) {
  if ([name, level, avatar, noChat].every(option => option === undefined)) {
    throw new CommandError('member set requires one of --name (nickname), --avatar, --level, --no-chat.');
  }
  if (avatar !== undefined && !AVATARS.includes(avatar)) {
    throw new CommandError(`--avatar is "${avatar}", but must be one of ${AVATARS.join(', ')}.`);
  }
  const nickname = name === undefined ? undefined : parseName(name);
  const isSilent = readSwitch('no-chat', noChat);
  return { nickname, avatar, level: level === 'none' ? null : level, isSilent };
}

export type AccountCommand =
  | { readonly name: 'flag-list'; readonly merchant?: string }
  | { readonly name: 'flag-set'; readonly merchant?: string; readonly flag: string; readonly isOn: boolean }
  | { readonly name: 'field-list' }
  | { readonly name: 'field-set'; readonly field: string; readonly show: 'enabled' | 'required' | 'off' }
  | { readonly name: 'member-list'; readonly merchant: string }
  | { readonly name: 'member-add'; readonly merchant: string; readonly userName: string; readonly type: number }
  | MemberSet
  | {
      readonly name: 'member-disable' | 'member-enable';
      readonly merchant: string;
      readonly userName: string;
    }
  | {
      readonly name: 'member-lost-phone';
      readonly merchant: string;
      readonly userName: string;
      /** Why the operator believes that the member sent the request; recorded in the audit log. */
      readonly reason: string;
    };

/** Changes to a member; undefined leaves a field unchanged. */
interface MemberSet {
  readonly name: 'member-set';
  readonly merchant: string;
  readonly userName: string;
  readonly nickname?: string;
  readonly avatar?: string;
  /** VIP level; null removes it. */
  readonly level?: string | null;
  /** True excludes the member from the live chat (SERV-07). */
  readonly isSilent?: boolean;
}

/**
 * Executes a command and returns the lines to print. Throws CommandError if the command fails; then no data are
 * changed.
 */
async function runAccountCommand(command: AccountCommand, context: CommandContext): Promise<string[]> {
  const { db, onChange } = context;
  switch (command.name) {
    case 'flag-list':
      if (command.merchant !== undefined) await requireMerchant(db, command.merchant);
      return (await readFlagRows(db, command.merchant ?? null)).map(
        ({ name, enabled }) => `${name.padEnd(20)} ${enabled ? 'on' : 'off'}`,
      );
    case 'flag-set':
      if (command.merchant !== undefined) await requireMerchant(db, command.merchant);
      if (!(await setFlag(db, command.flag, command.isOn, command.merchant))) {
        throw new CommandError(`No flag is called "${command.flag}"; "flag list" shows them.`);
      }
      onChange();
      return [
        `${command.flag} is ${command.isOn ? 'on' : 'off'}${command.merchant ? ` for ${command.merchant}` : ''}.`,
      ];
    case 'field-list':
      return (await readFields(db)).map(
        ({ name, enabled, required }) => `${name.padEnd(20)} ${required ? 'required' : enabled ? 'enabled' : 'off'}`,
      );
    case 'field-set': {
      const { field, show } = command;
      if (!(await setField(db, field, { enabled: show !== 'off', required: show === 'required' }))) {
        throw new CommandError(`No field is called "${field}"; "field list" shows them.`);
      }
      onChange();
      return [`${field} is ${show}.`];
    }
    case 'member-list':
      return (await listMembers(db, command.merchant)).map(toLine);
    case 'member-add':
      return addWithPassword(command, context);
    case 'member-set':
      return setMember(db, command);
    case 'member-disable':
    case 'member-enable':
      return switchMember(db, command.merchant, command.userName, command.name === 'member-disable');
    case 'member-lost-phone': {
      const member = await requireKnown(db, command.merchant, command.userName);
      const cleared = await clearSecondFactor(db, member, context.now());
      if (cleared.kind === 'none') throw new CommandError(`${member.user_name} has no second factor.`);
      context.mailer?.post(async () => cleared.mail);
      return [`${member.user_name} logs in without a code again; withdrawals wait for 24 hours.`];
    }
  }
}

const toLine = ({ user_name, type, disabled, nickname }: Omit<Member, 'vip_level'>) =>
  [user_name.padEnd(18), `type ${type}`.padEnd(8), disabled ? 'disabled' : 'enabled ', nickname].join(' ').trimEnd();

/**
 * Adds a member with a generated password. A password in the arguments would be visible to other users of the machine.
 */
async function addWithPassword(
  { merchant, userName, type }: Extract<AccountCommand, { name: 'member-add' }>,
  { db, now }: CommandContext,
): Promise<string[]> {
  if (isTrial({ type })) throw new CommandError('Guests make themselves; allowed are other types than 4.');
  const rule = (await readRules(db)).find(({ name }) => name === 'loginUsername');
  if (rule && !(await isRight(rule.pattern, userName))) {
    throw new CommandError(`"${userName}" is no user name; it has to match ${rule.pattern}.`);
  }
  const password = Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const password_hash = await createPasswords().hash(password);
  const at = now();
  await db.transaction().execute(async trx => {
    await trx
      .insertInto('merchants')
      .values({ code: merchant, any_origin: false })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    const member = await addMember(trx, {
      merchant_code: merchant,
      user_name: userName,
      type,
      created_at: at,
      password_hash,
      must_change_password: true,
    });
    if (!member) throw new CommandError(`${merchant} has a member "${userName}" already.`);
    await creditOpening(trx, member, at);
    await assignOwnCode(trx, member.id);
  });
  return [`${userName} may log in with ${password} and has to change it then.`];
}

/** Letters and digits without characters that are easily confused, such as l and 1. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

async function setMember(
  db: Database,
  { merchant, userName, nickname, avatar, level, isSilent }: MemberSet,
): Promise<string[]> {
  const { id } = await requireKnown(db, merchant, userName);
  const labels = (await readLevels(db)).map(({ label }) => label);
  if (level != null && !labels.includes(level)) {
    throw new CommandError(`The club has no level "${level}"; allowed are ${labels.join(', ')} and none.`);
  }
  const silent = isSilent === undefined ? undefined : JSON.stringify(isSilent ? [NO_CHAT] : []);
  await setProfile(db, id, { nickname, avatar, vip_level: level, labels: silent });
  const { vip_level, ...member } = await readMember(db, id);
  const about = [member.avatar ?? 'no avatar chosen', vip_level ?? 'no club', ...member.labels];
  return [`${toLine(member)} (${about.join(', ')})`];
}

async function requireKnown(db: Database, merchant: string, userName: string): Promise<Member> {
  const member = await findByName(db, merchant, userName);
  if (!member) throw new CommandError(`${merchant} has no member "${userName}"; "member list" shows them.`);
  return member;
}

/** Disables or enables a member. Disabling also ends all sessions of the member. */
async function switchMember(db: Database, merchant: string, userName: string, disable: boolean): Promise<string[]> {
  const member = await requireKnown(db, merchant, userName);
  await db.transaction().execute(async trx => {
    await setDisabled(trx, member.id, disable);
    if (disable) await removeSessions(trx, member.id);
  });
  return [`${member.user_name} is ${disable ? 'disabled' : 'enabled'}.`];
}

export const accountCommands = defineCommands<AccountCommand>({
  usage: {
    'flag-list': [['flag list [--merchant CODE]', 'lists the flags']],
    'flag-set': [['flag NAME on|off [--merchant CODE]', 'sets a flag, for all merchants or for one']],
    'field-list': [['field list', 'lists the fields of the registration form']],
    'field-set': [['field NAME enabled|required|off', 'shows, requires or hides a field']],
    'member-list': [['member list [--merchant CODE]', 'lists the members']],
    'member-add': [
      ['member add NAME [--type N] [--merchant CODE]', 'adds a member and shows the first password; default type 0'],
    ],
    'member-set': [
      [
        'member set NAME [--level LEVEL|none] …',
        'changes a member: --level (VIP), --avatar, --name (nickname), --no-chat on|off',
      ],
    ],
    'member-disable': [['member disable NAME [--merchant CODE]', 'ends the sessions of a member and rejects logins']],
    'member-enable': [['member enable NAME [--merchant CODE]', 'accepts logins of the member again']],
    'member-lost-phone': [
      [
        'member lost-phone NAME --reason TEXT',
        'removes the second factor, ends the sessions, and blocks withdrawals for 24 h',
      ],
    ],
  },
  options: ACCOUNT_OPTIONS,
  parse: parseAccountArgs,
  run: runAccountCommand,
});
