/** Test files that the default run omits completely: their first comment contains `@module-tag slow`. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const tests = fileURLToPath(new URL('..', import.meta.url));

/** Globs of the slow files whose name matches. */
export const slowFiles = (name: RegExp): string[] =>
  readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter(file => name.test(file) && readFileSync(tests + file, 'utf8').includes('@module-tag slow'))
    .map(file => `**/${file}`);
