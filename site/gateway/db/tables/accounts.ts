/** The tables of accounts, as statements. */

export const MEMBER_TABLES = `
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

export const ACCOUNT_TABLES = `
  alter table members
    add column name_key text generated always as (lower(user_name)) stored,
    add column password_hash text,
    add column payment_hash text,
    add column nickname text not null default '',
    add column email text,
    add column dialing_code text,
    add column mobile text,
    add column profile jsonb not null default '{}',
    add column club_label text,
    add column disabled boolean not null default false,
    add column first_login boolean not null default false,
    add column age_confirmed_at bigint,
    add column affiliate_code text;
  create unique index members_name on members (merchant_code, name_key);
  create unique index members_mobile on members (merchant_code, mobile) where mobile is not null;
  alter table sessions
    add column id bigint generated always as identity,
    add column seen_at bigint,
    add column renewed boolean not null default false;
  update sessions set seen_at = created_at;
  alter table sessions alter column seen_at set not null;
  create index sessions_member on sessions (member_id);
  create table tries (bucket text not null, at bigint not null);
  create index tries_bucket on tries (bucket, at);
  create index tries_at on tries (at);
  create table login_brakes (
    name text primary key,
    locks integer not null,
    locked_until bigint not null,
    failed_at bigint not null);
  create table captchas (key_hash text primary key, answer_mac text not null, expires_at bigint not null);
  create table done_calls (
    key_hash text primary key,
    body_mac text not null,
    answer text,
    done_at bigint not null)`;

export const OPERATOR_TABLES = `
  create table flags (name text primary key, is_on boolean not null);
  create table register_fields (
    name text primary key,
    position integer not null,
    enabled boolean not null,
    required boolean not null,
    pattern text not null,
    messages jsonb not null,
    check (enabled or not required));
  create table validation_rules (
    name text primary key,
    pattern text not null,
    messages jsonb not null,
    min_length integer not null,
    max_length integer not null check (max_length >= min_length),
    optional boolean not null);
  create table countries (
    code text primary key,
    names jsonb not null,
    dialing_code text not null,
    position integer not null);
  create table affiliates (
    code text primary key,
    member_id bigint references members,
    domain text unique)`;

export const LEDGER_TABLES = `
  create table ledger_accounts (
    id bigint generated always as identity primary key,
    merchant_code text not null references merchants,
    member_id bigint unique references members);
  create unique index ledger_house on ledger_accounts (merchant_code) where member_id is null;
  create table ledger_transactions (
    id bigint generated always as identity primary key,
    kind text not null check (kind in ('opening')),
    at bigint not null);
  create table ledger_postings (
    transaction_id bigint not null references ledger_transactions,
    account_id bigint not null references ledger_accounts,
    amount numeric(20,4) not null check (amount <> 0),
    primary key (transaction_id, account_id));
  create index ledger_postings_account on ledger_postings (account_id)`;

/** Each of them holds semicolons of its own. At the end of a transaction its postings balance; none is ever changed. */
export const LEDGER_RULES: readonly string[] = [
  `create function ledger_balances() returns trigger language plpgsql as $$
    begin
      if (select sum(amount) from ledger_postings where transaction_id = new.transaction_id) <> 0 then
        raise exception 'the postings of transaction % do not balance', new.transaction_id using errcode = '23514';
      end if;
      return null;
    end $$`,
  `create constraint trigger ledger_balanced after insert on ledger_postings
    deferrable initially deferred for each row execute function ledger_balances()`,
  `create function ledger_stays() returns trigger language plpgsql as $$
    begin
      raise exception 'postings are never changed' using errcode = '23514';
    end $$`,
  `create trigger ledger_kept before update or delete on ledger_postings
    for each row execute function ledger_stays()`,
];

/**
 * A session becomes one login with one live token, and what hangs on it ends with it. Sessions go on; tokens in their last minute
 * end, and games and chats that are open have to be opened again, since nobody knows which session opened them.
 */
export const SESSION_FAMILIES = `
  delete from sessions where renewed;
  alter table sessions drop column renewed;
  alter table sessions drop constraint sessions_pkey;
  alter table sessions add primary key (id);
  alter table sessions add unique (token_hash);
  create table retired_tokens (
    token_hash text primary key,
    session_id bigint not null references sessions on delete cascade,
    successor text not null,
    expires_at bigint not null);
  create index retired_tokens_session on retired_tokens (session_id);
  create index retired_tokens_expires_at on retired_tokens (expires_at);
  delete from launches;
  alter table launches drop column member_id;
  alter table launches add column session_id bigint not null references sessions on delete cascade;
  create index launches_session on launches (session_id);
  delete from chat_visits;
  alter table chat_visits drop column member_id;
  alter table chat_visits add column session_id bigint not null references sessions on delete cascade;
  create index chat_visits_session on chat_visits (session_id)`;

/** Who may change things by the command line, by name. */
export const OPERATORS_TABLE = `
  create table operators (name text primary key, added_at bigint not null)`;
