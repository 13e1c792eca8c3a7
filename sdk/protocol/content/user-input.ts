/** Validation of user input: feedback, remarks, images (VALID-15..18). */

import type { FieldError } from '../account/field-rules.ts';

/** VALID-16: minimum length of feedback, characters. */
const FEEDBACK_MIN = 5;

/** VALID-16: maximum length of feedback, characters. */
const FEEDBACK_MAX = 500;

/** VALID-17: maximum length of a remark to the operator, characters. */
export const REMARK_MAX = 140;

/** VALID-18: maximum number of images attached to feedback. */
export const IMAGE_COUNT = 3;

/** VALID-18: maximum size of an attached image, bytes. */
export const IMAGE_MAX_BYTES = 5 * 1024 ** 2;

/** Returns the length of the trimmed text in characters (OPEN: VALID-16). */
export const textLength = (text: string): number => [...text.trim()].length;

/** Validates the length of feedback after trimming. The message contains both limits (VALID-15, OPEN: VALID-16). */
export function checkFeedback(text: string, min = FEEDBACK_MIN, max = FEEDBACK_MAX): FieldError | null {
  const length = textLength(text);
  return length >= min && length <= max ? null : { key: 'field.feedback', params: { min, max } };
}

/** Length limits of feedback, characters. */
export interface FeedbackBounds {
  readonly min: number;
  readonly max: number;
}

/** Maximum length of feedback that the gateway's endpoint accepts, characters. */
const FEEDBACK_LONGEST = 2_000;

const WHOLE = /^\d{1,4}$/;

/**
 * Reads the length limits from the merchant's template values `feedback_min` and `feedback_max`. Missing and invalid
 * values fall back to the limits in the documents (OPEN: VALID-16, also for the names of these values).
 */
export function feedbackBounds(named: (name: string) => string | undefined): FeedbackBounds {
  const read = (name: string, otherwise: number) => {
    const text = named(name) ?? '';
    return WHOLE.test(text) ? Number(text) : otherwise;
  };
  const min = read('feedback_min', FEEDBACK_MIN);
  const max = read('feedback_max', FEEDBACK_MAX);
  const sane = min >= 1 && min <= max && max <= FEEDBACK_LONGEST;
  return sane ? { min, max } : { min: FEEDBACK_MIN, max: FEEDBACK_MAX };
}

/** Returns an error if a remark has more than 140 characters after trimming (VALID-17). */
export const checkRemark = (text: string): FieldError | null =>
  textLength(text) <= REMARK_MAX ? null : { key: 'field.remark', params: { max: REMARK_MAX } };

/** Properties of an image that the validation requires; a browser's `File` has them. `size` is in bytes. */
export interface Attachment {
  readonly type: string;
  readonly size: number;
}

const IMAGE_TYPES: readonly string[] = ['image/png', 'image/jpeg'];

/**
 * Checks that there are at most three images, each a PNG or JPEG of at most 5 MB (VALID-18). The gateway also checks
 * the content (S41).
 */
export function checkImages(images: readonly Attachment[]): FieldError | null {
  if (images.length > IMAGE_COUNT) return { key: 'field.images-count', params: { max: IMAGE_COUNT } };
  if (images.some(image => !IMAGE_TYPES.includes(image.type))) return { key: 'field.images-kind' };
  if (images.some(image => image.size > IMAGE_MAX_BYTES)) {
    return { key: 'field.images-size', params: { max: IMAGE_MAX_BYTES / 1024 ** 2 } };
  }
  return null;
}
