/** Changes of the tables in order. A released migration is never edited; a new one is appended. */
import { sql } from 'kysely';
import { StartError } from '../settings.ts';
import type { StoredSettings } from '../store/settings.ts';
import { ACCOUNT_TABLES, LEDGER_RULES, LEDGER_TABLES, OPERATOR_TABLES, SESSION_FAMILIES } from './account-tables.ts';
import { AUDIT_TABLE } from './audit-table.ts';
import { CONTENT_TABLES, DRAW_RESULTS } from './content-tables.ts';
import { GAME_INDEXES, GAME_TABLES } from './game-tables.ts';
import { keyNames } from './name-keys.ts';
import { BALANCE_RULES, PLAY_TABLES } from './play-tables.ts';
import { freeForeignFields, loosenPasswords } from './registration-rules.ts';
import type { Database, Trx } from './schema.ts';
import { SECRET_TABLES } from './secret-tables.ts';
import { seedAccounts } from './seed-accounts.ts';
import { seedClub } from './seed-club.ts';
import { seedContent, seedLobbyNews } from './seed-content.ts';
import { seedGames } from './seed-games.ts';
import { seedHelp } from './seed-help.ts';
import { seedHome } from './seed-home.ts';
import { seedInvitations } from './seed-invitations.ts';
import { seedLotteries } from './seed-lottery.ts';
import { seedMerchants } from './seed-merchants.ts';
import { seedMessages } from './seed-messages.ts';
import { seedNotices } from './seed-notices.ts';
import { seedOperator } from './seed-operator.ts';
import { seedPayment } from './seed-payment.ts';
import { seedPlay } from './seed-play.ts';
import { linkPromotions, seedPromotions } from './seed-promotions.ts';
import { seedRegistration } from './seed-registration.ts';
import { seedService } from './seed-service.ts';
import { seedSite } from './seed-site.ts';
import { seedVendors } from './seed-vendors.ts';
import { SERVICE_TABLES } from './service-tables.ts';
import { CLUB_RULES, SITE_TABLES } from './site-tables.ts';
import { TEAM_TABLES } from './team-tables.ts';

/** Any fixed number: processes that migrate one Postgres at once wait for each other on it. */
const LOCK_KEY = 5_620_118;

const LOTTERY_TABLES = `
  create table settings (key text primary key, value jsonb not null);
  create table merchants (code text primary key, any_origin boolean not null);
  create table merchant_origins (
    merchant_code text not null references merchants,
    origin text not null,
    primary key (merchant_code, origin));
  create table lottery_groups (tag text primary key, names jsonb not null, position integer not null);
  create table lotteries (
    game_id text primary key,
    code text not null unique,
    tag text not null references lottery_groups,
    names jsonb not null,
    on_sale boolean not null,
    timetable text not null,
    levels text not null,
    lock_seconds integer not null check (lock_seconds >= 0));
  create table lottery_group_games (
    group_tag text not null references lottery_groups,
    game_id text not null references lotteries,
    position integer not null,
    primary key (group_tag, game_id));
  create table draws (
    game_id text not null references lotteries,
    numero text not null,
    draw_at bigint not null,
    close_at bigint not null,
    winning_number text,
    source text not null check (source in ('sandbox', 'imported')),
    drawn_at bigint,
    primary key (game_id, numero),
    unique (game_id, draw_at),
    check ((winning_number is null) = (drawn_at is null)))`;

const MEMBER_TABLES = `
  create table members (
    id bigint generated always as identity primary key,
    merchant_code text not null references merchants,
    user_name text not null,
    type integer not null,
    created_at bigint not null,
    unique (merchant_code, user_name));
  create table sessions (
    token_hash text primary key,
    member_id bigint not null references members,
    created_at bigint not null,
    expires_at bigint not null);
  create table recent_lotteries (
    member_id bigint not null references members,
    game_id text not null references lotteries,
    played_at bigint not null,
    primary key (member_id, game_id))`;

/** Who may change things by the command line, by name. */
const OPERATORS_TABLE = `
  create table operators (name text primary key, added_at bigint not null)`;

/** Key of the row that says which of the two a database began as. */
const FILLED_AS = 'filledAs';
type Filling = StoredSettings[typeof FILLED_AS];

/** What the first content depends on. */
export interface SeedOptions {
  /** Games of an empty sandbox. */
  readonly gamesCount: number;
  /** Accounts, a merchant and content to look at; without it only what an operator has no command to make. */
  readonly sandbox: boolean;
  /** ms since 1970: what is told has dates. */
  readonly now: number;
}

type Apply = (trx: Trx, seed: SeedOptions) => Promise<void>;

/** What an operator makes by a command: a sandbox is given some to look at, production begins without. */
const inSandbox =
  (apply: Apply): Apply =>
  async (trx, seed) => {
    if (seed.sandbox) await apply(trx, seed);
  };

const MIGRATIONS: readonly { readonly name: string; readonly apply: Apply }[] = [
  { name: '01-lottery-tables', apply: trx => runAll(trx, LOTTERY_TABLES) },
  { name: '01-member-tables', apply: trx => runAll(trx, MEMBER_TABLES) },
  { name: '01-seed-merchants', apply: seedMerchants },
  { name: '01-seed-lotteries', apply: seedLotteries },
  { name: '02-account-tables', apply: trx => runAll(trx, ACCOUNT_TABLES) },
  { name: '02-operator-tables', apply: trx => runAll(trx, OPERATOR_TABLES) },
  { name: '02-ledger-tables', apply: trx => runAll(trx, LEDGER_TABLES) },
  { name: '02-ledger-rules', apply: trx => runEach(trx, LEDGER_RULES) },
  { name: '02-seed-operator', apply: seedOperator },
  { name: '02-seed-registration', apply: seedRegistration },
  { name: '02-seed-accounts', apply: inSandbox(seedAccounts) },
  { name: '02-secret-tables', apply: trx => runAll(trx, SECRET_TABLES) },
  { name: '02-seed-site', apply: seedSite },
  { name: '03-game-tables', apply: trx => runAll(trx, GAME_TABLES) },
  { name: '03-seed-vendors', apply: seedVendors },
  { name: '03-seed-games', apply: (trx, { gamesCount, sandbox }) => seedGames(trx, sandbox ? gamesCount : 0) },
  { name: '03-game-indexes', apply: trx => runAll(trx, GAME_INDEXES) },
  { name: '03-play-tables', apply: trx => runAll(trx, PLAY_TABLES) },
  { name: '03-balance-rules', apply: trx => runEach(trx, BALANCE_RULES) },
  { name: '03-seed-play', apply: seedPlay },
  { name: '03-content-tables', apply: trx => runAll(trx, CONTENT_TABLES) },
  { name: '03-seed-content', apply: inSandbox(seedContent) },
  { name: '03-team-tables', apply: trx => runAll(trx, TEAM_TABLES) },
  { name: '04-site-tables', apply: trx => runAll(trx, SITE_TABLES) },
  { name: '04-seed-home', apply: inSandbox(seedHome) },
  { name: '04-seed-payment', apply: seedPayment },
  { name: '04-seed-club', apply: seedClub },
  { name: '04-club-rules', apply: trx => runAll(trx, CLUB_RULES) },
  { name: '04-seed-invitations', apply: seedInvitations },
  { name: '05-service-tables', apply: trx => runAll(trx, SERVICE_TABLES) },
  { name: '05-seed-help', apply: inSandbox(seedHelp) },
  { name: '05-seed-promotions', apply: inSandbox(seedPromotions) },
  { name: '05-seed-notices', apply: inSandbox(seedNotices) },
  { name: '05-seed-messages', apply: inSandbox(seedMessages) },
  { name: '05-seed-service', apply: inSandbox(seedService) },
  { name: '07-name-keys', apply: keyNames },
  { name: '07-limits', apply: trx => runAll(trx, `insert into settings (key, value) values ('limits', '{}')`) },
  { name: '07-filled-as', apply: noteFilling },
  { name: '07-operators', apply: trx => runAll(trx, OPERATORS_TABLE) },
  { name: '07-email-changed', apply: trx => runAll(trx, 'alter table members add column email_changed_at bigint') },
  { name: '07-audit', apply: trx => runEach(trx, AUDIT_TABLE) },
  { name: '07-session-families', apply: trx => runAll(trx, SESSION_FAMILIES) },
  { name: '08-password-rules', apply: loosenPasswords },
  { name: '08-draw-results', apply: trx => runAll(trx, DRAW_RESULTS) },
  { name: '08-register-fields', apply: freeForeignFields },
  { name: '08-lobby-news', apply: inSandbox(seedLobbyNews) },
  { name: '08-promotion-links', apply: trx => runAll(trx, 'alter table promotions add column link text') },
  { name: '08-seed-promotion-links', apply: inSandbox(linkPromotions) },
];

/** Which of the two a database began as; the row decides what later steps add. */
async function noteFilling(trx: Trx, { sandbox }: SeedOptions): Promise<void> {
  const value: Filling = sandbox ? 'sandbox' : 'production';
  await trx
    .insertInto('settings')
    .values({ key: FILLED_AS, value: JSON.stringify(value) })
    .execute();
}

async function wasFilledAs(trx: Trx): Promise<Filling> {
  const row = await trx.selectFrom('settings').select('value').where('key', '=', FILLED_AS).executeTakeFirst();
  // Versions without the row filled every database as a sandbox.
  return (row?.value as Filling | undefined) ?? 'sandbox';
}

/**
 * Brings the tables up to date in one transaction: all of it or nothing (R23).
 * @throws StartError for a sandbox, where none is wanted: everybody knows its passwords
 */
export async function migrate(db: Database, seed: SeedOptions): Promise<void> {
  await db.transaction().execute(async trx => {
    // Longer than a request may take: another process may be at it, and has to finish first.
    await sql`set local statement_timeout = '60s'`.execute(trx);
    await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(trx);
    await sql`create table if not exists migrations (name text primary key, applied_at bigint not null)`.execute(trx);
    const applied = new Set((await trx.selectFrom('migrations').select('name').execute()).map(row => row.name));
    const sandbox = applied.size === 0 ? seed.sandbox : (await wasFilledAs(trx)) === 'sandbox';
    if (sandbox && !seed.sandbox) {
      throw new StartError(
        'This database was filled as a sandbox, whose passwords stand in the README, so production does not open it; set DATA_DIR or DATABASE_URL to an empty one.',
      );
    }
    for (const migration of MIGRATIONS.filter(({ name }) => !applied.has(name))) {
      await migration.apply(trx, { ...seed, sandbox });
      await trx.insertInto('migrations').values({ name: migration.name, applied_at: seed.now }).execute();
    }
  });
}

/** Statements one by one: a prepared statement holds a single one. */
const runAll = (trx: Trx, statements: string): Promise<void> => runEach(trx, statements.split(';'));

async function runEach(trx: Trx, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(trx);
}
