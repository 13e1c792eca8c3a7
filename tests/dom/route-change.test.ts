// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { onRouteChange } from '../../sdk/dom/route-change.ts';

let off = () => {};
afterEach(() => off());

/** Changes the URL and dispatches a popstate event, as routers and trackers do. */
const goTo = (url: string) => {
  history.replaceState({ by: 'router' }, '', url);
  dispatchEvent(new PopStateEvent('popstate'));
};

it('changes of state, query, hash and trailing slash are not reported as navigation, but a new path is', () => {
  goTo('/lottery');
  const listener = vi.fn();
  off = onRouteChange(listener);
  for (const url of ['/lottery', '/lottery?page=2', '/lottery#top', '/lottery/', '/lottery/?ref=7', '/lottery'])
    goTo(url);
  expect(listener).not.toHaveBeenCalled();
  goTo('/lottery/mb');
  expect(listener).toHaveBeenCalledTimes(1);
  goTo('/');
  expect(listener).toHaveBeenCalledTimes(2);
});

it('onRouteChange reports nothing after it was stopped', () => {
  const listener = vi.fn();
  onRouteChange(listener)();
  goTo('/elsewhere');
  expect(listener).not.toHaveBeenCalled();
});
