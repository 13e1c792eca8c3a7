import { expect, it } from 'vitest';
import { createConfirmation } from '../../../site/src/shared/overlays/confirmation.ts';

it('FRAME-18 SESS-06 a question is answered only once, and a question that is replaced by another is answered with no', async () => {
  const { $question, confirm, respond } = createConfirmation();
  const question = { title: 'Log out?', text: '', yes: 'Log out', no: 'Cancel' };
  const first = confirm(question);
  const second = confirm({ ...question, title: 'Sure?' });
  expect(await first).toBe(false);
  expect($question.get()?.title).toBe('Sure?');
  respond(true);
  expect(await second).toBe(true);
  expect($question.get()).toBeNull();
});
