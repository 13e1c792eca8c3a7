import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMac } from '../../../site/gateway/platform/secrets/hmac.ts';
import { BODY_KEY_TTL_MS, openSecrets, parseSecrets } from '../../../site/gateway/platform/secrets/secrets.ts';
import { readEnvironment } from '../../../site/gateway/settings.ts';
import { newFolder } from '../../helpers/folders/new-folder.ts';

const kids = (keys: readonly { kid: string }[]) => keys.map(({ kid }) => kid);

describe('keys of a gateway', () => {
  it('S22 keys are stored in the data directory, readable only by its owner, and are the same after a restart', async () => {
    const dataDir = newFolder();
    const first = openSecrets({ dataDir, now: () => 0 });
    expect(readdirSync(dataDir)).toEqual([]);
    const hmac = createMac(first).of('code', '123456');
    const keys = await first.bodyKeys();
    expect(readdirSync(dataDir)).toEqual(['secrets.json']);
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
    const second = openSecrets({ dataDir, now: () => 0 });
    expect(createMac(second).of('code', '123456')).toBe(hmac);
    expect(await second.bodyKeys()).toEqual(keys);
  });

  it('S22 two keys are published at any time, and a new key replaces an expired key', async () => {
    const clock = { now: 1_000 };
    const secrets = openSecrets({ dataDir: null, now: () => clock.now });
    const [both, same] = await Promise.all([secrets.bodyKeys(), secrets.bodyKeys()]);
    expect(kids(both)).toEqual(kids(same));
    expect(both.map(({ notAfter }) => notAfter)).toEqual([1_000 + BODY_KEY_TTL_MS, 1_000 + 2 * BODY_KEY_TTL_MS]);
    clock.now += BODY_KEY_TTL_MS - 1;
    expect(kids(await secrets.bodyKeys())).toEqual(kids(both));
    clock.now += 1;
    const later = await secrets.bodyKeys();
    expect(kids(later)).toEqual([both[1]!.kid, expect.any(String)]);
    expect(later[1]!.notAfter).toBe(1_000 + 3 * BODY_KEY_TTL_MS);
  });

  it('an unreadable key file is not replaced with new keys', () => {
    const dataDir = newFolder();
    writeFileSync(join(dataDir, 'secrets.json'), '{}');
    expect(() => openSecrets({ dataDir, now: () => 0 }).hmacKey()).toThrow('holds no secrets of a gateway');
    expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toBe('{}');
  });

  it('S22 keys from the environment are used, no new keys are created, and expired keys are omitted', async () => {
    const dataDir = newFolder();
    await openSecrets({ dataDir, now: () => 0 }).bodyKeys();
    const text = readFileSync(join(dataDir, 'secrets.json'), 'utf8');
    const { secrets: provided } = readEnvironment({ GATEWAY_SECRETS: text });
    expect(provided).toEqual(parseSecrets(text));
    const other = newFolder();
    const secrets = openSecrets({ dataDir: other, provided, now: () => BODY_KEY_TTL_MS });
    expect(kids(await secrets.bodyKeys())).toEqual([provided!.bodyKeys[1]!.kid]);
    expect(readdirSync(other)).toEqual([]);
  });

  it('invalid keys from the environment are rejected, and the error does not repeat them', () => {
    expect(() => readEnvironment({ GATEWAY_SECRETS: '{"hmacKey":"c4nary"}' })).toThrow(
      /^GATEWAY_SECRETS must be the content of a secrets\.json that a gateway has made\.$/,
    );
    expect(readEnvironment({ NODE_ENV: 'production' }).mode).toBe('production');
    expect(readEnvironment({}).mode).toBe('sandbox');
  });

  it('S36 fingerprints of different inputs differ', () => {
    const hmac = createMac(openSecrets({ dataDir: null, now: () => 0 }));
    const hashes = [hmac.of('a', 'b', 'c'), hmac.of('a', 'bc'), hmac.of('ab', 'c'), hmac.of('a', 'b,c')];
    expect(new Set(hashes).size).toBe(4);
  });
});
