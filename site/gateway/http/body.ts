/** Reads the body of a call as its endpoint declares it: JSON, form or sealed; strictly, as the query is read. */
import type { IncomingMessage } from 'node:http';
import type { Endpoint } from 'lobbykit/wire';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import type { Exchange } from './exchange.ts';
import { describeIssue, invalid } from './input.ts';
import { Refusal } from './reply.ts';

/** What the body schema of an endpoint gives; an endpoint without one has no body. */
export type Body<E extends Endpoint> = E extends { readonly body: infer S extends GenericSchema }
  ? InferOutput<S>
  : undefined;

export type ReadBody = <E extends Endpoint>(endpoint: E, exchange: Exchange) => Promise<Body<E>>;

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Gives the body of a call. Throws Refusal 400 `input.invalid`, 415 for a body of another kind. */
export const createReadBody =
  (): ReadBody =>
  async <E extends Endpoint>(endpoint: E, { request }: Exchange): Promise<Body<E>> => {
    // A conditional type is not narrowed by a look at the value.
    if (!endpoint.body) return undefined as Body<E>;
    const text = await readText(request);
    if (text === '') throw invalid('The body is missing');
    const input = endpoint.form ? readForm(request, text) : readJson(request, text);
    const parsed = safeParse(endpoint.body, input);
    if (parsed.success) return parsed.output as Body<E>;
    const [issue] = parsed.issues;
    throw invalid(describeIssue(issue, endpoint.body, false), issue.path?.map(step => String(step.key)).join('.'));
  };

function readJson(request: IncomingMessage, text: string): unknown {
  requireType(request, JSON_TYPE);
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own words repeat part of the body, which may hold a password.
    throw invalid('The body is no JSON');
  }
}

function readForm(request: IncomingMessage, text: string): unknown {
  requireType(request, FORM_TYPE);
  const fields = new URLSearchParams(text);
  const names = [...fields.keys()];
  if (new Set(names).size < names.length) throw invalid('A field is given more than once');
  return Object.fromEntries(fields);
}

/** Throws Refusal 415 unless the body says that it is of this type. */
function requireType({ headers }: IncomingMessage, wanted: string): void {
  const given = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (given !== wanted) throw new Refusal(415, 'body.type.wrong', `The body of this call has to be ${wanted}.`);
}

/** Its size was checked before anything was read (S41). */
async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
