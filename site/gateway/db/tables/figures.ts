/**
 * Upper members, figures by day and sub-orders of tickets, as statements. The database writes paths and figures itself, in the
 * transaction of the rows they come from, so that whoever writes such rows cannot forget them.
 */

/** What a posting of a member adds to the figures, `p` being the posting. */
const OF_POSTING = `
  sum(case when p.kind in ('bet', 'refund') then -p.amount else 0 end) as stake,
  sum(case when p.kind = 'win' then p.amount else 0 end) as win,
  sum(case when p.kind = 'rebate' then p.amount else 0 end) as rebate,
  sum(case when p.kind in ('bonus', 'forfeit', 'gift') then p.amount else 0 end) as bonus,
  sum(case when p.kind in ('deposit', 'reversal') then p.amount else 0 end) as deposit,
  sum(case when p.kind = 'withdrawal' then -p.amount else 0 end) as withdrawal,
  sum(case when p.kind = 'fee' then -p.amount else 0 end) as fees`;

const COUNTED = `p.kind in ('bet', 'refund', 'win', 'rebate', 'bonus', 'forfeit', 'gift', 'deposit', 'reversal', 'withdrawal', 'fee')`;

/** The day of an instant, ms since 1970, in the zone of the merchant `m`. */
export const dayOf = (at: string) => `(to_timestamp(${at} / 1000.0) at time zone m.zone)::date`;

/** By member, day and category, of the postings in a table. */
const ofPostings = (table: string) => `
  select a.member_id, ${dayOf('p.at')} as day, t.category, ${OF_POSTING}
  from ${table} p
    join ledger_accounts a on a.id = p.account_id
    join ledger_transactions t on t.id = p.transaction_id
    join merchants m on m.code = a.merchant_code
  where a.member_id is not null and ${COUNTED}
  group by 1, 2, 3`;

/** By member, day and category, of settled plays; stakes that came back are not valid. */
const ofPlays = (plays: string) => `
  select p.member_id, ${dayOf('p.settled_at')} as day, p.category, sum(p.valid_stake) as valid_stake
  from ${plays}
    join members owner on owner.id = p.member_id
    join merchants m on m.code = owner.merchant_code
  where p.state in ('won', 'lost')
  group by 1, 2, 3`;

const SUMS = ['stake', 'win', 'rebate', 'bonus', 'deposit', 'withdrawal', 'fees'];

const addPostings = (table: string) => `
  insert into member_figures as f (member_id, day, category, ${SUMS.join(', ')})
  ${ofPostings(table)} order by 1, 2, 3
  on conflict (member_id, day, category) do update set ${SUMS.map(name => `${name} = f.${name} + excluded.${name}`).join(', ')}`;

const addPlays = (plays: string) => `
  insert into member_figures as f (member_id, day, category, valid_stake)
  ${ofPlays(plays)} order by 1, 2, 3
  on conflict (member_id, day, category) do update set valid_stake = f.valid_stake + excluded.valid_stake`;

/** A function of the database that does one statement after rows were written, and the trigger that calls it. */
export const after = (name: string, event: string, statement: string): readonly string[] => [
  `create function ${name}() returns trigger language plpgsql as $$ begin ${statement}; return null; end $$`,
  `create trigger ${name} after ${event} for each statement execute function ${name}()`,
];

/** Currency and zone of a merchant, and the figures of members by day of that zone. Each of them holds semicolons of its own. */
export const FIGURES: readonly string[] = [
  `alter table merchants
    add column zone text not null default 'Asia/Ho_Chi_Minh',
    add column currency text not null default 'VND',
    add column currency_symbol text not null default '₫'`,
  `update merchants set currency_symbol = value ->> 'currencySymbol' from settings where key = 'wallet'`,
  // A ticket on more than 70 % of what can be drawn risks nothing and does not count as valid.
  'alter table plays add column valid_stake numeric(20,4) not null default 0',
  `update plays set valid_stake = stake where lottery_id is null
    or jsonb_array_length(detail -> 'numbers') <= 0.7 * power(10, (detail ->> 'digits')::int)`,
  `create table member_figures (
    member_id bigint not null references members,
    day date not null,
    category text not null,
    ${[...SUMS, 'valid_stake'].map(name => `${name} numeric(20,4) not null default 0`).join(', ')},
    primary key (member_id, day, category))`,
  addPostings('ledger_postings'),
  addPlays('plays p'),
  ...after('figures_of_postings', 'insert on ledger_postings referencing new table as added', addPostings('added')),
  ...after('figures_of_new_plays', 'insert on plays referencing new table as added', addPlays('added p')),
  ...after(
    'figures_of_settled_plays',
    'update on plays referencing old table as before new table as added',
    addPlays(`added p join before b on b.id = p.id and b.state not in ('won', 'lost')`),
  ),
  // What the figures have to be, counted anew.
  `create view counted_figures as
    select member_id, day, category, ${[...SUMS, 'valid_stake'].map(name => `coalesce(${name}, 0) as ${name}`).join(', ')}
    from (${ofPostings('ledger_postings')}) posted full join (${ofPlays('plays p')}) played
      using (member_id, day, category)`,
];

/** Each of them holds semicolons of its own. */
export const UPPERS: readonly string[] = [
  'alter table affiliates add column closed_at bigint',
  'alter table members add column upper_id bigint references members, add column path text',
  // Who invites is there first, so that circles, which nobody could have registered in, end here.
  `update members m set upper_id = a.member_id from affiliates a, members u
    where a.code = m.affiliate_code and u.id = a.member_id and u.merchant_code = m.merchant_code and u.id < m.id`,
  `with recursive below as (
      select id, '/' || id || '/' as path from members where upper_id is null
      union all select m.id, b.path || m.id || '/' from members m join below b on m.upper_id = b.id)
    update members m set path = b.path from below b where b.id = m.id`,
  'alter table members alter column path set not null',
  'create index members_path on members (path text_pattern_ops)',
  `create function member_has_upper() returns trigger language plpgsql as $$
    begin
      if new.upper_id is null and new.affiliate_code is not null then
        select u.id into new.upper_id from affiliates a join members u on u.id = a.member_id
          where a.code = new.affiliate_code and a.closed_at is null and u.merchant_code = new.merchant_code;
      end if;
      new.path := coalesce((select path from members where id = new.upper_id), '/') || new.id || '/';
      return new;
    end $$`,
  'create trigger member_has_upper before insert on members for each row execute function member_has_upper()',
  `create function member_stays_below() returns trigger language plpgsql as $$
    begin
      if (new.upper_id, new.path) is distinct from (old.upper_id, old.path) then
        raise exception 'the upper member of a member never changes' using errcode = '23514';
      end if;
      return new;
    end $$`,
  `create trigger member_stays_below before update of upper_id, path on members
    for each row execute function member_stays_below()`,
  `create function code_stays() returns trigger language plpgsql as $$
    begin
      raise exception 'codes are never deleted, only closed' using errcode = '23514';
    end $$`,
  'create trigger code_stays before delete on affiliates for each row execute function code_stays()',
];

/** A row for each number of a ticket. Odds are those of the sale. */
export const SUB_ORDERS: readonly string[] = [
  `create table sub_orders (
    play_id bigint not null references plays,
    number text not null,
    stake numeric(20,4) not null check (stake > 0),
    odds integer not null check (odds > 0),
    win numeric(20,4) not null default 0 check (win >= 0),
    state text not null check (state in ('waiting', 'won', 'lost', 'cancelled')),
    primary key (play_id, number),
    check (win = 0 or state = 'won'))`,
  `insert into sub_orders (play_id, number, stake, odds, state, win)
    select id, number, each, odds, state, case when state = 'won' then each * odds else 0 end
    from (
      select p.id, n.number, (p.detail ->> 'each')::numeric as each,
        case p.detail ->> 'digits' when '1' then 9 when '2' then 90 else 900 end as odds,
        case when p.state = 'waiting' then 'waiting' when p.state = 'refunded' then 'cancelled'
          when p.state = 'won' and split_part(split_part(d.winning_number, '~', 1), ',', 1) like '%' || n.number then 'won'
          else 'lost' end as state
      from plays p
        cross join jsonb_array_elements_text(p.detail -> 'numbers') as n (number)
        left join draws d on d.game_id = p.lottery_id and d.numero = p.numero
      where p.lottery_id is not null) old`,
  'create index plays_draw on plays (lottery_id, numero, member_id) where lottery_id is not null',
];

export const DONE_JOBS = 'create table done_jobs (key text primary key, done_at bigint not null)';
