/** `npm run docs`: regenerates the tables of all READMEs, and the summaries of the calls, from the sources. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALL_SUMMARIES_FILE, callSummariesJson } from './reference/call-summaries.ts';
import { fillMarkers } from './reference/fill-markers.ts';
import { generatedPages } from './reference/made-pages.ts';
import { root } from './reference/source-docs.ts';

writeFileSync(join(root, CALL_SUMMARIES_FILE), callSummariesJson());

for (const [page, tables] of Object.entries(generatedPages())) {
  const path = join(root, page);
  const before = readFileSync(path, 'utf8');
  const after = fillMarkers(before, tables);
  if (after !== before) writeFileSync(path, after);
  console.log(after === before ? `${page} is up to date.` : `${page}: tables written anew.`);
}
