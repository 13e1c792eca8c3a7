/**
 * Runs before all other code: requests the announcements of home and preloads the image of the first banner. On slow
 * 4G, the other code arrives a second later than this script, so keep its imports minimal.
 */
import { createStorage, storeInstallPrompt } from 'lobbykit';
import { type Announcement, carouselBanners, languageTag, parseAnnouncements } from 'lobbykit/domain';
import { safeUrl } from 'lobbykit/parts';
import { MERCHANT } from './merchant.ts';
import { preloadedResponses, responseKey } from './shared/http/preloaded-responses.ts';
import { freshResponse, isReload, ttlOf } from './shared/http/response-cache.ts';

/**
 * Must equal the request of the common store exactly, otherwise the page sends two requests (detected by
 * tests/e2e/home/calls.spec.ts).
 */
const PATH = '/wps/relay/MCSFE_getListAnnouncements';
const BODY = `{"types":"B,PL,PU","groupName":"m_home","platform":"M","merchantCode":"${MERCHANT}"}`;

/**
 * True if the page has a session or a login token. Members get a different response, and this script must not read the
 * token (S12).
 */
function signsIn(): boolean {
  const { readSession, read } = createStorage('');
  const stored = [readSession, read].some(of => of('MC_SESSION_INFO') !== null);
  return stored || location.search.includes('token=');
}
/** True for the most common URLs of ROUTE-01. Other URLs also open home, but without the preload. */
const isHome = () => /^\/(m(\/(home|index(\.html)?)?)?)?$/.test(location.pathname);

function preloadImage({ image }: Announcement): void {
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

async function fetchAnnouncements(language: string): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': language, ModuleId: 'COMM3' };
  const response = await fetch(PATH, { method: 'POST', headers, body: BODY, credentials: 'omit', cache: 'no-store' });
  return response.ok ? response.json() : null;
}

/** Preloads the image of the first banner in the response. Errors of the response are reported by the lobby later. */
function preloadBanner(envelope: unknown): void {
  const [first] = carouselBanners(parseAnnouncements(Object(envelope).value).banners);
  if (first) preloadImage(first);
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
  const response = fetchAnnouncements(language).catch(() => null);
  preloadedResponses().set(key, response);
  response.then(preloadBanner).catch(() => {});
}

try {
  // Stores the browser's install prompt event, which may occur before the code that uses it has loaded.
  storeInstallPrompt();
  start();
} catch {
  // Ignores all errors, because the page sends the same request a second later.
}
