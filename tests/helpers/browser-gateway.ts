/** Gateway of a browser test file: filled database, prepared keys, built site. */
import { type Gateway, startGateway } from '../../site/gateway/main.ts';
import type { Settings } from '../../site/gateway/settings.ts';
import { CAPTCHA } from './captcha/captcha.ts';
import { clockOfStart, DATABASE_WAIT_MS, imageOfStart, secretsOfNow, TEST_KEY, timeOfStart } from './gateway-image.ts';
import { LIGHT_COST } from './light-passwords.ts';
import { copyDatabase } from './postgres/shared.ts';

export interface BrowserGateway extends Gateway {
  /** Advances the gateway's time by `ms`; due jobs run at the next `tick`. */
  moveOn(ms: number): void;
}

/** Starts a gateway whose clock begins at the time of its database and continues in real time. */
export async function browserGateway(settings: Partial<Settings> = {}): Promise<BrowserGateway> {
  const clock = clockOfStart();
  let ahead = 0;
  const copy = copyDatabase(timeOfStart());
  const database = copy
    ? { databaseUrl: copy.databaseUrl, gatewayKeys: [TEST_KEY], databaseWaitMs: DATABASE_WAIT_MS }
    : { databaseImage: await imageOfStart(), secrets: await secretsOfNow() };
  const gateway = await startGateway({
    ...database,
    port: 0,
    dataDir: null,
    staticDir: 'dist',
    // Long timeout, because tests must not depend on the speed of a busy machine.
    prerenderTimeoutMs: 30_000,
    logLevel: 'error',
    captchaText: () => CAPTCHA,
    passwordCost: LIGHT_COST,
    now: () => clock() + ahead,
    ...settings,
  });
  return {
    ...gateway,
    moveOn(ms) {
      ahead += ms;
    },
    async stop() {
      await gateway.stop();
      copy?.remove();
    },
  };
}
