/**
 * What the records of members are read by, as statements: movements and plays of a day in the merchant's zone, counted by what they can be
 * filtered by. The database keeps them in the transaction of the rows they come from. Sums of a filter are those of a few days then,
 * and numbers of the first and last row of a day say where a page has to look, so that it costs the same however old it is.
 */
import { after, dayOf } from './figures.ts';

/** By account, day and kind, of the postings in a table. */
const ofPostings = (table: string) => `
  select p.account_id, ${dayOf('p.at')} as day, p.kind, count(*) as count, sum(greatest(p.amount, 0)) as came,
    sum(greatest(-p.amount, 0)) as went, min(p.seq) as first_seq, max(p.seq) as last_seq
  from ${table} p join ledger_accounts a on a.id = p.account_id join merchants m on m.code = a.merchant_code
  where p.seq is not null
  group by 1, 2, 3`;

const movementsOf = (table: string) => `
  insert into movement_days as d (account_id, day, kind, count, came, went, first_seq, last_seq)
  ${ofPostings(table)} order by 1, 2, 3
  on conflict (account_id, day, kind) do update set count = d.count + excluded.count, came = d.came + excluded.came,
    went = d.went + excluded.went, first_seq = least(d.first_seq, excluded.first_seq),
    last_seq = greatest(d.last_seq, excluded.last_seq)`;

/** A play that comes to a state with sign 1, or leaves one with sign -1, whose first and last play stay as they are. */
const playsWith = (sign: 1 | -1, table: string, only = '') => `
  select p.member_id, ${dayOf('p.played_at')} as day, p.category, p.state, ${sign} as n,
    ${sign} * case when p.state in ('refunded', 'cancelled') then 0 else p.stake - p.cancelled end as stake,
    ${sign} * case when p.state = 'won' then p.win else 0 end as win,
    ${sign === 1 ? 'p.id' : 'null::bigint'} as id
  from ${table} join members owner on owner.id = p.member_id join merchants m on m.code = owner.merchant_code ${only}`;

/** By member, day, category and state, of plays as `playsWith` gives them. */
const ofPlays = (rows: string) => `
  select member_id, day, category, state, sum(n) as count, sum(stake) as stake, sum(win) as win, min(id) as first_id, max(id) as last_id
  from (${rows}) moved group by 1, 2, 3, 4`;

const playDaysOf = (rows: string) => `
  insert into play_days as d (member_id, day, category, state, count, stake, win, first_id, last_id)
  ${ofPlays(rows)} order by 1, 2, 3, 4
  on conflict (member_id, day, category, state) do update set count = d.count + excluded.count, stake = d.stake + excluded.stake,
    win = d.win + excluded.win, first_id = least(d.first_id, excluded.first_id), last_id = greatest(d.last_id, excluded.last_id)`;

/** What the days have to be, counted anew from all postings and all plays. */
export const COUNTED_MOVEMENT_DAYS = ofPostings('ledger_postings');
export const COUNTED_PLAY_DAYS = ofPlays(playsWith(1, 'plays p'));

const changed = `where (p.state, p.win, p.cancelled) is distinct from (b.state, b.win, b.cancelled)`;

/** Movements of accounts. Each of them holds semicolons of its own. */
export const MOVEMENT_DAYS: readonly string[] = [
  `create table movement_days (
    account_id bigint not null references ledger_accounts,
    day date not null,
    kind text not null,
    count bigint not null,
    came numeric(20,4) not null,
    went numeric(20,4) not null,
    first_seq bigint not null,
    last_seq bigint not null,
    primary key (account_id, day, kind))`,
  'create index ledger_by_kind on ledger_postings (account_id, kind, seq) where seq is not null',
  movementsOf('ledger_postings'),
  ...after(
    'movement_days_of_postings',
    'insert on ledger_postings referencing new table as added',
    movementsOf('added'),
  ),
];

/** Plays and the numbers of tickets that were taken back. Each of them holds semicolons of its own. */
export const PLAY_DAYS: readonly string[] = [
  `alter table plays
    add column cancelled numeric(20,4) not null default 0,
    add constraint plays_cancelled check (cancelled >= 0 and cancelled <= stake and (cancelled = stake) = (state = 'cancelled')),
    drop constraint plays_state_check,
    add constraint plays_state_check check (state in ('waiting', 'won', 'lost', 'refunded', 'cancelled'))`,
  `alter table sub_orders
    add column cancelled_at bigint,
    add column refund_id bigint references ledger_transactions,
    add constraint sub_orders_back check ((cancelled_at is null) = (refund_id is null) and (refund_id is null or state = 'cancelled'))`,
  'create index sub_orders_back on sub_orders (refund_id) where refund_id is not null',
  `create table play_days (
    member_id bigint not null references members,
    day date not null,
    category text not null,
    state text not null,
    count bigint not null,
    stake numeric(20,4) not null,
    win numeric(20,4) not null,
    first_id bigint,
    last_id bigint,
    primary key (member_id, day, category, state))`,
  'create index plays_filtered on plays (member_id, category, state, id)',
  playDaysOf(playsWith(1, 'plays p')),
  ...after(
    'play_days_of_new_plays',
    'insert on plays referencing new table as added',
    playDaysOf(playsWith(1, 'added p')),
  ),
  ...after(
    'play_days_of_changed_plays',
    'update on plays referencing old table as before new table as added',
    playDaysOf(
      `${playsWith(-1, 'before p join added b on b.id = p.id', changed)} union all ${playsWith(1, 'added p join before b on b.id = p.id', changed)}`,
    ),
  ),
];
