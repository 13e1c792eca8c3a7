/** Before the first browser test: keys and filled databases for all workers. Resolves with what follows the last one. */
import { imageOfStart, keepStart, secretsOfNow, timeOfStart } from './gateway-image.ts';
import { findPostgres } from './postgres/server.ts';
import { sharePostgres } from './postgres/shared.ts';
import { isSlowRun } from './slow.ts';

export default async function prepare(): Promise<() => void> {
  keepStart();
  if (isSlowRun || findPostgres() === null) await Promise.all([imageOfStart(), secretsOfNow()]);
  return sharePostgres(timeOfStart());
}
