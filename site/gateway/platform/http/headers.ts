/** Headers by type of response (S44). */
import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** On every response. */
export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;

/** Strict-Transport-Security: one year; only if the visitor used https. */
export const HSTS = 'max-age=31536000; includeSubDomains';

/** Headers of responses that any page may read: shared responses, the script-tag build, images. */
export const PUBLIC_HEADERS = {
  ...COMMON_HEADERS,
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // Sizes and times in the debug panel of an embedder's page.
  'Timing-Allow-Origin': '*',
} as const;

/**
 * Sets the headers of a framed page, which a page with COEP requires. They are set on the response itself, so that
 * errors of every kind have them.
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
 * Returns the content security policy of one of the gateway's pages: no foreign sources, and inline code only by its
 * hash.
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

/** Minimum policy that the widgets require of a page (S24); the example `strict-csp` is sent with it. */
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

/** Headers of a page that may frame the games at `games`, and only that origin (S28). */
export function admitGames(headers: OutgoingHttpHeaders, games: string): OutgoingHttpHeaders {
  const { 'Content-Security-Policy': policy } = headers;
  if (typeof policy !== 'string' || !policy.includes(NO_FRAMES)) return {};
  return { 'Content-Security-Policy': policy.replace(NO_FRAMES, `frame-src ${games}`) };
}

/** Policy of an image that is opened as a document. */
export const PICTURE_POLICY = "default-src 'none'; sandbox";
