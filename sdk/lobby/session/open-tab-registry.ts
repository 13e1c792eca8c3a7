/**
 * Counts the open tabs of this browser that have a session, because a session without "Remember me" ends with the last
 * tab (SESS-14).
 */
import { hasPage } from '../../dom/env.ts';

export interface OpenTabRegistry {
  /** Registers this tab until its page is closed. */
  join(): void;
  /**
   * Returns true if another tab is registered; call it while this tab is not registered. Null if the browser has no Web
   * Locks (plain http, sandboxed frames).
   */
  others(): Promise<boolean | null>;
}

/**
 * Creates the registry. Each registered tab holds the shared Web Lock `name`, which the browser releases when the tab
 * closes or crashes.
 */
export function createOpenTabRegistry(name: string): OpenTabRegistry {
  const locks = hasPage() ? globalThis.navigator?.locks : undefined;
  let release: (() => void) | null = null;

  const hold = () => {
    if (release) return;
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    // Without Web Locks, tabs are not counted.
    locks?.request(name, { mode: 'shared' }, () => held).catch(() => {});
  };
  const letGo = () => {
    release?.();
    release = null;
  };

  return {
    join() {
      if (release) return;
      hold();
      if (!hasPage()) return;
      // Browsers exclude pages that hold a lock from the back/forward cache, so the lock is released when the page is
      // hidden.
      window.addEventListener('pagehide', letGo);
      window.addEventListener('pageshow', hold);
    },
    async others() {
      const found = await locks?.query().catch(() => null);
      return found?.held?.some(lock => lock.name === name) ?? null;
    },
  };
}
