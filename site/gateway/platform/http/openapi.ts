/** The catalog as an OpenAPI 3.1 document. */
import { gzipSync } from 'node:zlib';
import { toJsonSchema } from '@valibot/to-json-schema';
import { CAPTCHA_HEADER, catalog, type Endpoint } from 'lobbykit/wire';
import type { GenericSchema } from 'valibot';
import { type Stored, store } from './conditional-get.ts';
import { PUBLIC_HEADERS } from './headers.ts';
import { VERSION } from './static/site.ts';

type Json = Readonly<Record<string, unknown>>;

const schemaOf = (schema: GenericSchema): Json => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore' });
  return rest;
};

const error = { $ref: '#/components/responses/Error' };

/** Returns the document as a response, created at the first request. */
export function writeOpenApi(): () => Stored {
  let cached: Stored | undefined;
  return () => {
    if (cached) return cached;
    const body = Buffer.from(JSON.stringify(openApi(VERSION)));
    const headers = {
      ...PUBLIC_HEADERS,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-cache',
    };
    cached = store(body, headers, { gzip: gzipSync(body) });
    return cached;
  };
}

/** Every call of the catalog. */
export function openApi(version: string): Json {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of catalog) {
    const methods = paths[endpoint.path] ?? {};
    paths[endpoint.path] = methods;
    // The catalog lists the announcements call per module id; the path occurs once.
    methods[endpoint.method.toLowerCase()] ??= operation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'lobbykit gateway', version },
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      responses: {
        Error: {
          description: 'Rejected; errorCode says why.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      },
      schemas: {
        Failure: {
          type: 'object',
          required: ['success', 'errorCode'],
          properties: {
            success: { const: false },
            errorCode: { type: 'string' },
            message: { type: 'string' },
            serverTime: { type: 'integer' },
            requestId: { type: 'string' },
          },
        },
      },
    },
  };
}

function operation(endpoint: Endpoint): Json {
  return {
    operationId: endpoint.name,
    security: { never: [], optional: [{}, { session: [] }], required: [{ session: [] }] }[endpoint.auth],
    parameters: [
      { name: 'ModuleId', in: 'header', required: true, schema: { enum: moduleIdsOf(endpoint) } },
      ...(endpoint.captcha ? [uuidHeader(CAPTCHA_HEADER)] : []),
      ...(endpoint.sealed ? [ENCRYPTION] : []),
      ...(endpoint.once ? [idempotencyHeader(endpoint)] : []),
      ...queryParameters(endpoint),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: {
              [endpoint.form ? 'application/x-www-form-urlencoded' : 'application/json']: {
                schema: schemaOf(endpoint.body),
              },
              ...(endpoint.sealed ? { 'application/jose': { schema: SEALED } } : {}),
            },
          },
        }
      : {}),
    ...(endpoint.upload ? { requestBody: fileBody(endpoint.upload) } : {}),
    responses: {
      200: { description: 'Done.', content: { 'application/json': { schema: responseSchema(endpoint) } } },
      default: error,
    },
  };
}

/** Schema of an uploaded file. */
const fileBody = (types: readonly string[]): Json => ({
  required: true,
  content: Object.fromEntries(types.map(type => [type, { schema: { type: 'string', contentEncoding: 'binary' } }])),
});

/** The only body format that production accepts for these calls (S21). */
const SEALED: Json = {
  type: 'string',
  description: 'JWE compact of the JSON body: RSA-OAEP-256, A256GCM, protected header kid, iat, jti and path.',
};

const ENCRYPTION: Json = {
  name: 'Encryption',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^jwe;kid=' },
};

const uuidHeader = (name: string): Json => ({
  name,
  in: 'header',
  required: false,
  schema: { type: 'string', format: 'uuid' },
});

/** The key of a member's call has a different format (PAY-03). */
const idempotencyHeader = ({ auth, once }: Endpoint): Json => ({
  ...uuidHeader('Idempotency-Key'),
  required: once === 'kept',
  ...(auth === 'required' ? { schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' } } : {}),
});

const moduleIdsOf = ({ method, path }: Endpoint) =>
  catalog.filter(other => other.method === method && other.path === path).map(({ moduleId }) => moduleId);

/** Query fields as parameters. For a union of queries, lists the fields of all options as optional. */
function queryParameters(endpoint: Endpoint): Json[] {
  if (!endpoint.query) return [];
  const schema: Json = schemaOf(endpoint.query);
  const choices: readonly Json[] = Array.isArray(schema.anyOf) ? schema.anyOf : [schema];
  const fields = new Map<string, Json>();
  for (const { properties = {}, required = [] } of choices as readonly {
    properties?: Json;
    required?: readonly string[];
  }[]) {
    for (const [name, field] of Object.entries(properties)) {
      fields.set(name, { name, in: 'query', required: choices.length === 1 && required.includes(name), schema: field });
    }
  }
  return [...fields.values()];
}

const responseSchema = (endpoint: Endpoint): Json => ({
  type: 'object',
  required: ['success', 'value', 'serverTime'],
  properties: {
    success: { const: true },
    value: schemaOf(endpoint.value),
    serverTime: { type: 'integer', description: 'ms since 1970 at which the body was made' },
    sandbox: { type: 'boolean' },
    refresh: {
      type: 'object',
      required: ['publishLag', 'spreadMs'],
      properties: { publishLag: { type: 'integer' }, spreadMs: { type: 'integer' } },
    },
  },
});
