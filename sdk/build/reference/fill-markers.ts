/** Inserts generated tables between the markers of a page that is otherwise written by hand. */

const MARKER_BLOCK = /(<!-- reference: ([\w -]+) -->\n)[\s\S]*?(<!-- \/reference -->)/g;

/**
 * Replaces the text between `<!-- reference: name -->` and `<!-- /reference -->`. Throws an Error if there is no table
 * for a marker.
 */
export function fillMarkers(text: string, tables: Readonly<Record<string, string>>): string {
  return text.replace(MARKER_BLOCK, (_, open: string, name: string, close: string) => {
    const table = tables[name];
    if (table === undefined) throw new Error(`There is no table "${name}".`);
    return `${open}\n${table}\n\n${close}`;
  });
}

/** Returns the names of a page's markers. */
export const markersOf = (text: string): string[] => [...text.matchAll(MARKER_BLOCK)].map(([, , name = '']) => name);
