/** Finds the other engines: what the environment names, then where Debian puts them. */
import { existsSync } from 'node:fs';

const found = (named: string | undefined, ...places: readonly string[]) =>
  named ? named : places.find(place => existsSync(place));

/** Path of a Firefox: `FIREFOX_PATH`, else Debian's; undefined where there is none. */
export const findFirefox = () => found(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox');

/** Path of WebKit's driver: `WEBKIT_DRIVER_PATH`, else Debian's; undefined where there is none. */
export const findWebKit = () => found(process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver');
