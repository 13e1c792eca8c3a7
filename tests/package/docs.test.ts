/** The READMEs completely match the code that they describe. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CALL_SUMMARIES_FILE, callSummariesJson } from '../../sdk/build/reference/call-summaries.ts';
import { elementsManifest } from '../../sdk/build/reference/elements-manifest.ts';
import { fillMarkers, markersOf } from '../../sdk/build/reference/fill-markers.ts';
import { htmlData } from '../../sdk/build/reference/html-data.ts';
import { generatedPages } from '../../sdk/build/reference/made-pages.ts';
import { readReference } from '../../sdk/build/reference/read-reference.ts';
import { readDoc } from '../../sdk/build/reference/source-docs.ts';
import { checks } from '../../sdk/lobby/config/checks.ts';
import { WIDGET_PROPS } from '../../sdk/prerender/widget-attributes.ts';
import { attributeName } from '../../sdk/protocol/embed/define-props.ts';
import { HELP } from '../../site/gateway/cli/command-line.ts';
import { LIMITS } from '../../site/gateway/platform/rate-limits/rate-limits.ts';
import { root } from '../helpers/sources/sources.ts';

const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
const reference = readReference();
const generated = generatedPages();
const front = read('README.md');
const kit = read('sdk/README.md');
const gateway = read('site/gateway/README.md');
const PAGES = [
  ...['README.md', 'CONTRIBUTING.md', 'sdk/README.md', 'site/README.md', 'site/gateway/README.md'],
  ...reference.widgets.map(({ name }) => `sdk/widgets/${name}/README.md`),
];

/** Section of a page between a heading and the next one. */
const below = (page: string, heading: string) => page.split(`\n${heading}\n`)[1]?.split(/\n#{2,4} /)[0] ?? '';

/** Returns the names in backticks in the first column of all tables in `text`. */
const firstColumn = (text: string) =>
  [...text.matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(([, cell]) =>
    [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(m => m[1]),
  );

const found = (pattern: RegExp, text: string) => [...new Set([...text.matchAll(pattern)].map(match => match[1] ?? ''))];
const sorted = (names: Iterable<string | undefined>) => [...names].sort();
/** Anchor of a heading, generated like GitHub's. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');

describe('README of the repository', () => {
  it('the README has at most 200 lines', () => {
    expect(front.split('\n').length).toBeLessThanOrEqual(201);
  });
});

describe('gateway README', () => {
  it('the gateway README lists every setting of the gateway', () => {
    const settings = found(/\benv\.([A-Z_]+)/g, read('site/gateway/settings.ts'));
    expect(sorted(firstColumn(below(gateway, '## Settings')))).toEqual(sorted(settings));
  });

  it('the gateway README lists every command of the gateway', () => {
    const areas = found(/^ {2}([a-z][a-z-]*)(?= )/gm, HELP).filter(area => area !== 'help');
    expect(sorted(firstColumn(below(gateway, '## Commands')))).toEqual(sorted(areas));
  });

  it('the gateway README lists every rate limit with its numbers', () => {
    const rows = below(gateway, '## Rate limits').match(/^\| `.*$/gm) ?? [];
    expect(
      rows.map(row =>
        row
          .split('|')
          .slice(1, -1)
          .map(cell => cell.trim()),
      ),
    ).toEqual(
      Object.entries(LIMITS).map(([name, { max, perSeconds, by, description }]) => [
        `\`${name}\``,
        `${max} in ${perSeconds} s`,
        by,
        description,
      ]),
    );
  });
});

describe('site README', () => {
  it('the site README lists exactly the URLs of all pages', () => {
    const paths = found(/[\s([]'(\/m\/\w[\w/]*)'/g, read('site/src/router/routes.ts')).filter(
      path => path !== '/m/index',
    );
    const named = firstColumn(below(read('site/README.md'), '## Pages')).map(path => path?.split('?')[0]);
    expect(sorted(new Set(named))).toEqual(sorted(paths));
  });
});

describe('kit README', () => {
  it('the kit README lists every option of createLobby', () => {
    expect(sorted(firstColumn(below(kit, '## createLobby')))).toEqual(sorted(Object.keys(checks)));
  });

  it('the kit README lists every entry of the package with importable code', () => {
    const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, unknown> };
    const entries = Object.keys(exports).filter(path => !/json$|elements\//.test(path));
    const named = firstColumn(below(kit, '### Entries'));
    expect(entries.map(path => `lobbykit${path.slice(1)}`).filter(entry => !named.includes(entry))).toEqual([]);
  });
});

it.each(Object.keys(generated))('generated tables of %s match the sources', page => {
  const tables = generated[page] ?? {};
  expect(sorted(markersOf(read(page)))).toEqual(sorted(Object.keys(tables)));
  expect(fillMarkers(read(page), tables), 'run: npm run docs').toBe(read(page));
});

it('summaries of the OpenAPI document match the doc comments of the calls', () => {
  expect(read(CALL_SUMMARIES_FILE), 'run: npm run docs').toBe(callSummariesJson());
});

it.each(reference.widgets.map(widget => [widget.tag, widget] as const))(
  'README of %s lists every attribute, event, part, slot, token and method',
  (_tag, widget) => {
    const page = read(`sdk/widgets/${widget.name}/README.md`);
    const { attributes, events, parts, slots, tokens, methods } = widget;
    const names = [attributes, events, parts, slots, tokens].flat().map(({ name }) => name);
    const missing = [...names, ...methods.map(({ name }) => `${name}()`)].filter(name => !page.includes(`\`${name}\``));
    expect(missing).toEqual([]);
  },
);

it.each(Object.entries(WIDGET_PROPS))(
  'documentation, manifest and editor data of %s describe each prop',
  (name, props) => {
    const described = Object.keys(props).map(attributeName).sort();
    const lists = [
      reference.widgets.find(widget => widget.name === name)?.attributes.filter(({ common }) => !common),
      elementsManifest(reference)
        .modules.flatMap(({ declarations }) => declarations)
        .find(({ tagName }) => tagName === `lobby-${name}`)
        ?.attributes.filter(attribute => described.includes(attribute.name)),
      htmlData(reference)
        .tags.find(tag => tag.name === `lobby-${name}`)
        ?.attributes.filter(attribute => described.includes(attribute.name)),
    ];
    for (const list of lists) {
      expect(list?.map(attribute => attribute.name).sort()).toEqual(described);
      expect(list?.filter(({ description }) => description === '')).toEqual([]);
    }
  },
);

it('readDoc finds `@default` on a separate line and after a sentence', () => {
  const expected = { text: 'Rows requested.', tags: [{ tag: 'default', text: '20' }] };
  expect(readDoc('* Rows requested. @default 20 ')).toEqual(expected);
  expect(readDoc('*\n * Rows requested.\n * @default 20\n ')).toEqual(expected);
});

describe.each(PAGES)('%s', page => {
  it('the Markdown page names only existing npm commands', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = found(
      /npm (?:run )?((?:test|check|build|bench|docs|dev|start|lint|format|gateway|pack|package|publish|release)(?::\w+)?)\b/g,
      read(page),
    );
    expect(named.filter(name => !(name in scripts))).toEqual([]);
  });

  it('the Markdown page names only existing files', () => {
    const paths = found(/`((?:sdk|site|examples|tests)\/[\w./-]+\.\w+)`/g, read(page));
    expect(paths.filter(path => !existsSync(root + path))).toEqual([]);
  });

  it('the Markdown page links only to existing pages and headings', () => {
    const links = found(/\]\((?!https?:)([^)\s]+)\)/g, read(page));
    const broken = links.filter(link => {
      const [path, heading] = link.split('#');
      const target = path ? normalize(join(dirname(page), path)) : page;
      if (!existsSync(root + target)) return true;
      return (
        heading &&
        !found(/^#{1,4} (.+)$/gm, read(target))
          .map(anchor)
          .includes(heading)
      );
    });
    expect(broken).toEqual([]);
  });
});
