/** Part of the npm build: generates the editor data of the elements from the sources. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementsManifest } from './reference/elements-manifest.ts';
import { htmlData } from './reference/html-data.ts';
import { readReference } from './reference/read-reference.ts';
import { root } from './reference/source-docs.ts';

const reference = readReference();
const write = (name: string, data: unknown) =>
  writeFileSync(join(root, 'dist', name), `${JSON.stringify(data, null, 2)}\n`);

mkdirSync(join(root, 'dist'), { recursive: true });
write('custom-elements.json', elementsManifest(reference));
write('vscode.html-custom-data.json', htmlData(reference));
