/** Sent emails and SMS of a gateway. */
import type { TestGateway } from '../gateway.ts';

/** Returns the messages to a mail address or number, oldest first. */
export const messagesTo = ({ db }: Pick<TestGateway, 'db'>, recipient: string) =>
  db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).orderBy('id').execute();
