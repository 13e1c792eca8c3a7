// @vitest-environment jsdom
/** The browser's own question whether to install the page. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onInstallPrompt, promptInstall } from '../../sdk/dom/install-prompt.ts';

/** What a Chrome fires, with its answer to being asked. */
function offer(prompt: () => Promise<{ outcome: string }>) {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(event);
  return event;
}

describe('APP-18 the question of the browser', () => {
  let can: boolean[];
  beforeEach(() => {
    can = [];
    const off = onInstallPrompt(now => can.push(now));
    return () => void off();
  });

  it('is kept from the page until somebody wants it, and is asked once', async () => {
    const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
    expect(offer(prompt).defaultPrevented).toBe(true);
    expect(prompt).not.toHaveBeenCalled();
    expect(await promptInstall()).toBe(true);
    expect(await promptInstall()).toBe(false);
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(can).toEqual([false, true, false]);
  });

  it('installs nothing when the visitor declines, or when the browser will not ask', async () => {
    offer(async () => ({ outcome: 'dismissed' }));
    expect(await promptInstall()).toBe(false);
    offer(() => Promise.reject(new DOMException('no gesture', 'NotAllowedError')));
    expect(await promptInstall()).toBe(false);
    expect(can.at(-1)).toBe(false);
  });

  it('is over once the page is installed by another way', () => {
    offer(async () => ({ outcome: 'accepted' }));
    dispatchEvent(new Event('appinstalled'));
    expect(can).toEqual([false, true, false]);
  });
});
