/** The tables of the README against the code they describe: nothing missing, nothing made up. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fillMarkers, markersOf } from '../../sdk/build/reference/fill-markers.ts';
import { markdownTables } from '../../sdk/build/reference/markdown-tables.ts';
import { readReference } from '../../sdk/build/reference/read-reference.ts';
import { checks } from '../../sdk/core/config-checks.ts';
import { HELP } from '../../site/gateway/command-line.ts';
import { LIMITS } from '../../site/gateway/service/limits.ts';
import { root } from '../helpers/sources.ts';

const readme = readFileSync(`${root}README.md`, 'utf8');

/** Text below a heading, up to the next heading. */
const below = (heading: string) => readme.split(`\n${heading}\n`)[1]?.split(/\n#{2,4} /)[0] ?? '';

/** Names in backticks in the first column of the tables of `text`. */
const firstColumn = (text: string) =>
  [...text.matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(([, cell]) =>
    [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(m => m[1]),
  );

const found = (pattern: RegExp, text: string) => [...new Set([...text.matchAll(pattern)].map(match => match[1] ?? ''))];
const sorted = (names: Iterable<string | undefined>) => [...names].sort();

describe('README', () => {
  it('lists every setting of the gateway', () => {
    const settings = found(/\benv\.([A-Z_]+)/g, readFileSync(`${root}site/gateway/settings.ts`, 'utf8'));
    expect(sorted(firstColumn(below('### Settings')))).toEqual(sorted(settings));
  });

  it('names every command of the gateway', () => {
    const commands = found(/^ {2}([a-z-]+(?: [a-z-]+)?)(?= )/gm, HELP).filter(command => command !== 'help');
    expect(commands.length).toBeGreaterThan(5);
    for (const command of commands) expect(readme).toContain(`\`${command}`);
  });

  it('lists every limit of calls with its numbers', () => {
    const rows = below('### Limits of calls').match(/^\| `.*$/gm) ?? [];
    expect(
      rows.map(row =>
        row
          .split('|')
          .slice(1, -1)
          .map(cell => cell.trim()),
      ),
    ).toEqual(
      Object.entries(LIMITS).map(([name, { most, perSeconds, by, what }]) => [
        `\`${name}\``,
        `${most} in ${perSeconds} s`,
        by,
        what,
      ]),
    );
  });

  it('lists every option of createLobby', () => {
    expect(sorted(firstColumn(below('### createLobby')))).toEqual(sorted(Object.keys(checks)));
  });

  it('has a table of attributes, events and parts for each widget, and says in them what the code says', () => {
    const tables = markdownTables(readReference());
    expect(sorted(markersOf(readme))).toEqual(sorted(Object.keys(tables)));
    expect(fillMarkers(readme, tables), 'run: npm run docs').toBe(readme);
  });

  it('names only files that are there', () => {
    const paths = found(/`((?:sdk|site|examples|tests)\/[\w./-]+\.\w+)`/g, readme);
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.filter(path => !existsSync(root + path))).toEqual([]);
  });
});
