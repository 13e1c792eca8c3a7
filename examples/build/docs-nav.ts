/** Head, way around and foot of the documentation pages. */
import type { Reference } from '../../sdk/build/reference/types.ts';

const GUIDES = [
  ['theming', 'Theming'],
  ['security', 'Security'],
  ['upgrades', 'Upgrades'],
] as const;

export const docsHead = (title: string): string => `<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} - lobbykit documentation</title>
    <link rel="icon" href="/m/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/docs/docs.css" />`;

/** @param current folder of the page below `docs/`, empty for the index */
export function docsNav({ widgets }: Reference, current: string): string {
  const link = (folder: string, words: string) =>
    `<li><a href="/examples/docs/${folder ? `${folder}/` : ''}"${folder === current ? ' aria-current="page"' : ''}>${words}</a></li>`;
  return `<a class="skip" href="#content">To the content</a>
<nav class="menu" aria-label="Documentation">
<ul>${link('', 'Overview')}</ul>
<p>Widgets</p><ul>${widgets.map(({ name, title }) => link(name, title)).join('')}</ul>
<p>Guides</p><ul>${GUIDES.map(([folder, words]) => link(folder, words)).join('')}</ul>
<ul><li><a href="/examples/">All examples</a></li></ul>
</nav>`;
}
