/** Policy of the example that embeds by frames: no script at all, which is what it is about. */
import type { OutgoingHttpHeaders } from 'node:http';

const POLICY = [
  "default-src 'none'",
  "script-src 'none'",
  "style-src 'self'",
  'img-src data:',
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Headers by path below `/examples/`. */
export const IFRAME_EXAMPLE_HEADERS: Readonly<Record<string, OutgoingHttpHeaders>> = {
  'iframe/index.html': { 'Content-Security-Policy': POLICY },
};
