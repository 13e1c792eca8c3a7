/** Rules of what a visitor writes or attaches: feedback, remarks, images (VALID-15..18). */

import type { FieldError } from '../account/field-rules.ts';
import { FEEDBACK_MAX, FEEDBACK_MIN, IMAGE_COUNT, IMAGE_MAX_BYTES, REMARK_MAX } from '../constants.ts';

/** Characters as they are counted: blanks around them aside (OPEN: VALID-16). */
export const textLength = (text: string): number => [...text.trim()].length;

/** Feedback has so many characters, blanks around it aside; both bounds are part of the message (VALID-15, OPEN: VALID-16). */
export function checkFeedback(text: string, min = FEEDBACK_MIN, max = FEEDBACK_MAX): FieldError | null {
  const length = textLength(text);
  return length >= min && length <= max ? null : { key: 'field.feedback', params: { min, max } };
}

/** Characters of feedback. */
export interface FeedbackBounds {
  readonly min: number;
  readonly max: number;
}

/** Longest feedback that can be asked for: what its call takes. */
const FEEDBACK_LONGEST = 2_000;

const WHOLE = /^\d{1,4}$/;

/**
 * Bounds of feedback by the merchant's template values `feedback_min` and `feedback_max`; those of the documents where they
 * are missing or make no sense (OPEN: VALID-16, the names of the values too).
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

/** The error of a remark: 140 characters at most, blanks around it aside (VALID-17). */
export const checkRemark = (text: string): FieldError | null =>
  textLength(text) <= REMARK_MAX ? null : { key: 'field.remark', params: { max: REMARK_MAX } };

/** The properties of a picture that are checked; a browser's `File` will do. `size` in bytes. */
export interface Attachment {
  readonly type: string;
  readonly size: number;
}

const IMAGE_TYPES: readonly string[] = ['image/png', 'image/jpeg'];

/** PNG or JPEG, 5 MB each, three in all (VALID-18). The gateway looks at the content as well (S41). */
export function checkImages(images: readonly Attachment[]): FieldError | null {
  if (images.length > IMAGE_COUNT) return { key: 'field.images-count', params: { max: IMAGE_COUNT } };
  if (images.some(image => !IMAGE_TYPES.includes(image.type))) return { key: 'field.images-kind' };
  if (images.some(image => image.size > IMAGE_MAX_BYTES)) {
    return { key: 'field.images-size', params: { max: IMAGE_MAX_BYTES / 1024 ** 2 } };
  }
  return null;
}
