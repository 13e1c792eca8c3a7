/** For the `elements` project: what preact has put off to the next frame happens before the page of a file goes. */
import { afterAll } from 'vitest';
import { fakeDialogs } from '../pages/dialog.ts';

fakeDialogs();

const nextFrame = () => new Promise(done => requestAnimationFrame(done));

afterAll(async () => {
  document.body.replaceChildren();
  // An effect of the first frame may put off another.
  await nextFrame();
  await nextFrame();
});
