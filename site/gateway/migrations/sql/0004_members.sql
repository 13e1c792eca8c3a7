-- VIP levels, members, sessions, and the tables of login and verification.

create table club_levels (
  label text primary key,
  level integer not null check (level > 0) unique,
  names jsonb not null,
  benefits jsonb not null
);

create table members (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchants,
  user_name text not null,
  type integer not null,
  created_at bigint not null,
  name_key text not null,
  password_hash text,
  payment_hash text,
  nickname text not null default '',
  email text,
  dialing_code text,
  mobile text,
  profile jsonb not null default '{}',
  club_label text,
  disabled boolean not null default false,
  first_login boolean not null default false,
  age_confirmed_at bigint,
  affiliate_code text,
  avatar text,
  labels jsonb not null default '[]',
  email_changed_at bigint,
  upper_id bigint references members,
  path text not null,
  is_counted boolean not null default false,
  password_at bigint,
  agent_since bigint,
  mobile_changed_at bigint,
  unique (merchant_code, user_name),
  constraint members_club foreign key (club_label) references club_levels
);
create unique index members_mobile on members (merchant_code, mobile) where mobile is not null;
create index members_affiliate on members (affiliate_code) where affiliate_code is not null;
create unique index members_name on members (merchant_code, name_key);
create index members_path on members (path text_pattern_ops);
create index members_upper on members (upper_id) where upper_id is not null;
create index members_uncounted on members (id) where not is_counted;

create table affiliates (
  code text primary key,
  member_id bigint references members,
  domain text unique,
  is_own boolean not null default false,
  closed_at bigint,
  member_type integer not null default 0,
  rates jsonb not null default '{}',
  remark text,
  created_at bigint not null default 0,
  opened bigint not null default 0,
  constraint affiliates_own_has_one check (member_id is not null or not is_own)
);
create index affiliates_member on affiliates (member_id) where member_id is not null;
create unique index affiliates_own on affiliates (member_id) where is_own;

create table sessions (
  token_hash text not null unique,
  member_id bigint not null references members,
  created_at bigint not null,
  expires_at bigint not null,
  id bigint generated always as identity primary key,
  seen_at bigint not null,
  device text not null default 'other',
  block text
);
create index sessions_member on sessions (member_id);

create table retired_tokens (
  token_hash text primary key,
  session_id bigint not null references sessions on delete cascade,
  successor text not null,
  expires_at bigint not null
);
create index retired_tokens_session on retired_tokens (session_id);
create index retired_tokens_expires_at on retired_tokens (expires_at);

create table ended_sessions (
  token_hash text primary key,
  ended_at bigint not null
);
create index ended_sessions_ended_at on ended_sessions (ended_at);

-- Outlives the session of the login.
create table logins (
  member_id bigint not null references members,
  at bigint not null,
  primary key (member_id, at)
);

create table login_brakes (
  name text primary key,
  locks integer not null,
  locked_until bigint not null,
  failed_at bigint not null
);

create table login_links (
  token_hash text primary key,
  member_id bigint not null references members,
  expires_at bigint not null
);

create table login_tickets (
  ticket_hash text primary key,
  member_id bigint not null references members,
  tries_left integer not null check (tries_left >= 0),
  expires_at bigint not null
);

create table second_factors (
  member_id bigint primary key references members,
  sealed text not null,
  last_step bigint not null,
  begun_at bigint not null,
  on_since bigint
);

create table recovery_codes (
  member_id bigint not null references members,
  code_mac text not null,
  used_at bigint,
  primary key (member_id, code_mac)
);

create table temporary_passwords (
  member_id bigint primary key references members,
  password_hash text not null,
  expires_at bigint not null,
  used_at bigint
);

create table codes (
  purpose text not null,
  number_mac text not null,
  code_mac text not null,
  tries_left integer not null check (tries_left >= 0),
  expires_at bigint not null,
  primary key (purpose, number_mac)
);

create table slide_puzzles (
  id text primary key,
  purpose text not null,
  number_mac text not null,
  x integer not null,
  expires_at bigint not null
);

create table slide_passes (
  pass_hash text primary key,
  purpose text not null,
  number_mac text not null,
  expires_at bigint not null
);

create table contact_changes (
  member_id bigint not null references members,
  kind text not null,
  value text not null,
  dialing_code text,
  language text not null,
  asked_at bigint not null,
  due_at bigint not null,
  primary key (member_id, kind)
);
create index contact_changes_due_at on contact_changes (due_at);

create table known_devices (
  member_id bigint not null references members,
  device text not null,
  block text not null,
  seen_at bigint not null,
  primary key (member_id, device, block)
);

create table security_questions (
  code text primary key,
  names jsonb not null,
  position integer not null,
  is_on boolean not null default true
);

create table security_answers (
  member_id bigint not null references members,
  question text not null references security_questions,
  answer_hash text not null,
  set_at bigint not null,
  primary key (member_id, question)
);

create table recent_lotteries (
  member_id bigint not null references members,
  game_id text not null references lotteries,
  played_at bigint not null,
  primary key (member_id, game_id)
);

create function code_stays() returns trigger language plpgsql as $$
begin
  raise exception 'codes are never deleted, only closed' using errcode = '23514';
end
$$;
create trigger code_stays before delete on affiliates
  for each row execute function code_stays();

create function member_has_upper() returns trigger language plpgsql as $$
begin
  if new.upper_id is null and new.affiliate_code is not null then
    select u.id into new.upper_id from affiliates a join members u on u.id = a.member_id
      where a.code = new.affiliate_code and a.closed_at is null and u.merchant_code = new.merchant_code;
  end if;
  new.path := coalesce((select path from members where id = new.upper_id), '/') || new.id || '/';
  return new;
end
$$;
create trigger member_has_upper before insert on members
  for each row execute function member_has_upper();

create function member_stays_below() returns trigger language plpgsql as $$
begin
  if (new.upper_id, new.path) is distinct from (old.upper_id, old.path) then
    raise exception 'the upper member of a member never changes' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger member_stays_below before update of upper_id, path on members
  for each row execute function member_stays_below();
