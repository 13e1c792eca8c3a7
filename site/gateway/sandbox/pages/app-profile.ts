/** Configuration profile that adds the lobby to the home screen of an iPhone: a web clip in Apple's format. */
import { escapeText } from '../../platform/http/escape-markup.ts';

/** Ids of the profile and of its payload: a profile with the same id replaces an earlier one. */
const PROFILE_ID = '3F0B4B0C-6C64-4F7D-9D7E-0B6A8C1B7E01';
const CLIP_ID = '3F0B4B0C-6C64-4F7D-9D7E-0B6A8C1B7E02';
const NAME = 'lobbykit sandbox';

export const PROFILE_TYPE = 'application/x-apple-aspen-config';

/** @param site address that the clip opens */
export const appProfile = (site: string): string => `<?xml version="1.0" encoding="UTF-8"?>
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
