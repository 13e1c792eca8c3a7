/** Which tabs of this browser are open with a session: one that nobody asked to remember ends with the last of them (SESS-14). */
import { hasPage } from '../../dom/env.ts';

export interface OpenTabRegistry {
  /** Counts this tab from now on, until its page goes. */
  join(): void;
  /** True if another tab is counted, for a tab that has not joined; null if the browser has no locks (plain http, sandboxed frames). */
  others(): Promise<boolean | null>;
}

/** Each tab holds a share of one Web Lock, which the browser takes back when the tab is closed or dies. `name`: of the lock. */
export function createOpenTabRegistry(name: string): OpenTabRegistry {
  const locks = hasPage() ? globalThis.navigator?.locks : undefined;
  let release: (() => void) | null = null;

  const hold = () => {
    if (release) return;
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    // A browser that forbids locks counts no tabs.
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
      // Browsers keep no page for the way back that holds a lock.
      window.addEventListener('pagehide', letGo);
      window.addEventListener('pageshow', hold);
    },
    async others() {
      const found = await locks?.query().catch(() => null);
      return found?.held?.some(lock => lock.name === name) ?? null;
    },
  };
}
