/** Word between the tabs of one browser that show the same merchant: language, theme, favorites, logout, what was read (S16, R18). */
import { hasPage } from '../../dom/env.ts';
import type { Storage } from '../storage/storage.ts';
import type { CrossTabChannel, CrossTabTopic } from '../types.ts';

interface TabMessage {
  /** Storage prefix of the sender: lobbies with keys of their own do not hear each other. */
  readonly scope: string;
  readonly topic: CrossTabTopic;
  readonly value: string;
}

/** Messages sent after `close` reach nobody. */
export interface Tabs extends CrossTabChannel {
  close(): void;
}

/**
 * A short hash that says which token or member is meant without telling it (S16). 32 bits of a random token of 256 help
 * nobody; WebCrypto would be asynchronous, and missing on plain http.
 */
export function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Key of the fallback: writing it raises a storage event in the other tabs. */
const KEY = 'tabs';

const read = (value: unknown): TabMessage | null => {
  const message = value as Partial<TabMessage> | null;
  return typeof message?.topic === 'string' && typeof message.value === 'string' ? (message as TabMessage) : null;
};

/** One channel per gateway and merchant; storage events where there is no BroadcastChannel. A server hears nothing. */
export function createTabs(name: string, scope: string, storage: Storage): Tabs {
  const listeners = new Map<CrossTabTopic, (value: string) => void>();
  const hear = (value: unknown) => {
    const message = read(value);
    if (message?.scope === scope) listeners.get(message.topic)?.(message.value);
  };
  const channel = hasPage() && typeof BroadcastChannel === 'function' ? open(name) : null;
  if (channel) channel.onmessage = event => hear(event.data);
  const off = channel ? () => channel.close() : storage.onChange(KEY, () => hear(storage.readJson(KEY)));

  let closed = false;
  return {
    tell(topic, value = '') {
      if (closed) return;
      const message: TabMessage = { scope, topic, value };
      if (channel) channel.postMessage(message);
      // The time makes two equal messages in a row two changes.
      else storage.write(KEY, JSON.stringify({ ...message, at: Date.now() }));
    },
    on: (topic, listener) => void listeners.set(topic, listener),
    close() {
      closed = true;
      off();
    },
  };
}

/** null where the browser forbids channels (opaque origins). */
function open(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
