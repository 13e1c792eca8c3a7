/** What every command of the command line has to work with, and how one fails. */

import type { DatabaseImage } from '../db/driver.ts';
import type { Database } from '../db/schema.ts';
import type { Log } from '../log.ts';
import type { Mailer } from '../outbox/outbox.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** A command that could not be done, told in lines for the screen. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

export interface CommandContext {
  readonly db: Database;
  /** ms since 1970 */
  readonly now: () => number;
  /** Where the gateway is reached: `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Called after rows changed. */
  readonly onChange: () => void;
  /** The operator who gives the command, as far as it says so. */
  readonly actor?: string;
  /** Token of that operator (`OPERATOR_TOKEN`). */
  readonly token?: string;
  /** Where a running gateway notes what is done. */
  readonly log?: Pick<Log, 'info'>;
  /** The embedded database as a file; left out where it is a Postgres server. */
  readonly image?: () => Promise<DatabaseImage>;
  /** Sends mails about what the desk did. Left out where no command of the test or tool wants them. */
  readonly mailer?: Pick<Mailer, 'post'>;
  /** Keys of the gateway. Left out where no command of the test or tool wants them. */
  readonly secrets?: Secrets;
}

/** In place of a merchant's code: the one there is, or the sandbox's. */
export const THE_MERCHANT = '';
