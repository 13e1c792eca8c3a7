/** Test files that the gate leaves out as a whole and need not even read: their first comment says `@module-tag slow`. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const tests = fileURLToPath(new URL('..', import.meta.url));

/** Globs of those whose name fits. */
export const slowFiles = (name: RegExp): string[] =>
  readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter(file => name.test(file) && readFileSync(tests + file, 'utf8').includes('@module-tag slow'))
    .map(file => `**/${file}`);
