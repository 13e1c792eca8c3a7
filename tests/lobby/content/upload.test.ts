import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { uploadImage } from '../../../sdk/lobby/content/upload.ts';
import { failureOf } from '../../client/client-kit.ts';
import { html, json, startServer, type TestServer } from '../../client/http-server.ts';
import { openTab } from '../account/account-kit.ts';

const PNG = new Blob(['not much of a picture'], { type: 'image/png' });

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.seen.length = 0;
  server.handle = response => json(response, { success: true, value: { id: 'p1' } });
});

it('S41 VALID-18 upload sends the image unchanged with its type and without a token, and returns the id of the image', async () => {
  expect(await uploadImage(openTab(server.url).lobby, PNG)).toBe('p1');
  const { method, url, headers, body } = server.seen[0]!;
  expect([method, url, body]).toEqual(['POST', '/wps/feedback/image', 'not much of a picture']);
  expect(headers).toMatchObject({ moduleid: 'COMM3', 'content-type': 'image/png', 'content-length': '21' });
  expect(headers).not.toHaveProperty('authorization');
});

it('ERR-16 upload reports the reason of a rejected image', async () => {
  const { lobby } = openTab(server.url);
  server.handle = response => json(response, { success: false, errorCode: 'upload.type', message: 'No PNG.' }, 415);
  expect(await failureOf(uploadImage(lobby, PNG))).toMatchObject({ code: 'upload.type', message: 'No PNG.' });
  server.handle = response => html(response);
  expect(await failureOf(uploadImage(lobby, PNG))).toMatchObject({ kind: 'invalid-response' });
  server.handle = response => response.destroy();
  expect(await failureOf(uploadImage(lobby, PNG))).toMatchObject({ kind: 'offline' });
});

it('ERR-09 ERR-16 upload loads the text of a rare error before the error is shown', async () => {
  const { lobby } = openTab(server.url);
  lobby.$text.listen(() => {});
  server.handle = response => json(response, { success: false, errorCode: 'system.maintenance' }, 503);
  const { messageKey } = await failureOf(uploadImage(lobby, PNG));
  expect(messageKey).toBe('error.maintenance');
  expect(lobby.$text.get()(messageKey)).not.toBe(messageKey);
});

it('ERR-08 API-14 upload uses the upload path of the host page and fails without a request if the path is empty', async () => {
  const at = (path: string) => openTab(server.url, { paths: { feedbackImage: path } }).lobby;
  await uploadImage(at('/pictures'), PNG);
  expect(server.seen.map(({ url }) => url)).toEqual(['/pictures']);
  expect(await failureOf(uploadImage(at(''), PNG))).toMatchObject({ kind: 'config' });
  expect(server.seen).toHaveLength(1);
});
