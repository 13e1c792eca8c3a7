/** Host pages on another origin, with a widget of the gateway in a frame. */
import type { Frame, Page } from '@playwright/test';
import { type HostSite, hostFixture } from '../../helpers/pages/host-page.ts';
import { test as base } from '../fixtures.ts';

export { expect } from '../fixtures.ts';

export const test = base.extend<object, { host: HostSite }>({
  host: hostFixture,
});

const NO_SCRIPT = "default-src 'none'; script-src 'none'; style-src 'unsafe-inline'; frame-src *";

export interface Host {
  readonly height?: number;
  readonly sandbox?: string;
  readonly policy?: string | null;
  /** Cross-Origin-Embedder-Policy of the page. */
  readonly coep?: string;
  /** Markup next to the frame, such as a script if the policy of the page permits scripts. */
  readonly more?: string;
}

/** Opens a host page with one frame; returns the frame. */
export async function embed(page: Page, host: HostSite, src: string, options: Host = {}): Promise<Frame> {
  const { height = 700, sandbox, policy = NO_SCRIPT, coep, more = '' } = options;
  const box = sandbox === undefined ? '' : ` sandbox="${sandbox}"`;
  const frame = `<iframe src="${src.replaceAll('&', '&amp;')}" title="Widget" width="390" height="${height}" style="border:0"${box}></iframe>`;
  const body = `<!doctype html><html lang="en"><title>Host</title>${more}<body style="margin:0">${frame}</body></html>`;
  await page.goto(host.put('/frame-host.html', body, { policy, coep }));
  const found = page.frames().find(one => one !== page.mainFrame());
  if (!found) throw new Error('the host has no frame');
  return found;
}

/** Host script that records the messages of its frame. */
export const LISTENER = '<script>window.heard=[];addEventListener("message",e=>heard.push([e.origin,e.data]))</script>';
export const receivedMessages = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: [string, { type: string }][] }).heard.map(([, data]) => data));

/** Host script that sets the reported height on its frame, as in the README. */
export const FOLLOWER =
  '<script>addEventListener("message",({data})=>{if(data.type==="lobbykit:height")document.querySelector("iframe").height=data.height})</script>';
