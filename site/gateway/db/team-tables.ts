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
