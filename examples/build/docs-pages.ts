/**
 * Vite plugin of the documentation pages: replaces the placeholders in their HTML.
 *
 * - of the widget with the name of the page's directory: `<!-- head: Title -->`, `<!-- nav -->`, `<!-- intro -->`,
 *   `<!-- playground -->`, `<!-- tables -->`
 * - general: `<!-- tokens -->`, `<!-- widgets -->`, `<!-- version -->`, `<!-- calls -->`
 */
import type { Plugin } from 'vite';
import { readReference } from '../../sdk/build/reference/read-reference.ts';
import type { Reference, WidgetReference } from '../../sdk/build/reference/types.ts';
import { docsHeader, docsJumps, docsNav } from './docs-nav.ts';
import { callSections, generalTokens, referenceSections, rich } from './html-tables.ts';

const PLAYGROUND = `<section class="part" aria-labelledby="try"><h2 id="try">Try it</h2>
<p>Change an attribute: the widget above follows, and so does the code.</p>
<form class="controls" aria-label="Attributes"></form>
<h3>As a tag</h3><pre class="code"><code id="markup"></code></pre>
<h3>In React</h3><pre class="code"><code id="react"></code></pre>
<h3>What it tells the page</h3><ol class="log" aria-live="polite"><li>Nothing yet.</li></ol></section>`;

const cards = ({ widgets }: Reference) =>
  `<ul class="cards">${widgets
    .map(
      ({ name, tag, title, description }) =>
        `<li><a href="/examples/docs/${name}/">${title}</a><code>&lt;${tag}&gt;</code><p>${rich(description.replace(/\. .*$/s, '.'))}</p></li>`,
    )
    .join('')}</ul>`;

const intro = (widget: WidgetReference) =>
  `<h1>${widget.title}</h1><p class="tag"><code>&lt;${widget.tag}&gt;</code> <code>&lt;${widget.component}&gt;</code></p>
<p class="lead">${rich(widget.description)}</p>
${docsJumps(widget)}`;

export function docsPages(): Plugin {
  let reference: Reference;
  return {
    name: 'lobbykit-docs',
    buildStart() {
      reference = readReference();
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html, { path }) {
        const folder = /^\/docs\/(?:(.+)\/)?index\.html$/.exec(path)?.[1] ?? '';
        if (!path.startsWith('/docs/')) return html;
        const widget = reference.widgets.find(({ name }) => name === folder);
        const sections: Readonly<Record<string, () => string>> = {
          nav: () => docsNav(reference, folder),
          intro: () => (widget ? intro(widget) : ''),
          playground: () => PLAYGROUND,
          tables: () => (widget ? referenceSections(widget) : ''),
          tokens: () => generalTokens(reference),
          widgets: () => cards(reference),
          version: () => reference.version,
          calls: () => callSections(reference),
        };
        return html
          .replace(/<!-- head: (.+) -->/, (_, title: string) => docsHeader(title))
          .replace(/<!-- (\w+) -->/g, (whole, name: string) => sections[name]?.() ?? whole);
      },
    },
  };
}
