/**
 * Validates input strictly: unknown, repeated and invalid fields are rejected with their name and the allowed values.
 */
import type { Endpoint } from 'lobbykit/wire';
import { type BaseIssue, type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { invalid } from '../api-error.ts';

/** Type of the query that an endpoint's schema describes. An endpoint without a schema accepts no query. */
export type Query<E extends Endpoint> = E extends { readonly query: infer S extends GenericSchema }
  ? InferOutput<S>
  : object;

const LONGEST_ECHO = 40;

/** Validates the query of a request against the endpoint. Throws ApiError 400 `input.invalid`. */
export function readQuery<E extends Endpoint>(endpoint: E, params: URLSearchParams): Query<E> {
  const names = [...params.keys()];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw invalid(`${quote(twice)} is given more than once`);
  if ([...params.values()].some(value => value.includes('\0'))) throw invalid('The query holds a NUL character');
  if (!endpoint.query) {
    if (names[0] !== undefined) throw invalid(`${quote(names[0])} is not a field of this call, which takes none`);
    return {} as Query<E>;
  }
  const parsed = safeParse(endpoint.query, Object.fromEntries(params));
  if (!parsed.success) throw invalid(describeIssue(parsed.issues[0], endpoint.query));
  return parsed.output as Query<E>;
}

/**
 * Describes the first issue in one sentence. The invalid value is included only if `repeat` is true, because it may be
 * a secret.
 */
export function describeIssue(issue: BaseIssue<unknown>, schema: GenericSchema, repeat = true): string {
  const path = pathOf(issue);
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return `${quote(path)} is not a field of this call; allowed are ${fieldsOf(schema).join(', ')}`;
  }
  if (MISSING.has(issue.type)) {
    return `${quote(path)} is missing; allowed is ${plain(fieldOf(schema, path)?.expects ?? 'a value')}`;
  }
  return `${quote(path)} is ${repeat ? shorten(issue.received) : 'wrong'}; allowed is ${allowed(issue)}`;
}

/** Types of issues that are reported for an object when one of its fields is missing. */
const MISSING: ReadonlySet<string> = new Set(['strict_object', 'object_with_rest']);

/** Returns the innermost issue: if no option of a union matches, the first issue of its first option. */
export const innermost = (issue: BaseIssue<unknown>): BaseIssue<unknown> =>
  issue.path === undefined && issue.issues ? innermost(issue.issues[0]) : issue;

/** Returns the names of the nested fields of an issue, joined by dots; '' if the input as a whole is invalid. */
export const pathOf = (issue: BaseIssue<unknown>): string => issue.path?.map(item => String(item.key)).join('.') ?? '';

/** Describes the values that a schema accepts. For a union of text and number, describes only the text. */
function allowed(issue: BaseIssue<unknown>): string {
  const inner =
    issue.type === 'union' ? issue.issues?.find(({ expected }) => expected && expected !== 'number') : undefined;
  const expected = inner?.expected ?? issue.expected ?? issue.type;
  if (issue.type === 'min_length') return `a text of at least ${expected.slice(2)} characters`;
  if (issue.type === 'max_length') return `a text of at most ${expected.slice(2)} characters`;
  return inner?.type === 'regex' || issue.type === 'regex' ? `a text that matches ${expected}` : plain(expected);
}

/** Formats alternatives such as `("Lott" | "ZY")` for a sentence: `"Lott" or "ZY"`. */
const plain = (expected: string) => expected.replace(/^\((.*)\)$/, '$1').replaceAll(' | ', ' or ');

function fieldOf(schema: GenericSchema, name: string): GenericSchema | undefined {
  if ('wrapped' in schema) return fieldOf(schema.wrapped as GenericSchema, name);
  if ('options' in schema && Array.isArray(schema.options)) {
    return schema.options.map((option: GenericSchema) => fieldOf(option, name)).find(Boolean);
  }
  if (!('entries' in schema)) return undefined;
  return (schema.entries as Readonly<Record<string, GenericSchema>>)[name];
}

function fieldsOf(schema: GenericSchema): string[] {
  if ('entries' in schema && typeof schema.entries === 'object' && schema.entries) return Object.keys(schema.entries);
  if ('wrapped' in schema) return fieldsOf(schema.wrapped as GenericSchema);
  if ('options' in schema && Array.isArray(schema.options)) return [...new Set(schema.options.flatMap(fieldsOf))];
  return [];
}

const shorten = (text: string) => (text.length > LONGEST_ECHO ? `${text.slice(0, LONGEST_ECHO)}…` : text);
const quote = (name: string) => `"${shorten(name)}"`;
