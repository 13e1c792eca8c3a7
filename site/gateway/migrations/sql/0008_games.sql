-- Game catalog and launches.

create table game_types (
  code text primary key,
  vendor_group text not null references game_types,
  position integer not null
);

create table vendors (
  code text primary key,
  name text not null,
  position integer not null,
  active boolean not null default true
);

create table withheld_vendors (
  merchant_code text not null references merchants,
  vendor_code text not null references vendors on delete cascade,
  primary key (merchant_code, vendor_code)
);

create table games (
  node_id integer primary key,
  game_id text not null,
  vendor_code text not null references vendors,
  game_type text not null references game_types,
  names jsonb not null,
  search tsvector not null,
  class text check (class in ('JP', 'SC', 'VP', 'TG', 'AC')),
  min_bet numeric(10,2) check (min_bet > 0),
  lines integer check (lines > 0),
  is_top boolean not null default false,
  is_new boolean not null default false,
  active boolean not null default true,
  position integer not null,
  art text not null,
  lottery_id text references lotteries,
  unique (vendor_code, game_id)
);
create index games_list on games (game_type, position, node_id);
create index games_vendor on games (vendor_code, game_type, position);
create index games_top on games (game_type, position) where is_top;
create index games_search on games using gin (search);

create table kept_games (
  kind text not null check (kind in ('favourite', 'recent')),
  member_id bigint not null references members,
  node_id integer not null references games on delete cascade,
  kept_at bigint not null,
  primary key (kind, member_id, node_id)
);
create index kept_games_node on kept_games (node_id);

-- Deleted with the session.
create table launches (
  id bigint generated always as identity primary key,
  vendor text not null,
  node_id bigint,
  lottery_id text references lotteries,
  language text not null,
  ticket_hash text not null unique,
  ticket_until bigint not null,
  pass_hash text unique,
  pass_until bigint,
  session_id bigint not null references sessions on delete cascade,
  check ((node_id is null) <> (lottery_id is null)),
  check ((pass_hash is null) = (pass_until is null))
);
create index launches_ticket_until on launches (ticket_until);
create index launches_session on launches (session_id);
