/** Controls for the attributes of a live widget. Shows the resulting code and the emitted events. */
import type { AttributeReference, WidgetReference } from 'lobbykit:reference';

/** Attributes without a control: the page has only one lobby, and a button replaces the attribute `open` of modals. */
const NOT_HERE = ['lobby', 'open'];
const MAX_LINES = 6;

/** Values of attributes as in markup, by name; '' for a flag. */
type Attributes = Readonly<Record<string, string>>;

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Returns the markup of an element, such as `<lobby-x limit="4" still></lobby-x>`. */
function tagMarkup(tag: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${quoted(value)}"`,
  );
  return `<${tag}${written.join('')}></${tag}>`;
}

/** Prop of the React component, with its type. */
interface Prop {
  readonly name: string;
  readonly property: string;
  readonly kind: 'text' | 'choice' | 'number' | 'flag';
  readonly prop: boolean;
}

/** Returns the React markup, such as `<LotteryBoard limit={4} noHistory />`. Attributes without a prop are omitted. */
function reactMarkup(component: string, props: readonly Prop[], attributes: Attributes): string {
  const written = props
    .filter(({ name, prop }) => prop && name in attributes)
    .map(({ name, property, kind }) => {
      if (kind === 'flag') return ` ${property}`;
      return kind === 'number'
        ? ` ${property}={${attributes[name]}}`
        : ` ${property}=${JSON.stringify(attributes[name])}`;
    });
  return `<${component}${written.join('')} />`;
}

/** Creates the control of an attribute. `change` is called with the new text, or with null to remove the attribute. */
function fieldOf(attribute: AttributeReference, element: Element, change: (text: string | null) => void): HTMLElement {
  const label = document.createElement('label');
  const code = document.createElement('code');
  code.textContent = attribute.name;
  const current = element.getAttribute(attribute.name);
  if (attribute.kind === 'choice') {
    const select = document.createElement('select');
    select.append(new Option(`default: ${attribute.default ?? 'none'}`, ''));
    for (const value of attribute.values ?? []) select.append(new Option(value, value, false, value === current));
    select.addEventListener('change', () => change(select.value || null));
    label.append(code, select);
    return label;
  }
  const input = document.createElement('input');
  if (attribute.kind === 'flag') {
    input.type = 'checkbox';
    input.checked = current !== null;
    input.addEventListener('change', () => change(input.checked ? '' : null));
    label.className = 'flag';
    label.append(input, code);
    return label;
  }
  input.value = current ?? '';
  input.placeholder = attribute.default ?? '';
  if (attribute.kind === 'number') {
    input.type = 'number';
    input.min = String(attribute.min);
    input.max = String(attribute.max);
  }
  input.addEventListener('change', () => {
    if (input.reportValidity()) change(input.value || null);
  });
  label.append(code, input);
  return label;
}

/** Connects the controls of the page to the widget `element`. */
export function playground(element: HTMLElement, widget: WidgetReference): void {
  const form = document.querySelector('.controls');
  const markup = document.querySelector('#markup');
  const react = document.querySelector('#react');
  const log = document.querySelector('.log');
  const shown = widget.attributes.filter(({ name }) => !NOT_HERE.includes(name));
  const write = () => {
    const attributes: Record<string, string> = {};
    for (const { name } of shown) {
      const value = element.getAttribute(name);
      if (value !== null) attributes[name] = value;
    }
    if (markup) markup.textContent = tagMarkup(widget.tag, attributes);
    if (react) react.textContent = reactMarkup(widget.component, shown, attributes);
  };
  for (const attribute of shown) {
    const field = fieldOf(attribute, element, text => {
      if (text === null) element.removeAttribute(attribute.name);
      else element.setAttribute(attribute.name, text);
      write();
    });
    form?.append(field);
  }
  form?.addEventListener('submit', event => event.preventDefault());
  write();

  const lines: string[] = [];
  for (const { name, keys } of widget.events) {
    element.addEventListener(name, event => {
      const detail = (event as CustomEvent<Record<string, unknown>>).detail;
      const fields = keys.map(key => `${key}: ${JSON.stringify(detail[key]) ?? 'undefined'}`.slice(0, 80));
      lines.unshift(`${name} { ${fields.join(', ')} }`);
      lines.length = Math.min(lines.length, MAX_LINES);
      log?.replaceChildren(
        ...lines.map(line => {
          const item = document.createElement('li');
          item.textContent = line;
          return item;
        }),
      );
    });
  }
}
