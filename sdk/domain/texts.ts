/** Rules of what a visitor writes or attaches: feedback, remarks, images (VALID-15..18). */

import { FEEDBACK_MAX, FEEDBACK_MIN, IMAGE_COUNT, IMAGE_MAX_BYTES, REMARK_MAX } from './limits.ts';
import type { FieldError } from './rules.ts';

const lengthOf = (text: string) => [...text.trim()].length;

/** Feedback has so many characters, blanks around it aside; both bounds are part of the message (VALID-15, OPEN: VALID-16). */
export function checkFeedback(text: string, min = FEEDBACK_MIN, max = FEEDBACK_MAX): FieldError | null {
  const length = lengthOf(text);
  return length >= min && length <= max ? null : { key: 'field.feedback', params: { min, max } };
}

/** VALID-17 */
export const checkRemark = (text: string): FieldError | null =>
  lengthOf(text) <= REMARK_MAX ? null : { key: 'field.remark', params: { max: REMARK_MAX } };

/** What is asked of a picture; a browser's `File` will do. `size` in bytes. */
export interface Attached {
  readonly type: string;
  readonly size: number;
}

const IMAGE_TYPES: readonly string[] = ['image/png', 'image/jpeg'];

/** PNG or JPEG, 5 MB each, three in all (VALID-18). The gateway looks at the content as well (S41). */
export function checkImages(images: readonly Attached[]): FieldError | null {
  if (images.length > IMAGE_COUNT) return { key: 'field.images-count', params: { max: IMAGE_COUNT } };
  if (images.some(image => !IMAGE_TYPES.includes(image.type))) return { key: 'field.images-kind' };
  if (images.some(image => image.size > IMAGE_MAX_BYTES)) {
    return { key: 'field.images-size', params: { max: IMAGE_MAX_BYTES / 1024 ** 2 } };
  }
  return null;
}
