/** Renders the reference of a widget as HTML for the documentation pages. */
import { type CallRow, callRows } from '../../sdk/build/reference/call-tables.ts';
import { defaultOf, valuesOf } from '../../sdk/build/reference/markdown-tables.ts';
import type { NamedReference, Reference, TokenReference, WidgetReference } from '../../sdk/build/reference/types.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, char => ESCAPES[char] ?? char);

/** Converts documentation text to HTML: backticks become code, everything else is escaped. */
export const rich = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;

/** Each cell contains its heading as data, so that a phone can show a row as a card. */
function table(label: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) =>
    row
      .map((cell, at) => (at === 0 ? `<th scope="row">${cell}</th>` : `<td data-label="${head[at]}">${cell}</td>`))
      .join('');
  return `<table class="reference" aria-label="${label}">
<thead><tr>${head.map(one => `<th scope="col">${one}</th>`).join('')}</tr></thead>
<tbody>${rows.map(row => `<tr>${cells(row)}</tr>`).join('\n')}</tbody>
</table>`;
}

const named = (label: string, head: string, all: readonly NamedReference[]) =>
  table(
    label,
    [head, 'What'],
    all.map(one => [code(one.name), rich(one.description)]),
  );

const swatch = (value: string) =>
  /^(#|rgb)/.test(value)
    ? `<code class="color"><i class="swatch" data-color="${escapeHtml(value)}"></i>${escapeHtml(value)}</code>`
    : code(value);

/** Table of tokens with their values in both themes. */
export const tokenTable = (label: string, all: readonly TokenReference[]): string =>
  table(
    label,
    ['Token', 'Light', 'Dark', 'Sets'],
    all.map(one => [
      code(one.name),
      one.name.endsWith('-font') ? 'the system’s' : swatch(one.default),
      one.dark ? swatch(one.dark) : 'the same',
      rich(one.description),
    ]),
  );

const section = (id: string, title: string, texts: string, body: string) =>
  `<section class="part" aria-labelledby="${id}"><h2 id="${id}">${title}</h2><p>${texts}</p>${body}</section>`;

/** All tables of a widget, each below a heading. */
export function referenceSections(widget: WidgetReference): string {
  const { component, attributes, events, parts, slots, methods, properties, tokens } = widget;
  return [
    section(
      'attributes',
      'Attributes',
      `Each is a property of the same name in camel case, and a prop of <code>&lt;${component}&gt;</code> but for <code>lobby</code> and <code>lang</code>. A value that is not allowed gives one console error that names what is.`,
      table(
        `Attributes of ${widget.tag}`,
        ['Attribute', 'Values', 'Default', 'Meaning'],
        attributes.map(one => [code(one.name), rich(valuesOf(one)), rich(defaultOf(one)), rich(one.description)]),
      ),
    ),
    section(
      'properties',
      methods.length > 0 ? 'Properties and methods' : 'Properties',
      'In addition to the attributes. The state is also <code>:state(…)</code> in stylesheets and the event <code>lobby-state</code>: <code>loading</code>, <code>ready</code>, <code>empty</code> or <code>error</code>.',
      table(
        `Properties and methods of ${widget.tag}`,
        ['Name', 'Type', 'What'],
        [
          ...properties.map(one => [code(one.name), code(one.type), rich(one.description)]),
          ...methods.map(one => [code(`${one.name}()`), code('void'), rich(one.description)]),
        ],
      ),
    ),
    section(
      'events',
      'Events',
      'Events bubble and cross shadow roots. A <code>*-request</code> is cancelable: after <code>preventDefault()</code> the kit does nothing, and the page decides.',
      table(
        `Events of ${widget.tag}`,
        ['Event', 'React prop', 'Detail', 'When'],
        events.map(one => [
          code(one.name),
          one.prop ? code(one.prop) : 'none',
          code(one.detail),
          rich(one.description),
        ]),
      ),
    ),
    section(
      'parts',
      'Parts',
      'For <code>::part()</code> in your sheet; in React the keys of <code>classNames</code>.',
      named(`Parts of ${widget.tag}`, 'Part', parts),
    ),
    slots.length > 0
      ? section('slots', 'Slots', 'In React, props of these names.', named(`Slots of ${widget.tag}`, 'Slot', slots))
      : '',
    section(
      'tokens',
      'Tokens of its own',
      'Each overrides the general token with the same suffix for this widget.',
      tokenTable(`Tokens of ${widget.tag}`, tokens),
    ),
  ].join('\n');
}

/** Tokens of all widgets: the main palette tokens first, then the others. */
export const generalTokens = ({ tokens }: Reference): string =>
  `${tokenTable(
    'Tokens a palette begins with',
    tokens.filter(({ everyday }) => everyday),
  )}<h3>Finer ones</h3>${tokenTable(
    'Finer tokens',
    tokens.filter(({ everyday }) => !everyday),
  )}`;

const callTable = (label: string, rows: readonly CallRow[]) =>
  table(
    label,
    ['Call', 'Address', 'Session', 'When'],
    rows.map(({ name, address, moduleId, auth, when, optional }) => [
      code(name),
      `${code(address)}, module ${code(moduleId)}`,
      { never: 'none', optional: 'if there is one', required: 'required' }[auth],
      rich(`${when}${optional ? ' The widget works without this call.' : ''}`),
    ]),
  );

/** Tables of the calls of each widget, and of the calls that all widgets share. */
export const callSections = ({ widgets }: Reference): string =>
  [...widgets, { name: 'lobby', title: 'All widgets' } as const]
    .map(({ name, title }) => `<h3 id="calls-${name}">${title}</h3>${callTable(`Calls: ${title}`, callRows(name))}`)
    .join('\n');
