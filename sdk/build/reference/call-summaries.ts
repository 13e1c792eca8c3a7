/** Summary and tag of each call for the OpenAPI document, read from the doc comments of the calls. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { literal, type Node, root, sourceDocs } from './source-docs.ts';

/** Path of the generated file, relative to the repository's root. */
export const CALL_SUMMARIES_FILE = 'site/gateway/platform/http/call-summaries.json';

const PROTOCOL = 'sdk/protocol';

/** Requirement ids in parentheses. Summaries omit them, because only developers of the gateway need them. */
const REFERENCES = / \((?:[^()]*(?:OPEN|§|\b[A-Z]+-?\d+)[^()]*)\)/g;

interface CallSummary {
  /** Directory of the call below `sdk/protocol`: `lottery`. */
  readonly tag: string;
  readonly summary: string;
}

/** Returns the first sentence of a doc comment, without requirement ids. */
function summaryOf(text: string, call: string): string {
  const [sentence = ''] = text.replace(REFERENCES, '').split(/[.:;](?:\s|$)/);
  if (sentence.length < 5) throw new Error(`The call ${call} has no doc comment.`);
  return sentence;
}

/** Reads the summaries by name of the call. Throws an Error if a call has no doc comment. */
export function callSummaries(): Readonly<Record<string, CallSummary>> {
  const files = readdirSync(join(root, PROTOCOL), { recursive: true, encoding: 'utf8' })
    .filter(file => /\/([a-z-]+-)?calls\.ts$/.test(file))
    .sort();
  const all = files.flatMap(file =>
    sourceDocs(join(PROTOCOL, file))
      .callsOf('endpoint')
      .map(({ node, doc }): [string, CallSummary] => {
        const name = String(literal(node.properties.find((one: Node) => one.key.name === 'name').value));
        return [name, { tag: file.split('/')[0] ?? '', summary: summaryOf(doc.text, name) }];
      }),
  );
  return Object.fromEntries(all);
}

/** Returns the content of `CALL_SUMMARIES_FILE`. */
export const callSummariesJson = (): string => `${JSON.stringify(callSummaries(), null, 2)}\n`;
