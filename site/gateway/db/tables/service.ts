/** What help, promotions, messages, chat, feedback and the ways to the operator stand in, as statements. */

export const SERVICE_TABLES = `
  create table help_items (
    id bigint generated always as identity primary key,
    titles jsonb not null,
    contents jsonb not null,
    position integer not null);
  create table promotion_categories (
    id bigint generated always as identity primary key,
    merchant_code text not null references merchants,
    titles jsonb not null,
    position integer not null);
  create table promotions (
    id bigint generated always as identity primary key,
    merchant_code text not null references merchants,
    titles jsonb not null,
    contents jsonb not null,
    slogans jsonb not null,
    scene text,
    cover_url text,
    banner_url text,
    position integer not null,
    start_at bigint not null,
    end_at bigint check (end_at > start_at),
    check ((scene is null) = (cover_url is not null)),
    check ((scene is null) = (banner_url is not null)));
  create table promotion_category_links (
    promotion_id bigint not null references promotions on delete cascade,
    category_id bigint not null references promotion_categories on delete cascade,
    primary key (promotion_id, category_id));
  create table resource_links (
    id bigint generated always as identity primary key,
    area text not null check (area in ('download', 'service')),
    kind text not null,
    label text not null,
    url text not null,
    position integer not null);
  create table service_paths (
    id bigint generated always as identity primary key,
    type text not null,
    titles jsonb not null,
    url text not null);
  create table chat_lines (
    id bigint generated always as identity primary key,
    titles jsonb not null,
    position integer not null);
  create table chat_messages (
    id bigint generated always as identity primary key,
    member_id bigint not null references members,
    author text not null check (author in ('member', 'desk', 'operator')),
    texts jsonb not null,
    message_key uuid,
    sent_at bigint not null,
    read_at bigint,
    unique (member_id, message_key));
  create index chat_messages_member on chat_messages (member_id, id);
  create table chat_visits (
    id bigint generated always as identity primary key,
    member_id bigint not null references members,
    language text not null,
    ticket_hash text not null unique,
    ticket_until bigint not null,
    pass_hash text unique,
    pass_until bigint,
    check ((pass_hash is null) = (pass_until is null)));
  create index chat_visits_ticket_until on chat_visits (ticket_until);
  insert into chat_messages (member_id, author, texts, sent_at, read_at)
    select member_id, 'operator', titles, sent_at, read_at from member_messages where channel = 'chat' order by id;
  delete from member_messages where channel = 'chat';
  drop index member_messages_unread;
  alter table member_messages drop column channel;
  create index member_messages_member on member_messages (member_id, id);
  create table feedback (
    id bigint generated always as identity primary key,
    merchant_code text not null references merchants,
    member_id bigint references members,
    content text not null,
    contact text not null,
    remark text not null,
    sent_at bigint not null);
  create table feedback_images (
    id text primary key,
    feedback_id bigint references feedback on delete cascade,
    media_type text not null check (media_type in ('image/png', 'image/jpeg')),
    bytes bytea not null,
    uploaded_at bigint not null,
    view_hash text unique,
    view_until bigint,
    check ((view_hash is null) = (view_until is null)));
  create index feedback_images_waiting on feedback_images (uploaded_at) where feedback_id is null;
  create index feedback_images_feedback on feedback_images (feedback_id);
  alter table members add column labels jsonb not null default '[]'`;
