/** Reads the events of the kit, with all fields of their details, from `sdk/lobby/events.ts`. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { literal, type Member, type Node, root, type SourceDocs, sourceDocs } from './source-docs.ts';

const EVENTS = 'sdk/lobby/events.ts';

export interface EventField {
  /** Path of the field in `event.detail`, such as `game` or `game.vendor`. */
  readonly name: string;
  /** TypeScript type of the field. A union is written with its values. */
  readonly type: string;
  readonly isOptional: boolean;
  readonly description: string;
}

export interface EventDetail {
  /** Name of the DOM event: `lobby-draw`. */
  readonly name: string;
  readonly description: string;
  /** True if `preventDefault()` prevents a default action. */
  readonly cancelable: boolean;
  readonly fields: readonly EventField[];
}

/** Reads all events. Throws an Error if an event or field has no description. */
export function readEvents(): EventDetail[] {
  const docs = sourceDocs(EVENTS);
  return (docs.interface('LobbyEvents') ?? []).map(({ name, node, doc }) => ({
    name: `lobby-${name}`,
    description: required(doc.text, name),
    cancelable: name.endsWith('-request'),
    fields: fieldsOf(membersOf(docs, node), EVENTS, ''),
  }));
}

function required(text: string, name: string): string {
  if (!text) throw new Error(`${EVENTS}: ${name} has no doc comment.`);
  return text;
}

const membersOf = (docs: SourceDocs, { typeAnnotation }: Node): Member[] =>
  docs.members(typeAnnotation.typeAnnotation.members);

/**
 * Returns the fields of an object, including those of interfaces it refers to. @param file file that declares the
 * fields
 */
function fieldsOf(members: readonly Member[], file: string, prefix: string): EventField[] {
  const docs = sourceDocs(file);
  return members.flatMap(({ name, node, doc }) => {
    const type = node.typeAnnotation.typeAnnotation as Node;
    const text = docs.text(type);
    const declared = /^\w+$/.test(text) ? declarationOf(file, text) : undefined;
    const nested = declared && sourceDocs(declared).interface(text);
    const description = doc.text || (name === 'lobby' ? 'Name of the lobby.' : '');
    return [
      {
        name: `${prefix}${name}`,
        type: nested ? 'object' : typeText(file, text),
        isOptional: node.optional === true,
        description: required(description, `${prefix}${name}`),
      },
      ...(nested && declared ? fieldsOf(nested, declared, `${prefix}${name}.`) : []),
    ];
  });
}

/** Returns the path of the file that declares a type used in `file`; undefined for a built-in type. */
function declarationOf(file: string, name: string): string | undefined {
  const code = readFileSync(join(root, file), 'utf8');
  if (new RegExp(`^export (interface|type) ${name}\\b`, 'm').test(code)) return file;
  const from = new RegExp(`import (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '(.+)'`).exec(code)?.[1];
  return from && posix.join(posix.dirname(file), from);
}

/** Returns the text of a type, with aliases replaced by their values: `'all' | 'hot'`. */
function typeText(file: string, text: string): string {
  return text.replace(/'[^']*'|\b[A-Z]\w*(\['\w+'\])?/g, (name, key?: string) => {
    if (name.startsWith("'")) return name;
    const plain = key ? name.slice(0, -key.length) : name;
    const declared = declarationOf(file, plain);
    if (!declared) return name;
    const docs = sourceDocs(declared);
    const member = key && docs.interface(plain)?.find(one => `['${one.name}']` === key);
    if (member) return typeText(declared, docs.text(member.node.typeAnnotation.typeAnnotation));
    const alias = docs.typeNode(plain);
    return alias ? typeText(declared, valuesOf(docs, alias)) : name;
  });
}

/**
 * Returns the values of a type that a constant defines, as a union. For any other type, returns its text without
 * comments.
 */
function valuesOf(docs: SourceDocs, alias: Node): string {
  const text = docs
    .text(alias)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/^ ?\| /, '');
  const [, isKeys, constant = ''] = /^\(?(keyof )?typeof (\w+)\b/.exec(text) ?? [];
  if (!constant) return text;
  const value = literal(docs.constant(constant));
  const values = Array.isArray(value) ? value : isKeys ? Object.keys(Object(value)) : Object.values(Object(value));
  return values.map(one => `'${one}'`).join(' | ');
}
