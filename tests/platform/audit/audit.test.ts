/** Security log: rows, log lines and protection against changes, on both databases. */
import { sql } from 'kysely';
import { changePassword, logout, passwordByEmail, setPayeeName } from 'lobbykit/wire';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { parseCommand } from '../../../site/gateway/cli/command-line.ts';
import { runCommand } from '../../../site/gateway/cli/commands.ts';
import { createAudit } from '../../../site/gateway/platform/audit/audit.ts';
import { eventually } from '../../helpers/eventually.ts';
import {
  accountGateway,
  bearer,
  from,
  HOUR,
  logIn,
  MINUTE,
  PASSWORD,
  weakHash,
} from '../../helpers/gateway/account-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import type { TestGateway } from '../../helpers/gateway.ts';

const ADDRESS = '203.0.113.7';
const NEW = 'Better-2026';

onBothEngines(
  'security log',
  twins => {
    let server: TestGateway;
    let serial = 0;
    let name = '';
    let memberId = 0;
    let lan: Record<string, string>;
    beforeAll(() => {
      server = twins.server;
    });
    beforeEach(async () => {
      name = `audited${++serial}`;
      const session = await server.memberSession({ userName: name });
      memberId = session.memberId;
      lan = { ...bearer(session.token), ...from(ADDRESS) };
      const change = { email: 'lan@example.com', password_hash: weakHash(PASSWORD) };
      await server.db.updateTable('members').set(change).where('id', '=', memberId).execute();
    });
    const rows = () =>
      server.db.selectFrom('audit').selectAll().where('member_id', '=', memberId).orderBy('id').execute();
    const kinds = async () => (await rows()).map(({ kind }) => kind);
    const run = (...args: string[]) =>
      runCommand(parseCommand(args)!, { db: server.db, now: server.now, url: server.url, onChange: server.changed });

    it('PAY-18 OUT-07 S42 security log records changes of payee name and password and a global logout with member and IP address', async () => {
      await server.call(setPayeeName, { payeeName: 'Lan Nguyen', password: PASSWORD }, lan);
      const change = { oldPassword: PASSWORD, newPassword: NEW, confirmNewPassword: NEW };
      const { body } = await server.call<{ token: string }>(changePassword, change, lan);
      const now = { ...lan, ...bearer(body.value.token) };
      await server.call({ ...logout, path: `${logout.path}?everywhere=true` }, undefined, now);
      expect(await kinds()).toEqual(['payee-name-changed', 'password-changed', 'logout-everywhere']);
      for (const row of await rows()) {
        expect(row).toMatchObject({ occurred_at: server.now(), merchant_code: 'demo', actor: null, address: ADDRESS });
      }
    });

    it('OUT-07 security log records wrong passwords of a session and a mailed password', async () => {
      await server.call(setPayeeName, { payeeName: 'Lan Nguyen', password: 'Wrong-2026' }, lan);
      await server.call(passwordByEmail, new URLSearchParams({ username: name, email: 'lan@example.com' }).toString(), {
        'Content-Type': 'application/x-www-form-urlencoded',
      });
      await eventually(async () => expect(await kinds()).toEqual(['password-wrong', 'password-mailed']));
    });

    it('PAY-18 OUT-07 S34 security log records one failed login per minute and name, and the lockout, but no typed input', async () => {
      await logIn(server, name, 'Wrong-0000', { headers: from(ADDRESS) });
      for (let n = 1; n < 10; n++) {
        await logIn(server, name, `Wrong-000${n}`, { captcha: true, headers: from(ADDRESS) });
      }
      expect(await kinds()).toEqual(['login-failed', 'login-locked']);
      await twins.advance(20 * MINUTE);
      await logIn(server, name, 'Wrong-0000', { captcha: true, headers: from(ADDRESS) });
      expect(await kinds()).toEqual(['login-failed', 'login-locked', 'login-failed']);
      await logIn(server, 'M1stake-Passw0rd', 'x');
      const all = await server.db.selectFrom('audit').selectAll().execute();
      expect(all.at(-1)).toMatchObject({ kind: 'login-failed', member_id: null, merchant_code: 'demo' });
      expect(JSON.stringify(all)).not.toMatch(/m1stake|wrong-000/i);
    });

    it('OUT-07 security log stores at most sixty anonymous events per minute and writes all of them to the log of the gateway', async () => {
      const lines: unknown[] = [];
      const log = { info: (line: unknown) => void lines.push(line) };
      const audit = createAudit(server.db, () => server.now() + HOUR, log as never);
      for (let n = 0; n < 70; n++) await audit.noteTry({ kind: 'login-failed', memberId }, `name ${n}`);
      expect(await rows()).toHaveLength(60);
      expect(lines).toHaveLength(70);
      expect(lines[69]).toEqual({ audit: 'login-failed', memberId, detail: { name: 'name 69' } });
    });

    it('PAY-18 OUT-07 security log records changes by the back office with their operator, but no reads', async () => {
      await run('flag', 'list');
      await run('member', 'disable', name);
      await run('audit', '--member', name);
      expect(await rows()).toMatchObject([
        { kind: 'command', actor: 'desk', merchant_code: 'demo', detail: { name: 'member-disable', userName: name } },
      ]);
      await expect(run('member', 'disable', 'nobody-there')).rejects.toThrow('has no member');
      expect(JSON.stringify(await server.db.selectFrom('audit').selectAll().execute())).not.toContain('nobody-there');
    });

    it('PAY-18 OUT-07 OPS-14 security log is filtered by member, kind and time', async () => {
      await server.call(setPayeeName, { payeeName: 'Lan Nguyen', password: PASSWORD }, lan);
      await run('member', 'disable', name);
      expect(await run('audit', '--member', name)).toEqual([
        expect.stringMatching(new RegExp(`^2026-\\S+ payee-name-changed +${name} +${ADDRESS}`)),
        expect.stringMatching(/ command +desk +- +\{/),
      ]);
      expect(await run('audit', '--member', name, '--kind', 'command')).toHaveLength(1);
      const later = new Date(server.now() + 1_000).toISOString();
      expect(await run('audit', '--member', name, '--since', later)).toEqual([
        'The security log holds nothing of that.',
      ]);
      expect(() => parseCommand(['audit', '--kind', 'nonsense'])).toThrow('--kind must be one of login-failed');
      expect(() => parseCommand(['audit', '--since', 'soon'])).toThrow('--since must be a date');
    });

    it.each(['update audit set kind = kind', 'delete from audit', 'truncate audit'])(
      'PAY-18 OPS-14 OUT-07 security log is append-only: "%s" is rejected',
      async statement => {
        await run('member', 'disable', name);
        await expect(sql.raw(statement).execute(server.db)).rejects.toThrow('rows of the audit are never changed');
        expect(await kinds()).toEqual(['command']);
      },
    );
  },
  { open: accountGateway },
);
