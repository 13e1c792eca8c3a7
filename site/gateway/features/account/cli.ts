/** Commands on flags, on the fields of the registration form, and on members (GW-09). */
import { randomInt } from 'node:crypto';
import { isTrial } from 'lobbykit/domain';
import { creditOpening } from '../../ledger/posting.ts';
import { type CommandContext, CommandError, requireMerchant } from '../../platform/cli/command.ts';
import type { Database, Member } from '../../platform/db/schema.ts';
import { readFields, readFlagRows, readRules, setField, setFlag } from '../../platform/settings/operator-repository.ts';
import { clearSecondFactor } from '../security/back-office.ts';
import { NO_CHAT } from '../service/chat.ts';
import { readLevels } from '../vip/levels-repository.ts';
import { addMember, findByName, listMembers, readMember, setDisabled } from './members-repository.ts';
import { createPasswords } from './passwords/hashing.ts';
import { setProfile } from './profile/repository.ts';
import { giveOwnCode } from './registration/invitation-codes.ts';
import { isRight } from './registration/patterns.ts';
import { removeSessions } from './sessions/repository.ts';

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
      /** How the desk knows that it was the member who asked; it stands in the security log. */
      readonly reason: string;
    };

/** What is undefined stays. */
interface MemberSet {
  readonly name: 'member-set';
  readonly merchant: string;
  readonly userName: string;
  readonly nickname?: string;
  readonly avatar?: string;
  /** Of the club; null leaves it. */
  readonly level?: string | null;
  /** May not chat (SERV-07). */
  readonly isSilent?: boolean;
}

/** Does a command and gives the lines to print. Throws CommandError when it cannot be done; then nothing was changed. */
export async function runAccountCommand(command: AccountCommand, context: CommandContext): Promise<string[]> {
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

/** The password is made here: one typed into a command line could be read by others on the machine. */
async function addWithPassword(
  { merchant, userName, type }: Extract<AccountCommand, { name: 'member-add' }>,
  { db, now }: CommandContext,
): Promise<string[]> {
  if (isTrial({ type })) throw new CommandError('Guests make themselves; allowed are other types than 4.');
  const rule = (await readRules(db)).find(({ name }) => name === 'loginUsername');
  if (rule && !(await isRight(rule.pattern, userName))) {
    throw new CommandError(`"${userName}" is no user name; it has to match ${rule.pattern}.`);
  }
  const password = Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
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
    await giveOwnCode(trx, member.id);
  });
  return [`${userName} may log in with ${password} and has to change it then.`];
}

/** Without what is easily taken for something else. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

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

/** A disabled member is signed out everywhere. */
async function switchMember(db: Database, merchant: string, userName: string, disable: boolean): Promise<string[]> {
  const member = await requireKnown(db, merchant, userName);
  await db.transaction().execute(async trx => {
    await setDisabled(trx, member.id, disable);
    if (disable) await removeSessions(trx, member.id);
  });
  return [`${member.user_name} is ${disable ? 'disabled' : 'enabled'}.`];
}
