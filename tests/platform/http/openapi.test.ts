import { catalog } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Route, routesOf } from '../../../site/gateway/platform/http/route.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

interface Operation {
  operationId: string;
  security: readonly object[];
  parameters: readonly { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, { schema: { properties: Record<string, object> } }> }>;
}

let server: TestGateway;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  server = await gateway();
  const response = await fetch(`${server.url}/openapi.json`);
  const document = await response.json();
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'lobbykit gateway' } });
  paths = document.paths;
});
afterAll(() => server.stop());

const operation = (name: string) =>
  Object.values(paths)
    .flatMap(methods => Object.values(methods))
    .find(({ operationId }) => operationId === name)!;

describe('OpenAPI document', () => {
  it('EP OpenAPI document has exactly the endpoints of the catalog with path and method', () => {
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
    );
    expect(new Set(listed)).toEqual(new Set(catalog.map(({ method, path }) => `${method} ${path}`)));
  });

  it('API-01 OpenAPI document requires the module id on every call', () => {
    for (const endpoint of catalog) {
      const header = paths[endpoint.path]![endpoint.method.toLowerCase()]!.parameters.find(
        ({ name }) => name === 'ModuleId',
      );
      expect(header).toMatchObject({
        in: 'header',
        required: true,
        schema: { enum: expect.arrayContaining([endpoint.moduleId]) },
      });
    }
  });

  it('OpenAPI document describes query, response and session of a call', () => {
    const menu = operation('gameMenu');
    expect(menu.security).toEqual([]);
    expect(menu.parameters.slice(1)).toEqual([
      { name: 'prizeMode', in: 'query', required: true, schema: { type: 'string', enum: ['Lott', 'ZY', 'Elott'] } },
      { name: 'device', in: 'query', required: true, schema: { const: 'MOBILE' } },
      { name: 'language', in: 'query', required: false, schema: expect.objectContaining({ type: 'string' }) },
    ]);
    expect(menu.responses[200]?.content?.['application/json']?.schema.properties.value).toMatchObject({
      type: 'array',
    });
    expect(operation('gameMenuRecent').security).toEqual([{ session: [] }]);
  });

  it('S35 S40 PAY-03 OpenAPI document lists captcha and idempotency headers and whether they are required', () => {
    for (const endpoint of catalog) {
      const parameters = operation(endpoint.name)?.parameters ?? [];
      const names = parameters.map(({ name }) => name);
      expect(names.includes('Captcha-Key'), endpoint.name).toBe(endpoint.captcha ?? false);
      const key = parameters.find(({ name }) => name === 'Idempotency-Key');
      expect(key?.required, endpoint.name).toBe(endpoint.once && endpoint.once === 'kept');
    }
  });

  it('API-05 FORGOT-20 OpenAPI document lists the content types of a body and the header of an encrypted one', () => {
    const kinds = (name: string) => Object.keys(operation(name).requestBody!.content);
    expect(kinds('login')).toEqual(['application/json', 'application/jose']);
    expect(kinds('passwordByEmail')).toEqual(['application/x-www-form-urlencoded']);
    expect(kinds('smsCode')).toEqual(['application/json']);
    expect(kinds('feedbackImage')).toEqual(['image/png', 'image/jpeg']);
    const encrypted = catalog.filter(({ name }) => operation(name)?.parameters.some(p => p.name === 'Encryption'));
    expect(encrypted).toEqual(catalog.filter(({ name, sealed }) => sealed && operation(name)));
  });

  it('TEAM-04 OpenAPI document has a 200 response and no 501 for every call', () => {
    for (const { name } of catalog) {
      const documented = operation(name);
      if (documented === undefined) continue;
      expect([name, '200' in documented.responses, '501' in documented.responses]).toEqual([name, true, false]);
    }
  });
});

describe('routes of the catalog', () => {
  it('TEAM-04 a gateway does not start if a call has no route, and the error names the call', () => {
    const [first, ...others] = catalog;
    const routes = others.map(endpoint => ({ endpoint }) as Route);
    expect(() => routesOf(routes, catalog)).toThrow(`no route answers ${first!.name}`);
    expect(routesOf(routes, others).size).toBe(others.length);
  });
});
