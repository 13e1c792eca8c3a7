/**
 * Prepares keys and seeded databases for all workers before the first browser test. Resolves with the cleanup after the
 * last one.
 */
import { imageOfStart, saveStartImage, secretsOfNow, timeOfStart } from './gateway-image.ts';
import { findPostgres } from './postgres/server.ts';
import { sharePostgres } from './postgres/shared.ts';
import { isSlowRun } from './slow.ts';

export default async function prepare(): Promise<() => void> {
  saveStartImage();
  if (isSlowRun || findPostgres() === null) await Promise.all([imageOfStart(), secretsOfNow()]);
  return sharePostgres(timeOfStart());
}
