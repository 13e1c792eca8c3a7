-- Announcements, messages, promotions, help, chat, and feedback.

create table announcements (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchants,
  type text not null check (type in ('A', 'B', 'PL', 'PU', 'PR')),
  place text,
  group_name text not null default '',
  titles jsonb not null,
  contents jsonb not null,
  url text,
  start_at bigint not null,
  end_at bigint,
  position integer not null default 0,
  link text,
  scene text,
  kickers jsonb,
  check (end_at > start_at)
);

create table announcement_reads (
  announcement_id bigint not null references announcements on delete cascade,
  member_id bigint not null references members,
  read_at bigint not null,
  primary key (announcement_id, member_id)
);

create table member_messages (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  titles jsonb not null,
  contents jsonb not null,
  sent_at bigint not null,
  read_at bigint,
  lottery_id text references lotteries,
  numero text
);
create index member_messages_member on member_messages (member_id, id);
create index member_messages_result on member_messages (member_id, lottery_id, numero) where lottery_id is not null;

create table help_items (
  id bigint generated always as identity primary key,
  titles jsonb not null,
  contents jsonb not null,
  position integer not null
);

create table hot_matches (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchants,
  leagues jsonb not null,
  homes jsonb not null,
  aways jsonb not null,
  kick_off bigint,
  timetable text,
  link text,
  sandbox boolean not null,
  check ((kick_off is null) <> (timetable is null))
);

create table promotion_categories (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchants,
  titles jsonb not null,
  position integer not null
);

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
  end_at bigint,
  link text,
  check (end_at > start_at),
  check ((scene is null) = (cover_url is not null)),
  check ((scene is null) = (banner_url is not null))
);

create table promotion_category_links (
  promotion_id bigint not null references promotions on delete cascade,
  category_id bigint not null references promotion_categories on delete cascade,
  primary key (promotion_id, category_id)
);

create table resource_links (
  id bigint generated always as identity primary key,
  area text not null check (area in ('download', 'service')),
  kind text not null,
  label text not null,
  url text not null,
  position integer not null
);

create table service_paths (
  id bigint generated always as identity primary key,
  type text not null,
  titles jsonb not null,
  url text not null
);

create table chat_lines (
  id bigint generated always as identity primary key,
  titles jsonb not null,
  position integer not null
);

create table chat_messages (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  author text not null check (author in ('member', 'desk', 'operator')),
  texts jsonb not null,
  message_key uuid,
  sent_at bigint not null,
  read_at bigint,
  unique (member_id, message_key)
);
create index chat_messages_member on chat_messages (member_id, id);

create table chat_visits (
  id bigint generated always as identity primary key,
  language text not null,
  ticket_hash text not null unique,
  ticket_until bigint not null,
  pass_hash text unique,
  pass_until bigint,
  session_id bigint not null references sessions on delete cascade,
  check ((pass_hash is null) = (pass_until is null))
);
create index chat_visits_ticket_until on chat_visits (ticket_until);
create index chat_visits_session on chat_visits (session_id);

create table feedback (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchants,
  member_id bigint references members,
  content text not null,
  contact text not null,
  remark text not null,
  sent_at bigint not null
);

create table feedback_images (
  id text primary key,
  feedback_id bigint references feedback on delete cascade,
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  bytes bytea not null,
  uploaded_at bigint not null,
  view_hash text unique,
  view_until bigint,
  check ((view_hash is null) = (view_until is null))
);
create index feedback_images_waiting on feedback_images (uploaded_at) where feedback_id is null;
create index feedback_images_feedback on feedback_images (feedback_id);
