import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keyNames } from '../../../site/gateway/db/name-keys.ts';
import { addMember, findByName } from '../../../site/gateway/store/account/members.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());

it('S34 members of before get the key of the fold, and of two that are one by it both can still sign in', async () => {
  const { db } = server;
  // As the table was, with a key that the engine made.
  await sql`drop index members_name`.execute(db);
  await sql`alter table members drop column name_key`.execute(db);
  await sql`alter table members add column name_key text generated always as (lower(user_name)) stored`.execute(db);
  await sql`create unique index members_name on members (merchant_code, name_key)`.execute(db);
  const names = ['kikitest', 'kikiteſt', 'Straße', 'STRASSE'];
  for (const user_name of names) {
    await db.insertInto('members').values({ merchant_code: 'demo', user_name, type: 0, created_at: 0 }).execute();
  }
  await db.transaction().execute(keyNames);
  const found = async (name: string) => (await findByName(db, 'demo', name))?.user_name;
  for (const name of [...names, 'member0']) expect(await found(name)).toBe(name);
  expect(await Promise.all(['KIKITEST', 'kıkitest', 'strasse', 'MEMBER0'].map(found))).toEqual([
    'kikitest',
    'kikitest',
    'Straße',
    'member0',
  ]);
  const again = { merchant_code: 'demo', user_name: 'KİKİTEST', type: 0, created_at: 0 };
  expect(await addMember(db, again)).toBeNull();
});
