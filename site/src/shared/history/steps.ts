/** Numbers the pages of a visit. The number is stored in the history entry, so that it survives a reload and Back. */

interface Step {
  /** Number of earlier pages in this visit. */
  readonly step: number;
  /** URL of the previous page; null for the first page. */
  readonly from: string | null;
}

/** Length of the history at the last `countOwn` call. Frames on the page may add entries later. */
let left = 0;

/** True if a frame on the page added history entries after the last `countOwn` call. */
export const movedInside = ({ history }: Window): boolean => history.length !== left;
/** Records that this page created the current history entry. */
export const countOwn = ({ history }: Window): void => {
  left = history.length;
};

const FIRST: Step = { step: 0, from: null };

/** Step number of the first page after the last logout. */
let firstOfVisitor = 0;

function stepOf({ history }: Window): Step | null {
  const { step, from = null } = Object(history.state);
  return typeof step === 'number' ? { step, from } : null;
}

/**
 * Numbers the history entries of this visit, from 0. `page` must emit `pushState` and `replaceState` events, as wouter
 * does.
 * @returns a function that removes the listeners
 */
export function countSteps(page: Window): () => void {
  let at = FIRST;
  let address = '';
  const mark = (to: Step) => {
    if (at.step !== to.step || left === 0) countOwn(page);
    at = to;
    address = page.location.pathname + page.location.search;
    if (stepOf(page)?.step !== to.step) page.history.replaceState({ ...page.history.state, ...to }, '');
  };
  const next = (): Step => ({ step: at.step + 1, from: address });
  const onPush = () => {
    mark(next());
    // A new navigation belongs to the current visitor.
    firstOfVisitor = Math.min(firstOfVisitor, at.step);
  };
  const onReplace = () => mark(at);
  // An entry without a number is new: a fragment link was followed.
  const onMove = () => mark(stepOf(page) ?? next());

  mark(stepOf(page) ?? FIRST);
  page.addEventListener('pushState', onPush);
  page.addEventListener('replaceState', onReplace);
  page.addEventListener('popstate', onMove);
  return () => {
    page.removeEventListener('pushState', onPush);
    page.removeEventListener('replaceState', onReplace);
    page.removeEventListener('popstate', onMove);
  };
}

/** URL of the previous page of this visit; null on the first page. */
export const previousPath = (page: Window): string | null => stepOf(page)?.from ?? null;

/** Marks all earlier pages as visited before a logout. Member pages among them redirect to home from now on. */
export const markLogout = (page: Window): void => {
  firstOfVisitor = stepOf(page)?.step ?? 0;
};

/** True on a page that was visited before the last logout. */
export const isBeforeLogout = (page: Window): boolean => (stepOf(page)?.step ?? firstOfVisitor) < firstOfVisitor;
