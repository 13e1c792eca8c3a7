/** Static files: the site, the script-tag build, the examples, and generated images. */

import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import packageFile from '../../../../../package.json' with { type: 'json' };
import { lotteryIcon } from '../../art/lottery-icon.ts';
import { escapeText } from '../../escape-text.ts';
import { type Stored, store, storePicture } from '../conditional-get.ts';
import { pagePolicy, STRICT_POLICY } from '../headers.ts';
import { type FolderOptions, HTML_TYPE, IMMUTABLE, REVALIDATE, readFolder } from './files.ts';
import { HASHED, openReleases, type ReleasesOptions } from './releases.ts';

/**
 * Content-Security-Policy of the studio's preview frame. The frame has an opaque origin (`sandbox`) even if opened
 * directly: a crafted link can name a malicious gateway, whose code must not read data of this origin. Snippets contain
 * an inline style, which is permitted.
 */
const FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'self' http: https:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' http: https: data: blob:",
  "connect-src 'self' http: https:",
  'frame-src http: https:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts allow-forms allow-popups',
].join('; ');

/**
 * Content-Security-Policy of the preview page with a framed widget. The page is not sandboxed, because gateways permit
 * framing by origin; it runs no foreign scripts.
 */
const FRAMED_POLICY = pagePolicy('')
  .replace("frame-src 'none'", 'frame-src http: https:')
  .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  .replace("connect-src 'self'", "connect-src 'none'");

/** Additional headers of the studio's files, by path in `/examples/`. The studio may frame pages of this origin. */
const STUDIO_HEADERS: Readonly<Record<string, OutgoingHttpHeaders>> = {
  'studio/index.html': { 'Content-Security-Policy': pagePolicy('').replace("frame-src 'none'", "frame-src 'self'") },
  'studio/preview/framed/index.html': { 'Content-Security-Policy': FRAMED_POLICY },
  'studio/preview/index.html': { 'Content-Security-Policy': FRAME_POLICY },
};

/** Content-Security-Policy of the example that uses frames only and runs no scripts. */
const IFRAME_EXAMPLE_POLICY = [
  "default-src 'none'",
  "script-src 'none'",
  "style-src 'self'",
  'img-src data:',
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Additional headers of that example's files, by path in `/examples/`. */
const IFRAME_EXAMPLE_HEADERS: Readonly<Record<string, OutgoingHttpHeaders>> = {
  'iframe/index.html': { 'Content-Security-Policy': IFRAME_EXAMPLE_POLICY },
};

/** Result for a URL: a stored response, a redirect, or null if the URL is unknown. */
export type Found = Stored | { readonly redirect: string } | null;

/** Version of the package, as in the URLs of the script-tag build. */
export const VERSION: string = packageFile.version;

export interface Site {
  /**
   * Finds the result of a path (decoded, without query).
   * - `/`, `/m` and all paths below: the site; paths that are no file return the start page, which handles routes
   *   (ROUTE-01)
   * - unknown URLs outside of `/m`: null, so that monitors and misdirected calls receive 404
   * - `/sdk/<version>/` immutable, `/sdk/latest/` revalidated: the script-tag build, and stored earlier builds
   * - `/examples/…`: directories return their index.html
   * - `/art/lottery/<code>.svg`
   */
  find(path: string): Found;
  /** Returns the reason why `path` has no file of the script-tag build, for developers; null for other URLs. */
  scriptErrorReason(path: string): string | null;
}

/** Attribute of the built start page, with which the site's footer links to `/examples/`. */
const LINKS_EXAMPLES = ' data-examples';

/** Attribute of the built start page with the merchant of the sandbox, replaced for other merchants. */
const BUILT_FOR = ' data-merchant="demo"';
const written = new WeakMap<Stored, Map<string, Stored>>();

/**
 * Returns the start page with the code of the merchant. Other responses are returned unchanged, and so is the page if
 * there is no merchant.
 */
export async function ofMerchant(found: Stored, merchant: () => Promise<string | null>): Promise<Stored> {
  if (found.headers['Content-Type'] !== HTML_TYPE || !found.body.includes(BUILT_FOR)) return found;
  const code = await merchant();
  if (code === null) return found;
  const pages = written.get(found) ?? new Map<string, Stored>();
  written.set(found, pages);
  const cached = pages.get(code);
  if (cached) return cached;
  const page = withText(found, BUILT_FOR, ` data-merchant="${escapeText(code)}"`);
  pages.set(code, page);
  return page;
}

/** Returns a copy of a page with one text replaced; the same page if the replacement changes nothing. */
function withText(found: Stored, text: string, replacement: string): Stored {
  const body = Buffer.from(found.body.toString().replace(text, () => replacement));
  if (body.equals(found.body)) return found;
  return store(body, found.headers, { br: brotliCompressSync(body), gzip: gzipSync(body) });
}

/** Header with which the service worker of the site may control `/m`, which is outside of the worker's directory. */
const WORKER_HEADERS = { 'sw.js': { 'Service-Worker-Allowed': '/m' } };

/** Header of the example page that has a strict Content-Security-Policy. */
const EXAMPLE_HEADERS = { 'strict-csp/index.html': { 'Content-Security-Policy': STRICT_POLICY } };

const ICON_CACHE = 'public, max-age=604800';

export interface SiteOptions extends Omit<ReleasesOptions, 'version'> {
  /** False omits `/examples/`, as in production; default true. */
  readonly examples?: boolean;
}

/**
 * Reads all built files, and stores the script-tag build for pages that still need it after the next release
 * (`openReleases`).
 */
export async function createSite(options: SiteOptions): Promise<Site> {
  const { staticDir } = options;
  const releases = await openReleases({ ...options, version: VERSION });
  const none: ReadonlyMap<string, Stored> = new Map();
  const read = (
    name: string,
    isPublic: boolean,
    cacheControl: (path: string) => string,
    headers?: FolderOptions['headers'],
  ) => (staticDir === null ? none : readFolder(join(staticDir, name), { isPublic, cacheControl, headers }));
  const hashedAssets = (path: string) => (path.startsWith('assets/') ? IMMUTABLE : REVALIDATE);

  const pages = new Map(read('site', false, hashedAssets, WORKER_HEADERS));
  // Readable by all origins: the studio's preview frame has an opaque origin, so that its modules are cross-origin
  // requests.
  const exampleHeaders = { ...STUDIO_HEADERS, ...IFRAME_EXAMPLE_HEADERS, ...EXAMPLE_HEADERS };
  const examples = options.examples === false ? none : read('examples', true, hashedAssets, exampleHeaders);
  const start = pages.get('index.html');
  if (start && options.examples === false) pages.set('index.html', withText(start, LINKS_EXAMPLES, ''));
  const pinned = read('script', true, () => IMMUTABLE);
  // Files with a hash in their name are cached permanently, so that a further page view requests only the loader.
  const latest = read('script', true, path => (HASHED.test(path) ? IMMUTABLE : REVALIDATE));
  const icons = new Map<string, Stored>();

  // A missing file returns 404. If it returned the start page like a route does, the error would go unnoticed.
  const startPage = (rest: string): Found =>
    rest.slice(rest.lastIndexOf('/') + 1).includes('.') ? null : (pages.get('index.html') ?? null);
  const page = (rest: string): Found => pages.get(rest) ?? startPage(rest);

  const example = (rest: string): Found => {
    const folder = rest === '' || rest.endsWith('/') ? rest : `${rest}/`;
    const index = examples.get(`${folder}index.html`);
    if (!index) return examples.get(rest) ?? null;
    return folder === rest ? index : { redirect: `/examples/${folder}` };
  };

  /** Returns an icon, which is drawn and compressed at its first request. */
  const icon = (file: string): Found => {
    const cached = icons.get(file);
    if (cached) return cached;
    const svg = file.endsWith('.svg') ? lotteryIcon(file.slice(0, -'.svg'.length)) : null;
    if (svg === null) return null;
    const stored = storePicture(svg, ICON_CACHE);
    icons.set(file, stored);
    return stored;
  };

  const script = (version: string, file: string): Found => {
    const here = version === VERSION ? pinned : version === 'latest' ? latest : none;
    return here.get(file) ?? releases.find(version, file) ?? null;
  };

  const find = (path: string): Found => {
    if (path === '/' || path === '/m') return page('');
    const [, area = '', ...parts] = path.split('/');
    const rest = parts.join('/');
    if (area === 'm') return page(rest);
    if (path === '/examples' && examples.size > 0) return { redirect: '/examples/' };
    if (area === 'examples') return example(rest);
    if (area === 'sdk') return script(parts[0] ?? '', parts.slice(1).join('/'));
    if (area === 'art' && parts[0] === 'lottery') return icon(parts.slice(1).join('/'));
    if (path === '/favicon.ico') return pages.get('favicon.ico') ?? null;
    return null;
  };
  return { find, scriptErrorReason: path => scriptErrorReason(path, [...new Set([VERSION, ...releases.versions()])]) };
}

/**
 * @param versions versions of the script-tag build that are available
 */
function scriptErrorReason(path: string, versions: readonly string[]): string | null {
  const [, area, version = ''] = path.split('/');
  if (area !== 'sdk') return null;
  const here = `${versions.map(one => `/sdk/${one}/`).join(', ')} and /sdk/latest/`;
  return version === 'latest' || versions.includes(version)
    ? `The kit ${version === 'latest' ? VERSION : version} has no such file; its loader is lobbykit.js, under ${here}.`
    : `There is no version "${version.slice(0, 32)}" of the kit here; there are ${here}.`;
}
