/** Reads the words of the gateway's command line. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ACCOUNT_OPTIONS, parseAccountArgs } from '../features/account/cli.ts';
import { parseAffiliateArgs } from '../features/account/registration/affiliates-cli.ts';
import { parseContentArgs } from '../features/content/cli.ts';
import { DRAFT_OPTIONS } from '../features/content/draft-args.ts';
import { MONEY_OPTIONS, parseMoneyArgs } from '../features/deposits/cli.ts';
import { GAME_OPTIONS, parseGameArgs } from '../features/games/cli.ts';
import { MATCH_OPTIONS, parseMatchArgs } from '../features/home/cli.ts';
import { parsePlayArgs } from '../features/lottery/bets/cli.ts';
import { LOTTERY_HELP, LOTTERY_OPTIONS, parseLotteryArgs } from '../features/lottery/cli.ts';
import { parseSetupArgs, SETUP_OPTIONS } from '../features/merchants/cli.ts';
import { MERCHANT_OPTIONS, parseMerchantArgs } from '../features/merchants/merchants-cli.ts';
import { parseSiteArgs } from '../features/merchants/site-cli.ts';
import { POINTS_STORE_HELP, POINTS_STORE_OPTIONS, parsePointsStoreArgs } from '../features/points-store/cli.ts';
import { parseRewardArgs, REWARD_HELP, REWARD_OPTIONS } from '../features/rewards/cli.ts';
import { AUDIT_OPTIONS, parseAuditArgs } from '../features/security/audit-cli.ts';
import { parseChatArgs } from '../features/service/chat-cli.ts';
import { parseStatusArgs, STATUS_OPTIONS } from '../features/status/cli.ts';
import { parseTeamArgs, TEAM_OPTIONS } from '../features/team/cli.ts';
import { BANK_OPTIONS, parseBankArgs } from '../features/withdrawals/banks-cli.ts';
import { parseWithdrawalArgs } from '../features/withdrawals/requests-cli.ts';
import { parseLedgerArgs } from '../ledger/cli.ts';
import { parseBackupArgs } from '../platform/backup/cli.ts';
import { readOrigin } from '../platform/cli/argument-checks.ts';
import { CommandError, THE_MERCHANT } from '../platform/cli/command.ts';
import { LIMIT_OPTIONS, parseLimitArgs } from '../platform/rate-limits/cli.ts';
import type { Command } from './commands.ts';
import { parseKeysArgs } from './keys.ts';

export const HELP = `npm run gateway -- <command> [--operator NAME]

  setup --merchant CODE --origin https://play.example --operator NAME --operator NAME
                                       creates the first merchant, its origins and two operators of a production gateway,
                                       shows their tokens once, and asks for missing options
  operator list                        shows the operators, who name themselves by --operator or OPERATOR and prove it by
                                       OPERATOR_TOKEN
  operator add NAME                    adds an operator and shows the token once; confirms large amounts after 24 hours
  operator renew NAME                  replaces the token of an operator
  operator remove NAME                 removes an operator
  backup FILE                          keeps the embedded database in a file, also while it serves
  restore FILE                         makes the database of an empty DATA_DIR from such a file
  import-draws FILE [--game CODE]      reads real draws (date,winningNumber) of a lottery; default mb
${LOTTERY_HELP}
  origin list [--merchant CODE]        shows whose pages may use calls with a session
  origin add ORIGIN [--merchant CODE]  lets pages of https://shop.example do so
  origin remove ORIGIN [--merchant CODE]
  merchant list                        shows the merchants with currency and zone
  merchant set CODE [--currency JPY] [--symbol ¥] [--zone Asia/Tokyo]   changes one, before its first member has money
  affiliate list                       shows the codes that members are registered by, and whose they are
  affiliate close CODE                 closes one: nobody is registered by it any more; affiliate open CODE takes that back
  flag list [--merchant CODE]          shows the flags
  flag NAME on|off [--merchant CODE]   switches one, for all merchants or for one alone
  field list                           shows the fields of the registration form
  field NAME enabled|required|off      shows one, demands it, or leaves it out
  member list [--merchant CODE]        shows the members
  member add NAME [--type N] [--merchant CODE]   adds one and shows the first password; default type 0
  member set NAME [--level LEVEL|none] …         changes one: --level of the club, --avatar, --name (nickname), --no-chat on|off
  member disable NAME [--merchant CODE]          signs one out and keeps it out
  member enable NAME [--merchant CODE]
  member lost-phone NAME --reason TEXT           takes its second factor off, logs it out, holds withdrawals for 24 h
  limit list                                     shows how often what may be asked for
  limit set NAME [--max N] [--per SECONDS]      changes one; limit reset NAME takes that back
  keys list                                      shows the keys for bodies and fields, by their ids
  keys rotate                                    makes new ones; those before stay valid meanwhile
  keys retire ID                                 forgets a key for fields that nothing is encrypted under any more
  login-link NAME [--merchant CODE]              prints an address that signs a member in: once, within two minutes
  game list [--type T] [--vendor CODE] [--query TEXT]   shows games with their numbers
  game add NAME --vendor CODE --type T           adds one, as the first of its kind
  game set NUMBER [--state on|off] …             changes one: --name, --vi, --pt (names in the three languages), --class,
                                                 --min-bet, --lines, --top on|off, --new on|off
  game remove NUMBER                             removes one for good
  vendor list [--merchant CODE]                  shows the vendors and the number of their games
  vendor add CODE [--name NAME]                  adds one
  vendor set CODE [--name NAME] [--state on|off] [--merchant CODE]   renames one, or takes its games out; for one merchant, or all
  vendor remove CODE                             removes one that has no games
  status                               shows whether the site is open
  status open|maintenance|restricted|both [--info TEXT]   opens it, or closes it with a word to visitors
  content KIND list [--merchant CODE]  shows what there is of a kind, with numbers
  content KIND add TITLE …             adds one in English: words by --text, or --html FILE
  content KIND edit NUMBER …           changes one by the same options and --title, in one language: --lang VI
  content KIND remove NUMBER           removes one; KIND is one of:
    announcement --type A|PL|PU|PR     to agents (A) or players (PL), as popup (PU) or promotion (PR);
                                       --place m_home, m_reg or m_lobby (news of home), --group,
                                       --link of a promotion, --from and --until a date
    banner --scene SCENE|--url PICTURE drawn with its words, or a picture of yours; --kicker, --link /m/lott,
                                       --place, --group, --position, --from, --until; none takes one away
    promotion --scene SCENE|--cover PICTURE   --banner PICTURE, --slogan (on the cover), --link /m/lott (its
                                       button; none takes it away), --category 1,3, --position,
                                       --from, --until; without an end it is long-term
    category                           of promotions; --position
    help                               an item of the help center; --position
    message                            to the inbox of the user named behind add; --title
    link --url ADDRESS                 the kind behind add: Android, IOS, MOBILECONFIG, AppDownloadIcon, TELEGRAM, …;
                                       --label, --position
    service-path --type 3 --url ADDRESS   a window of the customer service; 3 is the service link
    chat-line                          what the desk of the chat says by itself; --position
    feedback                           what visitors and members wrote, pictures behind addresses; list and remove
    hot-match --home NAME --away NAME --league NAME --kick-off TIME|--weekly "19:00 1"
                                       names in three languages as "Hanoi|Hà Nội|Hanói"; --link, --sandbox; no edit
  chat list [--merchant CODE]          shows the chats and how many messages wait
  chat show NAME                       shows one, which counts as read then
  chat answer NAME --text TEXT         answers; the desk is silent for ten minutes
  template list                        shows the template values
  template NAME VALUE                  sets one: template mem_cen 0
  template remove NAME                 removes one
  payment list                         shows the payment methods
  payment add CODE [--name NAME]       adds one
  payment set CODE [--name NAME] [--state on|off] [--position N]   changes one
  payment remove CODE                  removes one
  bank list                            shows the banks that withdrawals go to
  bank add CODE --name NAME --min-digits N --max-digits N   adds one: names in three languages as "Harbour|Bến Cảng|Porto",
                                       digits of an account number, --check-digit on|off (Luhn)
  bank set CODE [--state on|off] …     changes one by the same options, and --position
  bank remove CODE                     removes one that no member has an account at
  money methods                        shows the ways to deposit
  money method CODE [--state on|off] …           changes one: --name, --min, --max, --daily-max AMOUNT|none, --fee PERCENT,
                                                 --closed-until TIME|none
  money add-method CODE --kind KIND --name NAME --min N --max N   adds a way to deposit: --provider NAME, or of a transfer
                                       --bank, --bin, --number, --holder; further as money method
  money deposits [--state STATE] [--merchant CODE]   shows deposits
  money review [--merchant CODE]       shows what waits for a decision, and money that no deposit could take
  money receipt NUMBER                    prints an address of the receipt that a member added, for a quarter of an hour
  money approve NUMBER --received AMOUNT         books a transfer, or what is under review; a large one wants two persons
  money reject NUMBER --reason TEXT    refuses one; the member reads the reason
  money reverse NUMBER --reason TEXT   takes a paid one back
  money adjust NAME --give|--take AMOUNT --reason TEXT   gives a member cash or takes it; a large sum wants two persons
  money freeze NAME --reason TEXT      closes deposits and withdrawals of a member, who reads the reason
  money unfreeze NAME                  opens them again
  money frozen [--merchant CODE]       shows who is frozen
  money debts [--merchant CODE]        shows who owes part of a reversed bonus
  money withdrawals [--state STATE]    shows withdrawals; money reject NUMBER --reason TEXT refuses one
  money pay NUMBER                     lets one go; a large one wants two persons, a transfer by hand a second time once it is made
  money fail NUMBER --reason TEXT      the bank sent a transfer by hand back: its amount is in the wallet again
  money reset-password NAME            lets a member without mail and mobile set a new withdrawal password
${REWARD_HELP}
${POINTS_STORE_HELP}
  play list [--merchant CODE]          shows the latest rounds and tickets with stake, win and state
  winner-threshold [AMOUNT]            shows or sets from which win on the winner board has it
  audit [--member NAME] [--kind KIND] [--since DATE]   shows the security log: logins that failed, locks, changes of
                                       passwords, mails and payee names, and what the desk did
  books check                          adds the books up anew: accounts, postings and figures; prints each difference and
                                       ends with 1 where there is one
  team recount                         counts the figures of members and teams by day anew, as books check does
  team sum                             brings the sums of teams up to date at once, as a job does every ten seconds
  team show NAME [--merchant CODE]     shows how many members are below an agent, by level
  team rates NAME [--rates LOTT=7.5,RNG=0.6]   shows the rates of a member in percent, or gives others, of which the
                                       member is told
  team rules                           shows what agents may do
  team set [--min N] [--max N] …    changes it: of transfers --min, --max, --daily-max; --links that may be open,
                                       --upgrades on|off (agents make direct members agents)
  help                                 shows this

Where --merchant is left out, the only merchant is meant, or the one of the sandbox.
A running gateway is asked to do it; without one the database of DATA_DIR or DATABASE_URL is changed directly.`;

const MERCHANT = /^[A-Za-z0-9_-]{1,32}$/;

/** Commands on one draw, or on one property, of a lottery. */
const LONG_LOTTERY_COMMANDS: readonly string[] = ['results', 'correct', 'verify'];

/** Operator of a command by its arguments (`--operator NAME`); undefined without one. Throws CommandError as parseCommand. */
export function parseOperator(args: readonly string[]): string | undefined {
  const { values, positionals } = parse(args);
  const [name, another] = values.operator ?? [];
  if (another !== undefined && positionals[0] !== 'setup') throw new CommandError('--operator names one operator.');
  return name;
}

/** Reads the words of the command line; null asks for help. Throws CommandError on anything that is no command. */
export function parseCommand(args: readonly string[]): Command | null {
  const { values, positionals } = parse(args);
  const [area, verb, subject, ...more] = positionals;
  const { merchant, game } = values;
  if (area === undefined || area === 'help' || values.help) return null;
  const isLong = area === 'content' || (area === 'lottery' && LONG_LOTTERY_COMMANDS.includes(verb ?? ''));
  const tooMany = isLong ? more[1] : more[0];
  if (tooMany !== undefined) throw new CommandError(`"${tooMany}" is one word too many; "help" shows the commands.`);
  if (merchant !== undefined && !MERCHANT.test(merchant))
    throw new CommandError(`--merchant must match ${MERCHANT.source}.`);
  if (area === 'import-draws') {
    if (verb === undefined) throw new CommandError('import-draws wants the name of a file.');
    return { name: 'import-draws', code: game ?? 'mb', text: readText(verb) };
  }
  if (area === 'origin' && verb === 'list') return { name: 'origin-list', merchant };
  if (area === 'origin' && (verb === 'add' || verb === 'remove')) {
    return { name: `origin-${verb}`, merchant: merchant ?? THE_MERCHANT, origin: readOrigin(subject) };
  }
  if (area === 'login-link') {
    if (verb === undefined) throw new CommandError('login-link wants a user name.');
    return { name: 'login-link', merchant: merchant ?? THE_MERCHANT, userName: verb };
  }
  const about =
    parseSetupArgs(positionals, values) ?? parseGameArgs(positionals, values) ?? parseSiteArgs(positionals, values);
  if (about) return about;
  const ofMerchant = { ...values, merchant: merchant ?? THE_MERCHANT };
  if (area === 'content') {
    const args = positionals.slice(1);
    return parseMatchArgs(args, ofMerchant) ?? parseContentArgs(args, ofMerchant);
  }
  const command =
    parseAccountArgs(positionals, { ...ofMerchant, ofMerchant: merchant }) ??
    parseMerchantArgs(positionals, values) ??
    parseAffiliateArgs(positionals) ??
    parseKeysArgs(positionals) ??
    parseLimitArgs(positionals, ofMerchant) ??
    parseStatusArgs(positionals, ofMerchant) ??
    parseAuditArgs(positionals, ofMerchant) ??
    parseBackupArgs(positionals) ??
    parseBankArgs(positionals, ofMerchant) ??
    parseTeamArgs(positionals, ofMerchant) ??
    parseLedgerArgs(positionals) ??
    parseChatArgs(positionals, ofMerchant) ??
    parseWithdrawalArgs(positionals, ofMerchant) ??
    parseMoneyArgs(positionals, ofMerchant) ??
    parseRewardArgs(positionals, ofMerchant) ??
    parseLotteryArgs(positionals, ofMerchant) ??
    parsePointsStoreArgs(positionals, ofMerchant) ??
    parsePlayArgs(positionals, ofMerchant);
  if (command) return command;
  throw new CommandError(`"${[area, verb].filter(Boolean).join(' ')}" is no command; "help" shows them.`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        merchant: { type: 'string' },
        game: { type: 'string' },
        ...ACCOUNT_OPTIONS,
        ...AUDIT_OPTIONS,
        ...BANK_OPTIONS,
        ...DRAFT_OPTIONS,
        ...GAME_OPTIONS,
        ...LIMIT_OPTIONS,
        ...LOTTERY_OPTIONS,
        ...POINTS_STORE_OPTIONS,
        ...MATCH_OPTIONS,
        ...MERCHANT_OPTIONS,
        ...MONEY_OPTIONS,
        ...REWARD_OPTIONS,
        ...SETUP_OPTIONS,
        ...STATUS_OPTIONS,
        ...TEAM_OPTIONS,
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
}
