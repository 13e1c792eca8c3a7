/** Messages that leave the gateway: text messages and mails. An adapter delivers them. */
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

/** Delivers messages: a provider's interface, written by the operator. */
export interface Outbox {
  /** Resolves when the provider has taken the message. May fail or take seconds: no answer waits for it. */
  send(message: Message): Promise<void>;
}

/** Delivers nothing: keeps messages where the sandbox's inbox page shows them. */
export const createSandboxOutbox = (db: Database, now: () => number): Outbox => ({
  send: ({ channel, to, subject, text }) =>
    storeMessage(db, { channel, recipient: to, subject, body: text, sent_at: now() }),
});

export interface Mailer {
  /** False when nobody delivers messages here. */
  readonly ready: boolean;
  /**
   * Has a message made and hands it over, null for none, and does not wait: the answer to a caller takes as long whether there was
   * somebody to write to or not (S36).
   */
  post(make: () => Promise<Message | null>): void;
  /** Waits for messages under way, ten seconds at most. */
  stop(): Promise<void>;
}

/** Longest wait for a provider at a stop, as for running requests: one that never answers would keep the gateway from ending. */
const STOP_MS = 10_000;

/**
 * @param onLost hears that a message was not taken; not why, for a provider's words may repeat number and text
 * @param stopMs longest wait for messages under way at a stop, ms
 */
export function createMailer(outbox: Outbox | null, onLost: () => void, stopMs = STOP_MS): Mailer {
  const underWay = new Set<Promise<void>>();
  const deliver = async (make: () => Promise<Message | null>) => {
    const message = await make();
    if (message) await outbox?.send(message);
  };
  return {
    ready: outbox !== null,
    post(make) {
      const sending = deliver(make)
        .catch(onLost)
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    stop: async () => {
      const over = new AbortController();
      const tooLong = sleep(stopMs, undefined, { signal: over.signal }).catch(() => {});
      await Promise.race([Promise.all(underWay), tooLong]);
      over.abort();
      for (const _ of underWay) onLost();
    },
  };
}
