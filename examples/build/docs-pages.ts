/**
 * Vite plugin of the documentation. It provides an HTML page for each Markdown file of `examples/docs`, and the module
 * `lobbykit:docs-search` with the search index; an error in a page fails the build.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import type { Plugin } from 'vite';
import { packageText, type RepositoryManifest, repositoryFile } from '../../sdk/build/package-content.ts';
import { readReference } from '../../sdk/build/reference/read-reference.ts';
import { root } from '../../sdk/build/reference/source-docs.ts';
import { docsTables } from './docs-tables.ts';
import { DOCS, type DocsPage, pageUrl, renderDocs } from './render-docs.ts';

const SEARCH = 'lobbykit:docs-search';

/** Options of the search index, which the build and the search page must both use. */
const SEARCH_OPTIONS = { idField: 'url', fields: ['heading', 'page', 'text'], storeFields: ['heading', 'page'] };

/** Page names by group, in the order of the navigation. */
const NAVIGATION = {
  'Get started': ['index', 'script-tag', 'bundler', 'react', 'frameworks', 'server-rendering', 'frames'],
  Widgets: ['lottery-board', 'game-grid', 'winner-board', 'service-widget', 'login-modal', 'download-bar'],
  Guides: ['lobby', 'sessions', 'forms', 'theming', 'events', 'analytics', 'languages', 'own-back-end', 'host-pages'],
  Operation: ['going-live', 'security', 'privacy', 'accessibility', 'troubleshooting', 'upgrades'],
} as const;

const folder = join(root, DOCS);

/**
 * Inputs of the Vite build: the id of each HTML page, by output name. The files exist only in the memory of the plugin.
 */
export const docsInputs = (): Readonly<Record<string, string>> =>
  Object.fromEntries(pageNames().map(name => [`docs/${name}`, htmlFile(name)]));

const pageNames = () =>
  readdirSync(folder)
    .filter(file => file.endsWith('.md'))
    .map(file => file.slice(0, -'.md'.length));

const htmlFile = (name: string) => join(folder, name === 'index' ? '' : name, 'index.html');

/** Reads and renders all pages. @throws Error that names the page and the cause */
export function readDocs(): DocsPage[] {
  const manifest: RepositoryManifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const names = pageNames();
  const listed: readonly string[] = Object.values(NAVIGATION).flat();
  const wrong = [...listed.filter(name => !names.includes(name)), ...names.filter(name => !listed.includes(name))];
  if (wrong.length > 0)
    throw new Error(`${DOCS} and the navigation in examples/build/docs-pages.ts differ: ${wrong.join(', ')}.`);
  return renderDocs({
    pages: Object.fromEntries(listed.map(name => [name, readFileSync(join(folder, `${name}.md`), 'utf8')])),
    read: path => (isFile(path) ? packageText(readFileSync(join(root, path), 'utf8')) : undefined),
    generated: docsTables(readReference()),
    repositoryFile: path => repositoryFile(manifest, path),
  });
}

const isFile = (path: string) => /\.\w+$|^LICENSE$/.test(path) && existsSync(join(root, path));

function navigation(pages: readonly DocsPage[], current: string): string {
  const titles = new Map(pages.map(({ name, title }) => [name, title]));
  const link = (name: string) =>
    `<li><a href="${pageUrl(name)}"${name === current ? ' aria-current="page"' : ''}>${name === 'index' ? 'Overview' : titles.get(name)}</a></li>`;
  return Object.entries(NAVIGATION)
    .map(
      ([group, names]) => `<p id="nav-${group.toLowerCase().replace(' ', '-')}">${group}</p>
<ul aria-labelledby="nav-${group.toLowerCase().replace(' ', '-')}">${names.map(link).join('')}</ul>`,
    )
    .join('\n');
}

/** Links to the sections of a page, if it has at least three sections. */
function jumps({ headings }: DocsPage): string {
  const sections = headings.filter(({ level }) => level === 2);
  if (sections.length < 3) return '';
  const links = sections.map(({ id, text }) => `<li><a href="#${id}">${text}</a></li>`);
  return `<nav class="jumps" aria-label="On this page"><ul>${links.join('')}</ul></nav>`;
}

const htmlPage = (page: DocsPage, pages: readonly DocsPage[], version: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${page.name === 'index' ? '' : `${page.title} - `}lobbykit documentation</title>
    <link rel="icon" href="/m/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/docs/docs.css" />
    <link rel="stylesheet" href="/docs/live.css" />
    <script type="module" src="/docs/page.ts"></script>
  </head>
  <body>
    <a class="skip" href="#content">To the content</a>
    <header class="top">
      <a class="brand" href="${pageUrl('index')}">lobbykit</a>
      <form class="search" role="search" hidden>
        <label for="search">Search the documentation</label>
        <input type="search" id="search" autocomplete="off" spellcheck="false" placeholder="Search" aria-describedby="search-status" />
        <div class="results"><p id="search-status" role="status"></p><ul></ul></div>
      </form>
      <a class="menu-link" href="#menu">Menu</a>
    </header>
    <nav class="menu" id="menu" aria-label="Documentation">
${navigation(pages, page.name)}
<ul><li><a href="/examples/">All examples</a></li><li><a href="/examples/studio/">Embed studio</a></li></ul>
<a class="menu-link" href="#content">Close the menu</a>
    </nav>
    <main class="doc" id="content">
${page.opening}${jumps(page)}${page.body}
      <p class="foot">Version ${version}. Sandbox with play money: no real value. For adults aged 18 and over.</p>
    </main>
  </body>
</html>
`;

/** Search index of all sections, as JSON. */
function searchIndex(pages: readonly DocsPage[]): string {
  const index = new MiniSearch(SEARCH_OPTIONS);
  index.addAll(pages.flatMap(({ sections }) => sections));
  return JSON.stringify(index);
}

export function docsPages(): Plugin {
  let docs: { pages: DocsPage[]; version: string } | undefined;
  const read = () => {
    docs ??= { pages: readDocs(), version: readReference().version };
    return docs;
  };
  return {
    name: 'lobbykit-docs',
    enforce: 'pre',
    buildStart() {
      docs = undefined;
    },
    resolveId(source) {
      if (source === SEARCH) return `\0${SEARCH}`;
      return Object.values(docsInputs()).includes(source) ? source : null;
    },
    load(id) {
      if (id === `\0${SEARCH}`)
        return `export const index = ${JSON.stringify(searchIndex(read().pages))};\nexport const options = ${JSON.stringify(SEARCH_OPTIONS)};`;
      const page = read().pages.find(({ name }) => htmlFile(name) === id);
      return page ? htmlPage(page, read().pages, read().version) : null;
    },
  };
}
