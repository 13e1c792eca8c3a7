/** The session determines the merchant of a member or agent, regardless of the merchant in the request (S2). */
import { catalog, type Endpoint } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMember } from '../../../../site/gateway/features/account/members-repository.ts';
import { openSession } from '../../../../site/gateway/features/account/sessions/service.ts';
import { gateway, type TestGateway } from '../../../helpers/gateway.ts';

const FIELD = /merchant/i;
/** Returns the field names of a schema at every depth. */
function fieldsOf(schema: unknown): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap(fieldsOf);
  if (typeof schema !== 'object' || schema === null) return [];
  const { entries, wrapped, item, options, pipe, value } = schema as Record<string, unknown>;
  const own = typeof entries === 'object' && entries !== null ? Object.entries(entries) : [];
  const [, ...piped] = Array.isArray(pipe) ? pipe : [];
  return [
    ...own.flatMap(([name, of]) => [name, ...fieldsOf(of)]),
    ...[wrapped, item, options, value, piped].flatMap(fieldsOf),
  ];
}
const naming: readonly Endpoint[] = catalog.filter(({ query, body }: Endpoint) =>
  [query, body].flatMap(fieldsOf).some(name => FIELD.test(name)),
);

const GAMES = { platform: 'html5', gameType: 'RNG', language: 'EN' };
/**
 * Calls that contain a merchant, sent with the code of another merchant. The responses of `open` calls are public and
 * independent of the session.
 */
const CALLS: Readonly<
  Record<string, { readonly query?: Record<string, string>; readonly body?: object; readonly open?: true }>
> = {
  announcements: { body: { types: 'B,PL,PU,PR', merchantCode: 'rival' } },
  agentAnnouncements: { body: { types: 'A', merchantCode: 'rival' } },
  hotGames: { query: { ...GAMES, isPlatform: '2', merchantCode: 'rival' }, open: true },
  gameList: { query: { ...GAMES, merchant: 'rival', pageNo: '1', pageSize: '10' }, open: true },
  gameVendors: { query: { merchant: 'rival' }, open: true },
  vendorGameTypes: { query: { typeId: '1', merchant_code: 'rival' }, open: true },
};

let server: TestGateway;
let tokens: readonly string[] = [];
beforeAll(async () => {
  server = await gateway();
  const { db } = server;
  await db.insertInto('merchants').values({ code: 'rival', any_origin: false }).execute();
  const text = JSON.stringify({ EN: 'Secret of the rival' });
  for (const type of ['A', 'B', 'PL', 'PU', 'PR'] as const) {
    const row = { merchant_code: 'rival', type, placement: null, titles: text, contents: text, url: null, start_at: 0 };
    await db.insertInto('announcements').values(row).execute();
  }
  const members = await db
    .selectFrom('members')
    .select('id')
    .where('user_name', 'in', ['member0', 'member40', 'agent1'])
    .execute();
  tokens = await Promise.all(
    members.map(async ({ id }) => (await openSession(db, await readMember(db, id), server.now())).token),
  );
});
afterAll(() => server.stop());

describe('S2 merchant fields of requests', () => {
  it('S2 table covers every catalog endpoint with a merchant field', () => {
    expect(naming.map(({ name }) => name).sort()).toEqual(Object.keys(CALLS).sort());
  });

  it.each(naming.map(endpoint => [endpoint.name, endpoint] as const))(
    'S2 S38 %s returns no data of another merchant to members and agents',
    async (name, endpoint) => {
      const { query = {}, body, open } = CALLS[name]!;
      const path = `${endpoint.path}?${new URLSearchParams(query)}`;
      // Public responses are identical for all callers, so a session must not change them.
      if (open) expect(endpoint.auth).toBe('never');
      const visitors = open ? (await server.call({ ...endpoint, path }, body)).body.value : null;
      const statuses: number[] = [];
      for (const token of tokens) {
        const response = await server.call({ ...endpoint, path }, body, { Authorization: `Bearer ${token}` });
        statuses.push(response.status);
        expect(JSON.stringify(response.body)).not.toContain('Secret of the rival');
        if (open) expect(response.body.value).toEqual(visitors);
      }
      expect(statuses).toContain(200);
    },
  );
});
