/** Yes/no question in a dialog, which any page can ask. Only one question is open at a time (FRAME-18, SESS-06). */
import { atom, type ReadableAtom } from 'nanostores';

export interface Question {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
}

export interface Confirmation {
  readonly $question: ReadableAtom<Question | null>;
  /**
   * Opens the dialog. Resolves with true after "yes"; with false after "no", or if another question replaces this one.
   */
  confirm(question: Question): Promise<boolean>;
  /** Closes the open question with an answer. */
  respond(yes: boolean): void;
}

export function createConfirmation(): Confirmation {
  const $question = atom<Question | null>(null);
  let settle = (_yes: boolean) => {};
  return {
    $question,
    confirm(question) {
      settle(false);
      $question.set(question);
      return new Promise(resolve => {
        settle = resolve;
      });
    },
    respond(yes) {
      $question.set(null);
      settle(yes);
    },
  };
}
