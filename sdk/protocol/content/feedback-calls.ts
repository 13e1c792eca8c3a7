/** Messages of visitors and members to the operator, with attached images (EP-06, S41). */
import { array, maxLength, optional, pipe, strictObject, string } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { done, optionalText, requiredText } from '../schemas.ts';

/**
 * Sends a message to the operator; `images` are ids of uploaded images (EP-06, VALID-15, VALID-17, VALID-18; OPEN:
 * API-14 for the fields).
 */
export const feedback = endpoint({
  name: 'feedback',
  method: 'POST',
  path: '/wps/feedback',
  moduleId: 'COMM3',
  auth: 'optional',
  body: strictObject({
    content: requiredText(2000),
    contact: optional(requiredText(255)),
    remark: optionalText(140),
    images: optional(pipe(array(requiredText(64)), maxLength(3))),
  }),
  value: done,
});

/** Uploads one image for a message to the operator, at most 5 MB (S41, VALID-18; OPEN: API-14 for path and fields). */
export const feedbackImage = endpoint({
  name: 'feedbackImage',
  method: 'POST',
  path: '/wps/feedback/image',
  moduleId: 'COMM3',
  auth: 'never',
  upload: ['image/png', 'image/jpeg'],
  value: object({ id: string() }),
});
