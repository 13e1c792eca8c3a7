/** The tables of limits and breaks that members set for themselves, as statements. A break is never changed and never removed. */

/** Each of them is one statement; the function holds semicolons of its own. */
export const OWN_LIMIT_TABLES: readonly string[] = [
  `create table own_limits (
    member_id bigint not null references members,
    kind text not null check (kind in ('deposit', 'stake', 'loss')),
    period text not null check (period in ('day', 'week', 'month')),
    amount numeric(20,4) check (amount > 0),
    wanted numeric(20,4) check (wanted > 0),
    wanted_at bigint,
    primary key (member_id, kind, period),
    check (wanted_at is not null or wanted is null))`,
  `create table own_breaks (
    id bigint generated always as identity primary key,
    member_id bigint not null references members,
    length text not null check (length in ('24h', '7d', '30d', '6m', '1y', 'forever')),
    since bigint not null,
    until bigint check (until > since),
    check ((length = 'forever') = (until is null)))`,
  'create index own_breaks_member on own_breaks (member_id)',
  `create function own_breaks_stay() returns trigger language plpgsql as $$
    begin
      raise exception 'a break is never changed' using errcode = '23514';
    end $$`,
  `create trigger own_breaks_kept before update or delete or truncate on own_breaks
    for each statement execute function own_breaks_stay()`,
];
