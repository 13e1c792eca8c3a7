/** Limits of a message to the operator (VALID-15..17). */
import { checkFeedback, checkRemark, errorsOf, type FeedbackBounds, type FieldErrors } from 'lobbykit/domain';

export type FeedbackTexts = {
  readonly content: string;
  readonly remark: string;
  readonly contact: string;
};

/** Errors of a message; the contact field may hold anything. */
export const checkMessage = ({ content, remark }: FeedbackTexts, { min, max }: FeedbackBounds): FieldErrors =>
  errorsOf({ content: checkFeedback(content, min, max), remark: checkRemark(remark) });
