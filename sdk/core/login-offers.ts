/** Who answers a login request nobody prevented: the page's login modal, where there is one. */

export interface LoginOffers {
  /** `open` shows a login; the one that came last is asked. Returns the offer's end. */
  offer(open: () => void): () => void;
  /** Opens a login on this page; false where there is none. */
  open(): boolean;
}

export function createLoginOffers(): LoginOffers {
  const offers = new Set<() => void>();
  return {
    offer(open) {
      // Two modals may hand in the same function: each offer counts and ends by itself.
      const own = () => open();
      offers.add(own);
      return () => {
        offers.delete(own);
      };
    },
    open() {
      const last = [...offers].at(-1);
      last?.();
      return last !== undefined;
    },
  };
}
