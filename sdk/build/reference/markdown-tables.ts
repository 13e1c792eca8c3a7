/** The reference as Markdown tables, by the names of the README's markers: `lottery-board events`. */
import type { AttributeReference, NamedReference, Reference, TokenReference, WidgetReference } from './types.ts';

/** A table with columns padded to one width. `|` inside a cell is escaped. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows].map(row => row.map(cell => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, column) => Math.max(3, ...cells.map(row => [...(row[column] ?? '')].length)));
  const pad = (cell: string, column: number) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length);
  const [first = '', ...others] = cells.map(row => `| ${row.map(pad).join(' | ')} |`);
  return [first, `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`, ...others].join('\n');
}

const code = (text: string) => `\`${text}\``;
/** A cell is no sentence: its last full stop goes. */
const cell = (text: string) => text.replace(/\.$/, '').replace(/\n+/g, ' ');

/** What an attribute admits, in words. */
export function valuesOf({ kind, values, min, max }: AttributeReference): string {
  if (kind === 'choice') return (values ?? []).map(code).join(', ');
  if (kind === 'number') return `${min} to ${max}`;
  return kind === 'flag' ? 'present or not' : 'text';
}

/** The default, as code where it is a value. */
export function defaultOf({ default: given, kind, literal }: AttributeReference): string {
  if (given === null) return kind === 'flag' ? 'absent' : 'none';
  return literal ? code(given) : given;
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
      // The list of the system's fonts is a line of its own in the sheet, and of no use here.
      one.name.endsWith('-font')
        ? "the system's"
        : [one.default, one.dark].filter(Boolean).map(String).map(code).join(', '),
      cell(one.description),
    ]),
  );

/** Every table the README may show. */
export function markdownTables({ widgets, tokens: general }: Reference): Readonly<Record<string, string>> {
  const made: Record<string, string> = {
    tokens: tokens(general.filter(({ everyday }) => everyday)),
    'finer tokens': general
      .filter(({ everyday }) => !everyday)
      .map(({ name }) => code(name))
      .join(', '),
  };
  for (const widget of widgets) {
    made[`${widget.name} attributes`] = attributes(widget);
    made[`${widget.name} events`] = events(widget);
    made[`${widget.name} parts`] = named('Part', widget.parts);
  }
  return made;
}
