/** Question that any page can ask in a dialog, one at a time (FRAME-18, SESS-06). */
import { atom, type ReadableAtom } from 'nanostores';

export interface Question {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
}

export interface Confirmation {
  readonly $question: ReadableAtom<Question | null>;
  /** Asks a question. Resolves with true for yes only; false if another question replaces it. */
  confirm(question: Question): Promise<boolean>;
  /** Answers the open question. */
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
