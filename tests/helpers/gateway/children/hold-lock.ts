/**
 * Takes the lock of a folder, says so and holds it until killed; ends with 1 and the holder's name when another process has it.
 * Arguments: the folder, and optionally a name for the place it says it runs in, as if it were another machine, and `lose`: then
 * it looks after the lock right after that was lost, sooner than its beats do.
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
