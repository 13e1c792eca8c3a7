/**
 * Messages between the tabs of one browser with the same merchant: language, theme, favorites, logout, read marks (S16,
 * R18).
 */
import { hasPage } from '../../dom/env.ts';
import type { Storage } from '../storage/storage.ts';
import type { CrossTabChannel, CrossTabTopic } from '../types.ts';

interface TabMessage {
  /** Storage prefix of the sending lobby. Lobbies with different prefixes ignore each other's messages. */
  readonly scope: string;
  readonly topic: CrossTabTopic;
  readonly value: string;
}

/** Channel that can be closed. Messages sent after `close` are dropped. */
export interface Tabs extends CrossTabChannel {
  close(): void;
}

/**
 * Returns a short hash that identifies a token or member without disclosing it (S16): 32 bits cannot disclose a random
 * token of 256 bits. WebCrypto is not used, because it is asynchronous and missing on plain http.
 */
export function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Storage key for browsers without BroadcastChannel: writing it causes a storage event in the other tabs. */
const KEY = 'tabs';

const read = (value: unknown): TabMessage | null => {
  const message = value as Partial<TabMessage> | null;
  return typeof message?.topic === 'string' && typeof message.value === 'string' ? (message as TabMessage) : null;
};

/**
 * Creates one channel per gateway and merchant. Without BroadcastChannel, messages are sent by storage events; on a
 * server, no messages arrive.
 * @param isAlone if true, the channel neither sends nor receives messages
 */
export function createTabs(name: string, scope: string, storage: Storage, isAlone = false): Tabs {
  const listeners = new Map<CrossTabTopic, (value: string) => void>();
  const receive = (value: unknown) => {
    const message = read(value);
    if (message?.scope === scope) listeners.get(message.topic)?.(message.value);
  };
  const channel = !isAlone && hasPage() && typeof BroadcastChannel === 'function' ? open(name) : null;
  if (channel) channel.onmessage = event => receive(event.data);
  const off = channel ? () => channel.close() : storage.onChange(KEY, () => receive(storage.readJson(KEY)));

  let closed = isAlone;
  return {
    send(topic, value = '') {
      if (closed) return;
      const message: TabMessage = { scope, topic, value };
      if (channel) channel.postMessage(message);
      // The timestamp makes the values of two equal consecutive messages different, because an unchanged value causes
      // no storage event.
      else storage.write(KEY, JSON.stringify({ ...message, at: Date.now() }));
    },
    on: (topic, listener) => void listeners.set(topic, listener),
    close() {
      closed = true;
      off();
    },
  };
}

/** Opens the channel; returns null if the browser forbids it, as for opaque origins. */
function open(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
