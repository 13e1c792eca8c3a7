/** Open and closed state of the popups and drawers above the page (FRAME-20, FRAME-21). */
import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import { createContext, useContext } from 'react';

/** Drawers, each with the CSS class that the page container has while the drawer is open (FRAME-20). */
const DRAWERS = {
  sideMenu: 'with-side-menu',
  rightMenu: 'with-right-menu',
  downloadSteps: 'with-download-steps',
  lotteryHistory: 'with-lottery-history',
  agent: 'with-agent',
} as const;
type DrawerName = keyof typeof DRAWERS;
const drawers = Object.keys(DRAWERS) as DrawerName[];

/**
 * Names of the other popups: those of FRAME-21 (`login` is the announcement after a login), the login dialog, the
 * invitation (FRAME-12), a contract offer (CONTRACT-01), and the start of a free trial (TRIAL-02).
 */
const OTHERS = [
  'login',
  'loginModal',
  'download',
  'hotMatch',
  'homeScreen',
  'service',
  'registerSuccess',
  'notice',
  'contract',
  'referral',
  'trial',
] as const;
export type PopupName = DrawerName | (typeof OTHERS)[number];

export type Popups = {
  /** Store for each popup, such as `$login`; true while the popup is open. */
  readonly [N in PopupName as `$${N}`]: ReadableAtom<boolean>;
} & {
  /** True while any popup or drawer is open. */
  readonly $anyOpen: ReadableAtom<boolean>;
  /** CSS classes of the page container for the open drawers; '' if none is open (FRAME-20). */
  readonly $containerClass: ReadableAtom<string>;
  open(name: PopupName): void;
  close(name: PopupName): void;
  /**
   * Closes the drawers after a navigation (LOTT-14). Popups stay open, because a new page may open one while it mounts.
   */
  closeDrawers(): void;
};

export function createPopups(): Popups {
  const names: readonly PopupName[] = [...drawers, ...OTHERS];
  const flags = Object.fromEntries(names.map(name => [name, atom(false)])) as Record<PopupName, WritableAtom<boolean>>;
  const readable = Object.fromEntries<ReadableAtom<boolean>>(names.map(name => [`$${name}`, flags[name]])) as {
    [N in PopupName as `$${N}`]: ReadableAtom<boolean>;
  };
  return {
    ...readable,
    $anyOpen: computed(
      names.map(name => flags[name]),
      (...open) => open.includes(true),
    ),
    $containerClass: computed(
      drawers.map(name => flags[name]),
      (...open) =>
        drawers
          .filter((_, at) => open[at])
          .map(name => DRAWERS[name])
          .join(' '),
    ),
    open: name => flags[name].set(true),
    close: name => flags[name].set(false),
    closeDrawers() {
      for (const name of drawers) flags[name].set(false);
    },
  };
}

/**
 * Sets a CSS class on the body while the login dialog is open (FRAME-22).
 * @returns a function that stops this
 */
export const followLogin = ({ $loginModal }: Pick<Popups, '$loginModal'>, { body }: Document): (() => void) =>
  $loginModal.subscribe(open => {
    body.classList.toggle('with-login', open);
  });

const PopupsContext = createContext<Popups | null>(null);
export const PopupsProvider = PopupsContext.Provider;

export function usePopups(): Popups {
  const popups = useContext(PopupsContext);
  if (!popups) throw new Error('usePopups: no PopupsProvider above');
  return popups;
}
