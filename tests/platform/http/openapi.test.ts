import { catalog, envelope, WIDGET_CALLS } from 'lobbykit/wire';
import { safeParse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Route, routesOf } from '../../../site/gateway/platform/http/route.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

interface Content {
  schema: { properties: Record<string, object> };
  example?: unknown;
}

interface Operation {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description?: string;
  security: readonly object[];
  parameters: readonly { name: string; in: string; required: boolean; schema: object; example?: unknown }[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content> }>;
}

let server: TestGateway;
let text: string;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  server = await gateway();
  const response = await fetch(`${server.url}/openapi.json`);
  text = await response.text();
  const document = JSON.parse(text);
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'lobbykit gateway' } });
  paths = document.paths;
});
afterAll(() => server.stop());

const operation = (name: string) =>
  Object.values(paths)
    .flatMap(methods => Object.values(methods))
    .find(({ operationId }) => operationId === name)!;

describe('OpenAPI document', () => {
  it('EP OpenAPI document has exactly the endpoints of the catalog with their paths and methods', () => {
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
      {
        ...{ name: 'prizeMode', in: 'query', required: true, example: 'Lott' },
        schema: { type: 'string', enum: ['Lott', 'ZY', 'Elott'] },
      },
      { name: 'device', in: 'query', required: true, schema: { const: 'MOBILE' }, example: 'MOBILE' },
      {
        ...{ name: 'language', in: 'query', required: false, example: 'EN' },
        schema: expect.objectContaining({ type: 'string' }),
      },
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

  it('API-05 FORGOT-20 OpenAPI document lists the content types of a request body and the header of an encrypted body', () => {
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

/** Returns the schemas of all objects with at least three properties below `node`, as text. */
function objectSchemas(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'properties' in node && Object.keys(Object(node.properties)).length >= 3 ? [JSON.stringify(node)] : [];
  return [...own, ...Object.values(node).flatMap(objectSchemas)];
}

describe('prose of the OpenAPI document', () => {
  const operations = () => Object.values(paths).flatMap(methods => Object.values(methods));

  it('every call has one tag and a summary', () => {
    for (const { operationId, tags, summary } of operations()) {
      expect([operationId, tags.length]).toEqual([operationId, 1]);
      expect(summary, operationId).toMatch(/^[A-Z].{4,160}[^.]$/);
    }
    const { tags, servers } = JSON.parse(text) as { tags: { name: string }[]; servers: { url: string }[] };
    expect(new Set(operations().flatMap(one => one.tags))).toEqual(new Set(tags.map(({ name }) => name)));
    expect(servers).toEqual([{ url: '/', description: expect.any(String) }]);
  });

  it('every call of a widget has prose, the widgets that make the call, and examples', () => {
    for (const [widget, calls] of Object.entries(WIDGET_CALLS)) {
      for (const { call } of calls) {
        // The path of both announcements calls occurs once.
        const { description, parameters, requestBody, responses } = operation(call.name) ?? operation('announcements');
        if (operation(call.name)) expect(description, call.name).toContain(`- \`${widget}\`: `);
        const queries = parameters.filter(one => one.in === 'query' && one.required);
        expect(queries.filter(one => one.example === undefined)).toEqual([]);
        if (call.body) expect(requestBody?.content['application/json']?.example, call.name).toBeDefined();
        expect(responses[200]?.content?.['application/json']?.example, call.name).toBeDefined();
      }
    }
  });

  it('every example is valid for the schemas of its call', () => {
    let count = 0;
    for (const { operationId, parameters, requestBody, responses } of operations()) {
      const call = catalog.find(({ name }) => name === operationId)!;
      const examples = parameters.filter(one => one.example !== undefined).map(({ name, example }) => [name, example]);
      if (examples.length > 0) expect(safeParse(call.query!, Object.fromEntries(examples)).issues).toBeUndefined();
      const body = requestBody?.content['application/json']?.example;
      if (body !== undefined) expect(safeParse(call.body!, body).issues, operationId).toBeUndefined();
      const response = responses[200]?.content?.['application/json']?.example;
      if (response === undefined) continue;
      const { output, issues } = safeParse(envelope, response);
      expect(issues, operationId).toBeUndefined();
      expect(safeParse(call.value, (output as { value: unknown }).value).issues, operationId).toBeUndefined();
      count++;
    }
    expect(count).toBeGreaterThan(35);
  });

  it('every reference has a component, every component has a reference, and equal objects are components', () => {
    const { components } = JSON.parse(text) as { components: Record<string, Record<string, unknown>> };
    const used = new Set([...text.matchAll(/"#\/components\/([^"]+)"/g)].map(([, name]) => name));
    const schemas = Object.entries(components)
      .filter(([kind]) => kind !== 'securitySchemes')
      .flatMap(([kind, entries]) => Object.keys(entries).map(name => `${kind}/${name}`));
    expect([...used].sort()).toEqual(schemas.sort());
    const inline = objectSchemas([paths, components.schemas]);
    expect(inline.filter((schema, at) => inline.indexOf(schema) !== at)).toEqual([]);
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
