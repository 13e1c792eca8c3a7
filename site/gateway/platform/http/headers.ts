/** Response headers by type of response (S44). */
import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Headers of all responses. */
export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;

/** Strict-Transport-Security header, valid for one year; sent only if the visitor used https. */
export const HSTS = 'max-age=31536000; includeSubDomains';

/** Headers of responses that any page may read: shared responses, the script-tag build, images. */
export const PUBLIC_HEADERS = {
  ...COMMON_HEADERS,
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // Lets the debug panel on an embedding page show sizes and times of requests.
  'Timing-Allow-Origin': '*',
} as const;

/**
 * Sets the headers that a page with COEP requires of a framed page. They are set on the response object, so that all
 * error responses have them as well.
 */
export function setFrameHeaders(response: ServerResponse): void {
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
}

/** Response headers that a script on another origin may read (S38). */
export const EXPOSED = 'Date, Age, ETag, Retry-After, RateLimit-Policy, RateLimit, X-Request-Id';

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;

const NO_FRAMES = "frame-src 'none'";

/**
 * Returns the Content-Security-Policy of a page of the gateway: no foreign sources, and inline code only with its hash.
 */
export function pagePolicy(html: string): string {
  const hashes: Record<'script' | 'style', string[]> = { script: [], style: [] };
  for (const [, tag = '', attributes = '', content = ''] of html.matchAll(INLINE)) {
    if (/\bsrc\s*=/i.test(attributes) || content === '') continue;
    const hash = createHash('sha256').update(content).digest('base64');
    hashes[tag.toLowerCase() === 'script' ? 'script' : 'style'].push(`'sha256-${hash}'`);
  }
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.script].join(' '),
    ["style-src 'self'", ...hashes.style].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    NO_FRAMES,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * Strictest Content-Security-Policy with which the widgets work (S24). The example `strict-csp` is sent with this
 * policy.
 */
export const STRICT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "style-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types lobbykit',
].join('; ');

/** Returns the headers of a page with permission to frame the games, which are served on the origin `games` (S28). */
export function admitGames(headers: OutgoingHttpHeaders, games: string): OutgoingHttpHeaders {
  const { 'Content-Security-Policy': policy } = headers;
  if (typeof policy !== 'string' || !policy.includes(NO_FRAMES)) return {};
  return { 'Content-Security-Policy': policy.replace(NO_FRAMES, `frame-src ${games}`) };
}

/** Content-Security-Policy of an image, in case the image is opened as a document. */
export const PICTURE_POLICY = "default-src 'none'; sandbox";
