/** What a message to the operator may hold (VALID-15..17). */
import { checkFeedback, checkRemark, errorsOf, type FeedbackBounds, type FieldErrors } from 'lobbykit/domain';

export type FeedbackTexts = {
  readonly content: string;
  readonly remark: string;
  readonly contact: string;
};

/** What is wrong with a message; how to reach who wrote it is their own affair. */
export const checkMessage = ({ content, remark }: FeedbackTexts, { min, max }: FeedbackBounds): FieldErrors =>
  errorsOf({ content: checkFeedback(content, min, max), remark: checkRemark(remark) });
