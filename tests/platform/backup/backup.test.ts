import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCommand } from '../../../site/gateway/cli/command-line.ts';
import { runCommand } from '../../../site/gateway/cli/commands.ts';
import { restore } from '../../../site/gateway/cli/restore.ts';
import { FEATURE_CHECKS } from '../../../site/gateway/feature-checks.ts';
import { accountOf, addTransactions } from '../../../site/gateway/ledger/accounts-repository.ts';
import { reconcileLedger } from '../../../site/gateway/ledger/reconciliation.ts';
import { openDatabase } from '../../../site/gateway/platform/db/driver.ts';
import type { Database } from '../../../site/gateway/platform/db/schema.ts';
import { seedSandbox } from '../../../site/gateway/sandbox/seeds/seed-sandbox.ts';
import { newFolder } from '../../helpers/folders/new-folder.ts';
import { seededFolder } from '../../helpers/gateway/processes.ts';
import { gateway, TEST_NOW, type TestGateway } from '../../helpers/gateway.ts';

const TIMEOUT_MS = 180_000;
const options = { mode: 'sandbox', hasKeys: true, now: () => TEST_NOW } as const;

let server: TestGateway;
beforeAll(async () => {
  server = await gateway({ dataDir: await seededFolder(), now: () => TEST_NOW });
});
afterAll(() => server.stop());

/** Runs `npm run gateway -- backup FILE` at the gateway. */
const backup = async (file: string): Promise<string> => {
  const command = parseCommand(['backup', file])!;
  const image = async () => ({ blob: await server.dump(), waitedMs: 0 });
  return (await runCommand(command, { db: server.db, now: server.now, url: '', onChange: () => {}, image })).join('\n');
};

/** Returns the sorted rows of every table of a database as text. */
async function tablesOf(db: Database): Promise<Record<string, readonly string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(db);
  const all: Record<string, readonly string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t order by 1`.execute(db);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

async function opened<T>(dataDir: string, work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase({ seedSandbox, dataDir, sandboxGameCount: 0, mode: 'sandbox' }, TEST_NOW);
  return work(db).finally(close);
}

describe('backup of a gateway', () => {
  it('OPS-13 a restored backup has every row of every table and no keys', async () => {
    const file = join(newFolder(), 'lobby.backup');
    const before = await tablesOf(server.db);
    expect(await backup(file)).toMatch(/writes waited \d+ ms for it\.\nKeys are not in it/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const folder = join(newFolder(), 'again');
    const output = await restore(file, { ...options, dataDir: folder });
    expect(output.join('\n')).toMatch(/is restored: \d+ members, and books that add up\.$/);
    expect(readdirSync(folder)).toEqual(['pg']);
    const after = await opened(folder, tablesOf);
    expect(Object.keys(after).length).toBeGreaterThan(60);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const [name, rows] of Object.entries(before)) expect(after[name], name).toEqual(rows);
    expect(after.ledger_entries?.length).toBeGreaterThan(0);
    const names = execFileSync('tar', ['-tzf', file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    expect(names).not.toMatch(/secrets|gateway\.key|admin\.json/);
  });

  it('OPS-13 a backup made during transfers contains only complete transactions, including all that completed before the backup', {
    tags: 'slow',
  }, async () => {
    const file = join(newFolder(), 'busy.backup');
    const { memberId } = await server.memberSession({ userName: 'mover' });
    const [cash, operatorAccount] = [
      await accountOf(server.db, { merchant: 'demo', kind: 'cash', memberId }),
      await accountOf(server.db, { merchant: 'demo', kind: 'house' }),
    ];
    const done: number[] = [];
    let goesOn = true;
    const move = async () => {
      while (goesOn) {
        const [id = 0] = await server.db.transaction().execute(async trx => {
          const ids = await addTransactions(trx, [
            {
              kind: 'gift',
              at: TEST_NOW,
              category: '',
              postings: [
                { account: cash, amount: '1' },
                { account: operatorAccount, amount: '-1' },
              ],
            },
          ]);
          await trx
            .updateTable('members')
            .set({ nickname: `of ${ids[0]}` })
            .where('id', '=', memberId)
            .execute();
          return ids;
        });
        done.push(id);
      }
    };
    const moving = Promise.all([move(), move(), move(), move()]);
    await expect.poll(() => done.length, { timeout: TIMEOUT_MS }).toBeGreaterThan(20);
    const doneBefore = [...done];
    await backup(file);
    const doneAfter = done.length;
    goesOn = false;
    await moving;
    // Transfers continued during the backup and after it.
    expect(done.length).toBeGreaterThanOrEqual(doneAfter);
    const folder = join(newFolder(), 'moved');
    await restore(file, { ...options, dataDir: folder });
    await opened(folder, async db => {
      const { rows } = await sql<{ id: number; sum: string; count: number }>`
        select t.id, sum(p.amount)::text as sum, count(*)::int as count
        from ledger_transactions t join ledger_entries p on p.transaction_id = t.id
        where t.kind = 'gift' group by t.id order by t.id`.execute(db);
      expect(new Set(rows.map(({ sum, count }) => `${Number(sum)} of ${count}`))).toEqual(new Set(['0 of 2']));
      const ids = rows.map(({ id }) => id);
      expect(doneBefore.filter(id => !ids.includes(id))).toEqual([]);
      const member = await db.selectFrom('members').select('nickname').where('id', '=', memberId).executeTakeFirst();
      expect(member?.nickname).toBe(`of ${ids.at(-1)}`);
      expect(await db.transaction().execute(trx => reconcileLedger(trx, FEATURE_CHECKS))).toEqual([]);
    });
  });

  it('OPS-13 a backup never replaces a file, and a failed backup leaves no file', async () => {
    const file = join(newFolder(), 'there');
    writeFileSync(file, 'mine');
    await expect(backup(file)).rejects.toThrow(`${file} exists; a backup never replaces a file.`);
    expect(readFileSync(file, 'utf8')).toBe('mine');
    await expect(backup(join(newFolder(), 'no', 'folder'))).rejects.toThrow('cannot be written');
    const folder = newFolder();
    const command = parseCommand(['backup', join(folder, 'x')])!;
    const broken = () => Promise.reject(new Error('disk full'));
    await expect(
      runCommand(command, { db: server.db, now: server.now, url: '', onChange: () => {}, image: broken }),
    ).rejects.toThrow('No backup was made: disk full.');
    expect(readdirSync(folder)).toEqual([]);
    await expect(runCommand(command, { db: server.db, now: server.now, url: '', onChange: () => {} })).rejects.toThrow(
      'pg_dump',
    );
  });
});

describe('restore of a backup', () => {
  let file: string;
  beforeAll(async () => {
    file = join(newFolder(), 'kept');
    await backup(file);
  });

  it('OPS-13 restore rejects a data directory that contains a database or belongs to a running gateway', async () => {
    const dataDir = await seededFolder();
    await expect(restore(file, { ...options, dataDir })).rejects.toThrow('has a database already');
    expect(readdirSync(dataDir)).toEqual(['pg']);
  });

  it.each([
    ['half a file', (path: string) => truncateSync(path, Math.floor(statSync(path).size / 2)), 'or not a whole one'],
    ['another file', (path: string) => writeFileSync(path, 'hello'), 'is no backup'],
  ])('OPS-13 restore rejects %s and leaves the data directory empty', async (_, spoil, message) => {
    const broken = join(newFolder(), 'broken');
    writeFileSync(broken, readFileSync(file));
    spoil(broken);
    const dataDir = join(newFolder(), 'empty');
    await expect(restore(broken, { ...options, dataDir })).rejects.toThrow(message);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('OPS-13 restore rejects a backup of a later version', { tags: 'slow' }, async () => {
    await sql`insert into migrations (name, applied_at) values ('99-of-tomorrow', 0)`.execute(server.db);
    const later = join(newFolder(), 'later');
    await backup(later);
    await sql`delete from migrations where name = '99-of-tomorrow'`.execute(server.db);
    const dataDir = join(newFolder(), 'empty');
    await expect(restore(later, { ...options, dataDir })).rejects.toThrow(
      'of a later version of the gateway (99-of-tomorrow)',
    );
    expect(existsSync(join(dataDir, 'pg'))).toBe(false);
  });

  it('OPS-13 restore reports missing keys', { tags: 'slow' }, async () => {
    const output = await restore(file, { ...options, hasKeys: false, dataDir: join(newFolder(), 'keyless') });
    expect(output.at(-1)).toContain('Its keys are missing: put the secrets.json of then into the folder');
  });
});
