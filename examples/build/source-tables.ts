/**
 * Tables of an adapter's methods, and of the fields of their queries and results, read from the types of
 * `lobbykit/adapter`.
 */
import { markdownTable } from '../../sdk/build/reference/markdown-tables.ts';
import { type Member, type Node, type SourceDocs, sourceDocs } from '../../sdk/build/reference/source-docs.ts';

const FILE = 'sdk/protocol/embed/source.ts';
const SOURCE_TYPE = /\bSource[A-Z]\w*/g;

const code = (text: string) => `\`${text}\``;
const link = (type: string) => `[${code(type)}](#${type.toLowerCase()})`;

/** Returns the type of a member as text, without its promise and without `readonly`. */
const typeText = (docs: SourceDocs, node: Node) =>
  docs
    .text(node)
    .replace(/ \| Promise<[\s\S]*/, '')
    .replace(/\breadonly /g, '')
    .replace(/\s+/g, ' ');

/** Returns the fields of a query type, including those of the types that it combines or extends. */
function queryFields(docs: SourceDocs, node: Node): string[] {
  const names = (members: readonly Member[] = []) =>
    members.map(({ name, node: { optional } }) => `${name}${optional ? '?' : ''}`);
  if (node.type === 'TSIntersectionType') return node.types.flatMap((one: Node) => queryFields(docs, one));
  if (node.type === 'TSTypeLiteral') return names(docs.members(node.members));
  const type = docs.text(node);
  if (type === 'SourceGamesQuery') return [...names(docs.interface('SourcePage')), ...names(docs.interface(type))];
  return names(docs.interface(type));
}

/** Returns the methods of an interface, including those of nested objects such as `favorites`. */
const methodsOf = (docs: SourceDocs, members: readonly Member[], prefix = ''): Member[] =>
  members.flatMap(member =>
    member.node.type === 'TSMethodSignature'
      ? [{ ...member, name: prefix + member.name }]
      : methodsOf(docs, docs.members(member.node.typeAnnotation.typeAnnotation.members), `${member.name}.`),
  );

/** Returns the table of the methods and one table for each type of their results, as Markdown. */
export function sourceTables(): string {
  const docs = sourceDocs(FILE);
  /** Types in the order of their first use. The loop adds further types while it reads the set. */
  const types = new Set(['SourceContext', 'SourceGamesQuery']);
  const linked = (text: string) => {
    const found = text.match(SOURCE_TYPE)?.filter(type => docs.interface(type)) ?? [];
    for (const type of found) types.add(type);
    return found[0] && /^\w+(\[\])?$/.test(text) ? `${link(found[0])}${text.endsWith('[]') ? ', a list' : ''}` : null;
  };
  const methods = methodsOf(docs, docs.interface('LobbySource') ?? []).map(({ name, node, doc }) => {
    const query: Node | undefined = node.params[0]?.typeAnnotation.typeAnnotation;
    const result = typeText(docs, node.returnType.typeAnnotation);
    return [
      code(name),
      query ? queryFields(docs, query).map(code).join(', ') || 'empty' : 'none',
      linked(result) ?? (result === 'unknown' ? 'ignored' : code(result)),
      doc.text,
    ];
  });
  const sections: string[] = [];
  for (const type of types) {
    const rows = (docs.interface(type) ?? []).map(({ name, node, doc }) => {
      const annotation: Node = node.typeAnnotation.typeAnnotation;
      const text = typeText(docs, annotation);
      const alias = docs.typeNode(text);
      return [
        code(`${name}${node.optional ? '?' : ''}`),
        linked(text.replace(' | null', '')) ?? code(alias ? typeText(docs, alias) : text),
        doc.text || (alias ? (docs.type(text)?.text ?? '') : ''),
      ];
    });
    sections.push(`#### ${type}\n\n${markdownTable(['Field', 'Type', 'Meaning'], rows)}`);
  }
  return [markdownTable(['Method', 'Query', 'Result', 'Meaning'], methods), ...sections].join('\n\n');
}
