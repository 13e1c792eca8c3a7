/** The tables of the second factor, as statements. */
export const SECOND_FACTOR_TABLES = `
  create table second_factors (
    member_id bigint primary key references members,
    sealed text not null,
    last_step bigint not null,
    begun_at bigint not null,
    on_since bigint);
  create table recovery_codes (
    member_id bigint not null references members,
    code_mac text not null,
    used_at bigint,
    primary key (member_id, code_mac));
  create table login_tickets (
    ticket_hash text primary key,
    member_id bigint not null references members,
    tries_left integer not null check (tries_left >= 0),
    expires_at bigint not null)`;
