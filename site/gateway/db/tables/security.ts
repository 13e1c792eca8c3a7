/** The tables of the security center: where members were signed in before, and their security questions, as statements. */

/** Sessions that are open already have no device: what it was is not known any more. */
export const SECURITY_TABLES = `
  alter table members add column password_at bigint;
  alter table sessions
    add column device text not null default 'other',
    add column block text;
  create table known_devices (
    member_id bigint not null references members,
    device text not null,
    block text not null,
    seen_at bigint not null,
    primary key (member_id, device, block));
  create table security_questions (
    code text primary key,
    names jsonb not null,
    position integer not null,
    is_on boolean not null default true);
  create table security_answers (
    member_id bigint not null references members,
    question text not null references security_questions,
    answer_hash text not null,
    set_at bigint not null,
    primary key (member_id, question))`;

/** Tokens of sessions that were ended by hand, for as long as a session lasts. */
export const ENDED_SESSIONS = `
  create table ended_sessions (token_hash text primary key, ended_at bigint not null);
  create index ended_sessions_ended_at on ended_sessions (ended_at)`;

/** Changes of mail and mobile that wait for their 24 h. */
export const CONTACT_CHANGES = `
  alter table members add column mobile_changed_at bigint;
  create table contact_changes (
    member_id bigint not null references members,
    kind text not null,
    value text not null,
    dialing_code text,
    language text not null,
    asked_at bigint not null,
    due_at bigint not null,
    primary key (member_id, kind));
  create index contact_changes_due_at on contact_changes (due_at)`;
