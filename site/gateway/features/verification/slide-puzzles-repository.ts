/** Slide puzzles and the passes they give. Each is read by taking it away: nothing is good twice. */
import type { Insertable, Selectable } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { SlidePuzzleTable, SlideTokenTable } from './tables.ts';

/** Keeps a puzzle, and drops those that ran out. `now`: ms since 1970. */
export async function storePuzzle(db: Database, puzzle: Insertable<SlidePuzzleTable>, now: number): Promise<void> {
  await db.deleteFrom('slide_puzzles').where('expires_at', '<=', now).execute();
  await db.insertInto('slide_puzzles').values(puzzle).execute();
}

/** Takes a puzzle away; undefined when it is gone or over. */
export const takePuzzle = (db: Database, id: string, now: number): Promise<Selectable<SlidePuzzleTable> | undefined> =>
  db.deleteFrom('slide_puzzles').where('id', '=', id).where('expires_at', '>', now).returningAll().executeTakeFirst();

export async function storeAccessToken(db: Database, pass: Insertable<SlideTokenTable>, now: number): Promise<void> {
  await db.deleteFrom('slide_tokens').where('expires_at', '<=', now).execute();
  await db.insertInto('slide_tokens').values(pass).execute();
}

/** Takes a pass away; undefined when it is gone or over. */
export const consumeAccessToken = (
  trx: Trx,
  accessTokenHash: string,
  now: number,
): Promise<Selectable<SlideTokenTable> | undefined> =>
  trx
    .deleteFrom('slide_tokens')
    .where('token_hash', '=', accessTokenHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
