/**
 * The books as they are kept from the ninth round on, as statements: accounts by kind and holder, and postings that carry their
 * number and the balance after them.
 */

/**
 * Each of them holds semicolons of its own. Postings of versions before are filled in while the rule that keeps them is off: set-wise,
 * by window functions over each account in the order of its transactions. Within this transaction nobody else sees them without it.
 */
export const BOOKS: readonly string[] = [
  // The checks of a first filling wait for the end of its transaction, and tables are altered only when none waits.
  'set constraints all immediate',
  'drop trigger ledger_balanced on ledger_postings',
  'drop function ledger_balances()',
  'drop trigger ledger_added on ledger_postings',
  'drop function ledger_adds_up()',
  'drop trigger ledger_kept on ledger_postings',

  `alter table ledger_accounts
    add column kind text,
    add column holder text,
    add column seq bigint not null default 0`,
  `update ledger_accounts a set
    kind = case when member_id is null then 'house' else 'cash' end,
    holder = coalesce(member_id::text, ''),
    seq = case when member_id is null then 0 else (select count(*) from ledger_postings p where p.account_id = a.id) end`,
  'drop index ledger_house',
  `alter table ledger_accounts
    alter column kind set not null,
    alter column holder set not null,
    drop constraint ledger_accounts_member_id_key,
    add constraint ledger_kinds check (kind in ('cash', 'held', 'bonus', 'house', 'provider')),
    add constraint ledger_members_own check ((kind in ('cash', 'held', 'bonus')) = (member_id is not null)),
    add constraint ledger_holder check (member_id is null or holder = member_id::text),
    add constraint ledger_one_each unique (merchant_code, kind, holder)`,
  'create unique index ledger_accounts_member on ledger_accounts (member_id, kind) where member_id is not null',

  'alter table ledger_transactions drop constraint ledger_transactions_kind_check',
  `alter table ledger_transactions
    add column category text not null default '',
    add constraint ledger_transactions_kind_check check (kind in (
      'opening', 'bet', 'win', 'refund', 'deposit', 'reversal', 'withdrawal', 'hold', 'release', 'fee', 'bonus', 'forfeit',
      'rebate', 'transfer', 'gift', 'exchange', 'adjustment'))`,
  // A game that an operator has removed is of no kind that is still known.
  `alter table plays add column category text`,
  `update plays p set category = case when p.lottery_id is not null then 'LOTT'
    else coalesce((select g.game_type from games g where g.node_id = p.node_id), '') end`,
  'alter table plays alter column category set not null',
  'update ledger_transactions t set category = p.category from plays p where p.bet_id = t.id',
  'update ledger_transactions t set category = p.category from plays p where p.win_id = t.id',

  `alter table ledger_postings
    add column kind text,
    add column at bigint,
    add column seq bigint,
    add column balance_after numeric(20,4)`,
  `update ledger_postings p set kind = f.kind, at = f.at, seq = f.seq, balance_after = f.balance_after
    from (
      select p.transaction_id, p.account_id, t.kind, t.at,
        case when a.member_id is not null then row_number() over account end as seq,
        case when a.member_id is not null then sum(p.amount) over account end as balance_after
      from ledger_postings p
        join ledger_accounts a on a.id = p.account_id
        join ledger_transactions t on t.id = p.transaction_id
      window account as (partition by p.account_id order by p.transaction_id)) f
    where f.transaction_id = p.transaction_id and f.account_id = p.account_id`,
  // The account's row is found by the trigger below instead: a foreign key would lock the row of the house for each play.
  'alter table ledger_postings drop constraint ledger_postings_account_id_fkey',
  `alter table ledger_postings
    alter column kind set not null,
    alter column at set not null,
    add constraint ledger_numbered check ((seq is null) = (balance_after is null)),
    add constraint ledger_in_order unique (account_id, seq)`,

  `create function ledger_carries() returns trigger language plpgsql as $$
    begin
      update ledger_accounts set balance = balance + new.amount, seq = seq + 1
        where id = new.account_id and member_id is not null
        returning seq, balance into new.seq, new.balance_after;
      if not found then
        if not exists (select from ledger_accounts where id = new.account_id) then
          raise exception 'there is no account %', new.account_id using errcode = '23503';
        end if;
        new.seq := null;
        new.balance_after := null;
      end if;
      select kind, at into new.kind, new.at from ledger_transactions where id = new.transaction_id;
      return new;
    end $$`,
  `create trigger ledger_carried before insert on ledger_postings
    for each row execute function ledger_carries()`,
  `create function ledger_balances() returns trigger language plpgsql as $$
    declare
      wrong bigint;
    begin
      select transaction_id into wrong from added group by transaction_id having sum(amount) <> 0 limit 1;
      if found then
        raise exception 'the postings of transaction % do not balance', wrong using errcode = '23514';
      end if;
      return null;
    end $$`,
  `create trigger ledger_balanced after insert on ledger_postings referencing new table as added
    for each statement execute function ledger_balances()`,
  `create trigger ledger_kept before update or delete on ledger_postings
    for each row execute function ledger_stays()`,
  `create trigger ledger_not_emptied before truncate on ledger_postings
    for each statement execute function ledger_stays()`,
  `create function ledger_account_stays() returns trigger language plpgsql as $$
    begin
      raise exception 'accounts are never deleted, and stay whose they are' using errcode = '23514';
    end $$`,
  `create trigger ledger_account_kept before delete on ledger_accounts
    for each row execute function ledger_account_stays()`,
  `create trigger ledger_account_named before update of id, merchant_code, kind, holder, member_id on ledger_accounts
    for each row execute function ledger_account_stays()`,
];

/** A bonus that is met has a kind of its own: under that of a withdrawal that came back the records took one for the other. */
export const UNLOCK_KIND: readonly string[] = [
  'alter table ledger_transactions drop constraint ledger_transactions_kind_check',
  `alter table ledger_transactions add constraint ledger_transactions_kind_check check (kind in (
    'opening', 'bet', 'win', 'refund', 'deposit', 'reversal', 'withdrawal', 'hold', 'release', 'fee', 'bonus', 'forfeit', 'unlock',
    'rebate', 'transfer', 'gift', 'exchange', 'adjustment'))`,
];

/** What the checks of the nights found: a gateway that starts after one has to know. */
export const BOOKS_CHECKS =
  'create table books_checks (night text primary key, at bigint not null, differences integer not null)';
