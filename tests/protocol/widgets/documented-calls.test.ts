/** Documentation of the widgets' calls: complete, and with examples that the schemas accept. */
import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../sdk/protocol/endpoint.ts';
import { WIDGET_CALLS } from '../../../sdk/protocol/widgets/calls.ts';
import { CALL_DOCS } from '../../../sdk/protocol/widgets/documented-calls.ts';

const calls = [...new Set<Endpoint>(Object.values(WIDGET_CALLS).flatMap(rows => rows.map(({ call }) => call)))];

it('every call of a widget is documented, and no other call', () => {
  expect(Object.keys(CALL_DOCS).sort()).toEqual(calls.map(({ name }) => name).sort());
});

describe.each(calls.map(call => [call.name, call] as const))('%s', (name, { query, body, value }) => {
  const example = CALL_DOCS[name]!;

  it('the description has sentences', () => {
    expect(example.description).toMatch(/^[A-Z].{20,}\.$/s);
  });

  it('the example of a call is a valid request and a valid response', () => {
    expect(example.query === undefined || query !== undefined).toBe(true);
    expect(example.body === undefined).toBe(body === undefined);
    if (query) expect(safeParse(query, example.query).issues).toBeUndefined();
    if (body) expect(safeParse(body, example.body).issues).toBeUndefined();
    // The parsed value equals the example, so the example has no unknown fields.
    expect(parse(value, example.value)).toEqual(example.value);
  });
});

describe('minimal responses', () => {
  const optional = calls.filter(call =>
    Object.values(WIDGET_CALLS).some(rows => rows.some(row => row.call === call && row.optional)),
  );

  it('exactly those calls that a widget does not depend on have a minimal response', () => {
    const described = calls.filter(({ name }) => CALL_DOCS[name]?.minimal);
    expect(described.map(({ name }) => name)).toEqual(optional.map(({ name }) => name));
  });

  it.each(optional.map(call => [call.name, call] as const))(
    'the minimal value of %s is a valid response',
    (name, { value }) => {
      const { value: minimal, note } = CALL_DOCS[name]!.minimal!;
      expect(note).toMatch(/^[A-Z].*\.$/);
      if (minimal !== undefined) expect(parse(value, minimal)).toEqual(minimal);
    },
  );
});

it('the times at which a call is sent are listed in the order of a visit and only once', () => {
  for (const { call, when } of Object.values(WIDGET_CALLS).flat()) {
    const order = ['start', 'language', 'session', 'interval', 'open', 'action', 'fallback'];
    expect([call.name, ...when]).toEqual([
      call.name,
      ...order.filter(time => (when as readonly string[]).includes(time)),
    ]);
  }
});
