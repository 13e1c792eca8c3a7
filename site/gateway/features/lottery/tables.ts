/** Statements that make published results append-only, and their corrections. */
import type { GeneratedAlways } from 'kysely';

/** Each entry is one statement. */
export const DRAW_RESULT_RULES: readonly string[] = [
  `alter table lotteries add column results text not null default 'engine' check (results in ('engine', 'imported'))`,
  'alter table draws drop constraint draws_source_check',
  // Only a sandbox has simulated results; a gateway in production labeled its own draws as simulated, too.
  `update draws set source = 'engine' where source = 'sandbox'
    and exists (select from settings where key = 'filledAs' and value = '"production"')`,
  `alter table draws add constraint draws_source_check check (source in ('engine', 'imported', 'sandbox'))`,
  `create table draw_corrections (
    id bigint generated always as identity primary key,
    game_id text not null,
    numero text not null,
    before text not null,
    after text not null,
    replaces boolean not null,
    operator text not null,
    reason text not null,
    at bigint not null,
    foreign key (game_id, numero) references draws)`,
  'create index draw_corrections_draw on draw_corrections (game_id, numero)',
  `create function draw_results_append_only() returns trigger language plpgsql as $$
    begin
      raise exception 'corrections of draws are append-only' using errcode = '23514';
    end $$`,
  `create trigger draw_corrections_append_only before update or delete or truncate on draw_corrections
    for each statement execute function draw_results_append_only()`,
  // Null to value only. The exception is a correction that replaces the result of a draw without tickets.
  `create function draws_append_only() returns trigger language plpgsql as $$
    begin
      if old.winning_number is null then
        if tg_op = 'DELETE' then return old; end if;
        return new;
      end if;
      if tg_op = 'UPDATE' then
        if new is not distinct from old then return new; end if;
        if (new.game_id, new.numero, new.draw_at, new.close_at) = (old.game_id, old.numero, old.draw_at, old.close_at)
          and exists (select from draw_corrections c where c.game_id = old.game_id and c.numero = old.numero
            and c.replaces and c.before = old.winning_number and c.after = new.winning_number)
          and not exists (select from plays p where p.lottery_id = old.game_id and p.numero = old.numero)
        then return new; end if;
      end if;
      raise exception 'the published result of draw % is append-only', old.numero using errcode = '23514';
    end $$`,
  `create trigger draws_append_only before update or delete on draws
    for each row execute function draws_append_only()`,
  `create trigger draws_never_truncated before truncate on draws
    for each statement execute function draw_results_append_only()`,
];

/** Seeds of verifiable draws. Each entry is one statement. */
export const DRAW_SEED_TABLE: readonly string[] = [
  `create table draw_seeds (
    game_id text not null references lotteries,
    numero text not null,
    draw_at bigint not null,
    secret_id text not null,
    commitment text not null,
    committed_at bigint not null,
    seed text,
    primary key (game_id, numero))`,
  'create index draw_seeds_open on draw_seeds (game_id, draw_at) where seed is null',
  `create function draw_seeds_append_only() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.seed is null
        and (new.game_id, new.numero, new.draw_at, new.secret_id, new.commitment, new.committed_at)
          = (old.game_id, old.numero, old.draw_at, old.secret_id, old.commitment, old.committed_at)
      then return new; end if;
      raise exception 'the seed of draw % is append-only', old.numero using errcode = '23514';
    end $$`,
  `create trigger draw_seeds_append_only before update or delete on draw_seeds
    for each row execute function draw_seeds_append_only()`,
  `create trigger draw_seeds_never_truncated before truncate on draw_seeds
    for each statement execute function draw_results_append_only()`,
];

/** Seed of a verifiable draw. */
export interface DrawSeedTable {
  game_id: string;
  numero: string;
  /** ms since 1970 */
  draw_at: number;
  /** Names the secret that the seed follows from. */
  secret_id: string;
  /** SHA-256 of the seed, 64 hex digits; public before the first ticket. */
  commitment: string;
  /** ms since 1970 */
  committed_at: number;
  /** 64 hex digits; null until the result is published. */
  seed: string | null;
}

/** A correction of a published result. */
export interface DrawCorrectionTable {
  id: GeneratedAlways<number>;
  game_id: string;
  numero: string;
  /** Published numbers before the correction, as in `draws`. */
  before: string;
  after: string;
  /** True when `draws` holds the numbers of the correction: an import into a sandbox, of a draw without tickets. */
  replaces: boolean;
  operator: string;
  reason: string;
  /** ms since 1970 */
  at: number;
}
