/** Levels of the club; no rules. */
import type { Selectable } from 'kysely';
import type { Database } from '../../db/schema/schema.ts';
import type { ClubLevelTable } from '../../db/schema/site.ts';

export type ClubLevelRow = Selectable<ClubLevelTable>;

/** The lowest first. */
export const readLevels = (db: Database): Promise<ClubLevelRow[]> =>
  db.selectFrom('club_levels').selectAll().orderBy('level').execute();

/** The level a new member begins at, null where there is no club. */
export const firstLevel = async (db: Database): Promise<string | null> => (await readLevels(db))[0]?.label ?? null;
