/** Header and navigation of the documentation pages: links between pages and within a page. */
import type { Reference, WidgetReference } from '../../sdk/build/reference/types.ts';

const GUIDES = [
  ['theming', 'Theming'],
  ['security', 'Security'],
  ['own-back-end', 'Your own back end'],
  ['upgrades', 'Upgrades'],
] as const;

export const docsHeader = (title: string): string => `<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} - lobbykit documentation</title>
    <link rel="icon" href="/m/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/docs/docs.css" />
    <link rel="stylesheet" href="/docs/live.css" />
    <link rel="stylesheet" href="/docs/reference.css" />`;

/**
 * Returns the navigation as HTML.
 * @param current directory of the page below `docs/`; empty for the index
 */
export function docsNav({ widgets }: Reference, current: string): string {
  const link = (folder: string, texts: string) =>
    `<li><a href="/examples/docs/${folder ? `${folder}/` : ''}"${folder === current ? ' aria-current="page"' : ''}>${texts}</a></li>`;
  return `<a class="skip" href="#content">To the content</a>
<nav class="menu" aria-label="Documentation">
<ul>${link('', 'Overview')}</ul>
<p>Widgets</p><ul>${widgets.map(({ name, title }) => link(name, title)).join('')}</ul>
<p>Guides</p><ul>${GUIDES.map(([folder, texts]) => link(folder, texts)).join('')}</ul>
<ul><li><a href="/examples/">All examples</a></li></ul>
</nav>`;
}

/** Returns links to the sections of a widget's page. */
export const docsJumps = ({ methods, slots }: WidgetReference): string => {
  const parts = [
    ['try', 'Try it'],
    ['attributes', 'Attributes'],
    ['properties', methods.length > 0 ? 'Properties and methods' : 'Properties'],
    ['events', 'Events'],
    ['parts', 'Parts'],
    ...(slots.length > 0 ? [['slots', 'Slots']] : []),
    ['tokens', 'Tokens'],
  ];
  return `<nav class="jumps" aria-label="On this page">${parts.map(([id, texts]) => `<a href="#${id}">${texts}</a>`).join('')}</nav>`;
};
