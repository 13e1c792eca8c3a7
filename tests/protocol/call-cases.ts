/** Tests of the schemas of calls by requests and responses that are written by hand from the specification. */
import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../sdk/protocol/endpoint.ts';
import { parseResponse } from '../../sdk/protocol/parse-response.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface RequestCase {
  /** Requirement ids and subject of the request, for the title. */
  readonly row: string;
  readonly endpoint: Endpoint;
  /** Request with all fields that the specification requires, and no others. */
  readonly sent: Fields;
  /** Documented optional fields. */
  readonly extra?: Fields;
}

export const accepts = ({ query, body }: Endpoint, fields: Fields): boolean => is((query ?? body)!, fields);

/** Adds the tests of each request: required, optional, missing and undocumented fields. */
export function testRequests(cases: readonly RequestCase[]): void {
  describe.each(cases)('$row', ({ endpoint, sent, extra = {} }) => {
    it(`API-12 ${endpoint.name} request accepts the required fields with and without the optional fields`, () => {
      expect(accepts(endpoint, sent)).toBe(true);
      expect(accepts(endpoint, { ...sent, ...extra })).toBe(true);
    });

    it(`API-12 ${endpoint.name} request rejects each missing required field`, () => {
      for (const field of Object.keys(sent)) {
        const { [field]: _, ...rest } = sent;
        expect([field, accepts(endpoint, rest)]).toEqual([field, false]);
      }
    });

    it(`API-12 ${endpoint.name} request rejects undocumented fields and objects in place of text`, () => {
      expect(accepts(endpoint, { ...sent, debug: '1' })).toBe(false);
      for (const field of Object.keys({ ...sent, ...extra })) {
        expect([field, accepts(endpoint, { ...sent, [field]: { $ne: null } })]).toEqual([field, false]);
      }
    });
  });
}

/** Adds the tests of calls that have neither query nor body. */
export function testBareRequests(endpoints: readonly Endpoint[]): void {
  it.each(endpoints)('API-40 $name request has neither query nor body', ({ query, body }) => {
    expect([query, body]).toEqual([undefined, undefined]);
  });
}

/** Adds the tests of each response: every documented field is parsed under its name, and other bodies are rejected. */
export function testResponses(cases: readonly (readonly [row: string, endpoint: Endpoint, value: unknown])[]): void {
  it.each(cases)('%s response is parsed with every field', (_, endpoint, value) => {
    expect(parseResponse(endpoint.value, value)).toEqual({ ok: true, value, dropped: [] });
  });

  it.each(cases)('R13 %s response is rejected if the body is an HTML page or an unrelated object', (_, endpoint) => {
    const junk =
      typeof endpoint.value.type === 'string' && ['string', 'union'].includes(endpoint.value.type) ? {} : '<html>';
    expect(parseResponse(endpoint.value, junk).ok).toBe(false);
  });
}
