/** Generated parts of the documentation as Markdown, by the name in `<!-- generated: name -->`. */
import { callRows } from '../../sdk/build/reference/call-tables.ts';
import { markdownTable } from '../../sdk/build/reference/markdown-tables.ts';
import { readEvents } from '../../sdk/build/reference/read-events.ts';
import type { Reference, TokenReference, WidgetReference } from '../../sdk/build/reference/types.ts';

const code = (text: string) => `\`${text}\``;

const tokenTable = (tokens: readonly TokenReference[]) =>
  markdownTable(
    ['Token', 'Light', 'Dark', 'Sets'],
    tokens.map(({ name, default: light, dark, description }) => [
      code(name),
      code(light),
      dark ? code(dark) : 'the same',
      description,
    ]),
  );

const SESSION = { never: 'none', optional: 'if there is one', required: 'required' } as const;

/** Calls of each widget, and the calls that all widgets share. */
const calls = ({ widgets }: Reference) =>
  [...widgets, { name: 'lobby', title: 'All widgets' } as const]
    .map(({ name, title }) => {
      const rows = callRows(name).map(({ name: call, address, moduleId, auth, when, optional }) => [
        code(call),
        `${code(address)}, module ${code(moduleId)}`,
        SESSION[auth],
        `${when}${optional ? ' The widget works without this call.' : ''}`,
      ]);
      return `### ${title}\n\n${markdownTable(['Call', 'Address', 'Session', 'When'], rows)}`;
    })
    .join('\n\n');

/** A section per event with all fields of its detail, nested ones as `game.vendor`. */
const events = ({ widgets }: Reference) =>
  readEvents()
    .map(({ name, description, cancelable, fields }) => {
      const emitters = widgets.filter(widget => widget.events.some(event => event.name === name));
      const origin =
        emitters.length === widgets.length
          ? 'all widgets'
          : emitters.map(({ title, name: page }) => `[${title}](${page}.md)`).join(', ');
      const rows = fields.map(field => [
        code(field.name),
        `${code(field.type)}${field.isOptional ? ', optional' : ''}`,
        field.description,
      ]);
      return `### ${name}

${description} ${cancelable ? 'Cancelable. ' : ''}${origin ? `Events of: ${origin}.` : 'Event of the lobby.'}

${markdownTable(['Field of the detail', 'Type', 'Meaning'], rows)}`;
    })
    .join('\n\n');

/** Links to the pages of the widgets, each with its tag and first sentence. */
const widgetCards = ({ widgets }: Reference) =>
  widgets
    .map(
      ({ name, tag, title, description }) =>
        `- [${title}](${name}.md) ${code(`<${tag}>`)}: ${firstSentence(description)}`,
    )
    .join('\n');

const firstSentence = (text: string) => text.replace(/\. .*$/s, '.');

/** Controls of a live widget; the script of the page fills them. */
const PLAYGROUND = `## Try it

Change an attribute: the widget above follows, and so does the code.

<noscript><p>The live example requires JavaScript.</p></noscript>
<form class="controls" aria-label="Attributes"></form>

### As a tag

<pre class="code" tabindex="0"><code id="markup"></code></pre>

### In React

<pre class="code" tabindex="0"><code id="react"></code></pre>

### Emitted events

<ol class="log" aria-live="polite"><li>No event yet.</li></ol>
`;

/** Opening of the page of a widget: its description, tag and component. */
const lead = ({ tag, component, description }: WidgetReference) =>
  `${description}\n\n${code(`<${tag}>`)} ${code(`<${component}>`)}`;

export const docsTables = (reference: Reference): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(reference.widgets.map(widget => [`${widget.name} lead`, lead(widget)])),
  playground: PLAYGROUND,
  widgets: widgetCards(reference),
  'finer tokens': tokenTable(reference.tokens.filter(({ everyday }) => !everyday)),
  calls: calls(reference),
  events: events(reference),
});
