import { consolidatedSettings } from 'lobbykit/wire';
import { is } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BODY_KEY_TTL_MS } from '../../../site/gateway/platform/secrets/secrets.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

interface Settings {
  readonly template: Readonly<Record<string, string>>;
  readonly imageCdnList: readonly string[];
  readonly minimumAge: number;
  readonly agreementTicked: boolean;
  readonly bodyKeys: readonly { readonly kid: string }[];
}

let server: TestGateway;
beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());

const read = () => server.get<Settings>(consolidatedSettings.path);

describe('consolidated settings', () => {
  it("EP-23 API-08 consolidated settings return the merchant's settings publicly without a token", async () => {
    const { status, headers, body } = await read();
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(is(consolidatedSettings.value, body.value)).toBe(true);
    expect(body.value).toMatchObject({
      template: { mem_cen: '1', dep_func: '1' },
      imageCdnList: ['/art/avatar'],
      minimumAge: 18,
      agreementTicked: true,
    });
    expect(body.sandbox).toBe(true);
  });

  it("SESS-21 MENU-05 VALID-20 REG-09 consolidated settings follow the operator's changes", async () => {
    const site = {
      template: { mem_cen: '0' },
      imageCdnList: ['https://cdn.example/'],
      minimumAge: 21,
      agreementTicked: false,
    };
    await server.db
      .updateTable('settings')
      .set({ value: JSON.stringify(site) })
      .where('key', '=', 'site')
      .execute();
    server.changed();
    expect((await read()).body.value).toMatchObject(site);
  });

  it('S22 consolidated settings contain a new body key when the first key expires', { tags: 'slow' }, async () => {
    const before = (await read()).body.value.bodyKeys;
    expect((await read()).body.value.bodyKeys).toEqual(before);
    await server.advance(BODY_KEY_TTL_MS);
    const after = (await read()).body.value.bodyKeys;
    expect(after).toHaveLength(2);
    expect(after[0]).toEqual(before[1]);
    expect(after[1]).not.toEqual(before[0]);
  });
});
