/** Generates tables and sections of the documentation as Markdown, for markers such as `<!-- generated: name -->`. */
import { callRows } from '../../sdk/build/reference/call-tables.ts';
import { markdownTable } from '../../sdk/build/reference/markdown-tables.ts';
import { readEvents } from '../../sdk/build/reference/read-events.ts';
import type { Reference, TokenReference, WidgetReference } from '../../sdk/build/reference/types.ts';
import { CALL_DOCS, EXAMPLE_TIME } from '../../sdk/protocol/widgets/documented-calls.ts';
import { sourceTables } from './source-tables.ts';

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

/** All widgets, and the lobby, whose calls all widgets share. */
const callers = ({ widgets }: Reference) => [...widgets, { name: 'lobby', title: 'All widgets' } as const];

/** Tables of the calls of each widget, and of the calls that all widgets share. */
const calls = (reference: Reference) =>
  callers(reference)
    .map(({ name, title }) => {
      const rows = callRows(name).map(({ name: call, endpoint, moduleId, auth, when, optional }) => [
        `[${code(call)}](#${call.toLowerCase()})`,
        `${code(endpoint)}, module ${code(moduleId)}`,
        SESSION[auth],
        `${when}${optional ? ' [Optional](#optional-calls).' : ''}`,
      ]);
      return `### ${title}\n\n${markdownTable(['Call', 'Endpoint', 'Session', 'When'], rows)}`;
    })
    .join('\n\n');

/** Table of the optional calls, without which a widget still works. Each row has the minimal response. */
function optionalCalls(reference: Reference): string {
  const titles = new Map<string, string[]>();
  for (const { name: widget, title } of callers(reference)) {
    for (const { name, optional } of callRows(widget)) {
      if (optional) titles.set(name, [...(titles.get(name) ?? []), title]);
    }
  }
  const rows = [...titles].map(([name, without]) => {
    const { value, note = '' } = CALL_DOCS[name]?.minimal ?? {};
    return [code(name), without.join(', '), value === undefined ? 'none' : code(JSON.stringify(value)), note];
  });
  return markdownTable(['Call', 'Optional for', 'Minimal `value`', 'Effect, or reason without a value'], rows);
}

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** One section for each call, with its meaning, request, and response. */
function callExamples(reference: Reference): string {
  const rows = new Map(callers(reference).flatMap(({ name }) => callRows(name).map(row => [row.name, row] as const)));
  return [...rows.values()]
    .map(({ name, endpoint }) => {
      const { description = '', query, body, value } = CALL_DOCS[name] ?? {};
      const parameters = query
        ? `?${new URLSearchParams(Object.entries(query).map(([field, one]) => [field, String(one)]))}`
        : '';
      const request = `${endpoint}${parameters}${body ? `\n\n${json(body)}` : ''}`;
      const response = json({ success: true, value, serverTime: EXAMPLE_TIME });
      return `### ${name}\n\n${description}\n\n~~~~http\n${request}\n~~~~\n\n~~~~json\n${response}\n~~~~`;
    })
    .join('\n\n');
}

/** One section for each event, with all fields of its detail. Nested fields are named like `game.vendor`. */
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

/**
 * Cards that link to the pages of the widgets, each with the widget's tag and the first sentence of its description.
 */
const widgetCards = ({ widgets }: Reference) =>
  widgets
    .map(
      ({ name, tag, title, description }) =>
        `- [${title}](${name}.md) ${code(`<${tag}>`)}: ${firstSentence(description)}`,
    )
    .join('\n');

const firstSentence = (text: string) => text.replace(/\. .*$/s, '.');

/** Controls of a live widget. The script of the page creates the inputs. */
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

/** First part of a widget's page: description, tag, and component. */
const lead = ({ tag, component, description }: WidgetReference) =>
  `${description}\n\n${code(`<${tag}>`)} ${code(`<${component}>`)}`;

export const docsTables = (reference: Reference): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(reference.widgets.map(widget => [`${widget.name} lead`, lead(widget)])),
  playground: PLAYGROUND,
  widgets: widgetCards(reference),
  'finer tokens': tokenTable(reference.tokens.filter(({ everyday }) => !everyday)),
  calls: calls(reference),
  'optional calls': optionalCalls(reference),
  'call examples': callExamples(reference),
  source: sourceTables(),
  events: events(reference),
});
