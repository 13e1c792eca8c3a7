/** `npm run docs`: writes the README's tables of the reference anew from the sources. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillMarkers } from './reference/fill-markers.ts';
import { markdownTables } from './reference/markdown-tables.ts';
import { readReference } from './reference/read-reference.ts';
import { root } from './reference/source-docs.ts';

const path = join(root, 'README.md');
const before = readFileSync(path, 'utf8');
const after = fillMarkers(before, markdownTables(readReference()));
writeFileSync(path, after);
console.log(before === after ? 'README.md is up to date.' : 'README.md: tables written anew.');
