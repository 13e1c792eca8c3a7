/**
 * Texts of views next to other nodes. A translating browser wraps every text in an element, and a renderer with a
 * reference to the text then writes to a detached node or throws.
 */
import { parseSync } from 'vite';

interface AstNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly children?: readonly AstNode[];
  readonly expression?: AstNode;
  readonly value?: unknown;
  readonly left?: AstNode;
  readonly right?: AstNode;
  readonly operator?: string;
  readonly consequent?: AstNode;
  readonly alternate?: AstNode;
  readonly name?: string;
  readonly property?: AstNode;
}

/** Text of a view next to other nodes, with its line. */
export interface LooseText {
  readonly line: number;
  readonly code: string;
}

const isChild = ({ type, value, expression }: AstNode): boolean =>
  type === 'JSXText' ? /\S/.test(String(value)) : expression?.type !== 'JSXEmptyExpression';

/** True if the expression may return text. `nodes` are names of values that hold nodes. */
function mayBeText(node: AstNode, nodes: ReadonlySet<string>): boolean {
  const check = (one: AstNode | undefined) => one !== undefined && mayBeText(one, nodes);
  switch (node.type) {
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return true;
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number';
    case 'JSXExpressionContainer':
      // A constant text never changes, so it cannot be loose.
      return node.expression?.type !== 'Literal' && check(node.expression);
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return check(node.expression);
    case 'LogicalExpression':
      return check(node.right) || (node.operator !== '&&' && check(node.left));
    case 'ConditionalExpression':
      return check(node.consequent) || check(node.alternate);
    case 'Identifier':
      return !nodes.has(node.name ?? '');
    case 'MemberExpression':
      return check(node.property);
    case 'CallExpression':
      return !nodes.has(callee(node));
    default:
      return false;
  }
}

const callee = (node: AstNode): string => {
  const { callee } = node as unknown as { readonly callee: AstNode };
  return callee.type === 'MemberExpression' ? (callee.property?.name ?? '') : (callee.name ?? '');
};

/** Children that may be text and are not the only child of their element; a fragment counts as its parent element. */
export function looseText(code: string, path: string, nodes: ReadonlySet<string>): readonly LooseText[] {
  const { program } = parseSync(path, code);
  const found: LooseText[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, children } = node as AstNode;
    if (type === 'JSXElement' || type === 'JSXFragment') {
      const own = (children ?? []).filter(isChild);
      if (own.length > 1 || type === 'JSXFragment') {
        for (const child of own.filter(one => mayBeText(one, nodes))) {
          const line = code.slice(0, child.start).split('\n').length;
          found.push({ line, code: code.slice(child.start, child.end).trim() });
        }
      }
    }
    for (const one of Object.values(node)) visit(one);
  };
  visit(program);
  return found;
}
