import { describe, expect, it } from 'vitest';
import { type DatabaseOptions, openDatabase } from '../../site/gateway/platform/db/driver.ts';
import type { Mode } from '../../site/gateway/platform/mode.ts';
import { seedSandbox } from '../../site/gateway/sandbox/seeds/seed-sandbox.ts';
import { readEnvironment } from '../../site/gateway/settings.ts';
import { gateway, TEST_NOW } from '../helpers/gateway.ts';
import { imageAt } from '../helpers/gateway-image.ts';

const production = async () => {
  const opened = await openDatabase({ seedSandbox, dataDir: null, sandboxGameCount: 0, mode: 'production' }, TEST_NOW);
  const image = await opened.dump();
  await opened.close();
  return image;
};
const images: Record<Mode, Promise<Blob>> = { sandbox: imageAt(TEST_NOW), production: production() };

/** Opens a database of a stored mode; returns the mode of the result. */
async function open(stored: Mode, options: Pick<DatabaseOptions, 'mode' | 'otherMode'>): Promise<Mode> {
  const databaseImage = await images[stored];
  const { mode, close } = await openDatabase(
    { seedSandbox, dataDir: null, sandboxGameCount: 0, databaseImage, ...options },
    TEST_NOW,
  );
  await close();
  return mode;
}

describe('stored mode of a database', () => {
  it('GW-09 production does not open a sandbox, and the message names GATEWAY_MODE=sandbox', async () => {
    for (const otherMode of ['reject', 'follow-production'] as const) {
      await expect(open('sandbox', { mode: 'production', otherMode })).rejects.toThrow('set GATEWAY_MODE=sandbox');
    }
  });

  it('GW-09 an explicitly chosen sandbox does not open a production database', async () => {
    await expect(open('production', { mode: 'sandbox', otherMode: 'reject' })).rejects.toThrow(
      'set GATEWAY_MODE=production',
    );
  });

  it.each([
    ['production', { mode: 'sandbox', otherMode: 'follow-production' }],
    ['production', { mode: 'sandbox', otherMode: 'follow' }],
    ['sandbox', { mode: 'production', otherMode: 'follow' }],
    ['sandbox', { mode: 'sandbox', otherMode: 'reject' }],
  ] as const)('GW-09 a database created in mode %s keeps this mode with the options %j', async (stored, options) => {
    expect(await open(stored, options)).toBe(stored);
  });

  it.each([
    [{}, 'follow-production'],
    [{ GATEWAY_MODE: 'sandbox' }, 'reject'],
    [{ GATEWAY_MODE: 'production' }, 'reject'],
  ] as const)('GW-09 with environment %j, a different mode in the database leads to %s', (env, otherMode) => {
    expect(readEnvironment(env).otherMode).toBe(otherMode);
  });

  it('GW-09 a gateway that uses the stored mode has no feature of a sandbox', async () => {
    const databaseImage = await images.production;
    const server = await gateway({ databaseImage, mode: 'sandbox', otherMode: 'follow-production' });
    expect(server.paymentsUrl).toBeNull();
    for (const path of ['/sandbox/inbox', '/sandbox/app/android']) {
      expect([path, (await fetch(server.url + path)).status]).toEqual([path, 404]);
    }
    await server.stop();
  });
});
