-- Banks, cards, and withdrawal orders.

create table withdraw_banks (
  code text primary key,
  names jsonb not null,
  mark text not null,
  digits_least integer not null check (digits_least > 0),
  digits_most integer not null,
  is_checked boolean not null,
  is_on boolean not null default true,
  position integer not null,
  check (digits_most >= digits_least)
);

create table payment_guards (
  member_id bigint primary key references members,
  failures integer not null default 0 check (failures >= 0),
  locked_until bigint,
  held_until bigint
);

create table bank_cards (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  merchant_code text not null references merchants,
  bank_code text not null references withdraw_banks,
  sealed text not null,
  number_index text not null,
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  payee_name text not null,
  added_at bigint not null,
  usable_at bigint not null,
  removed_at bigint
);
create unique index bank_cards_own on bank_cards (member_id, number_index) where removed_at is null;
create index bank_cards_number on bank_cards (merchant_code, number_index);

create table withdrawals (
  id bigint generated always as identity primary key,
  order_no text not null unique,
  merchant_code text not null references merchants,
  member_id bigint not null references members,
  card_id bigint not null references bank_cards,
  provider text,
  amount numeric(20,4) not null check (amount > 0),
  fee numeric(20,4) not null,
  needs_review boolean not null,
  state text not null default 'pending'
    check (state in ('pending', 'approved', 'paying', 'paid', 'failed', 'rejected', 'cancelled')),
  note text,
  provider_ref text,
  created_at bigint not null,
  state_at bigint not null,
  ask_at bigint not null,
  hold_id bigint not null unique references ledger_transactions,
  end_id bigint unique references ledger_transactions,
  check (fee >= 0 and fee < amount),
  check ((state in ('paid', 'failed', 'rejected', 'cancelled')) = (end_id is not null))
);
create index withdrawals_member on withdrawals (member_id, id);
create index withdrawals_open on withdrawals (ask_at) where state in ('pending', 'approved', 'paying');

create table withdrawal_steps (
  id bigint generated always as identity primary key,
  withdrawal_id bigint not null references withdrawals,
  state text not null,
  at bigint not null,
  who text not null
);
create index withdrawal_steps_withdrawal on withdrawal_steps (withdrawal_id, id);

create table withdrawal_approvals (
  withdrawal_id bigint primary key references withdrawals,
  who text not null,
  at bigint not null
);
