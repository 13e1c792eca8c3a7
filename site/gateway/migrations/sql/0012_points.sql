-- Points ledger, exchange rates, and the points store.

-- Settled qualifying stake of a category for one point.
create table point_rates (
  merchant_code text not null references merchants,
  category text not null,
  stake numeric(20,4) not null check (stake > 0),
  primary key (merchant_code, category)
);

-- Value of one point; a merchant without a row exchanges no points.
create table point_terms (
  merchant_code text primary key references merchants,
  amount numeric(20,4) not null check (amount > 0),
  least integer not null check (least > 0)
);

create table point_accounts (
  member_id bigint primary key references members,
  balance numeric(20,2) not null default 0 check (balance >= 0),
  seq bigint not null default 0
);

create table point_entries (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  key text not null,
  kind text not null check (kind in ('earned', 'taken', 'exchange', 'order', 'returned', 'given')),
  category text not null default '',
  points numeric(20,2) not null,
  at bigint not null,
  seq bigint not null,
  balance_after numeric(20,2) not null,
  posting_id bigint unique references ledger_transactions,
  amount numeric(20,4) check (amount > 0),
  check (points <> 0 and (points > 0) = (kind in ('earned', 'returned', 'given'))),
  check ((kind = 'exchange') = (posting_id is not null) and (posting_id is null) = (amount is null)),
  unique (member_id, key),
  unique (member_id, seq)
);
create index point_entries_at on point_entries (member_id, at);

create table mall_goods (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchants,
  names jsonb not null,
  mark text not null,
  points integer not null check (points > 0),
  stock integer not null check (stock >= 0),
  position integer not null default 0,
  removed_at bigint
);
create index mall_goods_whose on mall_goods (merchant_code, position, id) where removed_at is null;

create table mall_orders (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  goods_id bigint not null references mall_goods,
  names jsonb not null,
  mark text not null,
  points integer not null check (points > 0),
  state text not null default 'ordered' check (state in ('ordered', 'sent', 'delivered', 'cancelled')),
  note text,
  ordered_at bigint not null,
  state_at bigint not null
);
create index mall_orders_member on mall_orders (member_id, id);
create index mall_orders_open on mall_orders (id) where state in ('ordered', 'sent');

-- Trial accounts (session type 4) earn no points. Rounded down to a hundredth of a point.
create function points_of_new_plays() returns trigger language plpgsql as $$
begin
  insert into point_entries (member_id, key, kind, category, points, at)
  select p.member_id, 'play-' || p.id, 'earned', p.category, trunc(p.valid_stake / r.stake, 2), p.settled_at
  from added p
    join members owner on owner.id = p.member_id and owner.type <> 4
    join point_rates r on r.merchant_code = owner.merchant_code and r.category = p.category
  where p.state in ('won', 'lost') and p.valid_stake >= r.stake / 100
    and not exists (select from point_entries e where e.member_id = p.member_id and e.key = 'play-' || p.id)
  order by p.member_id, p.id;
  return null;
end
$$;
create trigger points_of_new_plays after insert on plays referencing new table as added
  for each statement execute function points_of_new_plays();

create function points_of_settled_plays() returns trigger language plpgsql as $$
begin
  insert into point_entries (member_id, key, kind, category, points, at)
  select p.member_id, 'play-' || p.id, 'earned', p.category, trunc(p.valid_stake / r.stake, 2), p.settled_at
  from added p join before b on b.id = p.id and b.state not in ('won', 'lost')
    join members owner on owner.id = p.member_id and owner.type <> 4
    join point_rates r on r.merchant_code = owner.merchant_code and r.category = p.category
  where p.state in ('won', 'lost') and p.valid_stake >= r.stake / 100
    and not exists (select from point_entries e where e.member_id = p.member_id and e.key = 'play-' || p.id)
  order by p.member_id, p.id;
  return null;
end
$$;
create trigger points_of_settled_plays after update on plays referencing old table as before new table as added
  for each statement execute function points_of_settled_plays();

create function points_of_undone_plays() returns trigger language plpgsql as $$
begin
  insert into point_entries (member_id, key, kind, category, points, at)
  select p.member_id, 'undone-' || p.id, 'taken', p.category, -e.points, coalesce(p.settled_at, e.at)
  from added p
    join before b on b.id = p.id and b.state in ('won', 'lost')
    join point_entries e on e.member_id = p.member_id and e.key = 'play-' || p.id
  where p.state not in ('won', 'lost')
    and not exists (select from point_entries u where u.member_id = p.member_id and u.key = 'undone-' || p.id)
  order by p.member_id, p.id;
  return null;
end
$$;
create trigger points_of_undone_plays after update on plays referencing old table as before new table as added
  for each statement execute function points_of_undone_plays();

-- Points of a bet that was undone are debited up to the balance: spent points stay spent.
create function points_carry() returns trigger language plpgsql as $$
declare
  there numeric;
begin
  insert into point_accounts (member_id) values (new.member_id) on conflict do nothing;
  select balance into there from point_accounts where member_id = new.member_id for no key update;
  if new.kind = 'taken' then
    new.points := -least(-new.points, there);
    if new.points = 0 then return null; end if;
  end if;
  update point_accounts set balance = balance + new.points, seq = seq + 1
    where member_id = new.member_id returning seq, balance into new.seq, new.balance_after;
  return new;
end
$$;
create trigger points_carried before insert on point_entries
  for each row execute function points_carry();

create function points_stay() returns trigger language plpgsql as $$
begin
  raise exception 'movements of points never change' using errcode = '23514';
end
$$;
create trigger points_kept before delete or update on point_entries
  for each row execute function points_stay();
create trigger points_not_emptied before truncate on point_entries
  for each statement execute function points_stay();
