-- Contracts of agents, their payouts, and qualifying stakes by hour.

-- An offer, and the contract after its acceptance.
create table contracts (
  id bigint generated always as identity primary key,
  offer_id uuid not null unique,
  merchant_code text not null references merchants,
  upper_id bigint not null references members,
  member_id bigint not null references members,
  kind text not null check (kind in ('dailySalary', 'dividend', 'hourlySalary')),
  steps jsonb not null,
  state text not null check (state in ('offered', 'accepted', 'refused', 'withdrawn')),
  offered_at bigint not null,
  answered_at bigint,
  starts_at bigint,
  ends_at bigint,
  counted_to bigint,
  check ((state = 'offered') = (answered_at is null)),
  check ((state = 'accepted') = (starts_at is not null)),
  check ((state = 'accepted') = (counted_to is not null)),
  check (ends_at >= starts_at)
);
create unique index contracts_offered on contracts (member_id, kind) where state = 'offered';
create unique index contracts_in_force on contracts (member_id, kind) where state = 'accepted' and ends_at is null;
create index contracts_member on contracts (member_id, kind, id);
create index contracts_upper on contracts (upper_id, kind, id);
create index contracts_counted on contracts (counted_to) where state = 'accepted';

-- One row for each completed period, also if it pays nothing.
create table contract_pays (
  contract_id bigint not null references contracts,
  starts_at bigint not null,
  ends_at bigint not null,
  base numeric(20,4) not null,
  active integer not null,
  step integer not null,
  amount numeric(20,4) not null check (amount >= 0),
  counted_at bigint not null,
  told_at bigint,
  paid_at bigint,
  transaction_id bigint unique references ledger_transactions,
  check ((paid_at is null) = (transaction_id is null)),
  primary key (contract_id, starts_at)
);
create index contract_pays_owed on contract_pays (starts_at, contract_id) where transaction_id is null and amount > 0;

-- Settled bets within an hour of the merchant's clock, retained for three days.
create table member_hours (
  hour bigint not null,
  member_id bigint not null references members,
  valid_stake numeric(20,4) not null,
  primary key (hour, member_id)
);

create function hours_of_new_plays() returns trigger language plpgsql as $$
begin
  insert into member_hours as h (hour, member_id, valid_stake)
  select p.settled_at - p.settled_at % 60000 - extract(minute from to_timestamp(p.settled_at / 1000.0) at time zone m.zone)::bigint * 60000, p.member_id, sum(p.valid_stake)
  from added p join members owner on owner.id = p.member_id join merchants m on m.code = owner.merchant_code
  where p.state in ('won', 'lost') and p.valid_stake > 0
  group by 1, 2 order by 1, 2
  on conflict (hour, member_id) do update set valid_stake = h.valid_stake + excluded.valid_stake;
  return null;
end
$$;
create trigger hours_of_new_plays after insert on plays referencing new table as added
  for each statement execute function hours_of_new_plays();

create function hours_of_settled_plays() returns trigger language plpgsql as $$
begin
  insert into member_hours as h (hour, member_id, valid_stake)
  select p.settled_at - p.settled_at % 60000 - extract(minute from to_timestamp(p.settled_at / 1000.0) at time zone m.zone)::bigint * 60000, p.member_id, sum(p.valid_stake)
  from added p
    join before b on b.id = p.id and b.state not in ('won', 'lost')
    join members owner on owner.id = p.member_id
    join merchants m on m.code = owner.merchant_code
  where p.state in ('won', 'lost') and p.valid_stake > 0
  group by 1, 2 order by 1, 2
  on conflict (hour, member_id) do update set valid_stake = h.valid_stake + excluded.valid_stake;
  return null;
end
$$;
create trigger hours_of_settled_plays after update on plays referencing old table as before new table as added
  for each statement execute function hours_of_settled_plays();
