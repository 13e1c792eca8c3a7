-- Daily check-ins, terms of VIP levels, and rewards.

create table sign_in_amounts (
  merchant_code text not null references merchants,
  day integer not null check (day between 0 and 366),
  amount numeric(20,4) not null check (amount > 0),
  primary key (merchant_code, day)
);

create table sign_ins (
  member_id bigint not null references members,
  day date not null,
  streak integer not null check (streak > 0),
  amount numeric(20,4) not null check (amount > 0),
  step_amount numeric(20,4) not null default 0 check (step_amount >= 0),
  claimed_at bigint not null,
  posting_id bigint not null unique references ledger_transactions,
  primary key (member_id, day)
);

create table club_terms (
  label text primary key references club_levels,
  stake numeric(20,4) not null check (stake >= 0),
  monthly_gift numeric(20,4) not null default 0 check (monthly_gift >= 0),
  reached_gift numeric(20,4) not null default 0 check (reached_gift >= 0),
  free_withdrawals integer not null default 0 check (free_withdrawals >= 0)
);

create table reward_offers (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchants,
  member_id bigint references members,
  reached text references club_levels,
  titles jsonb not null,
  mark text not null,
  amount numeric(20,4) not null check (amount > 0),
  starts_at bigint not null,
  ends_at bigint,
  removed_at bigint,
  check (ends_at > starts_at),
  check (reached is null or member_id is not null)
);
create unique index reward_offers_reached on reward_offers (member_id, reached) where reached is not null;
create index reward_offers_whose on reward_offers (merchant_code, member_id);

create table reward_claims (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  key text not null,
  titles jsonb not null,
  mark text not null,
  amount numeric(20,4) not null check (amount > 0),
  claimed_at bigint not null,
  posting_id bigint not null unique references ledger_transactions,
  unique (member_id, key)
);
