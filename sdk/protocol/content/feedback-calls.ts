/** What visitors and members write to the operator, and the pictures that go with it (EP-06, S41). */
import { array, maxLength, optional, pipe, strictObject, string } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { done, optionalText, texts } from '../schemas.ts';

/** A message to the operator; `images` are ids of uploaded ones (EP-06, VALID-15, VALID-17, VALID-18; OPEN: API-14 for the fields). */
export const feedback = endpoint({
  name: 'feedback',
  method: 'POST',
  path: '/wps/feedback',
  moduleId: 'COMM3',
  auth: 'optional',
  body: strictObject({
    content: texts(2000),
    contact: optional(texts(255)),
    remark: optionalText(140),
    images: optional(pipe(array(texts(64)), maxLength(3))),
  }),
  value: done,
});

/** Takes one picture for a message to the operator, 5 MB at most (S41, VALID-18; OPEN: API-14 for path and fields). */
export const feedbackImage = endpoint({
  name: 'feedbackImage',
  method: 'POST',
  path: '/wps/feedback/image',
  moduleId: 'COMM3',
  auth: 'never',
  upload: ['image/png', 'image/jpeg'],
  value: object({ id: string() }),
});
