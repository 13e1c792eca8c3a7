/** Routes under `/sandbox/`: the inbox, targets of the seeded links, the home screen profile. */
import type { IncomingMessage } from 'node:http';
import { reachedBy } from '../../platform/http/exchange.ts';
import { COMMON_HEADERS, pagePolicy } from '../../platform/http/headers.ts';
import { requestedLanguage } from '../../platform/http/request-headers.ts';
import { appProfile, PROFILE_TYPE } from './app-profile.ts';
import { sandboxPage } from './link-pages.ts';

const PROFILE = '/sandbox/app/lobby.mobileconfig';
const INBOX = '/sandbox/inbox';
/** The query identifies a start from the home screen (APP-05). */
const SHORTCUT = '/m/home?webclip=1';

export interface SandboxOptions {
  /** False in production, which has no pages under `/sandbox/`. */
  readonly sandboxPages: boolean;
  /** Renders the inbox page; null if messages are delivered. */
  readonly inbox: (() => Promise<string>) | null;
  readonly trustedProxies: readonly string[];
}

/** Returns the response of a path, null if unknown. */
export async function respondInSandbox(
  path: string,
  request: IncomingMessage,
  { sandboxPages, inbox, trustedProxies }: SandboxOptions,
): Promise<Response | null> {
  if (!sandboxPages) return null;
  if (path === INBOX) return inbox && page(await inbox());
  if (path === PROFILE) {
    return new Response(appProfile(reachedBy(request, trustedProxies) + SHORTCUT), {
      headers: {
        ...COMMON_HEADERS,
        'Content-Type': PROFILE_TYPE,
        'Content-Disposition': 'attachment; filename="lobby.mobileconfig"',
        'Cache-Control': 'no-store',
      },
    });
  }
  const html = sandboxPage(path, requestedLanguage(request));
  return html === null ? null : page(html);
}

/** Returns an uncached HTML response. */
const page = (html: string) =>
  new Response(html, {
    headers: {
      ...COMMON_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': pagePolicy(html),
    },
  });
