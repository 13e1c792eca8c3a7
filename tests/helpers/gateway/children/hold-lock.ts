/**
 * Locks a directory, reports it and holds the lock until killed; exits with 1 and the holder's name if another process
 * has the lock. Arguments: the directory, optionally the name of a simulated machine, and `lose`: checks the lock right
 * after it was lost, earlier than its heartbeat does.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LockedError, lockFolder } from '../../../../site/gateway/platform/db/data-directory-lock.ts';
import { ownMark } from '../../../../site/gateway/platform/db/process-id.ts';

const [folder = '', place, lose] = process.argv.slice(2);
try {
  const held = await lockFolder(folder, place === undefined ? ownMark() : { ...ownMark(), place });
  process.stdout.write('mine\n');
  if (lose !== undefined) {
    writeFileSync(join(folder, 'lock'), 'of another');
    held.check();
    process.stdout.write('still here\n');
  }
  setInterval(() => {}, 60_000);
} catch (error) {
  process.stderr.write(error instanceof LockedError ? error.holder : String(error));
  process.exit(1);
}
