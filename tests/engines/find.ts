/**
 * Finds installed browser engines other than Chromium, first by environment variable and then in the directories of
 * Debian.
 */
import { existsSync } from 'node:fs';

const found = (named: string | undefined, ...places: readonly string[]) =>
  named ? named : places.find(place => existsSync(place));

/** Path of Firefox: `FIREFOX_PATH`, else Debian's; undefined if not installed. */
export const findFirefox = () => found(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox');

/** Path of WebKit's driver: `WEBKIT_DRIVER_PATH`, else Debian's; undefined if not installed. */
export const findWebKit = () => found(process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver');
