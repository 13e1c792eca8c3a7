/** Outgoing messages: text messages and mails. An adapter delivers them. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/schema.ts';
import { storeMessage } from './repository.ts';

export interface Message {
  readonly channel: 'sms' | 'mail';
  /** `+84 912345678`, or a mail address. */
  readonly to: string;
  /** Empty for a text message. */
  readonly subject: string;
  readonly text: string;
}

/** Delivers messages: the interface to a provider, implemented by the operator. */
export interface Outbox {
  /** Resolves when the provider has accepted the message. May fail or take seconds: no response awaits it. */
  send(message: Message): Promise<void>;
}

/** Delivers nothing: stores messages for the sandbox's inbox page. */
export const createSandboxOutbox = (db: Database, now: () => number): Outbox => ({
  send: ({ channel, to, subject, text }) =>
    storeMessage(db, { channel, recipient: to, subject, body: text, sent_at: now() }),
});

export interface Mailer {
  /** False if no adapter delivers messages. */
  readonly ready: boolean;
  /**
   * Creates and sends a message in the background; null sends none. The response time is the same whether or not a
   * recipient exists (S36).
   */
  post(make: () => Promise<Message | null>): void;
  /** Awaits pending messages for at most 10 s. */
  stop(): Promise<void>;
}

/** Maximum time that a shutdown waits for a provider; equal to the limit for running requests. */
const STOP_MS = 10_000;

/**
 * @param onLost called if a message was not accepted, without the reason, because a provider's error may repeat number
 * and text
 * @param stopMs timeout for pending messages at shutdown, ms
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
