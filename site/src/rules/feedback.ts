/** What a message to the operator may hold (VALID-15..17). */
import { checkFeedback, checkRemark, errorsOf, FEEDBACK_MAX, FEEDBACK_MIN, type FieldErrors } from 'lobbykit/domain';

/** Characters. */
export interface FeedbackBounds {
  readonly min: number;
  readonly max: number;
}

const WHOLE = /^\d{1,4}$/;

/** Longest content the call takes. */
const LONGEST = 2_000;

/**
 * Bounds of the message by the merchant's template values `feedback_min` and `feedback_max`; those of the documents where
 * they are missing or make no sense (OPEN: VALID-16, for the names too).
 */
export function feedbackBounds(template: ReadonlyMap<string, string> | undefined): FeedbackBounds {
  const read = (name: string, otherwise: number) => {
    const text = template?.get(name) ?? '';
    return WHOLE.test(text) ? Number(text) : otherwise;
  };
  const min = read('feedback_min', FEEDBACK_MIN);
  const max = read('feedback_max', FEEDBACK_MAX);
  return min >= 1 && min <= max && max <= LONGEST ? { min, max } : { min: FEEDBACK_MIN, max: FEEDBACK_MAX };
}

export type FeedbackTexts = {
  readonly content: string;
  readonly remark: string;
  readonly contact: string;
};

/** What is wrong with a message; how to reach who wrote it is their own affair. */
export const checkMessage = ({ content, remark }: FeedbackTexts, { min, max }: FeedbackBounds): FieldErrors =>
  errorsOf({ content: checkFeedback(content, min, max), remark: checkRemark(remark) });

/** Characters as they are counted: blanks around them aside (VALID-16). */
export const lengthOf = (text: string): number => [...text.trim()].length;
