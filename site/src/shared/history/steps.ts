/** Numbers the pages of a visit. Each history entry stores its number, so that it survives a reload and Back. */

interface Step {
  /** Number of pages before this page in the visit. */
  readonly step: number;
  /** URL of the previous page; null for the first page. */
  readonly from: string | null;
}

/** Length of the history at the last `countOwn` call. Iframes on the page may add entries after it. */
let left = 0;

/** True if an iframe on the page has added history entries since the last `countOwn` call. */
export const movedInside = ({ history }: Window): boolean => history.length !== left;
/** Records the length of the history after the site itself has added an entry. */
export const countOwn = ({ history }: Window): void => {
  left = history.length;
};

const FIRST: Step = { step: 0, from: null };

/** Number of the first page after the last logout. */
let firstOfVisitor = 0;

function stepOf({ history }: Window): Step | null {
  const { step, from = null } = Object(history.state);
  return typeof step === 'number' ? { step, from } : null;
}

/**
 * Numbers the history entries of the visit, from 0. `page` must emit events for `pushState` and `replaceState`, as
 * wouter does.
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
    // A new navigation after a logout belongs to the current visitor.
    firstOfVisitor = Math.min(firstOfVisitor, at.step);
  };
  const onReplace = () => mark(at);
  // An entry without a number is new, because the visitor has followed a fragment link.
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

/** Returns the URL of the previous page in the visit; null for the first page. */
export const previousPath = (page: Window): string | null => stepOf(page)?.from ?? null;

/**
 * Records a logout: from now on, earlier pages count as visited before the logout. Earlier member pages then redirect
 * to home.
 */
export const markLogout = (page: Window): void => {
  firstOfVisitor = stepOf(page)?.step ?? 0;
};

/** True if the current page was visited before the last logout. */
export const isBeforeLogout = (page: Window): boolean => (stepOf(page)?.step ?? firstOfVisitor) < firstOfVisitor;
