-- Double-entry ledger. Triggers number each entry, carry the balance, and reject unbalanced transactions and changes.

create table ledger_accounts (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchants,
  member_id bigint references members,
  balance numeric(20,4),
  kind text not null,
  holder text not null,
  seq bigint not null default 0,
  constraint ledger_house_has_none check ((member_id is null) = (balance is null)),
  constraint ledger_funds check (balance >= 0),
  constraint ledger_one_each unique (merchant_code, kind, holder),
  constraint ledger_kinds check (kind in ('cash', 'held', 'bonus', 'house', 'provider')),
  constraint ledger_members_own check ((kind in ('cash', 'held', 'bonus')) = (member_id is not null)),
  constraint ledger_holder check (member_id is null or holder = member_id::text)
);
create unique index ledger_accounts_member on ledger_accounts (member_id, kind) where member_id is not null;

create table ledger_transactions (
  id bigint generated always as identity primary key,
  kind text not null check (kind in (
    'opening', 'bet', 'win', 'refund', 'deposit', 'reversal', 'withdrawal', 'hold', 'release', 'fee', 'bonus', 'forfeit', 'unlock',
    'rebate', 'transfer', 'gift', 'exchange', 'adjustment', 'salary', 'dividend')),
  at bigint not null,
  category text not null default ''
);

-- No foreign key on account_id: it would lock the row of the house account for each bet. ledger_carries checks the account.
create table ledger_postings (
  transaction_id bigint not null references ledger_transactions,
  account_id bigint not null,
  amount numeric(20,4) not null check (amount <> 0),
  kind text not null,
  at bigint not null,
  seq bigint,
  balance_after numeric(20,4),
  primary key (transaction_id, account_id),
  constraint ledger_in_order unique (account_id, seq),
  constraint ledger_numbered check ((seq is null) = (balance_after is null))
);
create index ledger_postings_account on ledger_postings (account_id);
create index ledger_by_kind on ledger_postings (account_id, kind, seq) where seq is not null;
create index ledger_postings_by_transaction on ledger_postings (account_id, transaction_id) where seq is not null;

create table movement_days (
  account_id bigint not null references ledger_accounts,
  day date not null,
  kind text not null,
  count bigint not null,
  came numeric(20,4) not null,
  went numeric(20,4) not null,
  first_seq bigint not null,
  last_seq bigint not null,
  primary key (account_id, day, kind)
);

create table adjustments (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  amount numeric(20,4) not null check (amount <> 0),
  reason text not null,
  first_who text not null,
  second_who text,
  at bigint not null,
  done_id bigint unique references ledger_transactions
);
create unique index adjustments_waiting on adjustments (member_id) where done_id is null;

-- Results of the nightly reconciliation, stored so that a restart keeps the metric.
create table books_checks (
  night text primary key,
  at bigint not null,
  differences integer not null
);

create function ledger_account_stays() returns trigger language plpgsql as $$
begin
  raise exception 'accounts are never deleted, and stay whose they are' using errcode = '23514';
end
$$;
create trigger ledger_account_kept before delete on ledger_accounts
  for each row execute function ledger_account_stays();
create trigger ledger_account_named before update of id, merchant_code, kind, holder, member_id on ledger_accounts
  for each row execute function ledger_account_stays();

create function ledger_balances() returns trigger language plpgsql as $$
declare
  wrong bigint;
begin
  select transaction_id into wrong from added group by transaction_id having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'the postings of transaction % do not balance', wrong using errcode = '23514';
  end if;
  return null;
end
$$;
create trigger ledger_balanced after insert on ledger_postings referencing new table as added
  for each statement execute function ledger_balances();

create function ledger_carries() returns trigger language plpgsql as $$
begin
  update ledger_accounts set balance = balance + new.amount, seq = seq + 1
    where id = new.account_id and member_id is not null
    returning seq, balance into new.seq, new.balance_after;
  if not found then
    if not exists (select from ledger_accounts where id = new.account_id) then
      raise exception 'there is no account %', new.account_id using errcode = '23503';
    end if;
    new.seq := null;
    new.balance_after := null;
  end if;
  select kind, at into new.kind, new.at from ledger_transactions where id = new.transaction_id;
  return new;
end
$$;
create trigger ledger_carried before insert on ledger_postings
  for each row execute function ledger_carries();

create function ledger_stays() returns trigger language plpgsql as $$
begin
  raise exception 'postings are never changed' using errcode = '23514';
end
$$;
create trigger ledger_kept before delete or update on ledger_postings
  for each row execute function ledger_stays();
create trigger ledger_not_emptied before truncate on ledger_postings
  for each statement execute function ledger_stays();

create function movement_days_of_postings() returns trigger language plpgsql as $$
begin
  insert into movement_days as d (account_id, day, kind, count, came, went, first_seq, last_seq)
  select p.account_id, (to_timestamp(p.at / 1000.0) at time zone m.zone)::date as day, p.kind, count(*) as count, sum(greatest(p.amount, 0)) as came,
    sum(greatest(-p.amount, 0)) as went, min(p.seq) as first_seq, max(p.seq) as last_seq
  from added p join ledger_accounts a on a.id = p.account_id join merchants m on m.code = a.merchant_code
  where p.seq is not null
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (account_id, day, kind) do update set count = d.count + excluded.count, came = d.came + excluded.came,
    went = d.went + excluded.went, first_seq = least(d.first_seq, excluded.first_seq),
    last_seq = greatest(d.last_seq, excluded.last_seq);
  return null;
end
$$;
create trigger movement_days_of_postings after insert on ledger_postings referencing new table as added
  for each statement execute function movement_days_of_postings();
