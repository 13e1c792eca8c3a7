-- Bets, numbers of lottery tickets, and daily totals by state.

create table plays (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  play_key uuid not null,
  vendor text not null,
  node_id bigint,
  lottery_id text references lotteries,
  numero text,
  draw_at bigint,
  detail jsonb not null,
  stake numeric(20,4) not null check (stake > 0),
  win numeric(20,4) not null default 0 check (win >= 0),
  state text not null check (state in ('waiting', 'won', 'lost', 'refunded', 'cancelled')),
  played_at bigint not null,
  settled_at bigint,
  bet_id bigint not null unique references ledger_transactions,
  win_id bigint unique references ledger_transactions,
  category text not null,
  valid_stake numeric(20,4) not null default 0,
  bonus_stake numeric(20,4) not null default 0,
  bonus_id bigint references bonuses,
  cancelled numeric(20,4) not null default 0,
  check ((node_id is null) <> (lottery_id is null)),
  check ((lottery_id is null) = (numero is null) and (lottery_id is null) = (draw_at is null)),
  check ((state = 'waiting') = (settled_at is null)),
  check ((state in ('won', 'refunded')) = (win_id is not null) and (win_id is null) = (win = 0)),
  unique (member_id, play_key),
  constraint plays_bonus_stake check (bonus_stake between 0 and stake),
  constraint plays_bonus check ((bonus_id is null) = (bonus_stake = 0)),
  constraint plays_cancelled check (cancelled >= 0 and cancelled <= stake and (cancelled = stake) = (state = 'cancelled'))
);
create index plays_member on plays (member_id, id);
create index plays_won on plays (settled_at desc) where state = 'won';
create index plays_draw on plays (lottery_id, numero, member_id) where lottery_id is not null;
create index plays_filtered on plays (member_id, category, state, id);
create index plays_waiting on plays (draw_at, lottery_id, numero, member_id, id) where state = 'waiting';
create index plays_settled on plays (settled_at) where state in ('won', 'lost');

create table sub_orders (
  play_id bigint not null references plays,
  number text not null,
  stake numeric(20,4) not null check (stake > 0),
  odds integer not null check (odds > 0),
  win numeric(20,4) not null default 0 check (win >= 0),
  state text not null check (state in ('waiting', 'won', 'lost', 'cancelled')),
  cancelled_at bigint,
  refund_id bigint references ledger_transactions,
  check (win = 0 or state = 'won'),
  primary key (play_id, number),
  constraint sub_orders_back check ((cancelled_at is null) = (refund_id is null) and (refund_id is null or state = 'cancelled'))
);
create index sub_orders_back on sub_orders (refund_id) where refund_id is not null;

create table play_days (
  member_id bigint not null references members,
  day date not null,
  category text not null,
  state text not null,
  count bigint not null,
  stake numeric(20,4) not null,
  win numeric(20,4) not null,
  first_id bigint,
  last_id bigint,
  primary key (member_id, day, category, state)
);

create function play_days_of_changed_plays() returns trigger language plpgsql as $$
begin
  insert into play_days as d (member_id, day, category, state, count, stake, win, first_id, last_id)
  select member_id, day, category, state, sum(n) as count, sum(stake) as stake, sum(win) as win, min(id) as first_id, max(id) as last_id
  from (
    select p.member_id, (to_timestamp(p.played_at / 1000.0) at time zone m.zone)::date as day, p.category, p.state, -1 as n,
    -1 * case when p.state in ('refunded', 'cancelled') then 0 else p.stake - p.cancelled end as stake,
    -1 * case when p.state = 'won' then p.win else 0 end as win,
    null::bigint as id
  from before p
    join added b on b.id = p.id
    join members owner on owner.id = p.member_id
    join merchants m on m.code = owner.merchant_code
  where (p.state, p.win, p.cancelled) is distinct from (b.state, b.win, b.cancelled)
    union all
  select p.member_id, (to_timestamp(p.played_at / 1000.0) at time zone m.zone)::date as day, p.category, p.state, 1 as n,
    1 * case when p.state in ('refunded', 'cancelled') then 0 else p.stake - p.cancelled end as stake,
    1 * case when p.state = 'won' then p.win else 0 end as win,
    p.id as id
  from added p
    join before b on b.id = p.id
    join members owner on owner.id = p.member_id
    join merchants m on m.code = owner.merchant_code
  where (p.state, p.win, p.cancelled) is distinct from (b.state, b.win, b.cancelled)) moved
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (member_id, day, category, state) do update set
    count = d.count + excluded.count, stake = d.stake + excluded.stake,
    win = d.win + excluded.win, first_id = least(d.first_id, excluded.first_id), last_id = greatest(d.last_id, excluded.last_id);
  return null;
end
$$;
create trigger play_days_of_changed_plays after update on plays referencing old table as before new table as added
  for each statement execute function play_days_of_changed_plays();

create function play_days_of_new_plays() returns trigger language plpgsql as $$
begin
  insert into play_days as d (member_id, day, category, state, count, stake, win, first_id, last_id)
  select member_id, day, category, state, sum(n) as count, sum(stake) as stake, sum(win) as win, min(id) as first_id, max(id) as last_id
  from (
    select p.member_id, (to_timestamp(p.played_at / 1000.0) at time zone m.zone)::date as day, p.category, p.state, 1 as n,
    1 * case when p.state in ('refunded', 'cancelled') then 0 else p.stake - p.cancelled end as stake,
    1 * case when p.state = 'won' then p.win else 0 end as win,
    p.id as id
  from added p
    join members owner on owner.id = p.member_id
    join merchants m on m.code = owner.merchant_code ) moved
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (member_id, day, category, state) do update set
    count = d.count + excluded.count, stake = d.stake + excluded.stake,
    win = d.win + excluded.win, first_id = least(d.first_id, excluded.first_id), last_id = greatest(d.last_id, excluded.last_id);
  return null;
end
$$;
create trigger play_days_of_new_plays after insert on plays referencing new table as added
  for each statement execute function play_days_of_new_plays();
