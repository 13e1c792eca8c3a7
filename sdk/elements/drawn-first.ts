/** A drawing from before its element was there. */
export interface DrawnFirst {
  /** Buttons that somebody has pressed meanwhile. */
  readonly pressed: ReadonlySet<HTMLElement>;
  /** Lets go of the data: what is drawn does not change any more. */
  end(): void;
}

/**
 * First drawings by the box that holds them. An element draws into the same nodes; a server's markup is none, and gives way to
 * what the element has drawn aside.
 */
export const drawnFirst = new WeakMap<Element, DrawnFirst>();
