/** Transient messages of the page: one toast and one overlay at a time, with their durations (CONST-01..06). */
import { LOADING_MS, SUCCESS_MS, TOAST_MS } from 'lobbykit/domain';
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { createContext, useContext } from 'react';
import { type Confirmation, createConfirmation } from './confirmation.ts';

export interface Toasts extends Confirmation {
  readonly $toast: ReadableAtom<string | null>;
  /** Text of the blocking overlay, shown while work is in progress; null otherwise. */
  readonly $loading: ReadableAtom<string | null>;
  /**
   * Reason of an ended session: expired (`over`) or replaced by another device (`elsewhere`). The login shows it until
   * the member logs in or leaves (ERR-15, SAFE-04).
   */
  readonly $sessionEnd: WritableAtom<null | 'over' | 'elsewhere'>;
  /** Shows a success toast for `ms`, 1 s by default (CONST-01, CONST-04). */
  success(text: string, ms?: number): void;
  /** Shows a toast that closes automatically after `ms`, 1.5 s by default (CONST-02). */
  notice(text: string, ms?: number): void;
  /** Blocks the page until the returned function is called, at most `max` ms (CONST-05, CONST-06). */
  loading(text: string, max?: number): () => void;
}

export function createToasts(): Toasts {
  const $toast = atom<string | null>(null);
  const $loading = atom<string | null>(null);
  const $sessionEnd = atom<null | 'over' | 'elsewhere'>(null);
  let toastTimer: ReturnType<typeof setTimeout> | undefined;
  let loadingTimer: ReturnType<typeof setTimeout> | undefined;
  /** Number of the visible overlay, so that the end of an earlier overlay does not hide it. */
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
