/** The tables of launches and plays, and what they add to the books, as statements. */

export const PLAY_TABLES = `
  alter table ledger_transactions drop constraint ledger_transactions_kind_check;
  alter table ledger_transactions add constraint ledger_transactions_kind_check
    check (kind in ('opening', 'bet', 'win', 'refund'));
  alter table ledger_accounts add column balance numeric(20,4);
  update ledger_accounts a set balance =
    (select coalesce(sum(p.amount), 0) from ledger_postings p where p.account_id = a.id)
    where member_id is not null;
  alter table ledger_accounts add constraint ledger_house_has_none check ((member_id is null) = (balance is null));
  alter table ledger_accounts add constraint ledger_funds check (balance >= 0);
  create table launches (
    id bigint generated always as identity primary key,
    member_id bigint not null references members,
    vendor text not null,
    node_id bigint,
    lottery_id text references lotteries,
    language text not null,
    ticket_hash text not null unique,
    ticket_until bigint not null,
    pass_hash text unique,
    pass_until bigint,
    check ((node_id is null) <> (lottery_id is null)),
    check ((pass_hash is null) = (pass_until is null)));
  create index launches_ticket_until on launches (ticket_until);
  create table plays (
    id bigint generated always as identity primary key,
    member_id bigint not null references members,
    play_key uuid not null,
    vendor text not null,
    node_id bigint,
    lottery_id text references lotteries,
    numero text,
    draw_at bigint,
    detail jsonb not null,
    stake numeric(20,4) not null check (stake > 0),
    win numeric(20,4) not null default 0 check (win >= 0),
    state text not null check (state in ('waiting', 'won', 'lost', 'refunded')),
    played_at bigint not null,
    settled_at bigint,
    bet_id bigint not null unique references ledger_transactions,
    win_id bigint unique references ledger_transactions,
    unique (member_id, play_key),
    check ((node_id is null) <> (lottery_id is null)),
    check ((lottery_id is null) = (numero is null) and (lottery_id is null) = (draw_at is null)),
    check ((state = 'waiting') = (settled_at is null)),
    check ((state in ('won', 'refunded')) = (win_id is not null) and (win_id is null) = (win = 0)));
  create index plays_member on plays (member_id, id);
  create index plays_waiting on plays (draw_at) where state = 'waiting';
  create index plays_won on plays (settled_at desc) where state = 'won'`;

/**
 * Each of them holds semicolons of its own. What a member has is kept beside the postings, so that it is read without adding them
 * up and never falls below nothing. The merchant's own account has no such sum: all players would wait for that one row.
 */
export const BALANCE_RULES: readonly string[] = [
  `create function ledger_adds_up() returns trigger language plpgsql as $$
    begin
      update ledger_accounts set balance = balance + new.amount where id = new.account_id and member_id is not null;
      return null;
    end $$`,
  `create trigger ledger_added after insert on ledger_postings
    for each row execute function ledger_adds_up()`,
];

/** Where the stake of a play came from, and one open bonus a member: two would share one account. */
export const PLAY_SHARES: readonly string[] = [
  `alter table plays
    add column bonus_stake numeric(20,4) not null default 0,
    add column bonus_id bigint references bonuses,
    add constraint plays_bonus_stake check (bonus_stake between 0 and stake),
    add constraint plays_bonus check ((bonus_id is null) = (bonus_stake = 0))`,
  'drop index bonuses_open',
  "create unique index bonuses_open on bonuses (member_id) where state = 'open'",
];

/** Tickets that wait, in the order in which they are settled: those of a member in a draw together, so that the member is told soon. */
export const WAITING_ORDER = `
  drop index plays_waiting;
  create index plays_waiting on plays (draw_at, lottery_id, numero, member_id, id) where state = 'waiting'`;
