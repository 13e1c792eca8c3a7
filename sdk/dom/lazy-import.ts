/** Function that the build of the script tag inserts in place of each `import()`. */

import { ofDocument } from './dom-clobbering.ts';
import { isDeleted, reportVersionSkew } from './version-skew.ts';

/** Number of failed loads by file. */
const failures: Record<string, number> = {};

/**
 * Start of the messages with which Firefox, Chromium and WebKit report that a file failed to load. Any other error was
 * thrown by the file itself, so loading it again would not help.
 */
const LOST = /^(error load|Failed to fetch|Importing a)/;

/**
 * Imports a file relative to this one. Firefox and some versions of Chromium cache a failure until the page is
 * reloaded, so a retry and all later imports use a different URL, which keeps a single instance of the module.
 */
export const lazyImport = (file: string): Promise<unknown> => {
  const failed = failures[file];
  return import(failed ? `${file}?again=${failed}` : file).catch(async error => {
    if (!LOST.test(error.message)) throw error;
    // An import map contains the integrity hash of the original URL only, so no other URL is used if the page has one.
    if (!ofDocument('documentElement').querySelector('[type=importmap]')) failures[file] = (failed ?? 0) + 1;
    if (await isDeleted(new URL(file, import.meta.url).href)) reportVersionSkew(error);
    throw error;
  });
};
