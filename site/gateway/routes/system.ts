/** System calls: the status of the site (EP-23). */
import { systemStatus } from 'lobbykit/wire';
import type { Database } from '../db/schema.ts';
import { fresh, type Route } from '../http/routes.ts';
import { readSetting } from '../store/settings.ts';

export const systemRoutes = (db: Database): Route[] => [
  // Never kept by anybody: its serverTime sets the clocks of clients (R1).
  fresh(systemStatus, async ({ exchange: { address } }) => ({
    value: { ...(await readSetting(db, 'status')), location: address },
  })),
];
