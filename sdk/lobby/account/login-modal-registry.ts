/** Login modals of a page, which open when a login request is not prevented. */
import type { LoginReason } from '../events.ts';

export interface LoginModalRegistry {
  /**
   * Registers `open`, which shows a login for the given reason; the last registered modal is used. Returns a function
   * that unregisters the modal.
   */
  offer(open: (reason: LoginReason) => void): () => void;
  /** Opens a login modal on this page; false if no modal is registered. */
  open(reason: LoginReason): boolean;
}

export function createLoginModalRegistry(): LoginModalRegistry {
  const offers = new Set<(reason: LoginReason) => void>();
  return {
    offer(open) {
      // Each registration needs a separate function, because two modals may register the same one.
      const own = (reason: LoginReason) => open(reason);
      offers.add(own);
      return () => {
        offers.delete(own);
      };
    },
    open(reason) {
      const last = [...offers].at(-1);
      last?.(reason);
      return last !== undefined;
    },
  };
}
