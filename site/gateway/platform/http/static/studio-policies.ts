/** Policies of the embed studio and of the frame in which it runs what it shows. */
import type { OutgoingHttpHeaders } from 'node:http';
import { pagePolicy } from '../headers.ts';

/**
 * The frame belongs to nobody (`sandbox` without an origin), also when somebody opens its address by itself: a gateway that a
 * crafted link names may bring code and answers there, and reaches nothing of ours. No inline code runs in it; inline styles
 * do, since snippets have one.
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
 * The page around a frame of a gateway has this origin, since gateways let pages of origins frame them and no others. It runs no
 * script but its own, whatever is written into it.
 */
const FRAMED_POLICY = pagePolicy('')
  .replace("frame-src 'none'", 'frame-src http: https:')
  .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  .replace("connect-src 'self'", "connect-src 'none'");

/** Headers by path below `/examples/`. The studio itself has the policy of every page of ours, and may frame this origin. */
export const STUDIO_HEADERS: Readonly<Record<string, OutgoingHttpHeaders>> = {
  'studio/index.html': { 'Content-Security-Policy': pagePolicy('').replace("frame-src 'none'", "frame-src 'self'") },
  'studio/preview/framed/index.html': { 'Content-Security-Policy': FRAMED_POLICY },
  'studio/preview/index.html': { 'Content-Security-Policy': FRAME_POLICY },
};
