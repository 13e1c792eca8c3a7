/** Where in the visit each page of the history stands, kept in its entry: a reload and the browser's own back know it too. */

interface Step {
  /** Pages of this visit before it. */
  readonly step: number;
  /** Address of the page it was come to from, null for the first one. */
  readonly from: string | null;
}

/** Entries of the history as the page that is shown left them; frames on it may add some of their own. */
let left = 0;

/** Has a frame on the page added steps to the history since `countOwn` was told? */
export const movedInside = ({ history }: Window): boolean => history.length !== left;
/** The present entry of the history was made by this page. */
export const countOwn = ({ history }: Window): void => {
  left = history.length;
};

const FIRST: Step = { step: 0, from: null };

/** Pages before this one were left by a logout. */
let firstOfVisitor = 0;

function stepOf({ history }: Window): Step | null {
  const { step, from = null } = Object(history.state);
  return typeof step === 'number' ? { step, from } : null;
}

/** Numbers the entries of this visit from 0 on. Returns off. `page` raises `pushState` and `replaceState`, as wouter has it. */
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
    // A page that is come to anew is none of those.
    firstOfVisitor = Math.min(firstOfVisitor, at.step);
  };
  const onReplace = () => mark(at);
  // An entry without a number is new: a fragment was followed.
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

/** Address of the page of this visit that one came from; null on the first one. */
export const previousPath = (page: Window): string | null => stepOf(page)?.from ?? null;

/** A logout ends what has been visited so far: pages for members among it lead home from now on. */
export const markLogout = (page: Window): void => {
  firstOfVisitor = stepOf(page)?.step ?? 0;
};

/** True on a page that was visited before the last logout. */
export const isBeforeLogout = (page: Window): boolean => (stepOf(page)?.step ?? firstOfVisitor) < firstOfVisitor;
