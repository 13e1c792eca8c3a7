-- Daily totals of members and teams, days of activity, rebate rates, and rebates.

create table member_figures (
  member_id bigint not null references members,
  day date not null,
  category text not null,
  stake numeric(20,4) not null default 0,
  win numeric(20,4) not null default 0,
  rebate numeric(20,4) not null default 0,
  bonus numeric(20,4) not null default 0,
  deposit numeric(20,4) not null default 0,
  withdrawal numeric(20,4) not null default 0,
  fees numeric(20,4) not null default 0,
  valid_stake numeric(20,4) not null default 0,
  carried numeric[] not null default '{0,0,0,0,0,0,0,0}',
  primary key (member_id, day, category)
);
create index member_figures_pending on member_figures (member_id, day, category)
where array[stake, valid_stake, win, rebate, bonus, deposit, withdrawal, fees] <> carried;

-- Daily totals recomputed from all rows; reconciliation compares them with the stored totals.
create view counted_figures as
  select member_id, day, category,
    coalesce(stake, 0) as stake, coalesce(win, 0) as win, coalesce(rebate, 0) as rebate, coalesce(bonus, 0) as bonus,
    coalesce(deposit, 0) as deposit, coalesce(withdrawal, 0) as withdrawal, coalesce(fees, 0) as fees,
    coalesce(valid_stake, 0) as valid_stake
  from (
    select a.member_id, (to_timestamp(p.at / 1000.0) at time zone m.zone)::date as day, t.category,
      sum(case when p.kind in ('bet', 'refund') then -p.amount else 0 end) as stake,
      sum(case when p.kind = 'win' then p.amount else 0 end) as win,
      sum(case when p.kind = 'rebate' then p.amount else 0 end) as rebate,
      sum(case when p.kind in ('bonus', 'forfeit', 'gift') then p.amount else 0 end) as bonus,
      sum(case when p.kind in ('deposit', 'reversal') then p.amount else 0 end) as deposit,
      sum(case when p.kind = 'withdrawal' then -p.amount else 0 end) as withdrawal,
      sum(case when p.kind = 'fee' then -p.amount else 0 end) as fees
    from ledger_postings p
      join ledger_accounts a on a.id = p.account_id
      join ledger_transactions t on t.id = p.transaction_id
      join merchants m on m.code = a.merchant_code
    where a.member_id is not null and p.kind in (
      'bet', 'refund', 'win', 'rebate', 'bonus', 'forfeit', 'gift', 'deposit', 'reversal', 'withdrawal', 'fee')
    group by 1, 2, 3) posted
  full join (
    select p.member_id, (to_timestamp(p.settled_at / 1000.0) at time zone m.zone)::date as day, p.category,
      sum(p.valid_stake) as valid_stake
    from plays p
      join members owner on owner.id = p.member_id
      join merchants m on m.code = owner.merchant_code
    where p.state in ('won', 'lost')
    group by 1, 2, 3) played using (member_id, day, category);

-- Totals of the member and of all members below.
create table team_figures (
  member_id bigint not null references members,
  upper_id bigint references members,
  day date not null,
  category text not null,
  stake numeric(20,4) not null default 0,
  valid_stake numeric(20,4) not null default 0,
  win numeric(20,4) not null default 0,
  rebate numeric(20,4) not null default 0,
  bonus numeric(20,4) not null default 0,
  deposit numeric(20,4) not null default 0,
  withdrawal numeric(20,4) not null default 0,
  fees numeric(20,4) not null default 0,
  primary key (member_id, day, category)
);
create index team_figures_upper on team_figures (upper_id, day) where upper_id is not null;

-- Members below, in all and directly.
create table team_sizes (
  member_id bigint primary key references members,
  size integer not null,
  direct integer not null
);

create table team_as_of (
  id integer check (id = 1) primary key,
  at bigint not null
);

-- `before` is the previous day of the same activity, so a span of days counts a member on the first day only.
create table member_days (
  member_id bigint not null references members,
  kind text not null check (kind in ('register', 'login', 'bet', 'deposit')),
  day date not null,
  before date not null,
  carried_before date,
  primary key (member_id, kind, day)
);
create index member_days_pending on member_days (member_id, kind, day) where carried_before is distinct from before;

-- Members below who were active on a day, without the member.
create table team_days (
  member_id bigint not null references members,
  kind text not null,
  day date not null,
  before date not null,
  count integer not null,
  primary key (member_id, kind, day, before)
);

create table member_rates (
  member_id bigint not null references members,
  category text not null,
  since bigint not null,
  rate integer not null check (rate between 0 and 100),
  primary key (member_id, category, since)
);
create index member_rates_since on member_rates (since);

-- Days of the merchant's time zone that are paid out; the first row is the day before payouts began.
create table agent_pay_days (
  merchant_code text not null references merchants,
  day date not null,
  done_at bigint not null,
  primary key (merchant_code, day)
);

-- Unpaid while transaction_id is null.
create table agent_rebates (
  merchant_code text not null references merchants,
  day date not null,
  receiver_id bigint not null references members,
  source_id bigint not null references members,
  category text not null,
  valid_stake numeric(20,4) not null check (valid_stake > 0),
  amount numeric(20,4) not null check (amount > 0),
  transaction_id bigint references ledger_transactions,
  primary key (merchant_code, day, receiver_id, source_id, category)
);
create index agent_rebates_income on agent_rebates (receiver_id, day, source_id);
create index agent_rebates_due on agent_rebates (merchant_code, day, receiver_id) where transaction_id is null;

create function days_of_deposit() returns trigger language plpgsql as $$
begin
  insert into member_days (member_id, kind, day, before)
  select member_id, 'deposit', day, greatest(
    lag(day, 1, '-infinity'::date) over (partition by member_id order by day),
    coalesce((select max(d.day) from member_days d
      where d.member_id = found.member_id and d.kind = 'deposit' and d.day < found.day), '-infinity'::date))
  from (
      select distinct a.member_id, (to_timestamp(p.at / 1000.0) at time zone m.zone)::date as day
      from added p join ledger_accounts a on a.id = p.account_id join merchants m on m.code = a.merchant_code
      where p.kind = 'deposit' and a.member_id is not null) found order by member_id, day
  on conflict do nothing;
  update member_days d set before = earlier.day
  from (
    select d.member_id, d.day as later, max(found.day) as day
    from (
      select distinct a.member_id, (to_timestamp(p.at / 1000.0) at time zone m.zone)::date as day
      from added p join ledger_accounts a on a.id = p.account_id join merchants m on m.code = a.merchant_code
      where p.kind = 'deposit' and a.member_id is not null) found join member_days d
      on d.member_id = found.member_id and d.kind = 'deposit' and d.day > found.day and d.before < found.day
    group by 1, 2) earlier
  where d.member_id = earlier.member_id and d.kind = 'deposit' and d.day = earlier.later;
  return null;
end
$$;
alter function days_of_deposit() set enable_seqscan = off;
create trigger days_of_deposit after insert on ledger_postings referencing new table as added
  for each statement execute function days_of_deposit();

create function figures_of_postings() returns trigger language plpgsql as $$
begin
  insert into member_figures as f (member_id, day, category, stake, win, rebate, bonus, deposit, withdrawal, fees)
  select a.member_id, (to_timestamp(p.at / 1000.0) at time zone m.zone)::date as day, t.category,
  sum(case when p.kind in ('bet', 'refund') then -p.amount else 0 end) as stake,
  sum(case when p.kind = 'win' then p.amount else 0 end) as win,
  sum(case when p.kind = 'rebate' then p.amount else 0 end) as rebate,
  sum(case when p.kind in ('bonus', 'forfeit', 'gift') then p.amount else 0 end) as bonus,
  sum(case when p.kind in ('deposit', 'reversal') then p.amount else 0 end) as deposit,
  sum(case when p.kind = 'withdrawal' then -p.amount else 0 end) as withdrawal,
  sum(case when p.kind = 'fee' then -p.amount else 0 end) as fees
  from added p
    join ledger_accounts a on a.id = p.account_id
    join ledger_transactions t on t.id = p.transaction_id
    join merchants m on m.code = a.merchant_code

  where a.member_id is not null and p.kind in (
    'bet', 'refund', 'win', 'rebate', 'bonus', 'forfeit', 'gift', 'deposit', 'reversal', 'withdrawal', 'fee')
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (member_id, day, category) do update set
    stake = f.stake + excluded.stake, win = f.win + excluded.win, rebate = f.rebate + excluded.rebate,
    bonus = f.bonus + excluded.bonus, deposit = f.deposit + excluded.deposit,
    withdrawal = f.withdrawal + excluded.withdrawal, fees = f.fees + excluded.fees;
  return null;
end
$$;
create trigger figures_of_postings after insert on ledger_postings referencing new table as added
  for each statement execute function figures_of_postings();

create function days_of_login() returns trigger language plpgsql as $$
begin
  insert into member_days (member_id, kind, day, before)
  select member_id, 'login', day, greatest(
    lag(day, 1, '-infinity'::date) over (partition by member_id order by day),
    coalesce((select max(d.day) from member_days d
      where d.member_id = found.member_id and d.kind = 'login' and d.day < found.day), '-infinity'::date))
  from (
      select distinct p.member_id, (to_timestamp(p.at / 1000.0) at time zone m.zone)::date as day
      from added p
        join members owner on owner.id = p.member_id
        join merchants m on m.code = owner.merchant_code) found
      order by member_id, day
  on conflict do nothing;
  update member_days d set before = earlier.day
  from (
    select d.member_id, d.day as later, max(found.day) as day
    from (
      select distinct p.member_id, (to_timestamp(p.at / 1000.0) at time zone m.zone)::date as day
      from added p
        join members owner on owner.id = p.member_id
        join merchants m on m.code = owner.merchant_code) found
        join member_days d
      on d.member_id = found.member_id and d.kind = 'login' and d.day > found.day and d.before < found.day
    group by 1, 2) earlier
  where d.member_id = earlier.member_id and d.kind = 'login' and d.day = earlier.later;
  return null;
end
$$;
alter function days_of_login() set enable_seqscan = off;
create trigger days_of_login after insert on logins referencing new table as added
  for each statement execute function days_of_login();

create function days_of_register() returns trigger language plpgsql as $$
begin
  insert into member_days (member_id, kind, day, before) select member_id, 'register', day, '-infinity'::date from (
      select p.id as member_id, (to_timestamp(p.created_at / 1000.0) at time zone m.zone)::date as day from added p
        join merchants m on m.code = p.merchant_code) found;
  return null;
end
$$;
alter function days_of_register() set enable_seqscan = off;
create trigger days_of_register after insert on members referencing new table as added
  for each statement execute function days_of_register();

create function days_of_bet() returns trigger language plpgsql as $$
begin
  insert into member_days (member_id, kind, day, before)
  select member_id, 'bet', day, greatest(
    lag(day, 1, '-infinity'::date) over (partition by member_id order by day),
    coalesce((select max(d.day) from member_days d
      where d.member_id = found.member_id and d.kind = 'bet' and d.day < found.day), '-infinity'::date))
  from (
      select distinct p.member_id, (to_timestamp(p.played_at / 1000.0) at time zone m.zone)::date as day
      from added p
        join members owner on owner.id = p.member_id
        join merchants m on m.code = owner.merchant_code) found
      order by member_id, day
  on conflict do nothing;
  update member_days d set before = earlier.day
  from (
    select d.member_id, d.day as later, max(found.day) as day
    from (
      select distinct p.member_id, (to_timestamp(p.played_at / 1000.0) at time zone m.zone)::date as day
      from added p
        join members owner on owner.id = p.member_id
        join merchants m on m.code = owner.merchant_code) found
        join member_days d
      on d.member_id = found.member_id and d.kind = 'bet' and d.day > found.day and d.before < found.day
    group by 1, 2) earlier
  where d.member_id = earlier.member_id and d.kind = 'bet' and d.day = earlier.later;
  return null;
end
$$;
alter function days_of_bet() set enable_seqscan = off;
create trigger days_of_bet after insert on plays referencing new table as added
  for each statement execute function days_of_bet();

create function figures_of_new_plays() returns trigger language plpgsql as $$
begin
  insert into member_figures as f (member_id, day, category, valid_stake)
  select p.member_id, (to_timestamp(p.settled_at / 1000.0) at time zone m.zone)::date as day, p.category, sum(p.valid_stake) as valid_stake
  from added p
    join members owner on owner.id = p.member_id
    join merchants m on m.code = owner.merchant_code
  where p.state in ('won', 'lost')
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (member_id, day, category) do update set valid_stake = f.valid_stake + excluded.valid_stake;
  return null;
end
$$;
create trigger figures_of_new_plays after insert on plays referencing new table as added
  for each statement execute function figures_of_new_plays();

create function figures_of_settled_plays() returns trigger language plpgsql as $$
begin
  insert into member_figures as f (member_id, day, category, valid_stake)
  select p.member_id, (to_timestamp(p.settled_at / 1000.0) at time zone m.zone)::date as day, p.category, sum(p.valid_stake) as valid_stake
  from added p join before b on b.id = p.id and b.state not in ('won', 'lost')
    join members owner on owner.id = p.member_id
    join merchants m on m.code = owner.merchant_code
  where p.state in ('won', 'lost')
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (member_id, day, category) do update set valid_stake = f.valid_stake + excluded.valid_stake;
  return null;
end
$$;
create trigger figures_of_settled_plays after update on plays referencing old table as before new table as added
  for each statement execute function figures_of_settled_plays();
