/** Every `import()` of the script build goes through this file: the build replaces each by a call of this function. */

import { ofDocument } from './dom-clobbering.ts';
import { isGone, reportVersionSkew } from './version-skew.ts';

/** How often the file of an address has failed for good. */
const failures: Record<string, number> = {};

/** What Firefox, Chromium and WebKit say of a file that did not come. What a file itself throws it would throw again. */
const LOST = /^(error load|Failed to fetch|Importing a)/;

/**
 * Imports a file beside this one. Firefox and some versions of Chromium keep a failure until the page is loaded anew, so the next try
 * is for another address, and so are all after it: what has come by it is the one instance. A file that is gone is told apart from
 * a network that is (`outdated.ts`).
 */
export const lazyImport = (file: string): Promise<unknown> => {
  const failed = failures[file];
  return import(failed ? `${file}?again=${failed}` : file).catch(async error => {
    if (!LOST.test(error.message)) throw error;
    // An import map knows the hash of the one address alone: no other is asked where one may hold it to that.
    if (!ofDocument('documentElement').querySelector('[type=importmap]')) failures[file] = (failed ?? 0) + 1;
    if (await isGone(new URL(file, import.meta.url).href)) reportVersionSkew(error);
    throw error;
  });
};
