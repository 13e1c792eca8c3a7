/**
 * Description of all calls as an OpenAPI 3.1 document. Texts and examples are in
 * `sdk/protocol/widgets/documented-calls.ts`; `sdk/protocol/widgets/calls.ts` lists when each widget makes which call.
 * `npm run docs` generates the summaries from the doc comments of the calls.
 */
import { gzipSync } from 'node:zlib';
import { toJsonSchema } from '@valibot/to-json-schema';
import {
  announcements,
  CALL_DOCS,
  CALL_TIMES,
  CAPTCHA_HEADER,
  catalog,
  type Endpoint,
  EXAMPLE_TIME,
  gameMenu,
  hotGames,
  login,
  openedNumero,
  WIDGET_CALLS,
  wallet,
} from 'lobbykit/wire';
import type { GenericSchema } from 'valibot';
import summaries from './call-summaries.json' with { type: 'json' };
import { type Stored, store } from './conditional-get.ts';
import { PUBLIC_HEADERS } from './headers.ts';
import { VERSION } from './static/site.ts';

type Json = Readonly<Record<string, unknown>>;

const DESCRIPTION = `Every response is an envelope: \`success\`, and \`value\` or \`errorCode\`. \`serverTime\` is the creation time of the body in ms since 1970. Each call requires the header \`ModuleId\`, and calls of a member the header \`Authorization: Bearer\`. Responses are lenient: ids, numbers and amounts may be text, optional fields may be missing or null, and unknown fields are ignored. Requests are strict: unknown fields are rejected.

\`npx lobbykit conformance URL\` checks a back end against the calls of the widgets.`;

/**
 * Names of schemas that several calls use. Other schemas that several calls use are named after the first call and
 * field that use them.
 */
const SHAPE_NAMES: Readonly<Record<string, GenericSchema>> = {
  Announcements: announcements.value,
  Balance: wallet.value,
  Game: hotGames.value.item,
  Lottery: gameMenu.value.item.entries.gameMenus.item,
  OpenDraw: openedNumero.value.item,
  Session: login.value,
};

/** Minimum number of properties of a schema that is moved to the components; smaller ones stay inline. */
const MIN_SHARED_PROPERTIES = 3;

const schemaOf = (schema: GenericSchema): Json => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore' });
  return rest;
};

const isObject = (node: unknown): node is Json => typeof node === 'object' && node !== null;
const isShape = (node: Json): boolean =>
  node.type === 'object' && Object.keys(Object(node.properties)).length >= MIN_SHARED_PROPERTIES;

/**
 * Returns the object schemas that occur at least twice, as text. A schema inside another one counts once per outer
 * schema.
 */
function sharedShapes(root: unknown): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const visit = (node: unknown): void => {
    if (!isObject(node)) return;
    const key = isShape(node) ? JSON.stringify(node) : null;
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
    if (key === null || counts.get(key) === 1) for (const child of Object.values(node)) visit(child);
  };
  visit(root);
  return new Set([...counts].filter(([, count]) => count > 1).map(([key]) => key));
}

/** Keywords of schemas and operations that are not names of properties. */
const INHERITING = ['items', 'anyOf', 'allOf', 'schema', 'properties', 'content', 'application/json'];

const capital = (text: string) => text.replace(/^./, first => first.toUpperCase());

/** Moves schemas that occur at least twice to the components, and replaces them with references. */
function shareShapes(paths: Readonly<Record<string, Readonly<Record<string, Json>>>>): {
  readonly paths: Json;
  readonly schemas: Json;
} {
  const shared = sharedShapes(paths);
  const names = new Map(Object.entries(SHAPE_NAMES).map(([name, schema]) => [JSON.stringify(schemaOf(schema)), name]));
  const schemas: Record<string, unknown> = {};
  const nameOf = (key: string, call: string, field: string): string => {
    const known = names.get(key);
    if (known !== undefined) return known;
    const name = capital(call) + capital(field);
    const taken = [...names.values()].filter(other => other.replace(/\d+$/, '') === name).length;
    const unique = taken > 0 ? `${name}${taken + 1}` : name;
    names.set(key, unique);
    return unique;
  };
  const replace = (node: unknown, call: string, field: string): unknown => {
    if (Array.isArray(node)) return node.map(child => replace(child, call, field));
    if (!isObject(node)) return node;
    const key = isShape(node) ? JSON.stringify(node) : '';
    if (!shared.has(key)) return fieldsOf(node, call, field);
    const name = nameOf(key, call, field);
    schemas[name] ??= fieldsOf(node, call, field);
    return { $ref: `#/components/schemas/${name}` };
  };
  /**
   * @param field name of the nearest property; items of a list and options of a union inherit it
   */
  const fieldsOf = (node: Json, call: string, field: string): Json =>
    Object.fromEntries(
      Object.entries(node).map(([name, child]) => [
        name,
        replace(child, call, INHERITING.includes(name) ? field : name),
      ]),
    );
  const withReferences = Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, call]) => [method, fieldsOf(call, String(call.operationId), '')]),
      ),
    ]),
  );
  return { paths: withReferences, schemas };
}

const error = { $ref: '#/components/responses/Error' };

/** Returns a function that returns the document as a response. The document is created at the first request. */
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

/** Returns the OpenAPI document with all calls. */
export function openApi(version: string): Json {
  const operations: Record<string, Record<string, Json>> = {};
  for (const endpoint of catalog) {
    const methods = operations[endpoint.path] ?? {};
    operations[endpoint.path] = methods;
    // The catalog contains the announcements call once per module id; the document contains its path only once.
    methods[endpoint.method.toLowerCase()] ??= operation(endpoint);
  }
  const { paths, schemas } = shareShapes(operations);
  return {
    openapi: '3.1.0',
    info: { title: 'lobbykit gateway', version, description: DESCRIPTION, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/', description: 'The gateway that serves this document.' }],
    tags: [...new Set(Object.values(summaries).map(({ tag }) => tag))].map(name => ({ name })),
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'Token of `login`.' } },
      responses: {
        Error: {
          description: 'Rejected; errorCode says why.',
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/Failure' }, example: ERROR_EXAMPLE },
          },
        },
      },
      schemas: {
        ...schemas,
        Sealed: SEALED,
        Success: SUCCESS,
        Failure: FAILURE,
      },
    },
  };
}

/** Schema of the fields of every successful response, in addition to `value`. */
const SUCCESS: Json = {
  type: 'object',
  required: ['success', 'serverTime'],
  properties: {
    success: { const: true },
    serverTime: { type: 'integer', description: 'ms since 1970 at which the body was made' },
    sandbox: { type: 'boolean', description: 'Data of a sandbox without a real operator.' },
    requestId: { type: 'string', description: 'Id of the request in the log of the back end.' },
    refresh: {
      type: 'object',
      description: 'Spread of the requests after a draw, ms.',
      required: ['publishLag', 'spreadMs'],
      properties: { publishLag: { type: 'integer' }, spreadMs: { type: 'integer' } },
    },
  },
};

const FAILURE: Json = {
  type: 'object',
  required: ['success', 'errorCode'],
  properties: {
    success: { const: false },
    errorCode: { type: 'string', description: 'Lower-case words separated by dots: `input.invalid`.' },
    message: { type: 'string', description: 'For developers; the widgets have localized texts by errorCode.' },
    value: { description: 'Details of some codes, such as `fields` of `input.invalid`.' },
    serverTime: { type: 'integer' },
    requestId: { type: 'string' },
  },
};

const ERROR_EXAMPLE = {
  success: false,
  errorCode: 'input.invalid',
  message: 'pageSize must be at most 100.',
  serverTime: EXAMPLE_TIME,
  requestId: '5f0c1b7e',
};

/** Schema of encrypted bodies, the only format that production accepts for these calls (S21). */
const SEALED: Json = {
  type: 'string',
  description: 'JWE compact of the JSON body: RSA-OAEP-256, A256GCM, protected header kid, iat, jti and path.',
};

const ENCRYPTION: Json = {
  name: 'Encryption',
  in: 'header',
  required: false,
  description: 'Present if the body is sealed.',
  schema: { type: 'string', pattern: '^jwe;kid=' },
};

/**
 * Returns the description of a call, with the widgets that make the call; undefined for a call that only the site
 * makes.
 */
function descriptionOf({ name }: Endpoint): string | undefined {
  const rows = Object.entries(WIDGET_CALLS).flatMap(([widget, calls]) =>
    calls
      .filter(({ call }) => call.name === name)
      .map(({ when, note }) => `- \`${widget}\`: ${when.map(time => CALL_TIMES[time]).join('; ')}. ${note}`),
  );
  const prose = CALL_DOCS[name]?.description;
  return prose && `${prose}\n\nCalled by:\n\n${rows.join('\n')}`;
}

function operation(endpoint: Endpoint): Json {
  const { name } = endpoint;
  const { tag, summary } = summaries[name as keyof typeof summaries];
  const example = CALL_DOCS[name];
  const description = descriptionOf(endpoint);
  return {
    operationId: name,
    tags: [tag],
    summary,
    ...(description && { description }),
    security: { never: [], optional: [{}, { session: [] }], required: [{ session: [] }] }[endpoint.auth],
    parameters: [
      { name: 'ModuleId', in: 'header', required: true, schema: { enum: moduleIdsOf(endpoint) } },
      ...(endpoint.captcha ? [uuidHeader(CAPTCHA_HEADER, 'Key of the captcha image, or of the mailed code.')] : []),
      ...(endpoint.sealed ? [ENCRYPTION] : []),
      ...(endpoint.once ? [idempotencyHeader(endpoint)] : []),
      ...queryParameters(endpoint, example?.query),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: {
              [endpoint.form ? 'application/x-www-form-urlencoded' : 'application/json']: {
                schema: schemaOf(endpoint.body),
                ...(example?.body && { example: example.body }),
              },
              ...(endpoint.sealed ? { 'application/jose': { schema: { $ref: '#/components/schemas/Sealed' } } } : {}),
            },
          },
        }
      : {}),
    ...(endpoint.upload ? { requestBody: fileBody(endpoint.upload) } : {}),
    responses: {
      200: {
        description: 'Done.',
        content: {
          'application/json': {
            schema: responseSchema(endpoint),
            ...(example && { example: { success: true, value: example.value, serverTime: EXAMPLE_TIME } }),
          },
        },
      },
      default: error,
    },
  };
}

/** Returns the schema of an uploaded file. */
const fileBody = (types: readonly string[]): Json => ({
  required: true,
  content: Object.fromEntries(types.map(type => [type, { schema: { type: 'string', contentEncoding: 'binary' } }])),
});

const uuidHeader = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string', format: 'uuid' },
});

/** Returns the Idempotency-Key parameter. Calls of members have another format of keys (PAY-03). */
const idempotencyHeader = ({ auth, once }: Endpoint): Json => ({
  ...uuidHeader('Idempotency-Key', 'A repeated call with the same key has the effect of one call.'),
  required: once === 'kept',
  ...(auth === 'required' ? { schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' } } : {}),
});

const moduleIdsOf = ({ method, path }: Endpoint) =>
  catalog.filter(other => other.method === method && other.path === path).map(({ moduleId }) => moduleId);

/**
 * Returns the query fields as parameters. For a union of queries, these are the fields of all options, as optional
 * ones.
 */
function queryParameters(endpoint: Endpoint, example: Json = {}): Json[] {
  if (!endpoint.query) return [];
  const schema: Json = schemaOf(endpoint.query);
  const choices: readonly Json[] = Array.isArray(schema.anyOf) ? schema.anyOf : [schema];
  const fields = new Map<string, Json>();
  for (const { properties = {}, required = [] } of choices as readonly {
    properties?: Json;
    required?: readonly string[];
  }[]) {
    for (const [name, field] of Object.entries(properties)) {
      fields.set(name, {
        name,
        in: 'query',
        required: choices.length === 1 && required.includes(name),
        schema: field,
        ...(name in example && { example: example[name] }),
      });
    }
  }
  return [...fields.values()];
}

const responseSchema = (endpoint: Endpoint): Json => ({
  allOf: [{ $ref: '#/components/schemas/Success' }],
  type: 'object',
  required: ['value'],
  properties: { value: schemaOf(endpoint.value) },
});
