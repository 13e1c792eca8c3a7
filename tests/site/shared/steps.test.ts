// @vitest-environment jsdom
import 'wouter';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countSteps, isBeforeLogout, markLogout, previousPath } from '../../../site/src/shared/history/steps.ts';

let stop = () => {};
beforeEach(() => {
  history.replaceState(null, '', '/m/home');
  stop = countSteps(window);
});
afterEach(() => stop());

const moved = () => new Promise(resolve => addEventListener('popstate', resolve, { once: true }));

describe('previous page', () => {
  it('FRAME-07 the first page of a visit has no previous page', () => {
    expect(previousPath(window)).toBeNull();
  });

  it('FRAME-06 every page after the first one has a previous page, also after a reload or a replaced URL', () => {
    history.pushState(null, '', '/m/rng?x=1');
    expect(previousPath(window)).toBe('/m/home');
    history.replaceState(null, '', '/m/gameList');
    expect(previousPath(window)).toBe('/m/home');
    stop();
    stop = countSteps(window);
    expect(previousPath(window)).toBe('/m/home');
    history.pushState(null, '', '/m/live');
    expect(previousPath(window)).toBe('/m/gameList');
  });

  it('FRAME-06 the step count decreases on back navigation, also across a fragment', async () => {
    history.pushState(null, '', '/m/rng');
    const followed = moved();
    location.hash = '#more';
    await followed;
    expect(previousPath(window)).toBe('/m/rng');
    for (const from of ['/m/home', null]) {
      const back = moved();
      history.back();
      await back;
      expect(previousPath(window)).toBe(from);
    }
  });

  it('SESS-09 pages visited before a logout are marked, and later pages are not', async () => {
    history.pushState(null, '', '/m/member/home');
    history.pushState(null, '', '/m/vip');
    markLogout(window);
    history.replaceState(null, '', '/m/home');
    expect(isBeforeLogout(window)).toBe(false);
    const back = moved();
    history.back();
    await back;
    expect(isBeforeLogout(window)).toBe(true);
    history.pushState(null, '', '/m/vip');
    expect(isBeforeLogout(window)).toBe(false);
  });

  it('countSteps preserves state that other code stored in a history entry', () => {
    history.pushState({ theirs: 1 }, '', '/m/rng');
    expect(history.state).toMatchObject({ theirs: 1 });
  });
});
