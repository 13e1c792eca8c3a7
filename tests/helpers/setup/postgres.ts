/** Before the first unit test: one Postgres server for all of them. */
import { sharePostgres } from '../postgres/shared.ts';
import { TEST_NOW } from '../start-time.ts';

export default () => sharePostgres(TEST_NOW);
