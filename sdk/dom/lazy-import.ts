/** All `import()` calls of the script build: the build replaces each with a call of this function. */

import { ofDocument } from './dom-clobbering.ts';
import { isDeleted, reportVersionSkew } from './version-skew.ts';

/** Number of failed loads by file. */
const failures: Record<string, number> = {};

/**
 * Messages of Firefox, Chromium and WebKit for a file that failed to load. Errors thrown by the file itself would be
 * thrown again.
 */
const LOST = /^(error load|Failed to fetch|Importing a)/;

/**
 * Imports a file relative to this one. Firefox and some versions of Chromium cache a failure until the page is
 * reloaded, so retries use a different URL, as do all later imports, which keeps one instance of the module. A
 * deleted file is distinguished from a lost connection (`version-skew.ts`).
 */
export const lazyImport = (file: string): Promise<unknown> => {
  const failed = failures[file];
  return import(failed ? `${file}?again=${failed}` : file).catch(async error => {
    if (!LOST.test(error.message)) throw error;
    // An import map has the hash of the original URL only, so other URLs are not used with an import map.
    if (!ofDocument('documentElement').querySelector('[type=importmap]')) failures[file] = (failed ?? 0) + 1;
    if (await isDeleted(new URL(file, import.meta.url).href)) reportVersionSkew(error);
    throw error;
  });
};
