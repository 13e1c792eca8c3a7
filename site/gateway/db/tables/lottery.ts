/** Lotteries, their draws and the merchants that show them; also the gateway's settings. */

export const LOTTERY_TABLES = `
  create table settings (key text primary key, value jsonb not null);
  create table merchants (code text primary key, any_origin boolean not null);
  create table merchant_origins (
    merchant_code text not null references merchants,
    origin text not null,
    primary key (merchant_code, origin));
  create table lottery_groups (tag text primary key, names jsonb not null, position integer not null);
  create table lotteries (
    game_id text primary key,
    code text not null unique,
    tag text not null references lottery_groups,
    names jsonb not null,
    on_sale boolean not null,
    timetable text not null,
    levels text not null,
    lock_seconds integer not null check (lock_seconds >= 0));
  create table lottery_group_games (
    group_tag text not null references lottery_groups,
    game_id text not null references lotteries,
    position integer not null,
    primary key (group_tag, game_id));
  create table draws (
    game_id text not null references lotteries,
    numero text not null,
    draw_at bigint not null,
    close_at bigint not null,
    winning_number text,
    source text not null check (source in ('sandbox', 'imported')),
    drawn_at bigint,
    primary key (game_id, numero),
    unique (game_id, draw_at),
    check ((winning_number is null) = (drawn_at is null)))`;
