/** Tables of used promotions and of members' debts, as statements. */

/** One row for each deposit that brought a bonus; the unique index is what the crediting transaction takes. */
export const PROMOTION_USES = `
  create table promotion_uses (
    deposit_id bigint primary key references deposits,
    member_id bigint not null references members,
    promo_id bigint not null references deposit_promos,
    is_once boolean not null,
    used_at bigint not null);
  insert into promotion_uses (deposit_id, member_id, promo_id, is_once, used_at)
    select b.deposit_id, b.member_id, b.promo_id,
      p.is_once and b.id = min(b.id) over (partition by b.member_id, b.promo_id), b.started_at
    from bonuses b join deposit_promos p on p.id = b.promo_id;
  create unique index promotion_uses_once on promotion_uses (member_id, promo_id) where is_once;
  create index promotion_uses_member on promotion_uses (member_id)`;

/** Part of a reversed bonus that the member's cash did not cover. */
export const MEMBER_DEBTS = `
  create table member_debts (
    id bigint generated always as identity primary key,
    member_id bigint not null references members,
    deposit_id bigint not null unique references deposits,
    amount numeric(20,4) not null check (amount > 0),
    settled numeric(20,4) not null default 0 check (settled between 0 and amount),
    reason text not null,
    who text not null,
    at bigint not null,
    settled_at bigint,
    check ((settled = amount) = (settled_at is not null)));
  create index member_debts_open on member_debts (member_id, id) where settled_at is null`;
