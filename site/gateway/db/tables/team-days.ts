/**
 * Days on which members registered, signed in, bet and paid in, and how many of a team did on which day, as statements (TEAM-10). The
 * database notes a day in the transaction of the row that it comes from; a job carries it up.
 *
 * Beside each day stands the day before it on which the member did the same. So a member is counted once in any span of days without
 * a look at members: on the first day within the span, which is the one whose day before lies outside of it.
 */
import { after, dayOf } from './figures.ts';

/** What is noted of members by day. */
export const TEAM_DAY_KINDS = ['register', 'login', 'bet', 'deposit'] as const;
export type TeamDayKind = (typeof TEAM_DAY_KINDS)[number];

/** The day before the first one. */
const NEVER = `'-infinity'::date`;

/** Days of a member that no team has yet, or that it has with another day before them; the words of the index below. */
export const DAYS_PENDING = 'carried_before is distinct from before';

/** Where each kind comes from: member and day of each of the rows of a table. */
const SOURCES: Readonly<Record<TeamDayKind, { readonly table: string; rows(table: string): string }>> = {
  register: {
    table: 'members',
    rows: table => `
      select p.id as member_id, ${dayOf('p.created_at')} as day from ${table} p join merchants m on m.code = p.merchant_code`,
  },
  login: {
    table: 'logins',
    rows: table => `
      select distinct p.member_id, ${dayOf('p.at')} as day
      from ${table} p join members owner on owner.id = p.member_id join merchants m on m.code = owner.merchant_code`,
  },
  bet: {
    table: 'plays',
    rows: table => `
      select distinct p.member_id, ${dayOf('p.played_at')} as day
      from ${table} p join members owner on owner.id = p.member_id join merchants m on m.code = owner.merchant_code`,
  },
  deposit: {
    table: 'ledger_postings',
    rows: table => `
      select distinct a.member_id, ${dayOf('p.at')} as day
      from ${table} p join ledger_accounts a on a.id = p.account_id join merchants m on m.code = a.merchant_code
      where p.kind = 'deposit' and a.member_id is not null`,
  },
};

/** All days of members, counted from the rows that they come from. */
export const COUNTED_DAYS = TEAM_DAY_KINDS.map(
  kind => `select member_id, '${kind}' as kind, day from (${SOURCES[kind].rows(SOURCES[kind].table)}) ${kind}_days`,
).join(' union all ');

/** Notes the days of rows that were written, and that they come before days that are there already. */
const noted = (kind: TeamDayKind): string => {
  const rows = SOURCES[kind].rows('added');
  // Nobody registers twice, and many may be brought in at once.
  if (kind === 'register') {
    return `
  insert into member_days (member_id, kind, day, before) select member_id, 'register', day, ${NEVER} from (${rows}) found`;
  }
  return `
  insert into member_days (member_id, kind, day, before)
  select member_id, '${kind}', day, greatest(
    lag(day, 1, ${NEVER}) over (partition by member_id order by day),
    coalesce((select max(d.day) from member_days d
      where d.member_id = found.member_id and d.kind = '${kind}' and d.day < found.day), ${NEVER}))
  from (${rows}) found order by member_id, day
  on conflict do nothing;
  update member_days d set before = earlier.day
  from (
    select d.member_id, d.day as later, max(found.day) as day
    from (${rows}) found join member_days d
      on d.member_id = found.member_id and d.kind = '${kind}' and d.day > found.day and d.before < found.day
    group by 1, 2) earlier
  where d.member_id = earlier.member_id and d.kind = '${kind}' and d.day = earlier.later`;
};

/** Each of them holds semicolons of its own. */
export const TEAM_DAYS: readonly string[] = [
  `create table member_days (
    member_id bigint not null references members,
    kind text not null check (kind in (${TEAM_DAY_KINDS.map(kind => `'${kind}'`).join(', ')})),
    day date not null,
    before date not null,
    carried_before date,
    primary key (member_id, kind, day))`,
  `create index member_days_pending on member_days (member_id, kind, day) where ${DAYS_PENDING}`,
  // Of everybody below the member, who is not among them.
  `create table team_days (
    member_id bigint not null references members,
    kind text not null,
    day date not null,
    before date not null,
    count integer not null,
    primary key (member_id, kind, day, before))`,
  `insert into member_days (member_id, kind, day, before, carried_before)
    select member_id, kind, day, before, before
    from (
      select *, lag(day, 1, ${NEVER}) over (partition by member_id, kind order by day) as before
      from (${COUNTED_DAYS}) counted) ordered`,
  `insert into team_days (member_id, kind, day, before, count)
    select above.id, d.kind, d.day, d.before, count(*)
    from member_days d join members m on m.id = d.member_id
      cross join lateral unnest(string_to_array(trim(both '/' from m.path), '/')::bigint[]) as above (id)
    where above.id <> m.id group by 1, 2, 3, 4`,
  ...TEAM_DAY_KINDS.flatMap(kind => [
    ...after(`days_of_${kind}`, `insert on ${SOURCES[kind].table} referencing new table as added`, noted(kind)),
    // A plan that was made while there were few days is kept by its connection, and would read all of them once there are many.
    `alter function days_of_${kind}() set enable_seqscan = off`,
  ]),
];
