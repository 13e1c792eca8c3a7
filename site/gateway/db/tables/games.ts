/** The tables of games, as statements. */

export const GAME_TABLES = `
  create table game_types (
    code text primary key,
    vendor_group text not null references game_types,
    position integer not null);
  create table vendors (
    code text primary key,
    name text not null,
    position integer not null,
    active boolean not null default true);
  create table withheld_vendors (
    merchant_code text not null references merchants,
    vendor_code text not null references vendors on delete cascade,
    primary key (merchant_code, vendor_code));
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
    unique (vendor_code, game_id));
  create table kept_games (
    kind text not null check (kind in ('favourite', 'recent')),
    member_id bigint not null references members,
    node_id integer not null references games on delete cascade,
    kept_at bigint not null,
    primary key (kind, member_id, node_id))`;

/** Made after the first rows, which is faster than row by row. The order of lists, and the beginnings of words of the names. */
export const GAME_INDEXES = `
  create index games_list on games (game_type, position, node_id);
  create index games_vendor on games (vendor_code, game_type, position);
  create index games_top on games (game_type, position) where is_top;
  create index games_search on games using gin (search);
  create index kept_games_node on kept_games (node_id);
  analyze games`;
