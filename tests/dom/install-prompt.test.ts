// @vitest-environment jsdom
/** Install prompt of the browser. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onInstallPrompt, promptInstall } from '../../sdk/dom/install-prompt.ts';

/** Dispatches Chrome's `beforeinstallprompt` event. `prompt` simulates the choice of the visitor. */
function offer(prompt: () => Promise<{ outcome: string }>) {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(event);
  return event;
}

describe('APP-18 install prompt', () => {
  let can: boolean[];
  beforeEach(() => {
    can = [];
    const off = onInstallPrompt(now => can.push(now));
    return () => void off();
  });

  it("the browser's install prompt is suppressed, is shown on request and can be shown only once", async () => {
    const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
    expect(offer(prompt).defaultPrevented).toBe(true);
    expect(prompt).not.toHaveBeenCalled();
    expect(await promptInstall()).toBe(true);
    expect(await promptInstall()).toBe(false);
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(can).toEqual([false, true, false]);
  });

  it('promptInstall returns false when the visitor declines or the browser rejects the prompt', async () => {
    offer(async () => ({ outcome: 'dismissed' }));
    expect(await promptInstall()).toBe(false);
    offer(() => Promise.reject(new DOMException('no gesture', 'NotAllowedError')));
    expect(await promptInstall()).toBe(false);
    expect(can.at(-1)).toBe(false);
  });

  it('install prompt is unavailable after the visitor installed the page another way', () => {
    offer(async () => ({ outcome: 'accepted' }));
    dispatchEvent(new Event('appinstalled'));
    expect(can).toEqual([false, true, false]);
  });
});
