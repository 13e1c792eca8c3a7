import { describe, expect, it } from 'vitest';
import { envelope } from '../../sdk/protocol/envelope.ts';
import { parseResponse } from '../../sdk/protocol/parse-response.ts';

describe('API-13 response envelope', () => {
  it("envelope contains success, value, errorCode, message and the gateway's additional fields", () => {
    const body = {
      success: true,
      value: [1],
      serverTime: 1_787_500_000_000,
      requestId: 'r1',
      refresh: { publishLag: 2500, spreadMs: 8000 },
      sandbox: true,
    };
    expect(parseResponse(envelope, body)).toMatchObject({ ok: true, value: body });
    const rejection = { success: false, errorCode: 'input.invalid', message: 'count: 1 to 100' };
    expect(parseResponse(envelope, rejection)).toMatchObject({ ok: true, value: rejection });
  });

  it.each([
    ['a page of HTML', '<html>'],
    ['nothing', undefined],
    ['no success', { value: 1 }],
    ['a list', [1]],
  ])('envelope schema rejects this body: %s', (_, body) => {
    expect(parseResponse(envelope, body).ok).toBe(false);
  });
});
