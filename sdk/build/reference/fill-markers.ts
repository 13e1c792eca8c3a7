/** Puts made tables between the markers of a hand-written page. */

const MARKED = /(<!-- reference: ([\w -]+) -->\n)[\s\S]*?(<!-- \/reference -->)/g;

/**
 * Text with everything between `<!-- reference: name -->` and `<!-- /reference -->` written anew. Throws an Error where a
 * marker names a table that is not there.
 */
export function fillMarkers(text: string, tables: Readonly<Record<string, string>>): string {
  return text.replace(MARKED, (_, open: string, name: string, close: string) => {
    const table = tables[name];
    if (table === undefined) throw new Error(`There is no table "${name}".`);
    return `${open}\n${table}\n\n${close}`;
  });
}

/** Names of the markers of a page. */
export const markersOf = (text: string): string[] => [...text.matchAll(MARKED)].map(([, , name = '']) => name);
