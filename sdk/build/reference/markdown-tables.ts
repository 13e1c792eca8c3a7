/** Markdown tables of the reference. The names of their markers in the READMEs have the form `lottery-board events`. */
import { callRows } from './call-tables.ts';
import type { AttributeReference, NamedReference, Reference, TokenReference, WidgetReference } from './types.ts';

/** Formats a table with aligned columns, and escapes `|` in cells. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows].map(row => row.map(cell => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, column) => Math.max(3, ...cells.map(row => [...(row[column] ?? '')].length)));
  const pad = (cell: string, column: number) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length);
  const [first = '', ...others] = cells.map(row => `| ${row.map(pad).join(' | ')} |`);
  return [first, `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`, ...others].join('\n');
}

const code = (text: string) => `\`${text}\``;
/** Formats text as a cell: on one line, without the final full stop. */
const cell = (text: string) => text.replace(/\.$/, '').replace(/\n+/g, ' ');

/** Returns the allowed values of an attribute as text. */
export function valuesOf({ kind, values, min, max }: AttributeReference): string {
  if (kind === 'choice') return (values ?? []).map(code).join(', ');
  if (kind === 'number') return `${min} to ${max}`;
  return kind === 'flag' ? 'present or not' : 'text';
}

/** Returns the default of an attribute; in backticks if it is a value. */
export function defaultOf({ default: value, kind, literal }: AttributeReference): string {
  if (value === null) return kind === 'flag' ? 'absent' : 'none';
  return literal ? code(value) : value;
}

const attributes = ({ attributes: all }: WidgetReference) =>
  markdownTable(
    ['Attribute', 'Values', 'Default', 'Meaning'],
    all.map(one => [code(one.name), valuesOf(one), defaultOf(one), cell(one.description)]),
  );

const events = ({ events: all }: WidgetReference) =>
  markdownTable(
    ['Event', 'Detail', 'When'],
    all.map(one => [code(one.name), code(`{ ${one.keys.join(', ')} }`), cell(one.description)]),
  );

const named = (head: string, all: readonly NamedReference[]) =>
  markdownTable(
    [head, 'What'],
    all.map(one => [code(one.name), cell(one.description)]),
  );

const tokens = (all: readonly TokenReference[]) =>
  markdownTable(
    ['Token', 'Default (light, dark)', 'Sets'],
    all.map(one => [
      code(one.name),
      // The stylesheet declares the list of system fonts in one place, so the table names the list instead of repeating
      // it.
      one.name.endsWith('-font')
        ? "the system's"
        : [one.default, one.dark].filter(Boolean).map(String).map(code).join(', '),
      cell(one.description),
    ]),
  );

/**
 * Returns the table of a widget's own design tokens. The default of a token is the general token that it overrides, if
 * any.
 */
const ownTokens = ({ tokens: all }: WidgetReference) =>
  markdownTable(
    ['Token', 'Default', 'Sets'],
    all.map(one => [
      code(one.name),
      one.everyday ? code(`--lobby-${one.name.split('-').at(-1)}`) : code(one.default),
      cell(one.description),
    ]),
  );

const properties = ({ properties: own, methods }: WidgetReference) =>
  markdownTable(
    ['Property or method', 'Type', 'Gives'],
    [
      ...own.map(({ name, type, readonly, description }) => [
        code(name),
        code(type),
        `${cell(description)}${readonly ? ' (read only)' : ''}`,
      ]),
      ...methods.map(({ name, description }) => [code(`${name}()`), code('void'), cell(description)]),
    ],
  );

const calls = (widget: string) =>
  markdownTable(
    ['Call', 'When'],
    callRows(widget).map(({ name, when }) => [code(name), cell(when)]),
  );

/** Returns the tables about the whole kit, by marker name. */
export const generalTables = ({ tokens: general }: Reference): Readonly<Record<string, string>> => ({
  tokens: tokens(general.filter(({ everyday }) => everyday)),
  'finer tokens': general
    .filter(({ everyday }) => !everyday)
    .map(({ name }) => code(name))
    .join(', '),
});

/** Returns the tables about one widget, by marker name. */
export const widgetTables = (widget: WidgetReference): Readonly<Record<string, string>> => ({
  [`${widget.name} attributes`]: attributes(widget),
  [`${widget.name} properties`]: properties(widget),
  [`${widget.name} events`]: events(widget),
  [`${widget.name} parts`]: named('Part', widget.parts),
  [`${widget.name} slots`]: widget.slots.length > 0 ? named('Slot', widget.slots) : 'This widget has no slots.',
  [`${widget.name} tokens`]: ownTokens(widget),
  [`${widget.name} calls`]: calls(widget.name),
});

/** Returns the table of the size limits in `size-limit`: brotli size of the loader and of all files that it loads. */
export const sizeTable = (sizes: readonly { readonly name: string; readonly limit: string }[]): string =>
  markdownTable(
    ['Case', 'At most'],
    sizes.map(({ name, limit }) => [name, limit]),
  );
