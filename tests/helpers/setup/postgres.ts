/** Starts one Postgres server for all unit tests. */
import { sharePostgres } from '../postgres/shared.ts';
import { TEST_NOW } from '../start-time.ts';

export default () => sharePostgres(TEST_NOW);
