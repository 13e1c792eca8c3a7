/** A back end that implements the documented calls with their examples, and faults that a test adds. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { catalog } from 'lobbykit/wire';
import { is } from 'valibot';
import type { Endpoint } from '../../sdk/protocol/endpoint.ts';
import { isSharedCall } from '../../sdk/protocol/widgets/calls.ts';
import { CALL_DOCS } from '../../sdk/protocol/widgets/documented-calls.ts';

export interface Reply {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

/** Changes the reply to a call before it is sent; `kind` is `success`, `error` or `preflight`. */
export type Fault = (reply: Reply, call: Endpoint, kind: 'success' | 'error' | 'preflight') => unknown;

export const MEMBER_TOKEN = 'token-of-a-member';

const CORS = { 'Access-Control-Allow-Origin': '*' };
const PREFLIGHT = {
  ...CORS,
  'Access-Control-Allow-Methods': 'GET, POST, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, ModuleId, Content-Type, Idempotency-Key, Encryption, Captcha-Key',
};

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text ? JSON.parse(text) : undefined;
}

const failure = (status: number, errorCode: string): Reply => ({
  status,
  body: { success: false, errorCode, serverTime: Date.now() },
  headers: { ...CORS, 'Cache-Control': 'no-store' },
});

function replyTo(call: Endpoint, request: IncomingMessage, url: URL, body: unknown): Reply {
  const query = Object.fromEntries(url.searchParams);
  if (call.auth === 'required' && request.headers.authorization !== `Bearer ${MEMBER_TOKEN}`)
    return failure(401, 'session.expired');
  if ((call.query && !is(call.query, query)) || (call.body && !is(call.body, body)))
    return failure(400, 'input.invalid');
  const caching: Record<string, string> = isSharedCall(call)
    ? { 'Cache-Control': 'public, max-age=0', ETag: '"1"' }
    : { 'Cache-Control': 'no-store' };
  return {
    status: request.headers['if-none-match'] === '"1"' ? 304 : 200,
    body: { success: true, value: CALL_DOCS[call.name]?.value, serverTime: Date.now() },
    headers: { ...CORS, ...caching },
  };
}

/** Starts the back end. @param fault is applied to each reply before it is sent */
export async function startBackEnd(fault: Fault = () => {}) {
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://back-end.test');
    const isPreflight = request.method === 'OPTIONS';
    const method = isPreflight ? request.headers['access-control-request-method'] : request.method;
    const call = catalog.find(
      one =>
        one.path === url.pathname &&
        one.method === method &&
        (isPreflight || one.moduleId === request.headers.moduleid),
    );
    const body = await bodyOf(request);
    const reply: Reply = !call
      ? { status: 404, body: 'nothing here', headers: {} }
      : isPreflight
        ? { status: 204, body: undefined, headers: PREFLIGHT }
        : replyTo(call, request, url, body);
    const changed: Reply = structuredClone(reply);
    if (call) await fault(changed, call, isPreflight ? 'preflight' : reply.status < 400 ? 'success' : 'error');
    response.writeHead(changed.status, changed.headers);
    const isEmpty = changed.status === 304 || changed.body === undefined;
    response.end(isEmpty ? undefined : typeof changed.body === 'string' ? changed.body : JSON.stringify(changed.body));
  };
  const server = createServer((request, response) => void respond(request, response)).listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
