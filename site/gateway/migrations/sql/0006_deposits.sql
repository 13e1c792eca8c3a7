-- Deposit methods and orders, the simulated payment provider, bonuses, and debts of reversed bonuses.

create table payment_methods (
  code text primary key,
  name text not null,
  position integer not null,
  is_on boolean not null
);

create table deposit_methods (
  code text primary key,
  names jsonb not null,
  mark text not null,
  kind text not null check (kind in ('transfer', 'alipay', 'qq', 'wechat', 'gateway')),
  channel text unique,
  provider text,
  least numeric(20,4) not null check (least > 0),
  most numeric(20,4) not null,
  day_most numeric(20,4),
  fee_percent numeric(8,4) not null default 0 check (fee_percent >= 0),
  fee_fixed numeric(20,4) not null default 0 check (fee_fixed >= 0),
  arrives_from integer not null default 0,
  arrives_to integer not null default 0,
  opens_at integer,
  closes_at integer,
  closed_until bigint,
  is_on boolean not null default true,
  position integer not null,
  bank jsonb,
  check (most >= least),
  check ((opens_at is null) = (closes_at is null)),
  check ((kind = 'gateway') = (channel is not null)),
  check ((kind = 'transfer') = (bank is not null) and (kind = 'transfer') = (provider is null))
);

create table deposit_promos (
  id bigint generated always as identity primary key,
  titles jsonb not null,
  rules jsonb not null,
  icon text,
  percent numeric(8,4) not null check (percent > 0),
  most_bonus numeric(20,4) not null check (most_bonus > 0),
  least_amount numeric(20,4) not null check (least_amount > 0),
  turnover_times numeric(8,4) not null check (turnover_times >= 0),
  starts_at bigint not null,
  ends_at bigint,
  is_once boolean not null,
  is_on boolean not null default true,
  position integer not null
);

-- Promotion that a member chose for the next deposit.
create table accepted_promos (
  member_id bigint primary key references members,
  promo_id bigint not null references deposit_promos,
  at bigint not null
);

create table deposits (
  id bigint generated always as identity primary key,
  order_no text not null unique,
  merchant_code text not null references merchants,
  member_id bigint not null references members,
  method_code text not null references deposit_methods,
  provider text,
  reference text not null unique,
  amount numeric(20,4) not null check (amount > 0),
  fee numeric(20,4) not null,
  promo_id bigint references deposit_promos,
  bonus numeric(20,4) not null check (bonus >= 0),
  turnover numeric(20,4) not null check (turnover >= 0),
  payee_name text,
  remark text,
  state text not null default 'created'
    check (state in ('created', 'pending', 'paid', 'failed', 'expired', 'review', 'cancelled', 'reversed')),
  reason text check (reason in ('provider', 'desk', 'late', 'amount', 'error')),
  note text,
  received numeric(20,4),
  provider_ref text,
  pay_url text,
  created_at bigint not null,
  expires_at bigint not null,
  state_at bigint not null,
  ask_at bigint not null,
  asked integer not null default 0,
  paid_id bigint unique references ledger_transactions,
  reversed_id bigint unique references ledger_transactions,
  check (fee >= 0 and fee <= amount),
  check ((state in ('paid', 'reversed')) = (paid_id is not null)),
  check ((state = 'reversed') = (reversed_id is not null)),
  unique (provider, provider_ref)
);
create index deposits_member on deposits (member_id, id);
create index deposits_expiring on deposits (expires_at) where state in ('created', 'pending');
create index deposits_asking on deposits (ask_at) where state in ('created', 'pending', 'expired') and provider is not null;
create index deposits_review on deposits (id) where state = 'review';

create table deposit_steps (
  id bigint generated always as identity primary key,
  deposit_id bigint not null references deposits,
  state text not null,
  at bigint not null,
  who text not null
);
create index deposit_steps_deposit on deposit_steps (deposit_id, id);

create table deposit_approvals (
  deposit_id bigint primary key references deposits,
  who text not null,
  received numeric(20,4) not null,
  at bigint not null
);

create table deposit_slips (
  deposit_id bigint primary key references deposits,
  media_type text not null,
  bytes bytea not null,
  added_at bigint not null,
  view_hash text unique,
  view_until bigint
);

create table payment_notices (
  provider text not null,
  reference text not null,
  merchant_code text not null,
  order_no text not null,
  state text not null check (state in ('paid', 'failed')),
  amount numeric(20,4) not null,
  at bigint not null,
  outcome text not null check (outcome in ('done', 'unclaimed')),
  primary key (provider, reference, state)
);

create table sandbox_payments (
  reference text primary key,
  merchant_code text not null,
  order_no text not null unique,
  amount numeric(20,4) not null,
  language text not null,
  expires_at bigint not null,
  choice text,
  paid numeric(20,4),
  state text not null default 'waiting' check (state in ('waiting', 'paid', 'failed')),
  notice_at bigint,
  notices integer not null default 0,
  created_at bigint not null
);
create index sandbox_payments_notice on sandbox_payments (notice_at) where notice_at is not null;

create table bonuses (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  merchant_code text not null references merchants,
  promo_id bigint not null references deposit_promos,
  deposit_id bigint not null unique references deposits,
  deposit numeric(20,4) not null,
  bonus numeric(20,4) not null check (bonus > 0),
  turnover numeric(20,4) not null,
  staked numeric(20,4) not null default 0 check (staked >= 0),
  state text not null default 'open' check (state in ('open', 'met', 'given-up', 'reversed')),
  started_at bigint not null,
  ended_at bigint,
  check ((state = 'open') = (ended_at is null))
);
create unique index bonuses_open on bonuses (member_id) where state = 'open';

-- One row for each deposit that granted a bonus. The unique index below makes a promotion usable once.
create table promotion_uses (
  deposit_id bigint primary key references deposits,
  member_id bigint not null references members,
  promo_id bigint not null references deposit_promos,
  is_once boolean not null,
  used_at bigint not null
);
create unique index promotion_uses_once on promotion_uses (member_id, promo_id) where is_once;
create index promotion_uses_member on promotion_uses (member_id);

-- Part of a reversed bonus that the member's cash did not cover.
create table member_debts (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  deposit_id bigint not null unique references deposits,
  amount numeric(20,4) not null check (amount > 0),
  settled numeric(20,4) not null default 0,
  reason text not null,
  who text not null,
  at bigint not null,
  settled_at bigint,
  check (settled between 0 and amount),
  check ((settled = amount) = (settled_at is not null))
);
create index member_debts_open on member_debts (member_id, id) where settled_at is null;

create table frozen_members (
  member_id bigint primary key references members,
  reason text not null,
  who text not null,
  at bigint not null
);
