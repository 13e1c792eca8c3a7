/**
 * Creates the custom elements manifest (schema 2.1) from the reference, for editors, Storybook and framework wrappers.
 * `"customElements"` in package.json refers to it.
 */
import type { AttributeReference, Reference, WidgetReference } from './types.ts';

const VERSION = '2.1.0';

/**
 * Returns the default value as TypeScript: `'all'`, `20`, `false`. Undefined if the default is a description instead of
 * a value.
 */
const defaultOf = ({ kind, default: value, literal }: AttributeReference) => {
  if (kind === 'flag') return 'false';
  if (!literal || value === null) return undefined;
  return kind === 'number' ? value : `'${value}'`;
};

/** Returns the description of an attribute, followed by its default if that is a description instead of a value. */
const descriptionOf = ({ description, default: value, literal }: AttributeReference) =>
  value === null || literal ? description : `${description} Default: ${value}.`;

const propertyType = (one: AttributeReference) => {
  if (one.name === 'lobby') return 'Lobby | string';
  return one.kind === 'flag' || one.name === 'lang' ? one.type : `${one.type} | null`;
};

function declaration(widget: WidgetReference) {
  return {
    kind: 'class',
    customElement: true,
    name: widget.className,
    tagName: widget.tag,
    description: widget.description,
    superclass: { name: 'HTMLElement' },
    attributes: widget.attributes.map(one => ({
      name: one.name,
      fieldName: one.property,
      description: descriptionOf(one),
      type: { text: one.type },
      default: defaultOf(one),
    })),
    members: [
      ...widget.attributes.map(one => ({
        kind: 'field',
        name: one.property,
        attribute: one.name,
        reflects: true,
        description: descriptionOf(one),
        type: { text: propertyType(one) },
      })),
      ...widget.properties.map(({ name, type, readonly, description }) => ({
        kind: 'field',
        name,
        readonly,
        description,
        type: { text: type },
      })),
      ...widget.methods.map(({ name, description }) => ({
        kind: 'method',
        name,
        description,
        return: { type: { text: 'void' } },
      })),
    ],
    events: widget.events.map(({ name, detail, description }) => ({
      name,
      description,
      type: { text: `CustomEvent<${detail}>` },
    })),
    slots: widget.slots.map(({ name, description }) => ({ name, description })),
    cssParts: widget.parts.map(({ name, description }) => ({ name, description })),
    cssProperties: widget.tokens.map(({ name, description, default: value, dark }) => ({
      name,
      description: dark ? `${description}; ${dark} in the dark theme` : description,
      default: value,
    })),
  };
}

/** Creates the manifest. Paths of modules are relative to the package. */
export function elementsManifest({ widgets }: Reference) {
  return {
    schemaVersion: VERSION,
    modules: widgets.map(widget => {
      const path = `dist/elements/${widget.name}.js`;
      const own = { name: widget.className, module: path };
      return {
        kind: 'javascript-module',
        path,
        declarations: [declaration(widget)],
        exports: [
          { kind: 'js', name: widget.className, declaration: own },
          { kind: 'custom-element-definition', name: widget.tag, declaration: own },
        ],
      };
    }),
  };
}
