/**
 * Runs in the page before any other code of it: asks for what home shows first, and brings the picture of the first banner.
 * On slow 4G the code takes a second longer than the page, and this second is the answer's. It imports next to nothing.
 */
import { createStorage, storeInstallPrompt } from 'lobbykit';
import { type Announcement, carouselBanners, languageTag, parseAnnouncements } from 'lobbykit/domain';
import { safeUrl } from 'lobbykit/parts';
import { MERCHANT } from './merchant.ts';
import { preloadedResponses, responseKey } from './shared/http/preloaded-responses.ts';
import { freshResponse, isReload, ttlOf } from './shared/http/response-cache.ts';

/** The call of the common store, to the letter: tests/e2e/home/calls.spec.ts notices when it is made twice. */
const PATH = '/wps/relay/MCSFE_getListAnnouncements';
const BODY = `{"types":"B,PL,PU","groupName":"m_home","platform":"M","merchantCode":"${MERCHANT}"}`;

/** A member gets another answer, by a token that this script must not read (S12). */
function signsIn(): boolean {
  const { readSession, read } = createStorage('');
  const stored = [readSession, read].some(of => of('MC_SESSION_INFO') !== null);
  return stored || location.search.includes('token=');
}
/** ROUTE-01, as far as it matters: an unknown address is home too, and waits a little longer. */
const isHome = () => /^\/(m(\/(home|index(\.html)?)?)?)?$/.test(location.pathname);

function bringPicture({ image }: Announcement): void {
  const address = safeUrl('image', image, location.origin);
  if (!address) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.fetchPriority = 'high';
  link.referrerPolicy = 'no-referrer';
  link.href = address;
  document.head.append(link);
}

async function ask(language: string): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': language, ModuleId: 'COMM3' };
  const answer = await fetch(PATH, { method: 'POST', headers, body: BODY, credentials: 'omit', cache: 'no-store' });
  return answer.ok ? answer.json() : null;
}

/** Loads the picture of the first banner. Other faults of the answer are reported by the lobby. */
function preloadBanner(envelope: unknown): void {
  const [first] = carouselBanners(parseAnnouncements(Object(envelope).value).banners);
  if (first) bringPicture(first);
}

function start(): void {
  if (!isHome() || signsIn()) return;
  const storage = createStorage('');
  const language = languageTag(storage.read('language') ?? 'TY');
  const key = responseKey(PATH, language, BODY);
  const stored = freshResponse({ storage, reloaded: isReload() }, key, ttlOf(PATH) ?? 0);
  if (stored !== null) {
    preloadBanner(stored);
    return;
  }
  const answer = ask(language).catch(() => null);
  preloadedResponses().set(key, answer);
  answer.then(preloadBanner).catch(() => {});
}

try {
  // The browser's question whether to install the page may come before the code that waits for it.
  storeInstallPrompt();
  start();
} catch {
  // The page asks again by itself, a second later.
}
