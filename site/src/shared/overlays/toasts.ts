/** Passing messages of the page: one message, one overlay and one question at a time, each with its time (CONST-01..06). */
import { LOADING_MS, SUCCESS_MS, TOAST_MS } from 'lobbykit/domain';
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { createContext, useContext } from 'react';

export interface Question {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
}

export interface Toasts {
  readonly $toast: ReadableAtom<string | null>;
  /** Words of the overlay that holds the page while something is under way. */
  readonly $loading: ReadableAtom<string | null>;
  readonly $question: ReadableAtom<Question | null>;
  /**
   * A session has ended without its member, `elsewhere` by somebody on another device: the login says so until somebody is logged in
   * or leaves it (ERR-15, SAFE-04).
   */
  readonly $ended: WritableAtom<null | 'over' | 'elsewhere'>;
  /** A success stays `ms`, 1 s by default (CONST-01, CONST-04). */
  success(text: string, ms?: number): void;
  /** A notice closes by itself after 1.5 s (CONST-02). */
  notice(text: string, ms?: number): void;
  /** Holds the page until the returned function is called, `max` ms at the longest (CONST-05, CONST-06). */
  loading(text: string, max?: number): () => void;
  /** Asks; false for everything but yes, and for a question that another one takes the place of. */
  ask(question: Question): Promise<boolean>;
  /** The visitor's answer. */
  answer(yes: boolean): void;
}

export function createToasts(): Toasts {
  const $toast = atom<string | null>(null);
  const $loading = atom<string | null>(null);
  const $question = atom<Question | null>(null);
  const $ended = atom<null | 'over' | 'elsewhere'>(null);
  let toastTimer: ReturnType<typeof setTimeout> | undefined;
  let loadingTimer: ReturnType<typeof setTimeout> | undefined;
  /** Number of the overlay on the screen, so that the end of an earlier one does not hide the present one. */
  let turn = 0;
  let settle = (_yes: boolean) => {};

  const show = (text: string, ms: number) => {
    clearTimeout(toastTimer);
    $toast.set(text);
    toastTimer = setTimeout(() => $toast.set(null), ms);
  };

  return {
    $toast,
    $loading,
    $question,
    $ended,
    success: (text, ms = SUCCESS_MS) => show(text, ms),
    notice: (text, ms = TOAST_MS) => show(text, ms),
    loading(text, max = LOADING_MS) {
      const mine = ++turn;
      const hide = () => {
        if (mine !== turn) return;
        clearTimeout(loadingTimer);
        $loading.set(null);
      };
      clearTimeout(loadingTimer);
      $loading.set(text);
      loadingTimer = setTimeout(hide, max);
      return hide;
    },
    ask(question) {
      settle(false);
      $question.set(question);
      return new Promise(resolve => {
        settle = resolve;
      });
    },
    answer(yes) {
      $question.set(null);
      settle(yes);
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
