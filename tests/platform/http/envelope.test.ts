import { catalog, envelope } from 'lobbykit/wire';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gateway, TEST_NOW, type TestGateway } from '../../helpers/gateway.ts';

const MENU = '/lgw/vn/games/game_menu?prizeMode=Lott&device=MOBILE&language=EN';
const NUMERO = '/lotto/lgw/games/opened/numero?device=MOBILE&count=20&prizeMode=Lott&language=EN';
let server: TestGateway;
beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());

describe('response envelope', () => {
  it('API-13 a success envelope has success, value and its creation time', async () => {
    const { status, body } = await server.get(MENU);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      serverTime: TEST_NOW,
      sandbox: true,
      refresh: { publishLag: 2500, spreadMs: 8000 },
    });
    expect(body).not.toHaveProperty('errorCode');
  });

  it.each([MENU, '/wps/system/status', '/lgw/unknown'])(
    'R1 the Date header of %s uses the same clock as the draw deadlines',
    async path => {
      await server.get(path);
      const { headers } = await server.get(path);
      expect(headers.get('date')).toBe(new Date(TEST_NOW).toUTCString());
    },
  );

  it('API-13 an error envelope has success false, an error code and a message', async () => {
    const { status, body } = await server.get(`${MENU}&color=red`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, errorCode: 'input.invalid', serverTime: TEST_NOW });
    expect(body.message).toBe('"color" is not a field of this call; allowed are prizeMode, device, language.');
    expect(body).not.toHaveProperty('value');
  });

  it('an internal error response hides internal details', async () => {
    const own = await gateway();
    try {
      await own.db.schema.alterTable('settings').renameTo('lost').execute();
      const { status, body } = await own.get('/wps/system/status');
      expect(status).toBe(500);
      expect(body.errorCode).toBe('internal');
      expect(JSON.stringify(body)).not.toMatch(/settings|relation|\.ts|at /);
    } finally {
      await own.stop();
    }
  });
});

describe('calls of the catalog', () => {
  it.each(catalog.map(endpoint => [endpoint.name, endpoint.moduleId, endpoint] as const))(
    'GW-01 call %s with module id %s responds with the envelope under its path',
    async (_, moduleId, endpoint) => {
      const { path, method } = endpoint;
      const response = await fetch(server.url + path, { method, headers: { ModuleId: moduleId } });
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      const body = parse(envelope, await response.json());
      expect(response.status).not.toBe(404);
      expect(response.status).not.toBe(405);
      // A call that accepts an image rejects the content type first.
      if (endpoint.upload) expect(response.status).toBe(415);
      else expect([200, 400, 401]).toContain(response.status);
      expect(body.success).toBe(response.status === 200);
      if (!body.success) expect(body.errorCode).toMatch(/^[a-z]+(\.[a-z]+)+$/);
    },
  );

  it('GW-01 TEAM-04 the gateway implements every call of the catalog', async () => {
    for (const endpoint of catalog) {
      // Separate agent for each call because a logout ends the session.
      const { token, memberId } = await server.memberSession({ userName: `asks${endpoint.name}` });
      await server.db.updateTable('members').set({ type: 20 }).where('id', '=', memberId).execute();
      const { path, method, moduleId } = endpoint;
      const headers = {
        ModuleId: moduleId,
        ...(endpoint.auth === 'never' ? {} : { Authorization: `Bearer ${token}` }),
      };
      const response = await fetch(server.url + path, { method, headers });
      parse(envelope, await response.json());
      expect(response.status, endpoint.name).not.toBe(501);
    }
  });

  it.each(catalog.map(endpoint => [endpoint.name, endpoint.moduleId, endpoint] as const))(
    'GW-04 call %s without the module id %s returns 400',
    async (_, moduleId, { path, method }) => {
      const without = await fetch(server.url + path, { method });
      expect(without.status).toBe(400);
      expect(await without.json()).toMatchObject({
        success: false,
        errorCode: 'module.missing',
        message: expect.stringContaining(moduleId),
      });
      const wrong = await fetch(server.url + path, { method, headers: { ModuleId: 'NONE' } });
      expect(wrong.status).toBe(400);
      expect(await wrong.json()).toMatchObject({ success: false, errorCode: 'module.wrong' });
    },
  );

  it('404 and 405 responses use the envelope', async () => {
    expect((await server.get('/lgw/vn/games/nothing')).body).toMatchObject({ success: false, errorCode: 'not.found' });
    const post = await fetch(server.url + MENU, { method: 'POST', headers: { ModuleId: 'COMM3' } });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET']);
    expect(await post.json()).toMatchObject({ success: false, errorCode: 'method.not.allowed' });
  });
});

describe('input validation', () => {
  it.each([
    ['prizeMode=Lotto&device=MOBILE', '"prizeMode" is "Lotto"; allowed is "Lott" or "ZY" or "Elott".'],
    ['device=MOBILE', '"prizeMode" is missing; allowed is "Lott" or "ZY" or "Elott".'],
    ['prizeMode=Lott&device=WEB', '"device" is "WEB"; allowed is "MOBILE".'],
    ['prizeMode=Lott&prizeMode=ZY&device=MOBILE', '"prizeMode" is given more than once.'],
    [
      'prizeMode=Lott&device=MOBILE&__proto__=1',
      '"__proto__" is not a field of this call; allowed are prizeMode, device, language.',
    ],
  ])(
    'invalid input is rejected with an error that names the field and its allowed values: %s',
    async (query, message) => {
      const { status, body } = await server.get(`/lgw/vn/games/game_menu?${query}`);
      expect([status, body.errorCode, body.message]).toEqual([400, 'input.invalid', message]);
    },
  );

  it.each(['0', '101', '1.5', 'x', ''])('the numero call rejects count=%s', async count => {
    const { status, body } = await server.get(NUMERO.replace('count=20', `count=${count}`));
    expect([status, body.errorCode]).toEqual([400, 'input.invalid']);
    expect(body.message).toContain('"count"');
  });

  it('an error message does not repeat long input', async () => {
    const { body } = await server.get(`${MENU.replace('Lott', 'x'.repeat(5000))}`);
    expect(body.message!.length).toBeLessThan(150);
  });
});
