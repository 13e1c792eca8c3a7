/** The login modals of a page that answer a login request nobody has prevented. */
import type { LoginReason } from '../events.ts';

export interface LoginOffers {
  /** `open` shows a login, and says there what it is wanted for; the one that came last is asked. Returns the offer's end. */
  offer(open: (wish: LoginReason) => void): () => void;
  /** Opens a login on this page; false where there is none. */
  open(wish: LoginReason): boolean;
}

export function createLoginOffers(): LoginOffers {
  const offers = new Set<(wish: LoginReason) => void>();
  return {
    offer(open) {
      // Two modals may hand in the same function: each offer counts and ends by itself.
      const own = (wish: LoginReason) => open(wish);
      offers.add(own);
      return () => {
        offers.delete(own);
      };
    },
    open(wish) {
      const last = [...offers].at(-1);
      last?.(wish);
      return last !== undefined;
    },
  };
}
