/** What home, member centre and club show, as statements. */

export const SITE_TABLES = `
  alter table announcements
    add column end_at bigint check (end_at > start_at),
    add column position integer not null default 0,
    add column link text,
    add column scene text,
    add column kickers jsonb;
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
    check ((kick_off is null) <> (timetable is null)));
  create table payment_methods (
    code text primary key,
    name text not null,
    position integer not null,
    is_on boolean not null);
  create table club_levels (
    label text primary key,
    level integer not null unique check (level > 0),
    names jsonb not null,
    benefits jsonb not null);
  alter table members add column avatar text;
  alter table affiliates
    add column is_own boolean not null default false,
    add constraint affiliates_own_has_one check (member_id is not null or not is_own);
  create unique index affiliates_own on affiliates (member_id) where is_own`;

/** Once the levels are there. */
export const CLUB_RULES = `
  alter table members add constraint members_club foreign key (club_label) references club_levels`;

/** What a merchant has switched otherwise than the others. */
export const MERCHANT_FLAGS = `
  create table merchant_flags (
    merchant_code text not null references merchants,
    name text not null references flags,
    is_on boolean not null,
    primary key (merchant_code, name))`;
