/** What stands under `/sandbox/`: the inbox, pages behind the seeded links, the profile for the home screen. */
import type { IncomingMessage } from 'node:http';
import { reachedBy } from '../../platform/http/exchange.ts';
import { COMMON_HEADERS, pagePolicy } from '../../platform/http/headers.ts';
import { requestedLanguage } from '../../platform/http/request-headers.ts';
import { appProfile, PROFILE_TYPE } from './app-profile.ts';
import { sandboxPage } from './link-pages.ts';

const PROFILE = '/sandbox/app/lobby.mobileconfig';
const INBOX = '/sandbox/inbox';
/** By the query the site knows that it was started from the shortcut (APP-05). */
const SHORTCUT = '/m/home?webclip=1';

export interface SandboxOptions {
  /** Production has no page under `/sandbox/`. */
  readonly sandboxPages: boolean;
  /** The inbox as a page; null where messages are really sent. */
  readonly inbox: (() => Promise<string>) | null;
  readonly trustedProxies: readonly string[];
}

/** The answer of a path, null where there is nothing. */
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

/** A page made for this answer alone. */
const page = (html: string) =>
  new Response(html, {
    headers: {
      ...COMMON_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': pagePolicy(html),
    },
  });
