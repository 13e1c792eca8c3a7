-- Settings, operators, flags, forms, and the tables of the platform: jobs, idempotency, rate limits, outbox, audit. All times are ms since 1970.

create table settings (
  key text primary key,
  value jsonb not null
);

create table gateway_secrets (
  id integer check (id = 1) primary key,
  key_id text not null,
  sealed text not null,
  changed_at bigint not null
);

-- added_by is null for operators of `setup`; token_hash is null for operators added before tokens existed.
create table operators (
  name text primary key,
  added_at bigint not null,
  token_hash text,
  added_by text,
  root text not null
);

create table flags (
  name text primary key,
  is_on boolean not null
);

create table register_fields (
  name text primary key,
  position integer not null,
  enabled boolean not null,
  required boolean not null,
  pattern text not null,
  messages jsonb not null,
  check (enabled or not required)
);

create table validation_rules (
  name text primary key,
  pattern text not null,
  messages jsonb not null,
  min_length integer not null,
  max_length integer not null,
  optional boolean not null,
  check (max_length >= min_length)
);

create table countries (
  code text primary key,
  names jsonb not null,
  dialing_code text not null,
  position integer not null
);

create table done_jobs (
  key text primary key,
  done_at bigint not null
);

create table done_calls (
  key_hash text primary key,
  body_mac text not null,
  answer text,
  done_at bigint not null
);
create index done_calls_done_at on done_calls (done_at);

create table tries (
  bucket text not null,
  at bigint not null
);
create index tries_bucket on tries (bucket, at);
create index tries_at on tries (at);

create table captchas (
  key_hash text primary key,
  answer_mac text not null,
  expires_at bigint not null
);

create table outbox (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'mail')),
  recipient text not null,
  subject text not null,
  body text not null,
  sent_at bigint not null
);

-- No foreign keys: a row outlives its member and merchant.
create table audit (
  id bigint generated always as identity primary key,
  at bigint not null,
  kind text not null,
  merchant_code text,
  member_id bigint,
  who text,
  address text,
  detail jsonb not null
);
create index audit_member on audit (member_id, id);

create function audit_stays() returns trigger language plpgsql as $$
begin
  raise exception 'rows of the audit are never changed' using errcode = '23514';
end
$$;
create trigger audit_kept before delete or update or truncate on audit
  for each statement execute function audit_stays();
