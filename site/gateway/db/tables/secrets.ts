/** The tables of codes, puzzles, temporary passwords, login links and kept messages, as statements. */
export const SECRET_TABLES = `
  create table slide_puzzles (
    id text primary key,
    purpose text not null,
    number_mac text not null,
    x integer not null,
    expires_at bigint not null);
  create table slide_passes (
    pass_hash text primary key,
    purpose text not null,
    number_mac text not null,
    expires_at bigint not null);
  create table codes (
    purpose text not null,
    number_mac text not null,
    code_mac text not null,
    tries_left integer not null check (tries_left >= 0),
    expires_at bigint not null,
    primary key (purpose, number_mac));
  create table temporary_passwords (
    member_id bigint primary key references members,
    password_hash text not null,
    expires_at bigint not null,
    used_at bigint);
  create table login_links (
    token_hash text primary key,
    member_id bigint not null references members,
    expires_at bigint not null);
  create table outbox (
    id bigint generated always as identity primary key,
    channel text not null check (channel in ('sms', 'mail')),
    recipient text not null,
    subject text not null,
    body text not null,
    sent_at bigint not null)`;

/** Keys of the gateways on a shared server, encrypted. */
export const GATEWAY_SECRETS = `
  create table gateway_secrets (
    id integer primary key check (id = 1),
    key_id text not null,
    sealed text not null,
    changed_at bigint not null)`;
