-- Seeds of the dice game. The server seed is stored when it is revealed.

create table dice_seeds (
  id uuid primary key,
  member_id bigint not null references members,
  commitment text not null,
  client_seed text not null,
  next_nonce integer not null default 0 check (next_nonce >= 0),
  started_at bigint not null,
  ended_at bigint,
  server_seed text,
  check (server_seed is null or ended_at is not null)
);
create unique index dice_seeds_current on dice_seeds (member_id) where ended_at is null;

-- Rolls of a member, newest first.
create index bets_rolls on bets (member_id, id) where (detail -> 'roll') is not null;
