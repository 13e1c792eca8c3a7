import { expect, it } from 'vitest';
import { downloadPlace } from '../../../../site/src/features/content/app/download-popups-model.ts';
import { createPopups } from '../../../../site/src/shared/overlays/popups.ts';

it('HOME-05 FRAME-21 popup flags determine the download panel and opening one closes the others', () => {
  const popups = createPopups();
  const place = downloadPlace(popups);
  const seen: (string | null)[] = [];
  place.$panel.subscribe(panel => seen.push(panel));
  popups.open('homeScreen');
  place.show('steps');
  expect([popups.$download.get(), popups.$downloadSteps.get(), popups.$homeScreen.get()]).toEqual([false, true, false]);
  expect(popups.$containerClass.get()).toBe('with-download-steps');
  place.show('links');
  expect(place.$panel.get()).toBe('links');
  place.show(null);
  expect(popups.$anyOpen.get()).toBe(false);
  expect([seen[0], seen[1], seen.at(-1)]).toEqual([null, 'homeScreen', null]);
});
