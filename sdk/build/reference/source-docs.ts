/**
 * Parses a source file with Vite's parser, and returns its interfaces, classes and constants with their doc comments.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface DocTag {
  /** Name of the tag without the `@`. */
  readonly tag: string;
  readonly text: string;
}

/** Doc comment, parsed into text and tags. */
export interface Doc {
  /** Text before the first tag. Blank lines separate its paragraphs. */
  readonly text: string;
  readonly tags: readonly DocTag[];
}

/** Those parts of a syntax tree node that the reference uses. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  // biome-ignore lint/suspicious/noExplicitAny: about two hundred kinds of nodes, of which a dozen are read
  readonly [key: string]: any;
}

export interface Member {
  readonly name: string;
  readonly node: Node;
  readonly doc: Doc;
}

export interface SourceDocs {
  /** Returns the members of an interface without inherited ones; undefined if the file has no such interface. */
  interface(name: string): readonly Member[] | undefined;
  /** Returns doc comment and members of an exported class. */
  class(name: string): { readonly doc: Doc; readonly members: readonly Member[] } | undefined;
  /**
   * Returns the rows of a table that a constant contains: an object literal, or the only argument of a call. Rows of
   * spread tables are included.
   */
  table(constant: string): Member[];
  /** Returns the declared constants whose value is a call of `callee`; `node` is the first argument. */
  callsOf(callee: string): readonly Member[];
  /** Returns the named nodes among `nodes`, with their doc comments. */
  members(nodes: readonly Node[]): Member[];
  /** Returns the value of a constant, without `as const`. Throws an Error if the file has no such constant. */
  constant(name: string): Node;
  /** Returns the type that an alias stands for; undefined if the file has no such alias. */
  typeNode(alias: string): Node | undefined;
  /** Returns the doc comment of an exported type. */
  type(name: string): Doc | undefined;
  /** Returns the signature of an exported function, without its body. */
  signature(name: string): string;
  /** Returns the source text of a node. */
  text(node: Node): string;
}

/** Requirement ids in parentheses. The documentation omits them, because only developers of the kit need them. */
const REQUIREMENTS = / \((?:[A-Z]+-\d+(?:\.\.\d+)?(?:, )?)+\)/g;

/** Parses a doc comment and removes requirement ids. @param comment text between the comment delimiters */
export function readDoc(comment: string): Doc {
  const lines = comment.split('\n').map(line => line.replace(/^\s*\*? ?/, '').trimEnd());
  const [first = '', ...tagged] = lines.join('\n').split(/^@|(?<=\. )@(?=[a-z])/m);
  const sentenceOf = (text: string) =>
    text
      .split(/\n\s*\n/)
      .map(paragraph => paragraph.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .join('\n\n')
      .replace(REQUIREMENTS, '');
  return {
    text: sentenceOf(first),
    tags: tagged.map(text => {
      const [, tag = '', rest = ''] = /^(\S+)\s*([\s\S]*)$/.exec(text) ?? [];
      return { tag, text: sentenceOf(rest) };
    }),
  };
}

/** Parses a source file. @param path path relative to the repository's root */
export function sourceDocs(path: string): SourceDocs {
  const code = readFileSync(join(root, path), 'utf8');
  const { program, comments } = parseSync(path, code);
  const docBefore = (start: number): Doc => {
    const found = comments.findLast(({ type, end }) => type === 'Block' && end <= start);
    if (!found?.value.startsWith('*')) return readDoc('');
    return readDoc(code.slice(found.end, start).trim() === '' ? found.value : '');
  };
  const statements = (program.body as unknown as Node[]).map(statement => ({
    start: statement.start,
    node: (statement.declaration ?? statement) as Node,
  }));
  const named = (kind: string, name: string) =>
    statements.find(({ node }) => node.type === kind && node.id?.name === name);
  const members = (nodes: readonly Node[]): Member[] =>
    nodes
      .filter(({ key }) => key && key.type !== 'PrivateIdentifier')
      .map(node => ({ name: node.key.name ?? node.key.value, node, doc: docBefore(node.start) }));
  const constantOf = (constant: string): Node => {
    const declared = statements.flatMap(({ node }) => (node.declarations ?? []) as Node[]);
    const value = declared.find(one => one.id.name === constant)?.init;
    if (!value) throw new Error(`${path} has no constant ${constant}`);
    return value.type === 'TSAsExpression' ? value.expression : value;
  };
  return {
    interface(name) {
      const found = named('TSInterfaceDeclaration', name)?.node;
      return found && members(found.body.body);
    },
    class(name) {
      const found = named('ClassDeclaration', name);
      return found && { doc: docBefore(found.start), members: members(found.node.body.body) };
    },
    members,
    constant: constantOf,
    typeNode: alias => named('TSTypeAliasDeclaration', alias)?.node.typeAnnotation,
    table(constant): Member[] {
      const value = constantOf(constant);
      if (value.type === 'Identifier') return this.table(value.name);
      const rows: readonly Node[] = (value.arguments?.[0] ?? value).properties;
      return rows.flatMap(row => (row.type === 'SpreadElement' ? this.table(row.argument.name) : members([row])));
    },
    callsOf: callee =>
      statements.flatMap(({ start, node }) =>
        ((node.declarations ?? []) as Node[])
          .filter(({ init }) => init?.callee?.name === callee)
          .map(({ id, init }) => ({ name: id.name, node: init.arguments[0], doc: docBefore(start) })),
      ),
    type(name) {
      const found = named('TSTypeAliasDeclaration', name);
      return found && docBefore(found.start);
    },
    signature(name) {
      const found = named('FunctionDeclaration', name);
      return found ? code.slice(found.start, found.node.body.start) : '';
    },
    text: node => code.slice(node.start, node.end),
  };
}

/** Returns the value of a literal, or of an array or object that consists of literals. */
export function literal(node: Node): unknown {
  if (node.type === 'ArrayExpression') return node.elements.map(literal);
  if (node.type === 'ObjectExpression')
    return Object.fromEntries(node.properties.map((one: Node) => [one.key.name ?? one.key.value, literal(one.value)]));
  if (node.type !== 'Literal') throw new Error(`${node.type} is no literal`);
  return node.value;
}
