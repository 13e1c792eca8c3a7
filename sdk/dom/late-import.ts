/** Every `import()` of the script build comes through here: its build writes the calls. */

/** How often the file of an address has failed for good. */
const failures: Record<string, number> = {};

/**
 * Imports a file beside this one. Firefox keeps a failure until the page is loaded anew, so there the next try is for another
 * address, and so are all after it: what has come by it is the one instance. Other browsers ask anew by themselves.
 */
export const lateImport = (file: string): Promise<unknown> => {
  const failed = failures[file];
  return import(failed ? `${file}?again=${failed}` : file).catch(error => {
    // An import map knows the hash of the one address alone: no other is asked where one may hold it to that.
    if (/^error load/.test(error.message) && !document.querySelector('[type=importmap]')) {
      failures[file] = (failed ?? 0) + 1;
    }
    throw error;
  });
};
