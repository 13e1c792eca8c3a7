/**
 * Runs in the page before any other code of it: asks for what home shows first, and brings the picture of the first banner.
 * On slow 4G the code takes a second longer than the page, and this second is the answer's. It imports next to nothing.
 */
import { createStorage, keepInstallPrompt } from 'lobbykit';
import { type Announcement, carouselBanners, languageTag, readAnnouncements } from 'lobbykit/domain';
import { safeUrl } from 'lobbykit/parts';
import { MERCHANT } from './merchant.ts';
import { answerKey, earlyAnswers } from './models/page/early-answers.ts';
import { freshCopy, isReload, lifeOf } from './models/page/kept-answers.ts';

/** The call of the common store, to the letter: tests/e2e/home/home-calls.spec.ts notices when it is made twice. */
const PATH = '/wps/relay/MCSFE_getListAnnouncements';
const BODY = `{"types":"B,PL,PU","groupName":"m_home","platform":"M","merchantCode":"${MERCHANT}"}`;

/** A member gets another answer, by a token that this script must not read (S12). */
function signsIn(): boolean {
  const { readSession, read } = createStorage('');
  const kept = [readSession, read].some(of => of('MC_SESSION_INFO') !== null);
  return kept || location.search.includes('token=');
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
function look(envelope: unknown): void {
  const [first] = carouselBanners(readAnnouncements(Object(envelope).value).banners);
  if (first) bringPicture(first);
}

function start(): void {
  if (!isHome() || signsIn()) return;
  const storage = createStorage('');
  const language = languageTag(storage.read('language') ?? 'TY');
  const key = answerKey(PATH, language, BODY);
  const kept = freshCopy({ storage, reloaded: isReload() }, key, lifeOf(PATH) ?? 0);
  if (kept !== null) {
    look(kept);
    return;
  }
  const answer = ask(language).catch(() => null);
  earlyAnswers().set(key, answer);
  answer.then(look).catch(() => {});
}

try {
  // The browser's question whether to install the page may come before the code that waits for it.
  keepInstallPrompt();
  start();
} catch {
  // The page asks again by itself, a second later.
}
