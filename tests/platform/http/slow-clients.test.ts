/**
 * Clients that send a byte a second, or nothing more, by raw sockets and in real time. All wait at once: a minute in all.
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
  /** Sent at once. */
  readonly start: string;
  /** Sent a byte a second after that. */
  readonly drip?: string;
}

/** What came back, and when the other side closed the connection, s. */
const talk = (url: string, { start, drip = '' }: Course) =>
  new Promise<{ answer: string; seconds: number }>(resolve => {
    const { hostname, port } = new URL(url);
    const began = performance.now();
    const socket = createConnection({ host: hostname, port: Number(port) }, () => socket.write(start));
    let answer = '';
    let sent = 0;
    const dripping = setInterval(() => socket.writable && socket.write(drip[sent++] ?? ''), 1_000);
    socket.on('data', chunk => {
      answer += chunk;
    });
    // A reset after the answer.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(dripping);
      resolve({ answer, seconds: (performance.now() - began) / 1_000 });
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

describe.concurrent('a client that is slow', () => {
  it.each([
    ['the gateway', () => server.url],
    ['the games', () => server.gamesUrl],
    ['the admin channel', () => admin],
  ])('S41 with its headers is sent away by %s after ten seconds, also while they drip', async (_, url) => {
    const courses = [{ start: HALF_A_HEAD }, { start: HALF_A_HEAD, drip: 'x'.repeat(600) }];
    for (const { answer, seconds } of await Promise.all(courses.map(course => talk(url(), course)))) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(seconds).toBeGreaterThan(9);
      expect(seconds).toBeLessThan(100);
    }
  });

  it.each([
    ['the gateway', LOGIN, () => server.url],
    ['the games', ENTER, () => server.gamesUrl],
  ])('S41 with its body is sent away by %s after thirty seconds, also while it drips', async (_, start, url) => {
    const courses = [{ start }, { start, drip: ' '.repeat(190) }];
    for (const { answer, seconds } of await Promise.all(courses.map(course => talk(url(), course)))) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer).toContain('"A body has to arrive within 30 seconds."');
      expect(seconds).toBeGreaterThan(29);
      expect(seconds).toBeLessThan(300);
    }
  });

  it('S41 is answered when its body is there within that time', async () => {
    const body = '{"type":"magic"}';
    const start = `${head(login.method, login.path, { ModuleId: login.moduleId, ...json, 'Content-Length': String(body.length), Connection: 'close' })}\r\n`;
    const { answer, seconds } = await talk(server.url, { start, drip: body });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"input.invalid"');
    expect(seconds).toBeGreaterThan(10);
  });

  it('S41 has a minute for a picture', async () => {
    const { answer, seconds } = await talk(server.url, { start: upload(5_000), drip: 'x'.repeat(600) });
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"A body has to arrive within 60 seconds."');
    expect(seconds).toBeGreaterThan(59);
    expect(seconds).toBeLessThan(600);
  });

  it('S41 is not waited for with a body that is refused anyway', async () => {
    const start = `${head('POST', '/nowhere', json)}\r\n{`;
    const { answer, seconds } = await talk(server.url, { start, drip: ' '.repeat(190) });
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    // Long before it would have been there.
    expect(seconds).toBeLessThan(100);
  });
});
