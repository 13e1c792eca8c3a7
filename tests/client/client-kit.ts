/** Client against a test server with recorded events, and endpoints of every kind. */
import { number, object, optional, strictObject, string } from 'valibot';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createClient } from '../../sdk/client/client.ts';
import { isCallError } from '../../sdk/client/errors.ts';
import type { ClientOptions } from '../../sdk/client/exchange.ts';
import type { CallError } from '../../sdk/lobby/types.ts';
import { endpoint } from '../../sdk/protocol/endpoint.ts';
import { json, startServer, type TestServer } from './http-server.ts';

/** Server of the test file; it responds with an empty list unless a test sets `handle`. */
export let server: TestServer;

/** Starts the server for the test file that calls this function. */
export function startServerHere(): void {
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    server.seen.length = 0;
    server.handle = response => json(response, { success: true, value: [] });
  });
}

interface Received {
  expired: string[];
  lost: number;
  responses: Parameters<ClientOptions['onResponse']>[0][];
  dropped: { endpoint: string; path: string; count: number }[];
}

/** Creates a client and records the calls of its callbacks. */
export function client(options: Partial<ClientOptions> = {}) {
  const received: Received = { expired: [], lost: 0, responses: [], dropped: [] };
  const created = createClient({
    gateway: server.url,
    paths: {},
    errorTexts: {},
    token: () => null,
    serverNow: () => Date.now(),
    onExpired: token => received.expired.push(token),
    onResponse: timing => received.responses.push(timing),
    onLost: () => received.lost++,
    onInvalidRows: ({ name }, rows) => received.dropped.push(...rows.map(row => ({ endpoint: name, ...row }))),
    ...options,
  });
  return { ...created, received };
}

/** Returns the `CallError` with which the call rejects; fails if the call resolves. */
export async function failureOf(call: Promise<unknown>): Promise<CallError> {
  const reason = await call.then(
    () => expect.unreachable('the call should fail'),
    (error: unknown) => error,
  );
  if (!isCallError(reason)) throw reason;
  return reason;
}

export const menuQuery = { query: { prizeMode: 'Lott', device: 'MOBILE', language: 'EN' } } as const;

export const save = endpoint({
  name: 'save',
  method: 'POST',
  path: '/save',
  moduleId: 'MEMTRANS3',
  auth: 'optional',
  query: optional(strictObject({ b: optional(string()), a: optional(string()) })),
  body: strictObject({ id: number() }),
  value: object({}),
});
export const read = endpoint({ ...save, name: 'read', method: 'GET', path: '/read', body: undefined });
export const mail = endpoint({ ...save, name: 'mail', path: '/mail', form: true, auth: 'never' });
export const leave = endpoint({ ...save, name: 'leave', method: 'DELETE', path: '/leave', body: undefined });
