/** Setup of the `elements` project: runs preact's deferred work before the page of a file is removed. */
import { afterAll } from 'vitest';
import { fakeDialogs } from '../pages/dialog.ts';

fakeDialogs();

const nextFrame = () => new Promise(done => requestAnimationFrame(done));

afterAll(async () => {
  document.body.replaceChildren();
  // Waits for a second frame, because an effect of the first frame may defer another effect.
  await nextFrame();
  await nextFrame();
});
