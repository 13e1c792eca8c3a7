-- Lotteries, draws, corrections of results, and seeds of verifiable draws.

create table lottery_groups (
  tag text primary key,
  names jsonb not null,
  position integer not null
);

create table lotteries (
  game_id text primary key,
  code text not null unique,
  tag text not null references lottery_groups,
  names jsonb not null,
  on_sale boolean not null,
  timetable text not null,
  levels text not null,
  lock_seconds integer not null check (lock_seconds >= 0),
  results text not null default 'engine' check (results in ('engine', 'imported'))
);

create table lottery_group_games (
  group_tag text not null references lottery_groups,
  game_id text not null references lotteries,
  position integer not null,
  primary key (group_tag, game_id)
);

create table draws (
  game_id text not null references lotteries,
  numero text not null,
  draw_at bigint not null,
  close_at bigint not null,
  winning_number text,
  source text not null check (source in ('engine', 'imported', 'sandbox')),
  drawn_at bigint,
  check ((winning_number is null) = (drawn_at is null)),
  primary key (game_id, numero),
  unique (game_id, draw_at)
);

create table draw_corrections (
  id bigint generated always as identity primary key,
  game_id text not null,
  numero text not null,
  before text not null,
  after text not null,
  replaces boolean not null,
  operator text not null,
  reason text not null,
  at bigint not null,
  foreign key (game_id, numero) references draws
);
create index draw_corrections_draw on draw_corrections (game_id, numero);

create table draw_seeds (
  game_id text not null references lotteries,
  numero text not null,
  draw_at bigint not null,
  secret_id text not null,
  commitment text not null,
  committed_at bigint not null,
  seed text,
  primary key (game_id, numero)
);
create index draw_seeds_open on draw_seeds (game_id, draw_at) where seed is null;

create function draw_results_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'corrections of draws are append-only' using errcode = '23514';
end
$$;
create trigger draw_corrections_append_only before delete or update or truncate on draw_corrections
  for each statement execute function draw_results_append_only();
create trigger draw_seeds_never_truncated before truncate on draw_seeds
  for each statement execute function draw_results_append_only();
create trigger draws_never_truncated before truncate on draws
  for each statement execute function draw_results_append_only();

create function draw_seeds_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.seed is null
    and (new.game_id, new.numero, new.draw_at, new.secret_id, new.commitment, new.committed_at)
      = (old.game_id, old.numero, old.draw_at, old.secret_id, old.commitment, old.committed_at)
  then return new; end if;
  raise exception 'the seed of draw % is append-only', old.numero using errcode = '23514';
end
$$;
create trigger draw_seeds_append_only before delete or update on draw_seeds
  for each row execute function draw_seeds_append_only();

-- Null to value only. The exception is a correction that replaces the result of a draw without tickets.
create function draws_append_only() returns trigger language plpgsql as $$
begin
  if old.winning_number is null then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
  if tg_op = 'UPDATE' then
    if new is not distinct from old then return new; end if;
    if (new.game_id, new.numero, new.draw_at, new.close_at) = (old.game_id, old.numero, old.draw_at, old.close_at)
      and exists (select from draw_corrections c where c.game_id = old.game_id and c.numero = old.numero
        and c.replaces and c.before = old.winning_number and c.after = new.winning_number)
      and not exists (select from plays p where p.lottery_id = old.game_id and p.numero = old.numero)
    then return new; end if;
  end if;
  raise exception 'the published result of draw % is append-only', old.numero using errcode = '23514';
end
$$;
create trigger draws_append_only before delete or update on draws
  for each row execute function draws_append_only();
