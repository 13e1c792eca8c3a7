/** Outgoing mails and text messages. An operator's adapter delivers them. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/schema.ts';
import { storeMessage } from './repository.ts';

export interface Message {
  readonly channel: 'sms' | 'mail';
  /** Phone number such as `+84 912345678`, or mail address. */
  readonly to: string;
  /** Subject of a mail; '' for a text message. */
  readonly subject: string;
  readonly text: string;
}

/** Adapter that delivers messages through a provider; implemented by the operator. */
export interface Outbox {
  /**
   * Sends a message; resolves when the provider has accepted it. May fail or take seconds, because no response waits
   * for it.
   */
  send(message: Message): Promise<void>;
}

/** Creates the adapter of a sandbox, which delivers nothing and stores messages for the inbox page. */
export const createSandboxOutbox = (db: Database, now: () => number): Outbox => ({
  send: ({ channel, to, subject, text }) =>
    storeMessage(db, { channel, recipient: to, subject, body: text, sent_at: now() }),
});

export interface Mailer {
  /** False if there is no adapter, so that messages cannot be delivered. */
  readonly ready: boolean;
  /**
   * Creates and sends a message in the background; null sends none. The response therefore takes the same time whether
   * or not there is a recipient (S36).
   */
  post(make: () => Promise<Message | null>): void;
  /** Waits for pending messages, for at most 10 s. */
  stop(): Promise<void>;
}

/** Maximum time for which a shutdown waits for pending messages, ms; equal to that for running requests. */
const STOP_MS = 10_000;

/**
 * Creates the mailer.
 * @param onLost called if a message was not accepted; without the error, because a provider's error may repeat number
 * and text
 * @param stopMs time for which a shutdown waits for pending messages, ms
 */
export function createMailer(outbox: Outbox | null, onLost: () => void, stopMs = STOP_MS): Mailer {
  const pending = new Set<Promise<void>>();
  const deliver = async (make: () => Promise<Message | null>) => {
    const message = await make();
    if (message) await outbox?.send(message);
  };
  return {
    ready: outbox !== null,
    post(make) {
      const sending = deliver(make)
        .catch(onLost)
        .finally(() => pending.delete(sending));
      pending.add(sending);
    },
    stop: async () => {
      const over = new AbortController();
      const tooLong = sleep(stopMs, undefined, { signal: over.signal }).catch(() => {});
      await Promise.race([Promise.all(pending), tooLong]);
      over.abort();
      for (const _ of pending) onLost();
    },
  };
}
