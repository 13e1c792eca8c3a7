-- Limits and exclusions that members set for themselves.

create table own_limits (
  member_id bigint not null references members,
  kind text not null check (kind in ('deposit', 'stake', 'loss')),
  period text not null check (period in ('day', 'week', 'month')),
  amount numeric(20,4) check (amount > 0),
  wanted numeric(20,4) check (wanted > 0),
  wanted_at bigint,
  check (wanted_at is not null or wanted is null),
  primary key (member_id, kind, period)
);

create table own_breaks (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  length text not null check (length in ('24h', '7d', '30d', '6m', '1y', 'forever')),
  since bigint not null,
  until bigint,
  check (until > since),
  check ((length = 'forever') = (until is null))
);
create index own_breaks_member on own_breaks (member_id);

create function own_breaks_stay() returns trigger language plpgsql as $$
begin
  raise exception 'a break is never changed' using errcode = '23514';
end
$$;
create trigger own_breaks_kept before delete or update or truncate on own_breaks
  for each statement execute function own_breaks_stay();
