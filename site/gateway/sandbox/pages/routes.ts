/** Pages below `/sandbox/`: the inbox, the targets of links in the seed data, and the profile for the home screen. */
import type { IncomingMessage } from 'node:http';
import { escapeText } from '../../platform/escape-text.ts';
import { reachedBy } from '../../platform/http/exchange.ts';
import { COMMON_HEADERS, pagePolicy } from '../../platform/http/headers.ts';
import { requestedLanguage } from '../../platform/http/request-headers.ts';
import { sandboxPage } from './link-pages.ts';

const PROFILE = '/sandbox/app/lobby.mobileconfig';
const INBOX = '/sandbox/inbox';
/** URL of the site as started from the home screen, which the query indicates (APP-05). */
const SHORTCUT = '/m/home?webclip=1';

export interface SandboxOptions {
  /** False in production, which has no pages below `/sandbox/`. */
  readonly sandboxPages: boolean;
  /** Renders the inbox page; null if messages are delivered and therefore not stored. */
  readonly inbox: (() => Promise<string>) | null;
  readonly trustedProxies: readonly string[];
}

/** Returns the response for a path; null if the path is unknown. */
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

/** Returns a page as a response that is not cached. */
const page = (html: string) =>
  new Response(html, {
    headers: {
      ...COMMON_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': pagePolicy(html),
    },
  });

/** Ids of the profile and its content. Installing a profile with the same id replaces the earlier one. */
const PROFILE_ID = '3F0B4B0C-6C64-4F7D-9D7E-0B6A8C1B7E01';
const CLIP_ID = '3F0B4B0C-6C64-4F7D-9D7E-0B6A8C1B7E02';
const NAME = 'lobbykit sandbox';

const PROFILE_TYPE = 'application/x-apple-aspen-config';

/**
 * Returns a configuration profile that adds the lobby to the home screen of an iPhone, as a web clip in Apple's format.
 * @param site URL that the web clip opens
 */
const appProfile = (site: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>PayloadType</key><string>Configuration</string>
  <key>PayloadVersion</key><integer>1</integer>
  <key>PayloadIdentifier</key><string>example.lobbykit.profile</string>
  <key>PayloadUUID</key><string>${PROFILE_ID}</string>
  <key>PayloadDisplayName</key><string>${NAME}</string>
  <key>PayloadDescription</key><string>Puts the play-money lobby on the home screen.</string>
  <key>PayloadRemovalDisallowed</key><false/>
  <key>PayloadContent</key>
  <array>
    <dict>
      <key>PayloadType</key><string>com.apple.webClip.managed</string>
      <key>PayloadVersion</key><integer>1</integer>
      <key>PayloadIdentifier</key><string>example.lobbykit.profile.clip</string>
      <key>PayloadUUID</key><string>${CLIP_ID}</string>
      <key>PayloadDisplayName</key><string>${NAME}</string>
      <key>Label</key><string>Lobby</string>
      <key>URL</key><string>${escapeText(site)}</string>
      <key>FullScreen</key><true/>
      <key>IsRemovable</key><true/>
    </dict>
  </array>
</dict>
</plist>
`;
