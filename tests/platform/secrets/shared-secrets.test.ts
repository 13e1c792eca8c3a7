import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { memberInfo } from 'lobbykit/wire';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../site/gateway/platform/db/driver.ts';
import { createFields } from '../../../site/gateway/platform/secrets/encrypted-fields.ts';
import { openSecrets, type Secrets } from '../../../site/gateway/platform/secrets/secrets.ts';
import {
  type GatewaySecretsOptions,
  openGatewaySecrets,
} from '../../../site/gateway/platform/secrets/shared-secrets.ts';
import { seedSandbox } from '../../../site/gateway/sandbox/seeds/seed-sandbox.ts';
import { readEnvironment } from '../../../site/gateway/settings.ts';
import { newFolder } from '../../helpers/folders/new-folder.ts';
import { onPostgres } from '../../helpers/gateway/engines.ts';
import { runCommandLine } from '../../helpers/gateway/money-steps.ts';
import { bearer } from '../../helpers/gateway/verification-steps.ts';
import { gateway, TEST_KEY, TEST_NOW } from '../../helpers/gateway.ts';

const OTHER_KEY = 'b'.repeat(43);

describe('encrypted database fields', () => {
  const secrets = openSecrets({ dataDir: null, now: () => 0 });
  const fields = createFields(secrets);

  it('OPS-02 an encrypted field can be decrypted only for its purpose and only if it is unchanged', () => {
    const sealed = fields.encrypt('card of member 1', '9704228103090925');
    expect(sealed).not.toContain('0925');
    expect(fields.decrypt('card of member 1', sealed)).toBe('9704228103090925');
    expect(() => fields.decrypt('card of member 2', sealed)).toThrow();
    const at = sealed.length - 3;
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    expect(() => fields.decrypt('card of member 1', changed)).toThrow();
    expect(fields.encrypt('card of member 1', '9704228103090925')).not.toBe(sealed);
  });

  it('OPS-02 fingerprints of two texts are equal only if the texts and their kinds are equal', () => {
    expect(fields.index('card demo', '123')).toBe(fields.index('card demo', '123'));
    expect(
      new Set([fields.index('card demo', '123'), fields.index('card other', '123'), fields.index('card demo', '124')])
        .size,
    ).toBe(3);
  });

  it('OPS-02 after a key rotation, old fields are readable until the old key is removed, and old fingerprints match', async () => {
    const before = {
      sealed: fields.encrypt('a', 'text'),
      index: fields.index('a', 'text'),
      pepper: fields.pepper('a', '1'),
    };
    await secrets.rotate();
    expect(fields.decrypt('a', before.sealed)).toBe('text');
    expect(fields.indexes('a', 'text')).toContain(before.index);
    expect(fields.index('a', 'text')).not.toBe(before.index);
    expect(fields.pepperUnder(before.pepper.id, 'a', '1')).toBe(before.pepper.text);
    const [newest, oldest] = fields.keyIds();
    expect(fields.keyOf(before.sealed)).toBe(oldest);
    expect(await secrets.retire(newest!)).toBe(false);
    expect(await secrets.retire(oldest!)).toBe(true);
    expect(() => fields.decrypt('a', before.sealed)).toThrow('which this gateway does not have');
    expect(fields.pepperUnder(before.pepper.id, 'a', '1')).toBeNull();
  });

  it('OPS-02 encrypted fields remain readable after a restart, also after a rotation', async () => {
    const dataDir = newFolder();
    const first = openSecrets({ dataDir, now: () => 0 });
    const sealed = createFields(first).encrypt('a', 'text');
    await first.rotate();
    expect(createFields(openSecrets({ dataDir, now: () => 0 })).decrypt('a', sealed)).toBe('text');
  });

  it('OPS-02 an invalid GATEWAY_KEY is rejected, and the error does not repeat it', () => {
    expect(readEnvironment({ GATEWAY_KEY: `${TEST_KEY}, ${OTHER_KEY}` }).gatewayKeys).toEqual([TEST_KEY, OTHER_KEY]);
    expect(() => readEnvironment({ GATEWAY_KEY: 'c4nary' })).toThrow(/^GATEWAY_KEY must be (?!.*c4nary)/);
  });
});

onPostgres('secrets of gateways', postgres => {
  /** Opens the secrets of a database as a starting gateway does. */
  const opener = async (name: string) => {
    const databaseUrl = postgres().createSeeded(name);
    const opened = await openDatabase(
      { seedSandbox, databaseUrl, dataDir: null, sandboxGameCount: 0, mode: 'sandbox' },
      TEST_NOW,
    );
    const open = (more: Partial<GatewaySecretsOptions> = {}): Promise<Secrets> =>
      openGatewaySecrets(opened.db, {
        databaseUrl,
        dataDir: null,
        gatewayKeys: [TEST_KEY],
        now: () => TEST_NOW,
        ...more,
      });
    return { ...opened, open };
  };

  it('OPS-02 secrets are encrypted in the database, and two gateways that start concurrently use the same secrets', async () => {
    const { db, open, close } = await opener('agree');
    const [one, two] = await Promise.all([open(), open()]);
    expect(one.hmacKey().equals(two.hmacKey())).toBe(true);
    const kids = async (secrets: Secrets) => (await secrets.bodyKeys()).map(({ kid }) => kid);
    const [created, same] = await Promise.all([kids(one), kids(two)]);
    expect(created).toEqual(same);
    const row = JSON.stringify(await db.selectFrom('gateway_secrets').selectAll().execute());
    expect(row).not.toContain(one.hmacKey().toString('base64url'));
    expect(row).not.toContain(TEST_KEY);
    await close();
  });

  it('OPS-02 secrets encrypted with another key prevent the start with an error that names the reason', async () => {
    const { open, close } = await opener('otherkey');
    await open();
    await expect(open({ gatewayKeys: [OTHER_KEY] })).rejects.toThrow(
      /are encrypted under another key; set GATEWAY_KEY/,
    );
    await close();
  });

  it('OPS-02 secrets of a data directory are imported, and its key file is accessible only to its owner', async () => {
    const { open, close } = await opener('file');
    const dataDir = newFolder();
    const hmac = openSecrets({ dataDir, now: () => 0 }).hmacKey();
    const moved = await open({ dataDir, gatewayKeys: undefined });
    expect(moved.hmacKey().equals(hmac)).toBe(true);
    const file = join(dataDir, 'gateway.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const again = await open({ dataDir: newFolder(), gatewayKeys: [readFileSync(file, 'utf8')] });
    expect(again.hmacKey().equals(hmac)).toBe(true);
    await close();
  });

  it('OPS-02 secrets are encrypted again with a new GATEWAY_KEY while gateways that have both keys are running', async () => {
    const { open, close } = await opener('rewrap');
    const before = await open();
    const both = await open({ gatewayKeys: [OTHER_KEY, TEST_KEY] });
    expect((await open()).hmacKey().equals(before.hmacKey())).toBe(true);
    await both.rotate();
    const late = await open({ gatewayKeys: [OTHER_KEY] });
    expect(late.hmacKey().equals(before.hmacKey())).toBe(true);
    await close();
  });

  it('OPS-02 sessions remain valid after a rotation, and the other gateway can decrypt bodies encrypted before the rotation', async () => {
    const databaseUrl = postgres().createSeeded('rotate');
    const [one, two] = await Promise.all([
      gateway({ databaseUrl, now: () => TEST_NOW }),
      gateway({ databaseUrl, now: () => TEST_NOW }),
    ]);
    const { token } = await one.memberSession();
    const { db, now, url } = one;
    const secrets = await openGatewaySecrets(db, { databaseUrl, dataDir: null, gatewayKeys: [TEST_KEY], now });
    const kids = (await secrets.bodyKeys()).map(({ kid }) => kid);
    const lines = await runCommandLine(one, ['keys', 'rotate'], {
      db,
      now,
      url,
      onChange: () => one.changed(),
      secrets,
    });
    expect(lines.filter(line => line.startsWith('field'))).toHaveLength(2);
    const live = (await secrets.bodyKeys()).map(({ kid }) => kid);
    expect(live).toHaveLength(4);
    expect(live).toEqual(expect.arrayContaining(kids));
    for (const server of [one, two]) {
      const { status } = await server.get(memberInfo.path, { ModuleId: memberInfo.moduleId, ...bearer(token) });
      expect(status).toBe(200);
    }
    await Promise.all([one.stop(), two.stop()]);
  });
});
