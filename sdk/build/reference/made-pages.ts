/** Generated tables of the READMEs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generalTables, sizeTable, widgetTables } from './markdown-tables.ts';
import { readReference } from './read-reference.ts';
import { root } from './source-docs.ts';

/** Returns, for each path of a README, its tables by marker name. */
export function generatedPages(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const { 'size-limit': sizes } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    'size-limit': { readonly name: string; readonly limit: string }[];
  };
  const reference = readReference();
  return {
    'sdk/README.md': { ...generalTables(reference), sizes: sizeTable(sizes) },
    ...Object.fromEntries(
      reference.widgets.map(widget => [`sdk/widgets/${widget.name}/README.md`, widgetTables(widget)]),
    ),
  };
}
