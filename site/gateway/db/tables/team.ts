/** What the figures of an agent's team are read from, as statements. */

/** Sessions end and are forgotten; that a member signed in stays. */
export const TEAM_TABLES = `
  create table logins (
    member_id bigint not null references members,
    at bigint not null,
    primary key (member_id, at));
  insert into logins select distinct member_id, created_at from sessions;
  create index members_affiliate on members (affiliate_code) where affiliate_code is not null;
  create index affiliates_member on affiliates (member_id) where member_id is not null`;

/** The sums that figures of members have, in the order in which they are carried up. */
export const TEAM_SUMS = ['stake', 'valid_stake', 'win', 'rebate', 'bonus', 'deposit', 'withdrawal', 'fees'] as const;

/** Figures of a member that no sum of a team holds yet; the words of the index below, so that the database sees that it serves. */
export const PENDING = `array[${TEAM_SUMS.join(', ')}] <> carried`;

/**
 * Sums of whole teams. What of a member's figures they hold is kept beside the figures: a posting need not say that there is
 * something to carry up, and nothing is carried twice. Each of them is one statement.
 */
export const TEAM_FIGURES: readonly string[] = [
  `alter table member_figures add column carried numeric[] not null default '{${TEAM_SUMS.map(() => 0).join()}}'`,
  `create index member_figures_pending on member_figures (member_id, day, category) where ${PENDING}`,
  // Of the member and of everybody below.
  `create table team_figures (
    member_id bigint not null references members,
    upper_id bigint references members,
    day date not null,
    category text not null,
    ${TEAM_SUMS.map(name => `${name} numeric(20,4) not null default 0`).join(', ')},
    primary key (member_id, day, category))`,
  'create index team_figures_upper on team_figures (upper_id, day) where upper_id is not null',
  'create index members_upper on members (upper_id) where upper_id is not null',
  // How many are below, and since when a member is counted by all above.
  'create table team_sizes (member_id bigint primary key references members, size integer not null, direct integer not null)',
  'alter table members add column is_counted boolean not null default false',
  'create index members_uncounted on members (id) where not is_counted',
  'create table team_as_of (id integer primary key check (id = 1), at bigint not null)',
];

/** Rates of members, from when on they hold, and what links give to who registers by them. */
export const TEAM_LINKS = `
  create table member_rates (
    member_id bigint not null references members,
    category text not null,
    since bigint not null,
    rate integer not null check (rate between 0 and 100),
    primary key (member_id, category, since));
  alter table affiliates
    add column member_type integer not null default 0,
    add column rates jsonb not null default '{}',
    add column remark text,
    add column created_at bigint not null default 0,
    add column opened bigint not null default 0;
  insert into settings (key, value) values ('team',
    '{"leastTransfer":"1.00","mostTransfer":"50000000.00","dayMostTransfer":"50000000.00","mostLinks":10,"upgrades":true}')`;

/** What an operator may switch off about agents (TEAM-01). */
export const TEAM_FLAGS = `
  insert into flags (name, is_on)
  values ('AGEPAG', true), ('REGCEN', true), ('AGETEAMPNL3', true), ('DOWNMAN', true), ('TEAMBETTING3', true), ('AGEREBINC3', true),
    ('GAMSER', true)
  on conflict do nothing`;
