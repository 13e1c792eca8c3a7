/**
 * Clients that send one byte per second, or stop sending, over raw sockets in real time. All run in parallel, a minute
 * in total.
 *
 * @module-tag slow
 */
import { readFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { feedbackImage, login } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededFolder } from '../../helpers/gateway/processes.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
let admin: string;
beforeAll(async () => {
  const dataDir = await seededFolder();
  server = await gateway({ dataDir });
  admin = (JSON.parse(readFileSync(join(dataDir, 'admin.json'), 'utf8')) as { url: string }).url;
});
afterAll(() => server.stop());

interface Course {
  /** Data that the client sends immediately. */
  readonly start: string;
  /** Data that the client sends after `start`, one byte per second. */
  readonly drip?: string;
}

/** Sends a request; resolves with the response and the time in seconds until the other side closed the connection. */
const talk = (url: string, { start, drip = '' }: Course) =>
  new Promise<{ response: string; seconds: number }>(resolve => {
    const { hostname, port } = new URL(url);
    const began = performance.now();
    const socket = createConnection({ host: hostname, port: Number(port) }, () => socket.write(start));
    let response = '';
    let sent = 0;
    const dripping = setInterval(() => socket.writable && socket.write(drip[sent++] ?? ''), 1_000);
    socket.on('data', chunk => {
      response += chunk;
    });
    // Ignores a connection reset after the response.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(dripping);
      resolve({ response, seconds: (performance.now() - began) / 1_000 });
    });
  });

const head = (method: string, path: string, headers: Record<string, string>) =>
  `${method} ${path} HTTP/1.1\r\nHost: x\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}`;
const HALF_A_HEAD = 'GET /live HTTP/1.1\r\nHost: x\r\nX-Slow: ';
const json = { 'Content-Type': 'application/json', 'Content-Length': '200' };
const LOGIN = `${head(login.method, login.path, { ModuleId: login.moduleId, ...json })}\r\n{"type":`;
const ENTER = `${head('POST', '/api/enter', json)}\r\n{"ticket":`;
const upload = (length: number) =>
  `${head('POST', feedbackImage.path, { ModuleId: feedbackImage.moduleId, 'Content-Type': 'image/png', 'Content-Length': String(length) })}\r\n`;

describe.concurrent('slow clients', () => {
  it.each([
    ['the gateway', () => server.url],
    ['the games', () => server.gamesUrl],
    ['the admin channel', () => admin],
  ])(
    'S41 %s responds with 408 after ten seconds of incomplete headers, even if single bytes still arrive',
    async (_, url) => {
      const courses = [{ start: HALF_A_HEAD }, { start: HALF_A_HEAD, drip: 'x'.repeat(600) }];
      for (const { response, seconds } of await Promise.all(courses.map(course => talk(url(), course)))) {
        expect(response).toMatch(/^HTTP\/1\.1 408 /);
        expect(seconds).toBeGreaterThan(9);
        expect(seconds).toBeLessThan(100);
      }
    },
  );

  it.each([
    ['the gateway', LOGIN, () => server.url],
    ['the games', ENTER, () => server.gamesUrl],
  ])(
    'S41 %s responds with 408 after thirty seconds of an incomplete body, even if single bytes still arrive',
    async (_, start, url) => {
      const courses = [{ start }, { start, drip: ' '.repeat(190) }];
      for (const { response, seconds } of await Promise.all(courses.map(course => talk(url(), course)))) {
        expect(response).toMatch(/^HTTP\/1\.1 408 /);
        expect(response).toContain('"A body has to arrive within 30 seconds."');
        expect(seconds).toBeGreaterThan(29);
        expect(seconds).toBeLessThan(300);
      }
    },
  );

  it('S41 a slow body that is complete within the time limit gets a response', async () => {
    const body = '{"type":"magic"}';
    const start = `${head(login.method, login.path, { ModuleId: login.moduleId, ...json, 'Content-Length': String(body.length), Connection: 'close' })}\r\n`;
    const { response, seconds } = await talk(server.url, { start, drip: body });
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response).toContain('"input.invalid"');
    expect(seconds).toBeGreaterThan(10);
  });

  it('S41 an image upload has a time limit of one minute', async () => {
    const { response, seconds } = await talk(server.url, { start: upload(5_000), drip: 'x'.repeat(600) });
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
    expect(response).toContain('"A body has to arrive within 60 seconds."');
    expect(seconds).toBeGreaterThan(59);
    expect(seconds).toBeLessThan(600);
  });

  it('S41 a rejected request gets its response before its body is complete', async () => {
    const start = `${head('POST', '/nowhere', json)}\r\n{`;
    const { response, seconds } = await talk(server.url, { start, drip: ' '.repeat(190) });
    expect(response).toMatch(/^HTTP\/1\.1 404 /);
    // The response arrived long before the body would have been complete.
    expect(seconds).toBeLessThan(100);
  });
});
