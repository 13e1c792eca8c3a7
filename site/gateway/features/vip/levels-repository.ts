/** Levels of the club; no rules. */
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { VipLevelTable } from '../merchants/site-tables.ts';

export type VipLevelRow = Selectable<VipLevelTable>;

/** The lowest first. */
export const readLevels = (db: Database): Promise<VipLevelRow[]> =>
  db.selectFrom('vip_levels').selectAll().orderBy('rank').execute();

/** The level a new member begins at, null where there is no club. */
export const firstLevel = async (db: Database): Promise<string | null> => (await readLevels(db))[0]?.label ?? null;
