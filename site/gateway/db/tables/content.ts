/** The tables of announcements and messages, as statements. */

export const CONTENT_TABLES = `
  create table announcements (
    id bigint generated always as identity primary key,
    merchant_code text not null references merchants,
    type text not null check (type in ('A', 'B', 'PL', 'PU', 'PR')),
    place text,
    group_name text not null default '',
    titles jsonb not null,
    contents jsonb not null,
    url text,
    start_at bigint not null);
  create table announcement_reads (
    announcement_id bigint not null references announcements on delete cascade,
    member_id bigint not null references members,
    read_at bigint not null,
    primary key (announcement_id, member_id));
  create table member_messages (
    id bigint generated always as identity primary key,
    member_id bigint not null references members,
    channel text not null check (channel in ('inbox', 'chat')),
    titles jsonb not null,
    contents jsonb not null,
    sent_at bigint not null,
    read_at bigint);
  create index member_messages_unread on member_messages (member_id, channel) where read_at is null`;

/** The draw of which a message tells what it brought; null for every other message. */
export const DRAW_RESULTS = `
  alter table member_messages add column lottery_id text references lotteries;
  alter table member_messages add column numero text;
  create index member_messages_result on member_messages (member_id, lottery_id, numero) where lottery_id is not null`;
