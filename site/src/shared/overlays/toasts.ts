/** Short messages above the page: at most one toast and one loading overlay at a time (CONST-01..06). */
import { LOADING_MS, SUCCESS_MS, TOAST_MS } from 'lobbykit/domain';
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { createContext, useContext } from 'react';
import { type Confirmation, createConfirmation } from './confirmation.ts';

export interface Toasts extends Confirmation {
  readonly $toast: ReadableAtom<string | null>;
  /** Text of the loading overlay, which blocks the page; null if there is none. */
  readonly $loading: ReadableAtom<string | null>;
  /**
   * Reason why the session has ended: expired (`over`), or ended by another device (`elsewhere`). The login screen
   * shows it until the member logs in or leaves the screen (ERR-15, SAFE-04).
   */
  readonly $sessionEnd: WritableAtom<null | 'over' | 'elsewhere'>;
  /** Shows a success toast for `ms` milliseconds, 1 s by default (CONST-01, CONST-04). */
  success(text: string, ms?: number): void;
  /** Shows a toast for `ms` milliseconds, 1.5 s by default (CONST-02). */
  notice(text: string, ms?: number): void;
  /**
   * Shows the loading overlay. It blocks the page until the returned function is called, but at most `max` milliseconds
   * (CONST-05, CONST-06).
   */
  loading(text: string, max?: number): () => void;
}

export function createToasts(): Toasts {
  const $toast = atom<string | null>(null);
  const $loading = atom<string | null>(null);
  const $sessionEnd = atom<null | 'over' | 'elsewhere'>(null);
  let toastTimer: ReturnType<typeof setTimeout> | undefined;
  let loadingTimer: ReturnType<typeof setTimeout> | undefined;
  /** Number of the current overlay, so that the end of an earlier overlay does not close it. */
  let turn = 0;

  const show = (text: string, ms: number) => {
    clearTimeout(toastTimer);
    $toast.set(text);
    toastTimer = setTimeout(() => $toast.set(null), ms);
  };

  return {
    $toast,
    $loading,
    ...createConfirmation(),
    $sessionEnd,
    success: (text, ms = SUCCESS_MS) => show(text, ms),
    notice: (text, ms = TOAST_MS) => show(text, ms),
    loading(text, max = LOADING_MS) {
      const current = ++turn;
      const hide = () => {
        if (current !== turn) return;
        clearTimeout(loadingTimer);
        $loading.set(null);
      };
      clearTimeout(loadingTimer);
      $loading.set(text);
      loadingTimer = setTimeout(hide, max);
      return hide;
    },
  };
}

const ToastsContext = createContext<Toasts | null>(null);
export const ToastsProvider = ToastsContext.Provider;

export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext);
  if (!toasts) throw new Error('useToasts: no ToastsProvider above');
  return toasts;
}
