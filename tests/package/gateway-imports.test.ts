/** Imports between areas of the gateway, and layers by file name. */
import { describe, expect, it } from 'vitest';
import { type Source, sourcesBelow } from '../helpers/sources/sources.ts';
import { FILE_EXCEPTIONS, GATEWAY_IMPORTS, GATEWAY_ROOT, WRITE_EXCEPTIONS } from './gateway-imports.ts';

const GATEWAY = 'site/gateway/';
const files = sourcesBelow('site/gateway').map(({ path, imports, ...rest }) => ({
  ...rest,
  path: path.slice(GATEWAY.length),
  imports: imports.flatMap(({ target }) => (target.startsWith(GATEWAY) ? [target.slice(GATEWAY.length)] : [])),
}));

/** Area of a file: slug of its feature, else its top directory; `root` for files in no directory. */
const areaOf = (path: string): string => /^(?:features\/)?([^/]+)\//.exec(path)?.[1] ?? 'root';

const FEATURES = new Set(files.flatMap(({ path }) => (path.startsWith('features/') ? [areaOf(path)] : [])));

interface Edge {
  readonly from: string;
  readonly to: string;
}

const edges: readonly Edge[] = files.flatMap(({ path, imports }) => imports.map(to => ({ from: path, to })));
const between = edges.filter(({ from, to }) => areaOf(from) !== areaOf(to));

const inTable = ({ from, to }: Edge) => GATEWAY_IMPORTS[areaOf(from)]?.includes(areaOf(to)) ?? false;
const exceptionOf = ({ from, to }: Edge) =>
  FILE_EXCEPTIONS.find(({ file, imports }) => file === from && imports.test(to));

/** Layers from highest to lowest. A file imports only files of its own layer and of layers that follow in this list. */
const LAYERS: readonly (readonly [name: string, files: RegExp])[] = [
  ['cli', /(^|-)cli\.ts$/],
  ['routes', /(^|-)routes?\.ts$/],
  ['rules', /(?:)/],
  ['repository', /(^|-)repository\.ts$|^((daily-totals-)?invariants|recomputed-totals|rebate-query)\.ts$|^search\.ts$/],
  ['tables', /(^|-)tables\.ts$/],
];

/** Index in `LAYERS`; a file of no other layer is in `rules`. */
function layerOf(path: string): number {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const layer = LAYERS.findIndex(([layer, names]) => layer !== 'rules' && names.test(name));
  return layer >= 0 ? layer : LAYERS.findIndex(([layer]) => layer === 'rules');
}

const isLayered = (path: string) => /^(features|ledger)\//.test(path);

const line = ({ from, to }: Edge) => `${from} imports ${to}`;

describe('imports between the areas of the gateway', () => {
  it('every area of the gateway has a row in the table, and the root contains only files that start or compose the gateway', () => {
    const areas = new Set(files.map(({ path }) => areaOf(path)));
    expect(Object.keys(GATEWAY_IMPORTS).sort()).toEqual([...areas].sort());
    expect(files.flatMap(({ path }) => (path.includes('/') ? [] : [path.replace('.ts', '')]))).toEqual([
      ...GATEWAY_ROOT,
    ]);
  });

  it('every import between areas is in the table or among the exceptions', () => {
    expect(between.filter(edge => !inTable(edge) && !exceptionOf(edge)).map(line)).toEqual([]);
  });

  it('every row and exception of the import table is used', () => {
    const rows = Object.entries(GATEWAY_IMPORTS).flatMap(([area, targets]) =>
      targets.map(target => `${area} imports ${target}`),
    );
    const used = new Set(
      between.filter(edge => !exceptionOf(edge)).map(e => `${areaOf(e.from)} imports ${areaOf(e.to)}`),
    );
    expect(rows.filter(row => !used.has(row))).toEqual([]);
    const needed = new Set(between.filter(edge => !inTable(edge)).map(exceptionOf));
    expect(FILE_EXCEPTIONS.filter(exception => !needed.has(exception)).map(({ file }) => file)).toEqual([]);
  });

  it('platform and ledger import no feature, and only the command line and the root import files of the root', () => {
    const shared = ['platform', 'ledger'].flatMap(area => GATEWAY_IMPORTS[area]!);
    expect(shared.filter(area => FEATURES.has(area))).toEqual([]);
    const outer = Object.entries(GATEWAY_IMPORTS).flatMap(([area, targets]) =>
      ['root', 'cli'].includes(area) ? [] : targets,
    );
    expect(outer.filter(area => ['root', 'cli', 'build'].includes(area))).toEqual([]);
  });

  it('features and ledger import only the same or lower layers: cli > routes > rules > repository > tables', () => {
    const layered = edges.filter(({ from, to }) => isLayered(from) && isLayered(to));
    expect(layered.filter(({ from, to }) => layerOf(to) < layerOf(from)).map(line)).toEqual([]);
  });
});

/** Area of each table: the area whose file declares the type of its rows. */
function tableOwners(): Map<string, string> {
  const declared = files.filter(({ path }) => /(^|[/-])tables\.ts$|^platform\/db\/schema\.ts$/.test(path));
  const types = new Map(
    declared.flatMap(({ path, code }) =>
      [...code.matchAll(/^export (?:interface|type) (\w+Table)\b/gm)].map(([, type = '']) => [type, areaOf(path)]),
    ),
  );
  const tables = declared.flatMap(({ code }) => [...code.matchAll(/^ {2}(\w+): (\w+Table);$/gm)]);
  return new Map(tables.map(([, table = '', type = '']) => [table, types.get(type) ?? '']));
}

/** Returns the tables that a file writes, with Kysely or in SQL. */
function writtenTables({ code }: Pick<Source, 'code'>, tables: ReadonlyMap<string, string>): string[] {
  const writes = /\b(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)|\b(?:insert into|update|delete from) (\w+)/g;
  const names = [...code.matchAll(writes)].map(([, byKysely, inSql]) => byKysely ?? inSql ?? '');
  return [...new Set(names.filter(name => tables.has(name)))];
}

it('features, ledger and platform write only to tables of their own area', () => {
  const owners = tableOwners();
  expect([...owners].filter(([, area]) => area === '').map(([table]) => table)).toEqual([]);
  const writes = files
    .filter(({ path }) => isLayered(path) || path.startsWith('platform/'))
    .flatMap(file => writtenTables(file, owners).map(table => ({ file: file.path, table })))
    .filter(({ file, table }) => owners.get(table) !== areaOf(file))
    .map(({ file, table }) => `${file} writes ${table}`);
  expect(writes.sort()).toEqual(WRITE_EXCEPTIONS.map(({ file, table }) => `${file} writes ${table}`).sort());
});
