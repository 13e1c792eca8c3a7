/** Uplines, downlines and affiliate codes, on both databases (TEAM-06). */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { findCode } from '../../../site/gateway/features/account/registration/repository.ts';
import { teamOf } from '../../../site/gateway/features/team/members/downline-repository.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { runCommandLine } from '../../helpers/gateway/money-steps.ts';
import type { TestGateway } from '../../helpers/gateway.ts';

const MERCHANT = 'demo';
const CODE = 'SPRING';

onBothEngines(
  'uplines of a member',
  twins => {
    let server: TestGateway;
    beforeAll(() => {
      server = twins.server;
    });

    const command = (...args: string[]) => runCommandLine(server, args);

    it('TEAM-06 upline and path to the top are stored at registration at any depth and are immutable', async () => {
      const { db } = server;
      const add = async (name: string, affiliate_code: string | null, merchant_code = MERCHANT) => {
        const user_name = `${name}${randomUUID().slice(0, 6)}`;
        const row = { merchant_code, user_name, user_name_folded: user_name, type: 20, created_at: 1, affiliate_code };
        const member = await db.insertInto('members').values(row).returningAll().executeTakeFirstOrThrow();
        const code = `C${member.id}`;
        await db
          .insertInto('affiliates')
          .values({ code, member_id: member.id, domain: null, is_primary: true })
          .execute();
        return { ...member, code };
      };
      const top = await add('top', null);
      const middle = await add('middle', top.code);
      const low = await add('low', middle.code);
      expect([top.upline_id, middle.upline_id, low.upline_id]).toEqual([null, top.id, middle.id]);
      expect(low.path).toBe(`/${top.id}/${middle.id}/${low.id}/`);
      const change = (set: object) => db.updateTable('members').set(set).where('id', '=', low.id).execute();
      await expect(change({ upline_id: top.id })).rejects.toThrow('never changes');
      await expect(change({ path: '/1/' })).rejects.toThrow('never changes');
      await expect(db.deleteFrom('affiliates').where('code', '=', low.code).execute()).rejects.toThrow('only closed');
      await db.updateTable('affiliates').set({ closed_at: 5 }).where('code', '=', low.code).execute();
      expect((await add('late', low.code)).upline_id).toBeNull();
      expect((await change({ nickname: 'still there' }))[0]?.numUpdatedRows).toBe(1n);
    });

    it('TEAM-06 query for an agent’s downline at any depth reads a single index range', async () => {
      const { db } = server;
      const add = async (name: string, upline_id: number | null) => {
        const user_name = `${name}${randomUUID().slice(0, 6)}`;
        const row = {
          merchant_code: MERCHANT,
          user_name,
          user_name_folded: user_name,
          type: 20,
          created_at: 1,
          upline_id,
        };
        return (await db.insertInto('members').values(row).returning('id').executeTakeFirstOrThrow()).id;
      };
      const top = await add('top', null);
      const middle = await add('middle', top);
      const low = await add('low', middle);
      await add('other', null);
      await sql`insert into members (merchant_code, user_name, user_name_folded, type, created_at, upline_id)
      select ${MERCHANT}::text, 'many' || n, 'many' || n, 20, 1, null::bigint from generate_series(1, 3000) n`.execute(
        db,
      );
      await sql`analyze members`.execute(db);
      const ids = async (agent: number) =>
        (await teamOf(db, agent).execute()).map(({ id }) => id).sort((a, b) => a - b);
      expect([await ids(top), await ids(middle), await ids(low)]).toEqual([[middle, low], [low], []]);
      const plan = JSON.stringify(await teamOf(db, top).explain('json'));
      expect(plan).toMatch(/members_path/);
      expect(plan).not.toMatch(/Seq Scan/);
    });

    it('TEAM-06 affiliate command closes and reopens a code and rejects an unknown code', async () => {
      const { db } = server;
      await db.insertInto('affiliates').values({ code: CODE, member_id: null, domain: null }).execute();
      expect((await findCode(db, CODE))?.closed_at).toBeNull();
      await command('affiliate', 'close', CODE.toLowerCase());
      expect((await findCode(db, CODE))?.closed_at).toBe(server.now());
      expect((await command('affiliate', 'list')).find(line => line.startsWith(CODE))).toContain('closed since 2026-');
      await command('affiliate', 'open', CODE);
      expect((await findCode(db, CODE))?.closed_at).toBeNull();
      await expect(command('affiliate', 'close', 'NOBODY')).rejects.toThrow('affiliate list');
    });
  },
  { inGate: true },
);
